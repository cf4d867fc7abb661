import { counted, said, sentence } from '../../kit/words.ts';
import { shadedCount, type Whole } from './parts.ts';
import type { Fraction } from './schema.ts';

const FORMS: Record<Fraction['form'], string> = { bar: 'csík', circle: 'kör', grid: 'téglalap', set: 'korongokból álló csoport' };

/** Counts in words: the fraction itself is what a question asks. */
export function describe(spec: Fraction): string {
  const one = (whole: Whole, i: number): string => {
    const form = spec.form === 'circle' && spec.pointer ? 'szerencsekerék mutatóval' : FORMS[spec.form];
    const name = whole.label ?? (spec.wholes.length > 1 ? `${i + 1}. ${form}` : form);
    const parts =
      spec.form === 'set' ? `${counted(whole.parts)} korong` : whole.parts === 1 ? 'egy egész' : `${counted(whole.parts)} egyenlő rész`;
    return sentence(`${name}: ${parts}, ${said(shadedCount(whole))} színezve`);
  };
  return spec.wholes.map(one).join(' ');
}
