import { drawFigure, type Figure, FigureFault } from '@eszkerek/figures/draw';
import type { FigureSpec } from '@eszkerek/figures/schema';
import { checkString } from '../language/check-string.ts';
import type { Prose } from '../language/prose.ts';

/** A name of one letter, as points and lines have: no prose. */
const NAME = /^\p{L}['′]?_?\d*$/u;

/** Draws an author's figure; what makes it unreadable, and what is wrong with the words in it, is reported at its line. */
export function tryDraw(spec: FigureSpec, line: number, prose: Prose): Figure | undefined {
  try {
    const figure = drawFigure(spec);
    for (const text of new Set([...figure.labels, spec.title ?? ''])) if (text && !NAME.test(text)) checkString(text, line, prose);
    return figure;
  } catch (error) {
    if (!(error instanceof FigureFault)) throw error;
    prose.report('figure', line, error.message);
    return undefined;
  }
}
