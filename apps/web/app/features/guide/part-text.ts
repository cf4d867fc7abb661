import type { GuidePart } from '@eszkerek/contract/guide-shapes';
import type { IconName } from '@eszkerek/ui/icon-names.ts';

interface PartText {
  name: string;
  action: string;
  icon: IconName;
  /** How much it asks for today. */
  size: (minutes: number) => string;
}

const minutesLong = (minutes: number): string => `${minutes} perc`;
/** A lesson takes longer than a day's part of it. */
const partOfLesson = (minutes: number): string => `ma kb. ${minutes} perc`;
const threeTasks = (): string => '3 feladat';

const PARTS: Record<GuidePart['kind'], PartText> = {
  warmup: { name: 'Bemelegítés', action: 'Bemelegítek', icon: 'sun', size: threeTasks },
  review: { name: 'Ismétlés', action: 'Ismétlek', icon: 'retry', size: minutesLong },
  homework: { name: 'Házi feladat', action: 'Megcsinálom', icon: 'document', size: minutesLong },
  continue: { name: 'Folytasd a leckét', action: 'Folytatom', icon: 'book', size: partOfLesson },
  practice: { name: 'Gyakorlás', action: 'Gyakorlok', icon: 'target', size: threeTasks },
  lesson: { name: 'Új dolog', action: 'Elkezdem', icon: 'bulb', size: partOfLesson },
  placement: { name: 'Hol tartasz?', action: 'Megnézem', icon: 'search', size: minutesLong },
};

export const partText = (kind: GuidePart['kind']): PartText => PARTS[kind];

export interface ShownPart {
  part: GuidePart;
  text: PartText;
}

export const shownParts = (parts: readonly GuidePart[]): ShownPart[] => parts.map(part => ({ part, text: partText(part.kind) }));
