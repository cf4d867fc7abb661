import type { QuestionOf } from '../../questions/schema.ts';
import { type MisconceptionSlot, mapOptions, optionMisconceptions, type TextMapper } from '../shared/texts.ts';

export const mapMultiTexts = (question: QuestionOf<'multi'>, map: TextMapper): QuestionOf<'multi'> => ({
  ...question,
  options: mapOptions(question.options, map),
});

export const multiMisconceptions = ({ options }: QuestionOf<'multi'>): MisconceptionSlot[] => optionMisconceptions(options, false);
