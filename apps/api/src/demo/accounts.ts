/** The demo school's people. Never seeded in production. */
export const DEMO_PASSWORD = 'Eszkerek-2026!';
export const DEMO_CLASS_CODE = 'DEMA26';
export const DEMO_VIP_CODE = 'DEMO-VIP-2026';
export const DEMO_SPECIAL_CODE = 'DEMO-FREE-2026';

const DOMAIN = 'demo.eszkerek.test';

export interface DemoAccount {
  key: string;
  email: string;
  name: string;
  role: 'student' | 'teacher' | 'admin';
  /** Age of the account in days. */
  daysOld: number;
  /** For the operator's list. */
  about: string;
}

const account = (key: string, name: string, role: DemoAccount['role'], daysOld: number, about: string): DemoAccount => ({
  key,
  email: `${key}@${DOMAIN}`,
  name,
  role,
  daysOld,
  about,
});

export const mainAccounts: readonly DemoAccount[] = [
  account('diak', 'Kovács Lilla', 'student', 20, 'tanuló, próbaidőben (5. eset)'),
  account('tanar', 'Szabó Judit', 'teacher', 80, 'jóváhagyott tanár, fizetett osztállyal (1. eset)'),
  account('uj-tanar', 'Török Gábor', 'teacher', 2, 'jóváhagyásra váró tanár'),
  account('premium', 'Nagy Bence', 'student', 60, 'tanuló havi előfizetéssel (4. eset)'),
  account('admin', 'Észkerék Admin', 'admin', 120, 'adminisztrátor'),
  account('ingyenes', 'Fekete Hanna', 'student', 50, 'tanuló állandó ingyenes hozzáféréssel (2. eset)'),
  account('osztalytars', 'Varga Zsófi', 'student', 45, 'tanuló az osztályban, saját előfizetés nélkül (3. eset)'),
  account('lejart', 'Bodor Máté', 'student', 55, 'tanuló lejárt próbaidővel (6. eset)'),
];

const PUPILS = [
  'Antal Dóra',
  'Balázs Péter',
  'Csiszér Noémi',
  'Demeter Ákos',
  'Erdei Luca',
  'Fazakas Tamás',
  'György Emma',
  'Imre Botond',
  'Jakab Réka',
  'Kelemen Dávid',
  'László Szonja',
];

/** With `osztalytars` the class has twelve pupils. */
export const pupilAccounts: readonly DemoAccount[] = PUPILS.map((name, i) =>
  account(`tanulo${String(i + 1).padStart(2, '0')}`, name, 'student', 45, 'tanuló az osztályban'),
);
