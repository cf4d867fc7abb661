import { NAMES } from '@eszkerek/numbers/hungarian';
import type { Task } from '../engine.ts';

/** The stem of every name: Bence, Bencének, Bencével. */
const NAME = new RegExp(`(?:${NAMES.map(({ name }) => name.replace(/[ae]$/, '')).join('|')})\\p{L}*`, 'gu');

/**
 * The structure of a task: its way of asking, its type, and its text without formulas, tables, numbers, suffixes of
 * numbers and names. Two tasks of one shape differ in their numbers and their characters alone.
 */
export function shapeOf({ shape, question }: Task): string {
  if (shape) return shape;
  const frame = question.question
    .replace(/\$[^$]*\$/g, '¤')
    .replace(/\n\|.*/g, '')
    .replace(NAME, 'N')
    .replace(/(?<!\p{L})az?(?!\p{L})/giu, 'a')
    .replace(/\d[\d\u202f,]*(?:-\p{L}+)?/gu, '#');
  return `${question.type}: ${frame}`;
}
