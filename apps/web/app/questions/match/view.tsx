import type { PublicItem } from '@eszkerek/contract/quiz-shapes';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import { Icon } from '@eszkerek/ui/icon.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { useMemo, useState } from 'react';
import { usePresented } from '../../lib/presented.ts';
import { softHyphens } from '../../lib/soft-hyphens.ts';
import { spellFormula } from '../../lib/spell.ts';
import { lineFormula, plainHtml } from '../plain-html.ts';
import { Corrected } from '../shared/corrected.tsx';
import { namedPartOf, rightPartsOf } from '../shared/kept.ts';
import { LETTERS } from '../shared/letters.ts';
import type { ViewProps } from '../view-props.ts';
import styles from './match.module.css';
import { MatchLines } from './match-lines.tsx';
import { join, leftOf, type Pairs, part } from './pairs.ts';

/** Closed pairs of so many characters stand side by side. */
const SHORT = 4;
const NO_PAIRS: Pairs = {};
/** A longer word would break in the middle on a narrow phone: browsers rarely hyphenate Hungarian. */
const LONGEST_WORD = 9;
/** A short last word, such as a unit, does not stand on a line of its own; a long one may follow its hyphen on the next. */
const tied = (text: string): string => text.replace(/ (?=[^\s<>]{1,3}$)/, '\u00a0').replace(/-\u2060(?=\p{L}{4})/gu, '-');
/** A column of so short cards is drawn large. */
const LARGE = 9;
const TONES = [styles.toneA, styles.toneB, styles.toneC, styles.toneD];

