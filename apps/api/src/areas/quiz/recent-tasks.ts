import { taskKey } from '@eszkerek/exercises/generators/same-task';
import type { Shown } from './shown.ts';

/** A task does not come back while it is among the last 30 of its pupil. */
const REMEMBERED = 29;

/**
 * Keys of the last tasks shown to the pupil, oldest first. Every sheet carries those of the sheets before it,
 * so that only the last one has to be read.
 */
export const recentTasks = ({ recent = [], items }: Pick<Shown, 'recent' | 'items'>): string[] =>
  [...recent, ...items.flatMap(({ generated }) => (generated ? [taskKey(generated.question)] : []))].slice(-REMEMBERED);
