import type { BoardView } from '@eszkerek/contract/live-shapes';
import type { PublicOf } from '@eszkerek/contract/quiz-shapes';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import type { CSSProperties } from 'react';
import { BlockCells } from './blocks.tsx';
import styles from './board.module.css';

interface PairTableProps {
  question: PublicOf<'match'>;
  reveal: NonNullable<BoardView['reveal']>;
  votes: BoardView['votes'];
}

/** The right pairs, and beside each how many had it and what was taken for it most often. */
export function PairTable({ question, reveal, votes }: PairTableProps) {
  const { solution, pairs } = reveal;
  const taken = votes.filter(({ total }) => total > 0);
  const shown = question.left.map(left => {
    const counted = pairs?.find(pair => pair.left === left.id);
    return {
      left,
      right: textOf(question, solution.pairs?.[left.id]),
      counts: taken.map(({ round }) => counted?.counts[round - 1] ?? 0),
      instead: counted?.instead,
    };
  });
  const most = Math.max(1, ...shown.flatMap(({ counts }) => counts));
  return (
    <table className={styles.votes} style={{ '--most': most } as CSSProperties}>
      <thead>
        <tr>
          <th scope="colgroup" colSpan={2}>
            <h1 className={styles.answer}>
              <Icon name="check" size={44} /> A jó párok
            </h1>
          </th>
          {taken.map(({ round, total }) => (
            <th scope="col" key={round}>
              {taken.length > 1 ? `${round}.\u00a0szavazás\u00a0–\u00a0${total}` : `${total}\u00a0szavazatból jó`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ left, right, counts, instead }) => (
          <tr key={left.id}>
            <th scope="row">
              <SafeHtml className={styles.option} data-part="bold-math" html={left.text} />
            </th>
            <td>
              <span className={styles.option}>
                <Icon name="arrow-right" size={28} />
                <span>
                  <b>
                    <SafeHtml as="span" data-part="bold-math" html={right} />
                  </b>
                  {instead && (
                    <span>
                      {' '}
                      helyette: <SafeHtml as="span" html={textOf(question, instead.right)} />
                      {`\u00a0(${instead.count})`}
                    </span>
                  )}
                </span>
              </span>
            </td>
            <BlockCells counts={counts} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const textOf = (question: PublicOf<'match'>, id: string | undefined): string => question.right.find(card => card.id === id)?.text ?? '';
