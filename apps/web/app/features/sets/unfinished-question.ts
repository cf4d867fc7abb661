import type { PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import type { OwnType, QuestionPreview } from '@eszkerek/contract/set-shapes';

const PLACES = ['1', '2', '3'];

/** What is written so far of a question that the checks refuse, in the shape the player draws; null where it cannot be shaped yet. */
export function unfinishedQuestion(type: OwnType, drawn: QuestionPreview['drawn']): PublicQuestion | null {
  const sentence = drawn.find(({ part }) => part === 'question')?.html;
  if (sentence === undefined) return null;
  const shared = { id: 'elonezet', question: sentence, hintCount: 0 };
  if (type === 'numeric' || type === 'shortText') return { ...shared, type };
  if (type === 'match') return null;
  const texts = drawn.filter(({ part }) => part === (type === 'order' ? 'items' : 'options'));
  // Before the first one is written, their places are shown.
  if (texts.length === 0)
    return { ...shared, type, answers: PLACES.map(place => ({ id: place, text: `${place}. ${type === 'order' ? 'elem' : 'válasz'}` })) };
  // A field left empty between others keeps its letter.
  const count = Math.max(0, ...texts.map(({ place }) => (place ?? 0) + 1));
  const answers = Array.from({ length: count }, (_, at) => ({ id: String(at), text: texts.find(({ place }) => place === at)?.html ?? '' }));
  return { ...shared, type, answers };
}
