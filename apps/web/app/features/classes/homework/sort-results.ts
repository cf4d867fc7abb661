import type { HomeworkPupil } from '@eszkerek/contract/class-homework';

export const COLUMNS = [
  { key: 'real_name', label: 'Tanuló' },
  { key: 'state', label: 'Állapot' },
  { key: 'first_score', label: 'Első' },
  { key: 'score_percentage', label: 'Legjobb' },
  { key: 'tries', label: 'Próba' },
  { key: 'minutes', label: 'Idő' },
] as const;
export type Column = (typeof COLUMNS)[number]['key'];
export interface Order {
  by: Column;
  descending: boolean;
}

/** Every order there is, for the one select of the phone. */
export const ORDERS = COLUMNS.flatMap(({ key, label }) =>
  [false, true].map(descending => ({ by: key, descending, label: `Rendezés: ${label} ${descending ? '↓' : '↑'}` })),
);

const hungarian = new Intl.Collator('hu');
const STATES = { none: 0, started: 1, done: 2 } as const;

const numberOf = (pupil: HomeworkPupil, by: Exclude<Column, 'real_name'>): number =>
  by === 'state' ? STATES[pupil.state] : (pupil[by] ?? -1);

/** Ties stand by name. */
export const sortResults = (pupils: readonly HomeworkPupil[], { by, descending }: Order): HomeworkPupil[] =>
  pupils.toSorted((a, b) => {
    const byName = hungarian.compare(a.real_name, b.real_name);
    const step = by === 'real_name' ? byName : numberOf(a, by) - numberOf(b, by);
    return (descending ? -step : step) || byName;
  });

export const STATE_WORDS = { done: 'Kész', started: 'Elkezdte', none: 'Nem nyitotta meg' } as const;

export const CSV_HEAD = ['Név', 'Állapot', 'Első (%)', 'Legjobb (%)', 'Próba', 'Idő (perc)', 'Késett', 'Tévképzetek', 'Megjegyzés'];

export const csvRows = (pupils: readonly HomeworkPupil[]): (string | number | null)[][] =>
  pupils.map(pupil => [
    pupil.real_name,
    STATE_WORDS[pupil.state],
    pupil.first_score,
    pupil.score_percentage,
    pupil.tries,
    pupil.minutes,
    // Who has not done it is not late yet: the state says that.
    pupil.state === 'done' && pupil.late ? 'igen' : 'nem',
    pupil.misconceptions.map(({ text }) => text).join(', '),
    pupil.note,
  ]);
