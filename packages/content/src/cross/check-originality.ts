import { type Fault, reportInto } from '../fault.ts';
import { filesOf, type Library } from '../library.ts';

/** As many words in a row are a copied thought, not a turn of phrase. */
const RUN = 8;

/** Stories, sentences and pictures of a lesson are its own. */
export function checkOriginality(library: Library): Fault[] {
  const faults: Fault[] = [];
  const runs = new Map<string, string>();
  const widgets = new Map<string, string>();
  for (const { file, draft } of filesOf(library, 'lesson')) {
    if (!draft) continue;
    const report = reportInto(faults, file);
    for (const { text, line } of draft.paragraphs) {
      const words = text.toLocaleLowerCase('hu').match(/[\p{L}\p{N}]+/gu) ?? [];
      let told = false;
      for (let i = 0; i + RUN <= words.length; i++) {
        const run = words.slice(i, i + RUN).join(' ');
        const other = runs.get(run);
        if (other === undefined) runs.set(run, file);
        else if (other !== file && !told) {
          told = true;
          report('shared-run', line, `„${run}” also stands in ${other}`);
        }
      }
    }
    for (const { fingerprint, line } of draft.widgets) {
      const other = widgets.get(fingerprint);
      if (other === undefined) widgets.set(fingerprint, file);
      else report('widget-twin', line, `the same widget in the same state stands in ${other}`);
    }
  }
  return faults;
}
