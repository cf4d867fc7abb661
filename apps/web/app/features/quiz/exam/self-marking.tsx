import { Checkbox } from '@eszkerek/ui/choice.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { lazyPanel } from '@eszkerek/ui/lazy-parts.ts';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { Suspense } from 'react';
import { useStored } from '../../../lib/stored.ts';
import resultStyles from '../result/result.module.css';
import type { ReviewedQuestion } from '../result/summary.ts';
import { type BaremPoint, baremOf, markedPoints } from './barem.ts';
import { type Desk, desks, setDesk } from './desk.ts';
import styles from './self-marking.module.css';

const WrittenView = lazyPanel(async () => ({ default: (await import('./written-view.tsx')).WrittenView }));

const EMPTY: Desk = { startedAt: 0, clock: 'off', factor: 1, flags: [], scratch: '' };

interface SelfMarkingProps {
  attemptId: string;
  /** The questions of the written parts. */
  review: readonly ReviewedQuestion[];
}

/** After the exam: own lines, model solution and barem, marked point by point. It changes no result. */
export function SelfMarking({ attemptId, review }: SelfMarkingProps) {
  const desk = useStored(desks)[attemptId] ?? EMPTY;
  if (review.length === 0) return null;
  const ticked = new Set(desk.marks);
  const toggle = (id: string) => {
    const marks = ticked.has(id) ? (desk.marks ?? []).filter(other => other !== id) : [...(desk.marks ?? []), id];
    setDesk(attemptId, { ...desk, marks });
  };
  const { points, total } = markedPoints(review.flatMap(baremOf), ticked);
  const tick = ({ id, text, earned }: BaremPoint) => (
    <Checkbox key={id} checked={earned ?? ticked.has(id)} disabled={earned !== undefined} onChange={() => toggle(id)}>
      {`${text} (1 pont)`}
    </Checkbox>
  );
  return (
    <section className={cx(panelStyles.panel, resultStyles.resultPart)} aria-labelledby="onertekeles">
      <h2 id="onertekeles">Pontozd a leírásodat!</h2>
      <p>
        Vesd össze a megoldásodat a mintával, és pipáld ki, ami megvan benne! Az eredményt mi néztük meg, a többi pontot te adod.{' '}
        <b>
          Most {points} / {total} pont.
        </b>
      </p>
      {review.map(item => (
        <article key={item.question.id} className={styles.selfMarked}>
          <h3>{item.place}. feladat</h3>
          {desk.written?.[item.question.id]?.trim() && (
            <Suspense fallback={null}>
              <WrittenView text={desk.written[item.question.id] ?? ''} />
            </Suspense>
          )}
          {item.solution.text && (
            <div className={resultStyles.reviewReason}>
              <b>Mintamegoldás</b>
              <SafeHtml html={item.solution.text} />
            </div>
          )}
          {baremOf(item).map(({ letter, points: own }) => (
            <fieldset key={letter}>
              <legend>{letter ? `${letter}) rész` : 'Pontok'}</legend>
              {own.map(tick)}
            </fieldset>
          ))}
        </article>
      ))}
    </section>
  );
}
