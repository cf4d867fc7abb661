import type { BoardView } from '@eszkerek/contract/live-shapes';
import type { PublicQuestion, Solution } from '@eszkerek/contract/quiz-shapes';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import type { CSSProperties } from 'react';
import { AnswerScene } from '../../../questions/answer-scene.tsx';
import { DRAWN } from '../../../questions/shared/choice.tsx';
import { AnswerLabel } from '../answer-label.tsx';
import { isOthers, rowsOf, withOthers } from '../bars-of.ts';
import { askedCards, inLetters, letteredCards } from '../lettered.ts';
import { Pairs, partsOf } from '../pairs.tsx';
import { BlockCells } from './blocks.tsx';
import styles from './board.module.css';
import { LetteredCards } from './lettered-cards.tsx';

interface AskedTextProps {
  question: PublicQuestion;
  /** Null until the teacher reveals it. */
  solution?: Solution | null;
  /** Without votes beside it. */
  alone?: boolean;
  as: 'h2' | 'p';
}

export const AskedWords = ({ question, as: Tag }: Pick<AskedTextProps, 'question' | 'as'>) => (
  <Tag className={styles.question} data-part="question-text">
    <SafeHtml as="span" data-part="bold-math" html={question.question} />
  </Tag>
);

/** The question with all that is spoken of. */
export function AskedText({ question, solution = null, alone = false, as: Tag }: AskedTextProps) {
  const cards = alone ? askedCards(question) : letteredCards(question);
  return (
    <>
      <AskedWords question={question} as={Tag} />
      <AnswerScene question={question} solution={solution} />
      {cards && <LetteredCards cards={cards} solution={solution} />}
    </>
  );
}

/** A short answer stays in one line, and so does each short part of a longer one. */
const SHORT = 20;
const glued = (text: string): string => (text.length > SHORT || text.includes('<') ? text : text.replaceAll(' ', '\u00a0'));
const unbroken = (label: string): string => glued(label.split('; ').map(glued).join('; '));

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
  const answers = rows.filter(row => !isOthers(row)).map(({ bar }) => partsOf(bar.label));
  const common = new Set(answers[0]?.filter(part => answers.every(answer => answer.includes(part))));
  // Beside the picture the tick would make the right one the smallest.
  const drawn = rows.some(({ bar }) => bar.label.includes(DRAWN));
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
                {bar.letter && (
                  <span className={styles.mark}>
                    <i>{bar.letter}</i>
                    {drawn && right.has(key) && <Icon name="check" size={28} />}
                  </span>
                )}
                {question?.type === 'match' && !isOthers({ bar }) ? (
                  <Pairs label={bar.label} common={common} right={null} />
                ) : (
                  <AnswerLabel html={cards ? inLetters(cards, bar.label) : unbroken(bar.label)} />
                )}
                {!drawn && right.has(key) && <Icon name="check" size={28} />}
              </span>
            </th>
            <BlockCells counts={counts} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
