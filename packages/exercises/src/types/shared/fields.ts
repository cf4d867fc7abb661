import { type FigureInput, type FigureSpec, figureSchema } from '@eszkerek/figures/schema';
import { z } from 'zod';

/** Fields that the schemas of several question types share. */
export const text = z.string().trim().min(1).max(2000);
const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/);
export const misconceptionId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** Numbers are written as people write them: `7/20`, `0,35`, `2.7`, `3`. The answer reader turns them into exact values. */
export const value = z.union([z.string().trim().min(1).max(120), z.number()]).transform(String);
export const checkCode = z.enum(['INT', 'NUM', 'FRAC', 'SET', 'TXT', 'PT', 'INTV', 'EXPR']);

/** A figure once the question is rendered. Its spec, with values that the drawing does not show, stays at the source. */
export interface DrawnFigure {
  kind: 'drawn';
  svg: string;
  /** What is seen, for those who do not see it. */
  alt: string;
  /** What a hotspot question chooses from: the author's ids, Hungarian names, places in percent of the drawing. */
  elements?: readonly { id: string; label: string; x: number; y: number }[];
}

/** As its author writes it; an author cannot write a drawn one. */
export const figure: z.ZodType<FigureSpec | DrawnFigure, FigureInput> = figureSchema;

/** An option is a text, a figure, or both: a figure is drawn after the text. */
export const option = z
  .strictObject({
    text: text.optional(),
    figure: figure.optional(),
    correct: z.boolean().optional(),
    misconception: misconceptionId.optional(),
    explanation: text,
  })
  .refine(given => given.text !== undefined || given.figure !== undefined, { message: 'needs a text or a figure', path: ['text'] })
  .transform(given => ({ ...given, text: given.text ?? '' }));

const pattern = z.strictObject({
  value,
  /** More values with the same cause, as every common divisor that is not the greatest. */
  also: z.array(value).max(120).optional(),
  tolerance: value.optional(),
  misconception: misconceptionId.optional(),
  explanation: text,
});

export const feedback = z.strictObject({
  correct: text.optional(),
  notLowest: text.optional(),
  patterns: z.array(pattern).max(12).default([]),
  other: text.optional(),
});

/** What a question of any type may have. */
export const base = {
  id: id.optional(),
  difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  question: text,
  hints: z.array(text).max(3).default([]),
  tags: z.array(z.string()).optional(),
  /** Drawn between the question and its answers. */
  figure: figure.optional(),
  /** Why the figure rightly shows the value that is asked for (an angle equal to a given one); without it `figure-leak` refuses it. */
  keyInFigure: z.string().trim().min(15).max(300).optional(),
  region: z.enum(['ro', 'hu']).optional(),
  /** The worked solution. */
  solution: text.optional(),
};
