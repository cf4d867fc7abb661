import { expect, test } from 'vitest';
import { categoryAnchor, categoryName } from './category-name.ts';

test('underscores become spaces and the first letter a capital', () => {
  expect(categoryName('fiók_és_belépés')).toBe('Fiók és belépés');
  expect(categoryName('előfizetés')).toBe('Előfizetés');
  expect(categoryName('órák_és_kvízek')).toBe('Órák és kvízek');
});

test('anchors have no accents', () => {
  expect(categoryAnchor('fiók_és_belépés')).toBe('fiok-es-belepes');
});
