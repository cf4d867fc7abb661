import type { GuideOther, GuidePart, GuideToday } from '@eszkerek/contract/guide-shapes';
import { The } from '@eszkerek/numbers/hungarian';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import chipStyles from '@eszkerek/ui/chips.module.css';
import { cx } from '@eszkerek/ui/cx.ts';
import { sparkPath } from '@eszkerek/ui/geometry.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { daysUntil } from '../../lib/days-until.ts';
import { homeworkDue } from '../../lib/homework-due.ts';
import { furtherPlace, type LessonPlace, lessonPlaces } from '../../lib/lesson-places.ts';
import { roundLink } from '../../lib/round-link.ts';
import { useStored } from '../../lib/stored.ts';
import { text as common } from '../../text/common.ts';
import styles from './guide.module.css';
import { OtherOffers } from './other-offers.tsx';
import { actionOf, partText, type ShownPart } from './part-text.ts';

/** Where the title is the name already, the subject stands in its place. */
const nameOf = ({ part, text }: ShownPart): string | null =>
  text.name !== part.title ? text.name : part.subject && common.subjects[part.subject];

/** The map calls a lesson done when it is known: here only today's part of it is. */
const doneWord = ({ kind }: GuidePart): string => (kind === 'lesson' || kind === 'continue' ? 'mai rész kész' : 'kész');

const facts = (shown: ShownPart): string => {
  const { part, text } = shown;
  return [nameOf(shown), part.due_at === null ? null : homeworkDue(part.due_at, new Date()), part.done ? doneWord(part) : text.size(part)]
    .filter(fact => fact !== null)
    .join(' · ');
};

const leftAt = (part: number): string => `${The(part)}. résznél hagytad abba. Innen folytathatod.`;

/** Where a begun lesson was left, here or on another device. */
function useLeftPlace({ kind, link, place, reason }: GuidePart): LessonPlace | null {
  const places = useStored(lessonPlaces);
  return kind === 'continue' && reason.id !== 'continue-quiz' ? furtherPlace(places[link.slice(link.lastIndexOf('/') + 1)], place) : null;
}

/** On a phone the panel opens below the fold, behind the bar. */
const intoView = (panel: HTMLElement | null) => void panel?.scrollIntoView?.({ behavior: 'smooth', block: 'center' });

