import type { QuestionOf } from '../../questions/schema.ts';
import { type MisconceptionSlot, mapOptions, optionMisconceptions, type TextMapper } from '../shared/texts.ts';

export const mapSingleTexts = (question: QuestionOf<'single'>, map: TextMapper): QuestionOf<'single'> => ({
  ...question,
  options: mapOptions(question.options, map),
});

export const singleMisconceptions = ({ options }: QuestionOf<'single'>): MisconceptionSlot[] => optionMisconceptions(options, true);
