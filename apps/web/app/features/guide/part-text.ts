import type { GuidePart } from '@eszkerek/contract/guide-shapes';
import type { IconName } from '@eszkerek/ui/icon-names.ts';

interface PartText {
  name: string;
  action: string;
  icon: IconName;
}

/** Kinds of parts that have a screen of their own to lead to. */
const PARTS: Partial<Record<GuidePart['kind'], PartText>> = {
  warmup: { name: 'Bemelegítés', action: 'Bemelegítek', icon: 'sun' },
  homework: { name: 'Házi feladat', action: 'Megcsinálom', icon: 'document' },
  continue: { name: 'Folytasd a leckét', action: 'Folytatom', icon: 'book' },
  practice: { name: 'Gyakorlás', action: 'Gyakorlok', icon: 'target' },
  lesson: { name: 'Új dolog', action: 'Elkezdem', icon: 'bulb' },
};

export const partText = (part: GuidePart): PartText | undefined => PARTS[part.kind];

export interface ShownPart {
  part: GuidePart;
  text: PartText;
}

export const shownParts = (parts: readonly GuidePart[]): ShownPart[] =>
  parts.flatMap(part => {
    const text = partText(part);
    return text ? [{ part, text }] : [];
  });