/** Pairs: a tap on a card of the left side, then on its pair; a tap on a joined card takes the line away. */
export function MatchView(props: ViewProps<'match'>) {
  const { question, value, onChange, disabled, result, solution, tried, lettered, labelledBy } = props;
  const { rightParts = rightPartsOf(result), namedPart = namedPartOf(result) } = props;
  const { left, right } = question;
  const onBoard = usePresented() !== null;
  const [picked, setPicked] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const pairs: Pairs = useMemo(() => (value && typeof value === 'object' && !Array.isArray(value) ? value : NO_PAIRS), [value]);
  const spoken = (items: readonly PublicItem[], id: string | undefined) =>
    plainHtml(items.find(item => item.id === id)?.text ?? '', spellFormula);
  const give = (next: Pairs) => onChange(Object.keys(next).length > 0 ? next : null);
  const key =
    solution?.pairs ??
    (question.correct ? Object.fromEntries(question.correct.map(pair => pair.split(':') as [string, string])) : undefined);

  const pressLeft = (id: string) => {
    if (picked === id) return setPicked(null);
    if (pairs[id] !== undefined) {
      setAnnouncement(`Szétválasztva: ${spoken(left, id)}.`);
      give(part(pairs, id));
    }
    setPicked(id);
  };
  const pressRight = (id: string) => {
    const holder = leftOf(pairs, id);
    if (picked === null) {
      if (holder === undefined) return setAnnouncement('Előbb a bal oldalon válassz!');
      setAnnouncement(`Szétválasztva: ${spoken(left, holder)}.`);
      give(part(pairs, holder));
      return setPicked(holder);
    }
    setAnnouncement(`Összekötve: ${spoken(left, picked)}, ${spoken(right, id)}.`);
    give(join(pairs, picked, id));
    setPicked(null);
  };
  /** Told by the last reply and not changed since. */
  const before = tried && typeof tried === 'object' && !Array.isArray(tried) ? tried : pairs;
  const isGood = (id: string | undefined): boolean =>
    id !== undefined &&
    pairs[id] !== undefined &&
    ((key !== undefined && disabled) || result?.status === 'correct' || (rightParts.includes(id) && pairs[id] === before[id]));
  const isNamed = (id: string | undefined): boolean => id !== undefined && id === namedPart && pairs[id] === before[id];
  const toneOf = (id: string | undefined): string | undefined => {
    if (id === undefined || pairs[id] === undefined) return undefined;
    // A board with a wrong pair is not shown once the question is closed.
    if (isGood(id)) return styles.toneOk;
    if (isNamed(id)) return styles.toneBad;
    // Beside the one the reply marks, a colour would look like a verdict.
    if (result && namedPart !== undefined) return undefined;
    return TONES[left.findIndex(item => item.id === id) % TONES.length];
  };
  const isLarge = (items: readonly PublicItem[]) => items.every(({ text }) => plainHtml(text, lineFormula).length <= LARGE);
  const large = { l: isLarge(left), r: isLarge(right) };
  const card = (item: PublicItem, side: 'l' | 'r') => {
    const holder = side === 'l' ? item.id : leftOf(pairs, item.id);
    const other = holder === undefined ? undefined : side === 'l' ? spoken(right, pairs[item.id]) : spoken(left, holder);
    const joined = holder !== undefined && pairs[holder] !== undefined;
    return (
      <button
        key={item.id}
        type="button"
        data-card={`${side}-${item.id}`}
        className={cx(
          styles.card,
          // Letters stand under each other.
          large[side] && !lettered && styles.cardLarge,
          toneOf(holder),
          side === 'l' && picked === item.id && styles.cardPicked,
          side === 'r' && picked !== null && !joined && styles.cardOpen,
        )}
        aria-pressed={side === 'l' ? picked === item.id : undefined}
        disabled={disabled}
        onClick={() => (side === 'l' ? pressLeft : pressRight)(item.id)}
      >
        {lettered && side === 'r' && <b>{`${LETTERS[right.indexOf(item)]}\u00a0`}</b>}
        <SafeHtml as="span" data-part="bold-math" html={tied(onBoard ? item.text : softHyphens(item.text, LONGEST_WORD))} />
        {joined && (
          <span className="sr-only">
            , párja: {other}
            {isGood(holder) && ', ez már jó'}
            {isNamed(holder) && ', ezt gondold át újra'}
          </span>
        )}
        {isGood(holder) && <Icon name="check" size={16} />}
        {isNamed(holder) && joined && <Icon name="close" size={16} />}
      </button>
    );
  };
  // What belonged to nothing has done its work.
  const done = result?.status === 'correct';
  const html = (items: readonly PublicItem[], id: string | undefined) => items.find(item => item.id === id)?.text;
  // Texts are compared: two cards of the right side may say the same.
  const isRight = (id: string) => html(right, pairs[id]) === html(right, key?.[id]);
  const rows = (
    <Corrected
      labelledBy={labelledBy}
      flows={[...left, ...right].every(({ text }) => plainHtml(text, lineFormula).length <= SHORT)}
      rows={left.map(({ id, text }) => ({
        id,
        ok: !(disabled && solution) || (value === null ? null : !pairs[id] || isRight(id)),
        lead: (
          <>
            <SafeHtml as="span" html={text} /> →
          </>
        ),
        given: <SafeHtml as="span" html={html(right, pairs[id]) ?? ''} />,
        right: <SafeHtml as="span" html={html(right, key?.[id]) ?? ''} />,
      }))}
    />
  );
  if (key && disabled && !left.every(({ id }) => isRight(id))) return rows;
  return (
    <fieldset className={layoutStyles.stack} data-part="match" data-no-swipe aria-labelledby={labelledBy}>
      {!disabled && !result && (
        <p className={formStyles.help} data-part="help">
          Koppints bal oldalt, aztán a párjára. A vonalat egy koppintás törli.
        </p>
      )}
      <div className={styles.board}>
        <div className={styles.column}>{left.map(item => card(item, 'l'))}</div>
        <div className={styles.column}>{(done ? right.filter(({ id }) => leftOf(pairs, id)) : right).map(item => card(item, 'r'))}</div>
        <MatchLines pairs={pairs} toneOf={toneOf} />
      </div>
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
      {key && !disabled && rows}
    </fieldset>
  );
}
