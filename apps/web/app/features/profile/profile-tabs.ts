import type { IconName } from '@eszkerek/ui/icon-names.ts';
import type { Role } from '../../lib/session.ts';

interface ProfileTab {
  to: string;
  label: string;
  icon: IconName;
}

export const profileTabs = (role: Role): readonly ProfileTab[] => [
  { to: '/profil', label: role === 'student' ? 'Tanulás' : 'Áttekintés', icon: 'chart' },
  ...(role === 'student' ? [{ to: '/profil/kalauz', label: 'Kalauz', icon: 'route' } as const] : []),
  { to: '/profil/elofizetes', label: 'Előfizetés', icon: 'card' },
  { to: '/profil/adataim', label: 'Adataim', icon: 'person' },
];

/** The sections of each tab. All were on `/profil` once: notices and mails that were sent then link to them there. */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  '/profil': ['gyakorlas', 'mester-mod', 'statisztika', 'javitofuzet', 'osztaly'],
  '/profil/elofizetes': ['elofizetes', 'ajanlas'],
  '/profil/adataim': ['adataid', 'jelszo', 'ketlepcsos', 'veszelyzona'],
};

/** The tab that has a section, if any has it. */
export const tabOfSection = (id: string): string | undefined => Object.keys(SECTIONS).find(tab => SECTIONS[tab]?.includes(id));
