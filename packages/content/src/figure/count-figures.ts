import { LEVELS, makeQuestion } from '@eszkerek/exercises/generators/engine';
import { generators } from '@eszkerek/exercises/generators/index';
import { figuresOf } from '@eszkerek/exercises/questions/figures';
import type { Question } from '@eszkerek/exercises/questions/schema';
import type { Library } from '../library.ts';

export interface FigureCounts {
  /** Questions that draw a figure, in quizzes, tests, exams and lessons. */
  questions: number;
  hotspots: number;
  /** Pages with a :::figure. */
  pages: number;
  generators: number;
  kinds: Map<string, number>;
}

/** A generator may draw its figure on one level or in one of its wordings only. */
const SEEDS = Array.from({ length: 8 }, (_, seed) => seed);

export function countFigures(library: Library, questions: readonly Question[]): FigureCounts {
  const pages = library.files.filter(file => file.kind !== 'record' && file.draft);
  const drawing = questions.filter(question => figuresOf(question).length > 0);
  const kinds = new Map<string, number>();
  for (const { figure } of drawing.flatMap(figuresOf)) kinds.set(figure.kind, (kinds.get(figure.kind) ?? 0) + 1);
  return {
    questions: drawing.length,
    hotspots: questions.filter(question => question.type === 'hotspot').length,
    pages: pages.filter(page => JSON.stringify(page.draft).includes('"type":"figure"')).length,
    generators: [...generators.values()].filter(generator =>
      SEEDS.some(seed => LEVELS.some(level => figuresOf(makeQuestion(generator, seed, level)).length > 0)),
    ).length,
    kinds,
  };
}
