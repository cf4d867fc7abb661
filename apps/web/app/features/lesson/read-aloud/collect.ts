import { spellFormula, spellText } from '../../../lib/spell.ts';

const SKIPPED = 'script, style, button, input, select, textarea, nav, svg, [hidden], details:not([open]), .no-print, .sr-only';
const BLOCKS = 'p, li, h2, h3, th, td';

/** The paragraphs of a page as the voice should say them; formulas are read from their source. */
export function collectSpeech(root: ParentNode): string[] {
  return [...root.querySelectorAll<HTMLElement>(BLOCKS)]
    .filter(element => !element.closest(SKIPPED) && element.offsetParent !== null)
    .filter(element => !element.parentElement?.closest('p, li, td'))
    .map(element => {
      const copy = element.cloneNode(true) as HTMLElement;
      for (const part of copy.querySelectorAll(SKIPPED)) part.remove();
      for (const formula of copy.querySelectorAll('.katex')) {
        const source = formula.querySelector('annotation')?.textContent ?? '';
        formula.replaceWith(` ${spellFormula(source)} `);
      }
      return spellText((copy.textContent ?? '').replaceAll('\u2060', ''));
    })
    .filter(Boolean);
}
