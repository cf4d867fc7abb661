import { Badge } from '@eszkerek/ui/badge.tsx';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { Icon } from '@eszkerek/ui/icon.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import type { api } from '../../lib/api.ts';
import { isToday } from '../../lib/days-until.ts';
import { LockSign } from '../../lib/lock-sign.tsx';
import { againText, dueText } from './due-text.ts';
import styles from './mistake-book.module.css';

/** In place of a premium question whose texts the server keeps back. */
const WITHHELD = 'Ez a kérdés prémium kvízből való. Amint újra van hozzáférésed, itt olvashatod.';
/** The figure of a question ends it; a root sign is drawn with an `svg` too, but of another class. */
const FIGURE = /<svg class="fig".*<\/svg>$/s;

export type Mistake = Awaited<ReturnType<typeof api.quiz.mistakes>>['mistakes'][number];

/** Folded to the question and its day; opened, it tells the pupil's answer and the reason. */
export function MistakeCard({ mistake, now, isDayDone }: { mistake: Mistake; now: Date; isDayDone: boolean }) {
  const { quiz_slug, question_id, question, answer, reason, title, premium } = mistake;
  const isRight = isToday(mistake.right_at, now);
  const due = dueText(new Date(mistake.due_at), now, isDayDone);
  const [figure] = question.match(FIGURE) ?? [];
  return (
    <li className={styles.mistake} data-part="mistake" style={isRight ? { borderInlineStartColor: 'var(--ok)' } : undefined}>
      <details>
        <summary>
          <span className={styles.head}>
            <SafeHtml as="span" className={styles.question} html={question.replace(FIGURE, '') || WITHHELD} />
            {isRight ? (
              <span className={styles.label}>
                <Badge kind="ok">
                  <Icon name="check" size={16} /> Ma már sikerült.
                </Badge>{' '}
                {againText(new Date(mistake.due_at), now)}
              </span>
            ) : (
              <Badge kind={due.now && !isDayDone ? 'wait' : 'neutral'}>{due.text}</Badge>
            )}
          </span>
          {figure && <SafeHtml as="span" className={styles.figure} html={figure} />}
          <Icon name="chevron-down" size={20} />
        </summary>
        <div className={styles.body}>
          {answer && (
            <div>
              <span className={styles.label}>A te válaszod: </span>
              <SafeHtml as="span" html={answer} />
            </div>
          )}
          {reason && <SafeHtml className={styles.label} html={reason} />}
          <div className={layoutStyles.row}>
            {question && (
              <ButtonLink size="sm" icon="play" to={`/ismetles?hibak=${quiz_slug}/${question_id}`}>
                Ezt az egyet
              </ButtonLink>
            )}
            <ButtonLink variant="ghost" size="sm" icon="retry" to={`/tananyag/${quiz_slug}`}>
              {title}
              <LockSign premium={premium} />
            </ButtonLink>
          </div>
        </div>
      </details>
    </li>
  );
}
