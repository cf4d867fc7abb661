import { weekday } from '@eszkerek/numbers/dates';
import type { Plan, PlanDay } from './spread-plan.ts';

export const dayName = (date: string): string => weekday(`${date}T00:00:00Z`, 'UTC');

/** What does not fit is said, with what is suggested instead; null when everything fits. */
export function honestText(plan: Plan): string | null {
  // An unwritten topic takes no time: it says so in its own place.
  const written = (topics: Plan['kept']) => topics.filter(({ waits }) => !waits);
  const [kept, left] = [written(plan.kept), written(plan.left)];
  if (left.length === 0) return null;
  const all = kept.length + left.length;
  if (kept.length === 0) return 'Ennyi idő alatt egy téma sem fér bele. Told ki a határidőt, vagy szánj rá naponta több percet!';
  const share = kept.length * 2 === all ? 'a fele fér bele' : `${all} témából ${kept.length} fér bele`;
  return `Ennyi idő alatt ${share}. Ezt javaslom: ${kept.map(topic => topic.title).join(', ')}.`;
}

/** The plan as lines of text, for a prompt. */
export const planLines = (days: readonly PlanDay[]): string =>
  days
    .map(
      day =>
        `${dayName(day.date)}: ${day.review ? 'ismétlés' : day.blocks.map(block => `${block.title} (${block.minutes} perc)`).join(', ')}`,
    )
    .join('\n');
