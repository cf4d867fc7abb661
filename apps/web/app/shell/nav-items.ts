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
