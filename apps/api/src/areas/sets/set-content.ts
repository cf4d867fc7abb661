import { LruCache } from '@eszkerek/content/lru-cache';
import { renderQuestion } from '@eszkerek/content/question/render-question';
import type { SetItemRef } from '@eszkerek/contract/set-shapes';
import { isPremiumCategory } from '@eszkerek/documents/base';
import type { DocumentOf } from '@eszkerek/documents/document';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import { question as questionSchema } from '@eszkerek/exercises/questions/schema';
import type { Library } from '../../library/library.ts';
import { completed } from './own-question.ts';
import type { OwnQuestionRow, SetRow } from './set-store.ts';

export interface SetQuestion {
  ref: SetItemRef;
  /** Unique in the set. */
  id: string;
  /** The quiz or unit test it was chosen from. */
  topic?: string;
  premium: boolean;
  question: CompiledQuestion;
}

/** 8 KB each, so about 16 MB. */
const RENDERED = 2000;
const rendered = new LruCache<CompiledQuestion>(RENDERED, () => 1);

/** A class opens the same set at once; drawing formulas costs the most. */
const renderOwn = (library: Library, { id, question }: OwnQuestionRow): CompiledQuestion => {
  const key = `${id} ${question}`;
  const known = rendered.get(key);
  if (known) return known;
  const made = renderQuestion(questionSchema.parse(completed(library, JSON.parse(question))), id);
  rendered.set(key, made);
  return made;
};

const inBank = (library: Library, { quiz, id }: { quiz: string; id: string }): CompiledQuestion | undefined =>
  library.questions(quiz).find(question => question.id === id);

/** What stands in the set. A question that left the bank since it was chosen is left out. */
const refsOf = (library: Library, { items }: Pick<SetRow, 'items'>): SetItemRef[] =>
  (JSON.parse(items) as SetItemRef[]).filter(ref => 'own' in ref || inBank(library, ref));

const isPremium = (library: Library, ref: SetItemRef): boolean =>
  !('own' in ref) && isPremiumCategory(library.document(ref.quiz)?.category ?? 'premium_quiz');

export const questionsOfSet = (library: Library, row: Pick<SetRow, 'items'>, own: readonly OwnQuestionRow[]): SetQuestion[] => {
  const mine = new Map(own.map(item => [item.id, item]));
  return refsOf(library, row).flatMap((ref): SetQuestion[] => {
    const premium = isPremium(library, ref);
    if (!('own' in ref)) {
      const question = inBank(library, ref);
      return question ? [{ ref, id: `${ref.quiz}.${ref.id}`, topic: ref.quiz, premium, question }] : [];
    }
    const written = mine.get(ref.own);
    return written ? [{ ref, id: ref.own, premium, question: renderOwn(library, written) }] : [];
  });
};

const MINUTES_PER_QUESTION = 1.3;
const PASS_PERCENT = 60;

/** A set as a quiz page; it has the category of its strictest question. */
export const documentOfSet = (library: Library, row: SetRow): DocumentOf<'quiz'> => {
  const refs = refsOf(library, row);
  const { slug, title, subject } = row;
  return {
    kind: 'quiz',
    slug,
    title,
    description: 'A tanárod kérdéssora.',
    category: refs.some(ref => isPremium(library, ref)) ? 'premium_quiz' : 'free_quiz',
    subject,
    grades: [],
    keywords: [],
    minutes: Math.max(1, Math.round(refs.length * MINUTES_PER_QUESTION)),
    passPercent: PASS_PERCENT,
    questionCount: refs.length,
  };
};
