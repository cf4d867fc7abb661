import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { Fragment } from 'react';
import type { Reading } from '../reading-type.ts';
import correctedStyles from '../shared/corrected.module.css';
import paperStyles from '../shared/paper.module.css';
import { Gap, GLUE, letterAt, letterOf } from '../shared/paper.tsx';
import { paperFigures } from '../shared/paper-figure.ts';
import wordsStyles from '../shared/words.module.css';
import { ItemText, pairsOf } from '../shared/words.tsx';

export const readMatch: Reading<'match'> = {
  // Side by side in one grid: a) stands in the row of 1. There are never fewer on the right.
  Print: ({ question }) => (
    <ul className={paperStyles.printPairs}>
      {question.right.map(({ id, text }, place) => {
        const left = question.left[place];
        return (
          <Fragment key={id}>
            <li>
              {left && (
                <>
                  <b>{place + 1}.</b>
                  {GLUE}
                  <SafeHtml as="span" html={left.text} />
                  {GLUE}
                  <Gap />
                </>
              )}
            </li>
            <li>
              <b>{letterAt(place)})</b>
              {GLUE}
              <SafeHtml as="span" html={paperFigures(text, 'option')} />
            </li>
          </Fragment>
        );
      })}
    </ul>
  ),
  printedKey: ({ left, right, correct = [] }) => {
    const rightOf = (id: string) => correct.find(pair => pair.startsWith(`${id}:`))?.slice(id.length + 1);
    return left.map(({ id }, place) => `${place + 1}–${letterOf(right, rightOf(id))}`).join(', ');
  },
  mixed: (question, mix) => ({ ...question, left: mix(question.left), right: mix(question.right) }),
  Words: ({ question, answer, solution }) => {
    const pairs = pairsOf(answer, question.left);
    // Texts are compared: two cards of the right side may say the same.
    const html = (id: string | undefined) => question.right.find(item => item.id === id)?.text;
    const wrong = solution?.pairs ? pairs.filter(([left, right]) => html(right) !== html(solution.pairs?.[left])) : [];
    const shown = wrong.length > 0 ? wrong : pairs;
    return (
      <span className={cx(wordsStyles.wordsPairs, correctedStyles.marked)} data-part="pairs">
        {shown.map(([left, right]) => (
          <span key={left}>
            {wrong.length > 0 && (
              <>
                <Icon name="close" size={18} />
                <span className="sr-only">nem jó: </span>
              </>
            )}
            <ItemText id={left} items={question.left} /> → <ItemText id={right} items={question.right} />
          </span>
        ))}
        {shown.length < pairs.length && <span>A többi jó.</span>}
      </span>
    );
  },
  teacherKey: () => null,
};
