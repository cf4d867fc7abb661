import type { PublicOf } from '@eszkerek/contract/quiz-shapes';
import { spellFormula } from '../../lib/spell.ts';
import { plainHtml } from '../plain-html.ts';
import type { Reading } from '../reading-type.ts';
import { ItemText, typedOf } from '../shared/words.tsx';

const rightName = ({ spots, correct = [] }: PublicOf<'hotspot'>): string =>
  spots
    .filter(({ id }) => correct.includes(id))
    .map(({ text }) => plainHtml(text, spellFormula))
    .join(', ');

export const readHotspot: Reading<'hotspot'> = {
  Print: () => <p>Karikázd be az ábrán!</p>,
  printedKey: rightName,
  mixed: question => question,
  Words: ({ question, answer }) => (
    <ItemText id={typedOf(answer) || (Array.isArray(answer) ? (answer[0] ?? '') : '')} items={question.spots} />
  ),
  teacherKey: rightName,
};
