import { expect, test } from 'vitest';
import { arrangeSections, gradesOf, gradeTextOf } from './arrange-sections.ts';

const card = (link: string, ro: number[], hu: number[]) => ({
  link,
  title: link,
  text: '',
  grade: String(ro[0] ?? hu[0]),
  grades: ro.length ? ro : hu,
  category: 'free_lesson',
  premium: false,
  curricula: { ro, hu },
});
const sections = [
  { id: 'a', title: 'A', grade: '5', grades: [5], cards: [card('kozos', [5], [5, 6]), card('csak-ro', [5], [])] },
  { id: 'b', title: 'B', grade: '6', grades: [6], cards: [card('csak-hu', [], [6])] },
];

test('a lesson only the other country teaches stands apart', () => {
  const { sections: shown, beyond } = arrangeSections(sections, 'ro', null);
  expect(shown.map(section => section.cards.map(c => c.link))).toEqual([['kozos', 'csak-ro']]);
  expect(beyond.map(c => c.link)).toEqual(['csak-hu']);
});

test('the grade filter follows the chosen country', () => {
  expect(arrangeSections(sections, 'hu', 6).sections.flatMap(section => section.cards.map(c => c.link))).toEqual(['kozos', 'csak-hu']);
  expect(arrangeSections(sections, 'ro', 6).sections).toEqual([]);
  expect(gradesOf(sections, 'hu')).toEqual([5, 6]);
});

test('grades are those of the chosen country, which may be written for two years', () => {
  const [kozos, csakRo] = sections[0]?.cards ?? [];
  if (!kozos || !csakRo) throw new Error('no cards');
  expect(gradeTextOf([kozos, csakRo], 'ro')).toBe('5');
  expect(gradeTextOf([kozos], 'hu')).toBe('5–6');
  expect(gradeTextOf([csakRo], 'hu')).toBe('5');
});
