import type { QuestionOf, QuestionType } from '@eszkerek/exercises/questions/schema';
import { rightTexts } from '@eszkerek/exercises/types/match/right-texts';
import { z } from 'zod';
import { describeFigure, elementName } from './sheet-figures.ts';
import { labelled, letterOf, numberOf, placeOf } from './sheet-labels.ts';

const said = z.union([z.string(), z.number()]).transform(String);
const saidList = z.array(said);
const saidMap = z.record(z.string(), said);
export const sheetAnswer = z.union([said, saidList, saidMap]);
export type SheetAnswer = z.output<typeof sheetAnswer>;

interface SheetForm<T extends QuestionType> {
  /** The lines below the question on a solver's sheet. */
  lines: (question: QuestionOf<T>) => string[];
  /** A solver's answer to the sheet, as the grader takes answers. */
  answer: (question: QuestionOf<T>, answer: SheetAnswer) => unknown;
}

const optionTexts = ({ options }: QuestionOf<'single' | 'multi'>): string[] =>
  options.map(({ text, figure }) => [text, figure && `[ábra: ${describeFigure(figure)}]`].filter(Boolean).join(' '));
/** The elements by the names that pupils hear; the author's ids may say what is asked. */
const spotNames = ({ figure, spots }: QuestionOf<'hotspot'>): string[] => spots.map(({ id }) => elementName(figure, id));
const leftTexts = ({ pairs }: QuestionOf<'match'>): string[] => pairs.map(pair => pair.left);
const asTyped = (_question: unknown, answer: SheetAnswer): string => said.parse(answer);

/** How each question type stands on a solver's sheet. */
export const sheetForms: { readonly [T in QuestionType]: SheetForm<T> } = {
  single: {
    lines: question => labelled(optionTexts(question), letterOf),
    answer: (question, answer) => placeOf(said.parse(answer), optionTexts(question), letterOf),
  },
  multi: {
    lines: question => labelled(optionTexts(question), letterOf),
    answer: (question, answer) => saidList.parse(answer).map(one => placeOf(one, optionTexts(question), letterOf)),
  },
  numeric: { lines: ({ unit }) => [`  Válasz${unit ? ` (${unit})` : ''}:`], answer: asTyped },
  shortText: { lines: () => ['  Válasz:'], answer: asTyped },
  order: {
    lines: ({ items }) => labelled(items, letterOf),
    answer: ({ items }, answer) => saidList.parse(answer).map(one => placeOf(one, items, letterOf)),
  },
  match: {
    lines: question => [
      '  Bal oldal:',
      ...labelled(leftTexts(question), numberOf),
      '  Jobb oldal:',
      ...labelled(rightTexts(question), letterOf),
    ],
    answer: (question, answer) =>
      Object.fromEntries(
        Object.entries(saidMap.parse(answer)).map(([left, right]) => [
          placeOf(left, leftTexts(question), numberOf),
          placeOf(right, rightTexts(question), letterOf),
        ]),
      ),
  },
  numberLine: {
    lines: ({ line: { min, max, ticks, labelsAt } }) => [
      `  Számegyenes ${min}-tól ${max}-ig, ${ticks} beosztás${labelsAt ? `, feliratok: ${labelsAt.join('; ')}` : ''}`,
    ],
    answer: asTyped,
  },
  hotspot: {
    lines: question => ['  Az ábra melyik része?', ...labelled(spotNames(question), letterOf)],
    answer: (question, answer) => placeOf(said.parse(answer), spotNames(question), letterOf),
  },
  fillSteps: {
    lines: ({ template, blanks }) => [`  ${template}`, `  Hiányzik: ${blanks.map(blank => blank.id).join(', ')}`],
    answer: (_question, answer) => saidMap.parse(answer),
  },
};
