import { Checkbox } from '@eszkerek/ui/choice.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { lazyPanel } from '@eszkerek/ui/lazy-parts.ts';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { Suspense } from 'react';
import { useStored } from '../../../lib/stored.ts';
import answeredStyles from '../../../questions/answered-item.module.css';
import resultStyles from '../result/result.module.css';
import type { ReviewedQuestion } from '../result/summary.ts';
import { type BaremPoint, baremOf, markedPoints } from './barem.ts';
import { type Desk, desks, setDesk } from './desk.ts';
import styles from './self-marking.module.css';

const WrittenView = lazyPanel(async () => ({ default: (await import('./written-view.tsx')).WrittenView }));

const EMPTY: Desk = { startedAt: 0, clock: 'off', factor: 1, flags: [], scratch: '' };

/** The letters of the blanks belong to the inputs of the sheet. */
const withoutBlanks = (template: string): string => template.replace(/<span class="blank"[^>]*>[a-z]<\/span>/g, '…');

interface SelfMarkingProps {
  attemptId: string;
  /** The questions whose solution is written down. */
  review: readonly ReviewedQuestion[];
}

/** After the exam: own lines beside the model solution, which is the barem too, marked point by point. It changes no stored result. */
export function SelfMarking({ attemptId, review }: SelfMarkingProps) {
  const desk = useStored(desks)[attemptId] ?? EMPTY;
  if (review.length === 0) return null;
  const ticked = new Set(desk.marks);
  const toggle = (id: string) => {
    const marks = ticked.has(id) ? (desk.marks ?? []).filter(other => other !== id) : [...(desk.marks ?? []), id];
    setDesk(attemptId, { ...desk, marks });
  };
  const { points, total } = markedPoints(review.flatMap(baremOf), ticked);
  const tick = ({ id, html, text, earned }: BaremPoint) => (
    <li key={id}>
      {earned === undefined ? (
        <Checkbox checked={ticked.has(id)} onChange={() => toggle(id)}>
          {html ? <SafeHtml as="span" html={html} /> : text}
        </Checkbox>
      ) : (
        <span className={earned ? styles.right : styles.wrong}>
          {text}
          <Icon name={earned ? 'check' : 'close'} />
        </span>
      )}
      <span className={styles.worth}>1 pont</span>
    </li>
  );
  return (
    <section className={cx(panelStyles.panel, resultStyles.resultPart)} aria-labelledby="onertekeles">
      <h2 id="onertekeles">Pontozd a leírásodat!</h2>
      <p>
        A mintamegoldás minden lépése egy pontot ér. Pipáld ki, ami a te megoldásodban is megvan! Más jó út is teljes pontot ér. Az
        eredményeket mi néztük meg.{' '}
        <b>
          Most {points} / {total} pont.
        </b>
      </p>
      {review.map(item => {
        const own = desk.written?.[item.question.id]?.trim();
        const parts = baremOf(item);
        const marked = markedPoints(parts, ticked);
        return (
          <article key={item.question.id} className={styles.selfMarked} aria-labelledby={`barem-${item.question.id}`}>
            <h3 id={`barem-${item.question.id}`}>
              {item.place}. feladat: {marked.points} / {marked.total} pont
            </h3>
            <div className={styles.task} data-part="task">
              <SafeHtml html={item.question.question} />
              {item.question.type === 'fillSteps' && <SafeHtml html={withoutBlanks(item.question.template)} />}
              {item.question.figure && <SafeHtml data-part="figure" html={item.question.figure.svg} />}
            </div>
            <div className={styles.own}>
              <h4>A te megoldásod</h4>
              {own ? (
                <Suspense fallback={null}>
                  <WrittenView text={own} />
                </Suspense>
              ) : (
                <p className={formStyles.help}>Itt nem írtál semmit. Ha papíron dolgoztál, vedd elő a lapot!</p>
              )}
            </div>
            <div>
              <h4>Mintamegoldás és barem</h4>
              {parts.map(({ letter, points: steps }) => (
                <fieldset key={letter}>
                  <legend>{letter ? `${letter}) rész` : 'Pontok'}</legend>
                  <ol className={styles.steps}>{steps.map(tick)}</ol>
                </fieldset>
              ))}
              {item.solution.text && !item.solution.barem && <SafeHtml className={answeredStyles.reason} html={item.solution.text} />}
            </div>
          </article>
        );
      })}
    </section>
  );
}
