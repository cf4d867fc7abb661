import { expect, it } from 'vitest';
import { kindAndTitle } from './diary-entry.ts';

it.each([
  ['quiz_completed', 'Kvíz: A hang', 'Kvíz', 'A hang'],
  ['quiz_completed', 'Teszt: Törtek: gyakorlás', 'Teszt', 'Törtek: gyakorlás'],
  ['quiz_completed', 'Saját kérdések', 'Kvíz', 'Saját kérdések'],
  ['lesson', 'A hang: keletkezés, terjedés', 'Lecke', 'A hang: keletkezés, terjedés'],
] as const)('%s „%s” is a %s called „%s”', (activity_type, curriculum_title, kind, title) =>
  expect(kindAndTitle({ activity_type, curriculum_title })).toEqual({ kind, title }),
);
