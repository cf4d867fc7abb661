import type { IconName } from '@eszkerek/ui/icon-names.ts';
import type { Role } from '../lib/session.ts';

export type Visitor = Role | 'guest';

export interface NavItem {
  to: string;
  label: string;
  /** Shorter label for the bar, where room is scarce. */
  barLabel?: string;
  icon: IconName;
  seenBy: readonly Visitor[];
}

const everyone: readonly Visitor[] = ['guest', 'student', 'teacher', 'admin'];

export const navItems: readonly NavItem[] = [
  { to: '/sugo', label: 'Súgó', icon: 'question', seenBy: ['guest', 'student', 'teacher'] },
  { to: '/profil', label: 'Profil', icon: 'person', seenBy: ['student', 'teacher'] },
  { to: '/dashboard/teacher', label: 'Vezérlőpult', icon: 'people', seenBy: ['teacher'] },
  { to: '/admin', label: 'Admin', icon: 'shield', seenBy: ['admin'] },
  { to: '/kapcsolat', label: 'Kapcsolat', icon: 'mail', seenBy: everyone },
];

interface LearnItem {
  to: string;
  label: string;
  icon: IconName;
  /** Addresses where the item is marked as the current one. */
  within: RegExp;
}

/** The pupil's own places: first in the bar on wide screens, at the bottom on phones. */
export const learnItems: readonly LearnItem[] = [
  { to: '/', label: 'Ma', icon: 'sun', within: /^\/$/ },
  { to: '/terkep/matematika', label: 'Tanulás', icon: 'route', within: /^\/(terkep|targy|tananyag|hol-tartasz)\// },
  { to: '/ismetles', label: 'Gyakorlás', icon: 'target', within: /^\/ismetles$/ },
];

/** On phones the profile is one of them; the bar has it among its own items. */
export const phoneItems: readonly LearnItem[] = [...learnItems, { to: '/profil', label: 'Én', icon: 'person', within: /^\/profil/ }];

export const legalItems = [
  { to: '/aszf', label: 'Általános szerződési feltételek', icon: 'document' },
  { to: '/adatkezeles', label: 'Adatkezelési tájékoztató', icon: 'shield' },
] as const;

export const appItem = { to: '/alkalmazas-letoltese', label: 'Alkalmazás letöltése', barLabel: 'Alkalmazás', icon: 'phone' } as const;

export const subjectItems = [
  { to: '/targy/matematika', label: 'Matematika', tint: 'matematika' },
  { to: '/targy/fizika', label: 'Fizika', tint: 'fizika' },
  { to: '/targy/ai', label: 'Mesterséges intelligencia', tint: 'ai' },
] as const;

export const visibleTo = (visitor: Visitor): readonly NavItem[] => navItems.filter(item => item.seenBy.includes(visitor));
