import { seeded } from '@eszkerek/numbers/chance';
import { expect, it } from 'vitest';
import { type NeighboursConfig, neighbours, recommend, shownTags, suggestion, taste } from './model.ts';

const items = ['sport', 'sport', 'állat', 'állat', 'zene', 'zene'].map((tag, i) => ({ name: `${tag}${i}`, tags: [tag] }));

it('shows ever more of what was watched', () => {
  expect(taste(items, [0, 1, 0])).toEqual({ sport: 3 });
  expect(shownTags(items, recommend(items, [0, 1, 0, 1], 2, seeded(1)))).toEqual(new Set(['sport']));
  expect(recommend(items, [], 3, seeded(1))).toEqual(recommend(items, [], 3, seeded(1)));
});

it('recommends what the most similar viewer likes', () => {
  const config: NeighboursConfig = {
    mode: 'neighbours',
    state: {
      items: ['Kaland', 'Rajz', 'Természet', 'Vígjáték'],
      users: [
        { name: 'Anna', likes: [0, 2, 3] },
        { name: 'Bence', likes: [1, 3] },
      ],
    },
    text: { task: 'x', solved: 'y' },
    alt: 'x',
  };
  expect(suggestion(config, [0, 2])).toEqual({ user: 'Anna', item: 'Vígjáték' });
  expect(suggestion(config, [])).toBeNull();
  expect(neighbours.evaluate(config, { recommended: 'Vígjáték' }, { likes: [0, 2] }).solved).toBe(true);
  expect(neighbours.evaluate(config, { recommended: 'Vígjáték' }, { likes: [0] }).say).toContain('Természet');
});
