import { expect, it } from 'vitest';
import { calledNow, callNames, nextPupil } from './picker.ts';

const pupils = ['Kiss Anna', 'Nagy Anna', 'Szabó Péter', 'Tóth Lili'].map((real_name, i) => ({ id: `p${i}`, real_name }));

it('calls by the given name, and tells two of the same name apart', () => {
  expect([...callNames(pupils).values()]).toEqual(['K. Anna', 'N. Anna', 'Péter', 'Lili']);
});

it('calls everybody once before anybody again, in an order fixed by class and day', () => {
  const run = (seed: string, turns: number) => {
    let called: string[] = [];
    for (let i = 0; i < turns; i++) called = nextPupil(pupils, called, seed)?.called ?? [];
    return called;
  };
  const day = run('6a 2026-11-16', 8);
  expect(new Set(day.slice(0, 4)).size).toBe(4);
  expect(new Set(day.slice(4)).size).toBe(4);
  expect(run('6a 2026-11-16', 8)).toEqual(day);
  const orders = new Set(Array.from({ length: 20 }, (_, i) => run(`6a nap ${i}`, 4).join()));
  expect(orders.size).toBeGreaterThan(5);
  expect(nextPupil([], [], 'x')).toBeNull();
});

it('shows who came in the running round', () => {
  expect(calledNow([], 4)).toEqual([]);
  expect(calledNow(['a', 'b', 'c', 'd'], 4)).toEqual(['a', 'b', 'c', 'd']);
  expect(calledNow(['a', 'b', 'c', 'd', 'b'], 4)).toEqual(['b']);
});
