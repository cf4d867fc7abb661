import type { TeacherLiveView } from '@eszkerek/contract/live-shapes';
import type { PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { Accordion } from '@eszkerek/ui/accordion.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Meter } from '@eszkerek/ui/meter.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { useRef, useState } from 'react';
import { useStored } from '../../../lib/stored.ts';
import { useReadableFigures } from '../../../questions/use-readable-figures.ts';
import { AnswerLabel } from '../answer-label.tsx';
import { isOthers, rowsOf } from '../bars-of.ts';
import { inLetters, letteredCards } from '../lettered.ts';
import { Pairs, rightPairs } from '../pairs.tsx';
import { AskedQuestion } from './asked-question.tsx';
import { Hands } from './hands.tsx';
import { KeyButton, keyHidden } from './key-hidden.tsx';
import { adviceText } from './next-steps.ts';
import styles from './teacher.module.css';

/** In px: question and votes stand side by side. */
const WIDE = 1024;

/** The current question with its key, the votes as bars, and the misconceptions behind the wrong ones. Only the teacher sees it. */
export function QuestionPanel({ view, named }: { view: TeacherLiveView; named: boolean }) {
  const { question, solution, votes, groups, lesson } = view;
  const advice = adviceText(view);
  const hidden = useStored(keyHidden) && lesson.phase !== 'reveal';
  // Beside the votes the left half has room for them; on a phone the votes come first.
  const [isWide] = useState(() => innerWidth >= WIDE);
  if (!question) return null;
  const same = groups.length > 0 && !hidden && (
    <section className={layoutStyles.stack} aria-label="Tévképzetek">
      <h3>Ugyanaz a tévképzet</h3>
      <ul className={layoutStyles.stack}>
        {groups.map(({ misconception, count, names }) => (
          <li key={misconception.id} className={styles.line}>
            <b>{count}</b>
            <span>
              {misconception.text}
              {named && <small>{names.join(', ')}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <Panel className={cx(layoutStyles.stack, styles.sheet)}>
      {advice && (
        <div className={styles.counted}>
          <MessageBar kind="spark">{advice}</MessageBar>
        </div>
      )}
      <div className={cx(layoutStyles.stack, styles.told)}>
        <AskedQuestion question={question} solution={hidden ? null : solution} />
        {lesson.phase !== 'reveal' && <KeyButton />}
        {isWide && same}
      </div>
      {votes.length > 0 && (
        <Votes
          question={question}
          solution={solution}
          votes={votes}
          hidden={hidden}
          counted={lesson.phase === 'closed' || lesson.phase === 'discuss'}
        />
      )}
      {!isWide && same}
      {votes.some(({ bars }) => bars.some(({ letter }) => letter !== null)) && (
        <Accordion summary="Kézfelemelés beírása">
          <Hands view={view} />
        </Accordion>
      )}
    </Panel>
  );
}

const NOTHING: ReadonlySet<string> = new Set();

interface VotesProps extends Pick<TeacherLiveView, 'votes' | 'solution'> {
  question: PublicQuestion;
  hidden: boolean;
  counted: boolean;
}

/** Each answer with its votes of both rounds under each other; an option that nobody chose is listed too. */
function Votes({ question, solution, votes, hidden, counted }: VotesProps) {
  const cards = letteredCards(question);
  const figures = useRef<HTMLElement>(null);
  useReadableFigures(figures, question.id);
  const wanted = hidden ? null : rightPairs(question, solution);
  return (
    <section ref={figures} className={cx(layoutStyles.stack, counted && styles.counted)} aria-label="Szavazatok">
      {votes.map(({ round, total, right }) => (
        <h3 key={round}>
          {round}. szavazás: {total === 0 ? 'még nincs szavazat' : hidden ? `${total} szavazat` : `${total} szavazatból ${right} jó`}
        </h3>
      ))}
      <ol className={layoutStyles.stack}>
        {rowsOf(votes).map(({ key, bar, counts }) => (
          <li key={key} className={cx(layoutStyles.grid2, styles.answer)} data-right={(bar.right && !hidden) || undefined}>
            <div>
              <div className={styles.line}>
                {bar.letter && <b className={styles.letter}>{bar.letter}</b>}
                {question.type === 'match' && !isOthers({ bar }) ? (
                  <Pairs label={bar.label} common={NOTHING} right={wanted} />
                ) : (
                  <AnswerLabel html={cards ? inLetters(cards, bar.label) : bar.label} />
                )}
                {bar.right && !hidden && <Icon name="check" />}
              </div>
              {bar.misconception && !hidden && <small>{bar.misconception.text}</small>}
            </div>
            <div className={styles.line}>
              {votes.map(vote => (
                <Count
                  key={vote.round}
                  vote={vote}
                  alone={votes.length === 1}
                  count={counts[vote.round - 1] ?? 0}
                  tone={hidden ? 'subject' : bar.right ? 'ok' : 'bad'}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface CountProps {
  vote: TeacherLiveView['votes'][number];
  /** The heading above says which it is. */
  alone: boolean;
  count: number;
  tone: 'subject' | 'ok' | 'bad';
}

function Count({ vote: { round, total }, alone, count, tone }: CountProps) {
  return (
    <>
      <span>{alone ? <span className="sr-only">{round}. szavazás</span> : `${round}. szavazás`}</span>
      <Meter percent={(100 * count) / Math.max(1, total)} tone={tone} label={`${count} szavazat`} />
      <b>{count}</b>
    </>
  );
}
