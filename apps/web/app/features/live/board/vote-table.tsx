import type { BoardView } from '@eszkerek/contract/live-shapes';
import type { PublicQuestion, Solution } from '@eszkerek/contract/quiz-shapes';
import { Icon } from '@eszkerek/ui/icon.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import type { CSSProperties } from 'react';
import { AnswerScene } from '../../../questions/answer-scene.tsx';
import { rowsOf, withOthers } from '../bars-of.ts';
import { Blocks } from './blocks.tsx';
import styles from './board.module.css';
import { inLetters, LetteredCards, letteredCards } from './lettered-cards.tsx';

interface AskedTextProps {
  question: PublicQuestion;
  /** Null until the teacher reveals it. */
  solution?: Solution | null;
  as: 'h2' | 'p';
}

/** The question with all that is spoken of, beside the votes. */
export function AskedText({ question, solution = null, as: Tag }: AskedTextProps) {
  const cards = letteredCards(question);
  return (
    <>
      <Tag className={styles.question} data-part="question-text">
        <SafeHtml as="span" data-part="bold-math" html={question.question} />
      </Tag>
      <AnswerScene question={question} solution={solution} />
      {cards && <LetteredCards cards={cards} solution={solution} />}
    </>
  );
}

/** The pairs of one answer, none of them broken while there is room. */
const Pairs = ({ label }: { label: string }) => (
  <ul className={layoutStyles.row} data-part="row">
    {label.split('; ').map(pair => (
      <li key={pair}>
        <SafeHtml as="span" data-part="bold-math" html={pair} />
      </li>
    ))}
  </ul>
);

/** More rows than this would not be read from the back row. */
const MOST_ROWS = 6;

/** Options are listed even if nobody chose one; of typed answers nothing is left then. */
export const hasBars = ({ votes }: BoardView): boolean => votes.some(({ bars }) => bars.length > 0);

/** The votes side by side: one block for each pupil, so that the numbers can be seen and counted; the longest row sets their width. */
export function VoteTable({ view }: { view: BoardView }) {
  const { votes, reveal, question } = view;
  const cards = question && letteredCards(question);
  const only = votes.length === 1;
  const right = new Set(reveal?.answers);
  const rows = withOthers(rowsOf(votes), MOST_ROWS, right);
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts));
  return (
    <table className={styles.votes} style={{ '--most': most } as CSSProperties}>
      <thead>
        <tr>
          {only ? (
            <th scope="col" colSpan={2}>
              {votes[0]?.total ? `Így gondolkodtatok – ${votes[0].total} szavazat` : 'Nem érkezett szavazat'}
            </th>
          ) : (
            <th scope="col">
              <span className="sr-only">Válasz</span>
            </th>
          )}
          {!only &&
            votes.map(({ round, total }) => (
              <th scope="col" key={round}>
                {`${round}.\u00a0szavazás\u00a0–\u00a0${total}`}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, bar, counts }) => (
          <tr key={key} data-right={right.has(key) || undefined}>
            <th scope="row">
              <span className={styles.option}>
                {bar.letter && <i>{bar.letter}</i>}
                {question?.type === 'match' ? (
                  <Pairs label={bar.label} />
                ) : (
                  <SafeHtml as="span" data-part="bold-math" html={cards ? inLetters(cards, bar.label) : bar.label} />
                )}
                {right.has(key) && <Icon name="check" size={28} />}
              </span>
            </th>
            {Array.from(counts.entries(), ([place, count]) => (
              <td key={place} data-round={place + 1}>
                <span className={styles.blocks}>
                  <Blocks count={count} />
                  <b>{count}</b>
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
