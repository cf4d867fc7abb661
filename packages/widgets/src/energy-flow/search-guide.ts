import { guide } from '../testing/guide.ts';
import { chain, isAnswered, outputOf, totalEfficiency } from './chain.ts';
import { bestOf, compare } from './compare.ts';
import { engine, STROKES } from './engine.ts';

export const guides = [
  guide(chain, (config, now) => {
    const { goal } = config;
    const off = (value: number, wanted: { value: number } | undefined) =>
      wanted ? Math.min(5, Math.abs(value - wanted.value) / wanted.value) : 0;
    const waits = goal?.asked && !chain.events(config, now).includes('changed') ? 1 : 0;
    return (
      5 * off(outputOf(config, now), goal?.output) +
      5 * off(totalEfficiency(config, now), goal?.efficiency) +
      (goal?.answer && !isAnswered(config, now) ? 3 : 0) +
      waits +
      6 * chain.unanswered(config, now)
    );
  }),
  guide(
    compare,
    (config, now) =>
      3 * (config.state.devices.length - now.seen.length) + (now.best === bestOf(config) ? 0 : 2) + 4 * compare.unanswered(config, now),
  ),
  guide(
    engine,
    (config, now) =>
      10 * (4 - now.visited.length) + STROKES.filter(stroke => now.named[stroke] !== stroke).length + 4 * engine.unanswered(config, now),
  ),
];
