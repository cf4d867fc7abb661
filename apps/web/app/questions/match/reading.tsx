import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import type { Reading } from '../reading-type.ts';
import paperStyles from '../shared/paper.module.css';
import { Gap, Lettered, letterOf } from '../shared/paper.tsx';
import wordsStyles from '../shared/words.module.css';
import { ItemText, pairsOf } from '../shared/words.tsx';

export const readMatch: Reading<'match'> = {
  Print: ({ question }) => (
    <div className={paperStyles.printPairs}>
      <ul>
        {question.left.map(({ id, text }, place) => (
          <li key={id}>
            <b>{place + 1}.</b> <SafeHtml as="span" html={text} /> <Gap />
          </li>
        ))}
      </ul>
      <Lettered items={question.right} />
    </div>
  ),
  printedKey: ({ left, right, correct = [] }) => {
    const rightOf = (id: string) => correct.find(pair => pair.startsWith(`${id}:`))?.slice(id.length + 1);
    return left.map(({ id }, place) => `${place + 1}–${letterOf(right, rightOf(id))}`).join(', ');
  },
  mixed: (question, mix) => ({ ...question, left: mix(question.left), right: mix(question.right) }),
  Words: ({ question, answer }) => (
    <span className={wordsStyles.wordsPairs}>
      {pairsOf(answer).map(([left, right]) => (
        <span key={left}>
          <ItemText id={left} items={question.left} /> → <ItemText id={right} items={question.right} />
        </span>
      ))}
    </span>
  ),
  teacherKey: () => null,
};
