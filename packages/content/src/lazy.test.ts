import { expect, it } from 'vitest';
import { lazily } from './lazy.ts';

it('makes the value at the first look only, and is ordinary afterwards', () => {
  let made = 0;
  const page = lazily({ title: 'Törtek', sections: [0] }, 'sections', () => {
    made++;
    return [1, 2];
  });
  expect(made).toBe(0);
  expect(page.title).toBe('Törtek');
  expect(page.sections).toEqual([1, 2]);
  expect(JSON.stringify(page)).toBe('{"title":"Törtek","sections":[1,2]}');
  expect({ ...page }).toEqual({ title: 'Törtek', sections: [1, 2] });
  expect(made).toBe(1);
});

it('shows up in JSON before anybody looked', () => {
  expect(JSON.stringify(lazily({ a: 1 }, 'a', () => 2))).toBe('{"a":2}');
});
