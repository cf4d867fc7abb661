import type { AuditAction } from '@eszkerek/contract/audit-actions';

const labels: Record<AuditAction, string> = {
  'admin.broadcast': 'Körlevelet küldött',
  'admin.reports-resolved': 'Elintézte egy kérdés jelzéseit',
  'admin.teacher-approved': 'Jóváhagyott egy tanárt',
  'admin.teacher-rejected': 'Elutasított egy tanárt',
  'auth.address-asked': 'E-mail-címet kért a fiókjához',
  'auth.card-used': 'Belépőkártyát használt',
  'auth.class-login-failed': 'Sikertelen belépés osztálykóddal',
  'auth.code-issued': 'Kódot adott ki',
  'auth.email-verified': 'Megerősítette az e-mail-címét',
  'auth.google-linked': 'Google-fiókot kapcsolt a fiókjához',
  'auth.login': 'Belépett',
  'auth.login-failed': 'Sikertelen belépés',
  'auth.logout': 'Kilépett',
  'auth.parent-changed': 'Megváltozott a szülő e-mail-címe',
  'auth.parent-confirm': 'A szülő hozzájárult',
  'auth.parent-refuse': 'A szülő nem járult hozzá',
  'auth.parent-resumeLetters': 'A szülő újra kér heti levelet',
  'auth.parent-stopLetters': 'A szülő lemondta a heti levelet',
  'auth.parent-withdraw': 'A szülő visszavonta a hozzájárulását',
  'auth.password-changed': 'Jelszót cserélt',
  'auth.password-reset': 'Új jelszót állított be levélből',
  'auth.password-wrong': 'Rossz jelszóval igazolta magát',
  'auth.register': 'Új fiók regisztrált',
  'auth.resend-verification': 'Újra kérte a megerősítő levelet',
  'auth.reset-requested': 'Új jelszót kért',
  'auth.totp-disabled': 'Kikapcsolta a kétlépcsős belépést',
  'auth.totp-enabled': 'Bekapcsolta a kétlépcsős belépést',
  'auth.totp-failed': 'Rossz hatjegyű kód',
  'auth.totp-locked': 'Sok rossz kód: a belépés zárolva',
  'classes.cards-printed': 'Belépőkártyákat nyomtatott',
  'classes.pupil-unlocked': 'Feloldotta egy tanuló belépését',
  'classes.pupils-imported': 'Tanulókat vett fel az osztályba',
  'classes.teacher-invited': 'Tanárt hívott az osztályba',
  'classes.teacher-joined': 'Csatlakozott egy osztályhoz tanárként',
  'classes.teacher-removed': 'Levett egy tanárt az osztályról',
  'command.create-admin': 'Új adminisztrátor készült (parancssorból)',
  'profile.deleted': 'Törölt fiók',
};

const known = new Map<string, string>(Object.entries(labels));

/** An old row may say what is no longer written: its own name then stands there. */
export const auditLabel = (action: string): string => known.get(action) ?? action;