/** What comes now; "Miért ezt?" opens the facts behind its reason. The reason may be long: under the button it cannot push it behind the bar of a phone. */
export function CurrentPart({ shown }: { shown: ShownPart }) {
  const { part, text } = shown;
  const left = useLeftPlace(part);
  const [open, setOpen] = useState<'why' | 'others' | null>(null);
  const toggle = (what: 'why' | 'others') => setOpen(open === what ? null : what);
  const card = useRef<HTMLElement>(null);
  // The list that was scrolled to is gone: back to the button that starts what was chosen.
  const backToStart = () => {
    flushSync(() => setOpen(null));
    card.current?.scrollIntoView?.({ block: 'center' });
    card.current?.querySelector('a')?.focus({ preventScroll: true });
  };
  return (
    <section ref={card} className={styles.now} data-subject={part.subject ?? undefined} data-part="now">
      <p className={styles.kind}>
        <Icon name={text.icon} size={18} />
        {facts(shown)}
      </p>
      <h2>{part.title}</h2>
      <ButtonLink
        size="lg"
        className={styles.start}
        to={left ? `${roundLink(part)}#${left.section}` : roundLink(part)}
        iconEnd="arrow-right"
      >
        {actionOf(shown)}
      </ButtonLink>
      <p className={styles.why}>{left && part.reason.id !== 'continue-on' ? leftAt(left.part) : part.reason.text}</p>
      <div className={chipStyles.chips}>
        {part.facts.length > 0 && (
          <button type="button" className={chipStyles.chip} aria-expanded={open === 'why'} onClick={() => toggle('why')}>
            Miért ezt?
          </button>
        )}
        <button type="button" className={chipStyles.chip} aria-expanded={open === 'others'} onClick={() => toggle('others')}>
          Mást szeretnék
        </button>
      </div>
      {open === 'why' && (
        <ul className={styles.facts} ref={intoView}>
          {part.facts.map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {open === 'others' && (
        <div ref={intoView}>
          <OtherOffers part={part.id} onSwapped={backToStart} />
        </div>
      )}
    </section>
  );
}

const DONE = 'Ezt ma már megcsináltad.';

export function OtherPart({ shown }: { shown: ShownPart }) {
  const { part, text } = shown;
  return (
    <li>
      <Link className={styles.other} to={roundLink(part)} data-subject={part.subject ?? undefined} data-done={part.done || undefined}>
        <span className={styles.glyph}>
          <Icon name={part.done ? 'check' : text.icon} size={24} />
        </span>
        <b>{part.title}</b>
        <span className={styles.otherKind}>{facts(shown)}</span>
        <span className={styles.why}>{part.done ? DONE : part.reason.text}</span>
        <Icon name="chevron-right" size={20} />
      </Link>
    </li>
  );
}

/** When the day is done: something short, for those who want more. */
export function MorePart({ more }: { more: GuideOther }) {
  const { title, link, subject, reason } = more;
  const { icon, name, size } = partText(more);
  return (
    <li>
      <Link className={styles.other} to={link} data-subject={subject ?? undefined}>
        <span className={styles.glyph}>
          <Icon name={icon} size={24} />
        </span>
        <b>{title}</b>
        <span className={styles.otherKind}>
          {name} · {size(more)} · ha van kedved
        </span>
        <span className={styles.why}>{reason.text}</span>
        <Icon name="chevron-right" size={20} />
      </Link>
    </li>
  );
}

/** Homework beside the one in the plan: one tap to it. */
export const MoreHomework = ({ title, link, due_at }: GuideToday['more_homework'][number]) => (
  <li>
    <Link className={styles.other} to={link}>
      <span className={styles.glyph}>
        <Icon name="document" size={24} />
      </span>
      <b>{title}</b>
      <span className={styles.otherKind}>Házi feladat · {homeworkDue(due_at, new Date())}</span>
      <Icon name="chevron-right" size={20} />
    </Link>
  </li>
);

/** The spark outside the wheel: only for those who want more. */
export function Challenge({ challenge: { title, text, link, minutes } }: { challenge: NonNullable<GuideToday['challenge']> }) {
  return (
    <li>
      <Link className={cx(styles.other, styles.challenge)} to={link}>
        <span className={styles.glyph}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={sparkPath(12, 12, 11)} fill="currentColor" />
          </svg>
        </span>
        <b>{title}</b>
        <span className={styles.otherKind}>Kihívás · {minutes} perc · ha van kedved</span>
        <span className={styles.why}>{text}</span>
        <Icon name="chevron-right" size={20} />
      </Link>
    </li>
  );
}

type MistakesAhead = Pick<GuideToday, 'mistakes_due' | 'mistakes_open' | 'mistakes_next'>;

const laterWords = ({ mistakes_open, mistakes_next }: MistakesAhead): string => {
  if (mistakes_next === null) return mistakes_open === 0 ? 'Most nincs benne kérdés.' : 'Itt látod, amit elvétettél.';
  const days = daysUntil(new Date(mistakes_next.due_at), new Date());
  return `${mistakes_next.count} kérdés ${days <= 1 ? 'holnap' : `${days} nap múlva`} jön vissza.`;
};

const mistakeWords = (ahead: MistakesAhead, isFinished: boolean): string => {
  const due = ahead.mistakes_due;
  if (due === 0) return laterWords(ahead);
  return isFinished ? `${due} kérdés következik. Holnap is ráér.` : `Ma ${due} kérdés jön vissza.`;
};

/** One tap to what was missed; what is left once the day is done is no debt. */
export const MistakeBookLink = ({ ahead, isFinished }: { ahead: MistakesAhead; isFinished: boolean }) => (
  <li>
    <Link className={styles.other} to="/profil#javitofuzet">
      <span className={styles.glyph}>
        <Icon name="edit" size={24} />
      </span>
      <b>Javítófüzet</b>
      <span className={styles.why}>{mistakeWords(ahead, isFinished)}</span>
      <Icon name="chevron-right" size={20} />
    </Link>
  </li>
);
