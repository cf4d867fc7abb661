import { SHEET, type SheetSpec } from '@eszkerek/contract/sheet-spec';

/** No letters or digits that are mistaken for each other on paper. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(6)), number => ALPHABET[number % ALPHABET.length] ?? 'A').join('');

interface Wishes {
  seed: string;
  lessons: readonly string[];
  levels: readonly (1 | 2 | 3)[];
  count: number;
  figures: SheetSpec['figures'];
  region: SheetSpec['region'];
}

/** Lessons take turns; the sheet goes from easy to hard. The numbers of a lesson's tasks follow each other: they ask for other kinds of task. */
export const composeSheet = ({ seed, lessons, levels, count, figures, region }: Wishes): SheetSpec => {
  const sorted = levels.toSorted((a, b) => a - b);
  const perLesson = Math.ceil(count / lessons.length);
  const tasks = Array.from({ length: count }, (_, place) => ({
    lesson: lessons[place % lessons.length] ?? '',
    level: sorted[Math.floor((place * sorted.length) / count)] ?? 1,
    salt: (place % lessons.length) * perLesson + Math.floor(place / lessons.length),
  }));
  return { seed, figures, region, even: true, lessons, tasks };
};

/** The one after the largest, or a free one if a code holds no larger. */
export const nextSalt = ({ tasks }: SheetSpec): number => {
  const taken = new Set(tasks.map(({ salt }) => salt));
  const next = Math.max(-1, ...taken) + 1;
  return next <= SHEET.maxSalt ? next : (Array.from(taken.keys(), (_, salt) => salt).find(salt => !taken.has(salt)) ?? 0);
};

/** Another task of the same lesson and level; the others keep their numbers. */
export const swapTask = (spec: SheetSpec, salt: number): SheetSpec => ({
  ...spec,
  tasks: spec.tasks.map(task => (task.salt === salt ? { ...task, salt: nextSalt(spec) } : task)),
});

export const dropTask = (spec: SheetSpec, salt: number): SheetSpec => ({ ...spec, tasks: spec.tasks.filter(task => task.salt !== salt) });

/** One place up. */
export const raiseTask = (spec: SheetSpec, salt: number): SheetSpec => {
  const at = spec.tasks.findIndex(task => task.salt === salt);
  const [task, above] = [spec.tasks[at], spec.tasks[at - 1]];
  return task && above ? { ...spec, tasks: spec.tasks.toSpliced(at - 1, 2, task, above) } : spec;
};
