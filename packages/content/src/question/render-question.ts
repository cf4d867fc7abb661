import type { CompiledQuestion } from '@eszkerek/documents/question';
import type { Question } from '@eszkerek/exercises/questions/schema';
import { mapTexts } from '@eszkerek/exercises/questions/texts';
import { renderText } from '../markdown/render-text.ts';
import { drawFigures } from './draw-figures.ts';

/** `[a]` in a formula is drawn as a lettered box, in text as a marked blank; the inputs stand below with the same letters. */
export const boxBlanks = (template: string): string =>
  template.replace(/\$\$[^$]+\$\$|\$[^$]+\$/g, formula => formula.replace(/\[([a-z])\]/g, '\\boxed{\\text{$1}}'));

const renderTemplate = (template: string): string =>
  renderText(boxBlanks(template)).replace(/\[([a-z])\]/g, '<span class="blank" data-blank="$1">$1</span>');

export const renderQuestion = (question: Question, id: string): CompiledQuestion => ({
  ...drawFigures(mapTexts(question, (text, _path, role) => (role === 'template' ? renderTemplate(text) : renderText(text)))),
  id,
});
