import { Button } from '@eszkerek/ui/button.tsx';
import { Checkbox } from '@eszkerek/ui/choice.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import { Link } from 'react-router';
import { calendarFile } from './calendar-file.ts';
import { dayName, honestText } from './plan-text.ts';
import styles from './planner.module.css';
import type { Plan } from './spread-plan.ts';

interface PlanViewProps {
  plan: Plan;
  title: string;
  slug: string;
  done: ReadonlySet<string>;
  /** Titles of topics that were left out because the pupil knows them. */
  known: readonly string[];
  onTick: (id: string) => void;
  startFocus: (() => void) | undefined;
}

const RING = 12;

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The days with their blocks to tick; print, calendar, focus timer. */
export function PlanView({ plan, title, slug, done, known, onTick, startFocus }: PlanViewProps) {
  const blocks = plan.days.flatMap(day => day.blocks);
  const ticked = blocks.filter(block => done.has(block.id)).length;
  const warning = honestText(plan);
  const segments = Math.min(RING, Math.max(1, blocks.length));
  return (
    <div className={styles.studyPlan}>
      {warning && <MessageBar kind="spark">{warning}</MessageBar>}
      {known.length > 0 && <p>Ezeket a térképed szerint már tudod, ezért kimaradtak: {known.join(', ')}.</p>}
      {blocks.length > 0 && (
        <>
          <div className={styles.planHead}>
            <ProgressRing
              segments={segments}
              value={Math.floor((ticked / blocks.length) * segments)}
              size={64}
              label={`${ticked} blokk kész, összesen ${blocks.length}`}
            >
              {`${ticked}/${blocks.length}`}
            </ProgressRing>
            <div className={cx(layoutStyles.row, 'no-print')} data-part="row">
              <Button variant="secondary" icon="document" onClick={() => window.print()}>
                Nyomtatás
              </Button>
              <Button
                variant="secondary"
                icon="calendar"
                onClick={() => download(`${slug}.ics`, calendarFile(title, slug, plan.days, new Date()))}
              >
                Naptárba (.ics)
              </Button>
              {startFocus && (
                <Button icon="timer" onClick={startFocus}>
                  Fókusz indítása: 25 perc
                </Button>
              )}
            </div>
          </div>
          <ol className={styles.planDays}>
            {plan.days.map(day => (
              <li key={day.date}>
                <h3>{dayName(day.date)}</h3>
                {day.review ? (
                  <p>Ismétlés: nézd át, ami nehéz volt, és pihenj egyet előtte.</p>
                ) : (
                  day.blocks.map(block => (
                    <div className={styles.planBlock} key={block.id}>
                      <Checkbox checked={done.has(block.id)} onChange={() => onTick(block.id)}>
                        {`${block.title}${block.parts > 1 ? ` (${block.part}/${block.parts})` : ''} – ${block.minutes} perc`}
                      </Checkbox>
                      <Link className="link no-print" to={`/tananyag/${block.slug}`} aria-label={`${block.title}: megnyitom`}>
                        Megnyitom
                      </Link>
                    </div>
                  ))
                )}
                {day.waits?.map(topic => (
                  <p key={topic} className={formStyles.help}>
                    {topic}: ez a lecke még készül.
                  </p>
                ))}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
