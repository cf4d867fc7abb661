import { describe, expect, it } from 'vitest';
import { examples } from './examples.ts';
import { countsAt, measures, threshold } from './model.ts';

const [example] = examples;
if (!example?.goal) throw new Error('no example');
const { goal } = example;

describe('a threshold over scored items', () => {
  it('counts the four cells; an item on the threshold alarms', () => {
    const items = [
      { score: 80, positive: true },
      { score: 50, positive: true },
      { score: 50, positive: false },
      { score: 10, positive: false },
    ];
    expect(countsAt(items, 50)).toEqual({ found: 2, alarm: 1, missed: 0, left: 1 });
    expect(countsAt(items, 51)).toEqual({ found: 1, alarm: 0, missed: 1, left: 2 });
  });

  it('measures by the definitions, and says nothing where there is nothing to divide by', () => {
    expect(measures({ found: 6, alarm: 2, missed: 4, left: 28 })).toEqual({ accuracy: 85, precision: 75, recall: 60 });
    expect(measures({ found: 0, alarm: 0, missed: 4, left: 6 })).toEqual({ accuracy: 60, precision: null, recall: 0 });
  });

  it('names the measure that is short of the goal', () => {
    expect(threshold.evaluate(example, goal, { threshold: 20 }).say).toContain('téves riasztás van');
    expect(threshold.evaluate(example, goal, { threshold: 62 }).solved).toBe(true);
    // No alarm at all is no reliable alarm.
    expect(threshold.evaluate(example, goal, { threshold: 100 }).solved).toBe(false);
  });
});
