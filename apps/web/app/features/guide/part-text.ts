import type { GuideOther, GuidePart } from '@eszkerek/contract/guide-shapes';
import { the } from '@eszkerek/numbers/hungarian';
import type { IconName } from '@eszkerek/ui/icon-names.ts';
import { LABELS } from '../../lib/mastery-words.ts';

interface PartText {
  name: string;
  action: string;
  icon: IconName;
  /** How much it asks for today. */
  size: (part: Sized) => string;
}

type Sized = Pick<GuideOther, 'minutes' | 'whole'> & Partial<Pick<GuidePart, 'tasks' | 'open'>>;

/** Of one that was left half-way, the rest. */
const restOf = (minutes: number, done: number, of: number): number => Math.max(1, Math.round((minutes * (of - done)) / of));
const minutesLong = ({ minutes, open }: Sized): string =>
  open ? `még ${restOf(minutes, open.answered, open.of)} perc` : `${minutes} perc`;
/** A lesson may take longer than a day's part of it. Its page tells the whole: here a second number would stand beside the day's. */
const partOfLesson = ({ minutes, whole }: Sized): string =>
  whole !== null && whole > minutes ? `ma kb. ${minutes} perc belőle` : `kb. ${minutes} perc`;
const someTasks = ({ tasks }: Sized): string => {
  const { done, of } = tasks ?? { done: 0, of: 3 };
  return done === 0 ? `${of} feladat` : `még ${of - done} feladat`;
};

/** It may end earlier: the map is sure before the last question. */
const questionsLeft = (part: Sized): string =>
  part.open ? `még legfeljebb ${part.open.of - part.open.answered} kérdés` : `legfeljebb ${part.minutes} perc`;

const PARTS: Record<GuidePart['kind'], PartText> = {
  warmup: { name: 'Bemelegítés', action: 'Bemelegítek', icon: 'sun', size: someTasks },
  review: { name: 'Ismétlés', action: 'Ismétlek', icon: 'retry', size: minutesLong },
  homework: { name: 'Házi feladat', action: 'Megcsinálom', icon: 'document', size: minutesLong },
  continue: { name: 'Lecke', action: 'Folytatom', icon: 'book', size: partOfLesson },
  practice: { name: 'Gyakorlás', action: 'Gyakorlok', icon: 'target', size: someTasks },
  lesson: { name: 'Lecke', action: 'Kezdem', icon: 'bulb', size: partOfLesson },
  placement: { name: 'Hol tartasz?', action: 'Megnézem', icon: 'search', size: questionsLeft },
};

/** A lesson says its state in the word of the map; one that was begun is not called new, and beside „kész” no state calls for more. */
export const partText = ({ kind, label, done = false }: Pick<GuidePart, 'kind' | 'label'> & Partial<Pick<GuidePart, 'done'>>): PartText =>
  label !== null && !done && (kind === 'lesson' || (kind === 'continue' && label !== 'new'))
    ? { ...PARTS[kind], name: `Lecke · ${LABELS[label]}` }
    : PARTS[kind];

export interface ShownPart {
  part: GuidePart;
  text: PartText;
}

const byTasks = ({ kind }: GuidePart): boolean => kind === 'warmup' || kind === 'practice';

/** What a part still takes today. */
export const minutesLeft = (part: GuidePart): number => {
  const { done, minutes, open, tasks } = part;
  if (done) return 0;
  if (open) return restOf(minutes, open.answered, open.of);
  return tasks && byTasks(part) ? restOf(minutes, tasks.done, tasks.of) : minutes;
};

/** What was begun is gone on with, in the same word everywhere. */
export const actionOf = ({ part, text }: ShownPart): string => {
  const { tasks, open } = part;
  if (open) return `Folytatom ${the(open.answered + 1)}. kérdéstől`;
  if (part.reason.id === 'again') return 'Átnézem';
  return byTasks(part) && tasks && tasks.done > 0 ? `Folytatom ${the(tasks.done + 1)}. feladattól` : text.action;
};

export const shownParts = (parts: readonly GuidePart[]): ShownPart[] => parts.map(part => ({ part, text: partText(part) }));
