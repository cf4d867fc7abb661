export const SHEET_GROUPS = ['A', 'B', 'C', 'D'] as const;
export const SHEET = { maxLessons: 8, maxTasks: 20, maxSalt: 999 } as const;

/** What a worksheet is made of; written into its address, so that it can be printed again. */
export interface SheetSpec {
  seed: string;
  figures: 'any' | 'with' | 'without';
  /** Amounts of money: lei, or forints with `hu`. */
  region: 'ro' | 'hu';
  lessons: readonly string[];
  /** `salt` is the task's own number: swapping a task gives it a new one and moves no other task. */
  tasks: readonly { lesson: string; level: 1 | 2 | 3; salt: number }[];
}

const FLAGS = { any: '', with: 'f', without: 'n' } as const;
const LETTERS = 'abcdefgh';
const SEED_LENGTH = 6;
const HUNGARY = 'h';
const levelOf = (digit: string): 1 | 2 | 3 => (digit === '3' ? 3 : digit === '2' ? 2 : 1);

export const writeSheet = ({ seed, figures, region, lessons, tasks }: SheetSpec): string => {
  const used = lessons.filter(lesson => tasks.some(task => task.lesson === lesson));
  const list = tasks.map(({ lesson, level, salt }) => `${LETTERS[used.indexOf(lesson)]}${level}${salt}`);
  return [seed + FLAGS[figures] + (region === 'hu' ? HUNGARY : ''), list.join(''), ...used].join('.');
};

/** Reads a code that fits the pattern of `sheet-code.ts`. */
export const readSheet = (code: string): SheetSpec => {
  const [head = '', list = '', ...lessons] = code.split('.');
  const flags = head.slice(SEED_LENGTH);
  return {
    seed: head.slice(0, SEED_LENGTH),
    figures: flags.startsWith(FLAGS.with) ? 'with' : flags.startsWith(FLAGS.without) ? 'without' : 'any',
    region: flags.endsWith(HUNGARY) ? 'hu' : 'ro',
    lessons,
    tasks: Array.from(list.matchAll(/([a-h])([123])(\d{1,3})/g), ([, letter = 'a', level = '1', salt = '0']) => ({
      lesson: lessons[LETTERS.indexOf(letter)] ?? '',
      level: levelOf(level),
      salt: Number(salt),
    })),
  };
};
