import { describe, expect, it } from 'vitest';
import { homeCards } from './home-cards.ts';

const page = {
  slug: 'matek-5-mit-jelent-a-tort',
  title: 'Mit jelent a tört?',
  description: 'Részek.',
  grade: '5',
  grades: [5],
  category: 'free_lesson',
  subject: 'matematika',
};

describe('the cards of the home page', () => {
  it('keep the groups and carry only what is shown, with a drawing', () => {
    const cards = homeCards({
      freeLessons: { matematika: [page], fizika: [], ai: [] },
      freeTools: [
        { slug: 'celtervezo', title: 'Céltervező', description: 'Lépések.', grades: [5, 6], category: 'free_tool', audience: 'both' },
      ],
      premiumCourses: [],
      premiumTools: [],
    });
    expect(cards.freeLessons.matematika).toEqual([
      {
        slug: page.slug,
        title: page.title,
        description: page.description,
        grade: '5',
        category: 'free_lesson',
        subject: 'matematika',
        art: 'fractions',
      },
    ]);
    expect(cards.freeTools[0]).toEqual({
      slug: 'celtervezo',
      title: 'Céltervező',
      description: 'Lépések.',
      category: 'free_tool',
      art: 'target',
    });
  });

  it('know from their group what an item with the stated fields alone is', () => {
    const item = { slug: 'kor', title: 'A kör', description: 'Kerek.' };
    const cards = homeCards({ freeLessons: { fizika: [item] }, freeTools: [item], premiumCourses: [item], premiumTools: [item] });
    expect(cards.freeLessons).toMatchObject({ matematika: [], fizika: [{ category: 'free_lesson', subject: 'fizika' }], ai: [] });
    expect([...cards.freeTools, ...cards.premiumCourses, ...cards.premiumTools].map(({ category }) => category)).toEqual([
      'free_tool',
      'premium_course',
      'premium_tool',
    ]);
  });
});
