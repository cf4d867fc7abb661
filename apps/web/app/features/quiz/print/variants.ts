import type { PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { createRng } from '@eszkerek/exercises/generators/rng';

export type Variant = 'A' | 'B';
export const VARIANTS: readonly Variant[] = ['A', 'B'];

const LETTERS = 'abcdefghij';
export const letterAt = (place: number): string => LETTERS[place] ?? '?';

/** Neighbours get different sheets: the same questions and options in another order. The same quiz prints the same way again. */
export function variantOf(questions: readonly PublicQuestion[], slug: string, variant: Variant): PublicQuestion[] {
  if (variant === 'A') return [...questions];
  const rng = createRng(`${slug}/${variant}`);
  const mixed = <T>(list: readonly T[] | undefined): T[] | undefined => {
    if (!list || list.length < 2) return list && [...list];
    const shuffled = rng.shuffle(list);
    return shuffled.every((item, place) => item === list[place]) ? [...shuffled.slice(1), ...shuffled.slice(0, 1)] : shuffled;
  };
  return (mixed(questions) ?? []).map(question => ({
    ...question,
    answers: mixed(question.answers),
    left: mixed(question.left),
    right: mixed(question.right),
  }));
}

/** The key of one printed question, in the letters and numbers of its sheet. */
export function keyOf(question: PublicQuestion): string {
  const { correct = [], answers = [], left = [], right = [] } = question;
  const letterOf = (id: string) => letterAt(answers.findIndex(option => option.id === id));
  switch (question.type) {
    case 'single':
    case 'multi':
      return answers
        .filter(({ id }) => correct.includes(id))
        .map(({ id }) => letterOf(id))
        .join(', ');
    case 'order':
      return correct.map(letterOf).join(' → ');
    case 'match':
      return left
        .map(({ id }, place) => {
          const wanted = correct.find(pair => pair.startsWith(`${id}:`))?.slice(id.length + 1);
          return `${place + 1}–${letterAt(right.findIndex(item => item.id === wanted))}`;
        })
        .join(', ');
    default:
      return question.answer ?? '';
  }
}
