import type { PublicItem, PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import type { OwnType } from '@eszkerek/contract/set-shapes';

const items = (...texts: readonly string[]): PublicItem[] => texts.map((text, at) => ({ id: String(at), text }));
const shared = { id: 'pelda', hintCount: 0 };

/** What a question of each type looks like, until the teacher's own can be drawn. */
export const EXAMPLES: Record<OwnType, PublicQuestion> = {
  single: { ...shared, type: 'single', question: 'Mennyi a 80 negyede?', answers: items('20', '25', '40', '320') },
  multi: { ...shared, type: 'multi', question: 'Melyik szám prím?', answers: items('2', '9', '11', '15') },
  numeric: { ...shared, type: 'numeric', question: 'Egy téglalap oldalai 4 cm és 6 cm. Mekkora a területe?', unit: 'cm²' },
  shortText: { ...shared, type: 'shortText', question: 'Melyik a Naprendszer legnagyobb bolygója?' },
  order: { ...shared, type: 'order', question: 'Tedd növekvő sorrendbe!', answers: items('0,5', '0,05', '5') },
  match: {
    ...shared,
    type: 'match',
    question: 'Melyik melyikkel egyenlő?',
    left: items('½', '¼', '¾'),
    right: items('25%', '75%', '50%'),
  },
};
