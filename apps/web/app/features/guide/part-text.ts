import type { GuidePart } from '@eszkerek/contract/guide-shapes';
import type { IconName } from '@eszkerek/ui/icon-names.ts';

interface PartText {
  name: string;
  action: string;
  icon: IconName;
}

const PARTS: Record<GuidePart['kind'], PartText> = {
  warmup: { name: 'Bemelegítés', action: 'Bemelegítek', icon: 'sun' },
  review: { name: 'Ismétlés', action: 'Ismétlek', icon: 'retry' },
  homework: { name: 'Házi feladat', action: 'Megcsinálom', icon: 'document' },
  continue: { name: 'Folytasd a leckét', action: 'Folytatom', icon: 'book' },
  practice: { name: 'Gyakorlás', action: 'Gyakorlok', icon: 'target' },
  lesson: { name: 'Új dolog', action: 'Elkezdem', icon: 'bulb' },
  placement: { name: 'Hol tartasz?', action: 'Megnézem', icon: 'search' },
};

export const partText = (kind: GuidePart['kind']): PartText => PARTS[kind];

export interface ShownPart {
  part: GuidePart;
  text: PartText;
}

export const shownParts = (parts: readonly GuidePart[]): ShownPart[] => parts.map(part => ({ part, text: partText(part.kind) }));
