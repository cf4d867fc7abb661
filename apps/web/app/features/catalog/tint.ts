import type { Tint } from '@eszkerek/ui/card.tsx';

const subjects: readonly string[] = ['matematika', 'fizika', 'ai'];
const isTint = (subject: string | undefined): subject is Tint => subject !== undefined && subjects.includes(subject);

/** The colour family of a page; what belongs to no subject is a tool. */
export const tintOf = (subject: string | undefined): Tint => (isTint(subject) ? subject : 'eszkoz');
