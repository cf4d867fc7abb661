export const SHEET_GROUPS = ['A', 'B', 'C', 'D'] as const;
export const SHEET = { maxLessons: 8, maxTasks: 20, maxSalt: 999 } as const;

/** What a worksheet is made of; written into its address, so that it can be printed again. */
export interface SheetSpec {
  seed: string;
  figures: 'any' | 'with' | 'without';
  /** Amounts of money: lei, or forints with `hu`. */
  region: 'ro' | 'hu';
  /** Groups have the same structure, not only the same kind of task: sheets from before it are drawn as they were. */
  even?: boolean;
  lessons: readonly string[];
  /** `salt` is the task's own number: swapping a task gives it a new one and moves no other task. */
  tasks: readonly { lesson: string; level: 1 | 2 | 3; salt: number }[];
}

const FLAGS = { any: '', with: 'f', without: 'n' } as const;
const LETTERS = 'abcdefgh';
const SEED_LENGTH = 6;
const HUNGARY = 'h';
const EVEN = 'e';
const levelOf = (digit: string): 1 | 2 | 3 => (digit === '3' ? 3 : digit === '2' ? 2 : 1);

export const writeSheet = ({ seed, figures, region, even, lessons, tasks }: SheetSpec): string => {
  const used = lessons.filter(lesson => tasks.some(task => task.lesson === lesson));
  const list = tasks.map(({ lesson, level, salt }) => `${LETTERS[used.indexOf(lesson)]}${level}${salt}`);
  return [seed + FLAGS[figures] + (region === 'hu' ? HUNGARY : '') + (even ? EVEN : ''), list.join(''), ...used].join('.');
};

const MARK_LETTERS = 'abcdefghjkmnpqrstuvwxyz123456789';
const MARK_LENGTH = 5;

/** A lesson in five characters, for a code that is read by a camera: the more characters, the smaller its squares. FNV-1a. */
export const lessonMark = (slug: string): string => {
  let hash = 0x811c9dc5;
  for (const letter of slug) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return Array.from({ length: MARK_LENGTH }, (_, place) => MARK_LETTERS[(hash >>> (place * 5)) & 31]).join('');
};

/** The same sheet under a shorter address. */
export const shortenSheet = (code: string): string => {
  const [head = '', list = '', ...lessons] = code.split('.');
  return [head, list, ...lessons.map(lessonMark)].join('.');
};

/** Reads a code that fits the pattern of `sheet-code.ts`. */
export const readSheet = (code: string): SheetSpec => {
  const [head = '', list = '', ...lessons] = code.split('.');
  const flags = head.slice(SEED_LENGTH);
  return {
    seed: head.slice(0, SEED_LENGTH),
    figures: flags.startsWith(FLAGS.with) ? 'with' : flags.startsWith(FLAGS.without) ? 'without' : 'any',
    region: flags.includes(HUNGARY) ? 'hu' : 'ro',
    ...(flags.endsWith(EVEN) ? { even: true } : {}),
    lessons,
    tasks: Array.from(list.matchAll(/([a-h])([123])(\d{1,3})/g), ([, letter = 'a', level = '1', salt = '0']) => ({
      lesson: lessons[LETTERS.indexOf(letter)] ?? '',
      level: levelOf(level),
      salt: Number(salt),
    })),
  };
};
