import type { Question } from '@eszkerek/exercises/questions/schema';
import type { DrawnFigure } from '@eszkerek/exercises/types/shared/fields';
import { drawFigure } from '@eszkerek/figures/draw';

type QuestionFigure = NonNullable<Question['figure']>;

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const percent = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10;

/** Elements can be chosen in a hotspot question alone; elsewhere their ids would only show the author's words. */
function drawn(figure: QuestionFigure, choosable = false): DrawnFigure {
  if (figure.kind === 'drawn') return figure;
  const { svg, description, elements, width, height } = drawFigure(figure);
  if (!choosable) return { kind: 'drawn', svg: svg.replace(/ data-el="[^"]*"/g, ''), alt: description };
  const places = elements.map(({ id, label, at }) => ({ id, label: escapeHtml(label), x: percent(at.x, width), y: percent(at.y, height) }));
  return { kind: 'drawn', svg, alt: description, elements: places };
}

/** The question with its drawings instead of their specs. The drawing of an option follows its text, wherever that is shown. */
export function drawFigures(question: Question): Question {
  const { keyInFigure: _reason, ...rest } = question;
  if (rest.type === 'hotspot') return { ...rest, figure: drawn(rest.figure, true) };
  const own: Question = rest.figure ? { ...rest, figure: drawn(rest.figure) } : rest;
  if (!('options' in own)) return own;
  return {
    ...own,
    options: own.options.map(({ figure, ...option }) => (figure ? { ...option, text: option.text + drawn(figure).svg } : option)),
  };
}
