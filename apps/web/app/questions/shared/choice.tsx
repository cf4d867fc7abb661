import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { useId } from 'react';
import { spellFormula } from '../../lib/spell.ts';
import { lineFormula, plainHtml } from '../plain-html.ts';
import type { ViewProps } from '../view-props.ts';
import styles from './choice.module.css';
import { LETTERS } from './letters.ts';

/** Answers of so many characters stand side by side on a phone too. */
const SHORT = 8;
/** The beginning of a drawing in an answer's text. */
export const DRAWN = '<svg class="fig"';
/** A drawing so many times as wide as high, such as a number line, needs the whole width of a phone. */
const WIDE = 4.5;
const isWide = (html: string): boolean => {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(html) ?? [];
  return Number(width) / Number(height) > WIDE;
};

type State = 'ok' | 'missed' | 'bad' | 'dim' | 'selected' | 'marked' | 'tried' | 'idle';
const notes: Partial<Record<State, string>> = {
  bad: 'A te válaszod',
  missed: 'Ez kimaradt',
  marked: 'Ezt jelölted',
  tried: 'Ezt már próbáltad',
};

type ChoiceProps = ViewProps<'single' | 'multi'> & { multiple: boolean };

/** One right answer or several: big touch cards over real radio buttons and check boxes. */
export function Choice({ question, multiple, value, onChange, disabled, result, solution, tried, labelledBy }: ChoiceProps) {
  const name = useId();
  const chosen = Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
  const choose = (id: string) => {
    if (!multiple) return onChange(id);
    const next = chosen.includes(id) ? chosen.filter(other => other !== id) : [...chosen, id];
    onChange(next.length > 0 ? next : null);
  };
  const key = solution?.correct ?? question.correct;
  const stateOf = (id: string): State => {
    const picked = chosen.includes(id);
    if (!multiple && tried === id) return 'tried';
    if (key?.includes(id)) return multiple && solution && !picked && chosen.length > 0 ? 'missed' : 'ok';
    if (key) return picked && disabled ? 'bad' : disabled ? 'dim' : picked ? 'selected' : 'idle';
    if (result?.status === 'correct') return picked ? 'ok' : 'dim';
    // Of several marked answers the reply does not tell which one is wrong: none of them looks right.
    if (picked && (result?.status === 'incorrect' || result?.status === 'partial')) return multiple ? 'marked' : 'bad';
    return picked ? 'selected' : 'idle';
  };
  const noteOf = (state: State): string | null =>
    state !== 'ok' ? (notes[state] ?? null) : solution || result ? 'Helyes válasz' : 'Megoldás';
  // The solution speaks of several options by their letters.
  const closed = multiple && disabled && (key !== undefined || result?.status === 'correct');
  // Drawings are compared: all of them stand in one window.
  const isDrawing = question.answers.every(answer => answer.text.includes(DRAWN));
  const drawn = isDrawing && !question.answers.every(answer => isWide(answer.text));
  const wide = isDrawing && !drawn;
  const short = !isDrawing && question.answers.every(answer => plainHtml(answer.text, lineFormula).length <= SHORT);
  // Beside a text that needs more than a line the note would make it narrow: there it stands under it.
  const isLong = !isDrawing && !short;
  return (
    <fieldset
      className={cx(styles.choices, short && styles.choicesShort, drawn && styles.choicesDrawn, wide && styles.choicesWide)}
      data-part={cx('choices', short && 'choices-short', drawn && 'choices-drawn')}
      aria-labelledby={labelledBy}
      disabled={disabled}
    >
      {question.answers.map((answer, place) => {
        const state = stateOf(answer.id);
        const picked = chosen.includes(answer.id);
        const note = noteOf(state);
        const body = (
          <>
            <SafeHtml as="span" className={styles['choice-text']} data-part="bold-math" html={answer.text} />
            {note && (
              <span className={styles['choice-note']} data-part="choice-note">
                {closed && state !== 'missed' && <Icon name={state === 'ok' ? 'check' : 'close'} size={18} />} {note}
              </span>
            )}
          </>
        );
        return (
          <label key={answer.id} className={cx(styles.choice, state !== 'idle' && styles[`choice-${state}`])}>
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              className="sr-only"
              checked={picked}
              onChange={() => choose(answer.id)}
              value={answer.id}
              disabled={state === 'tried'}
              data-letter={LETTERS[place]}
              aria-label={[LETTERS[place], plainHtml(answer.text, spellFormula), note].filter(Boolean).join(', ')}
            />
            <span className={cx(styles['choice-letter'], multiple && styles.choiceBox)} aria-hidden="true">
              {closed ? (
                LETTERS[place]
              ) : state === 'ok' || state === 'marked' || (multiple && state === 'selected') ? (
                <Icon name="check" size={22} />
              ) : state === 'bad' || state === 'tried' ? (
                <Icon name="close" size={22} />
              ) : (
                LETTERS[place]
              )}
            </span>
            {isLong ? <span className={cx(layoutStyles.row, styles.choiceBody)}>{body}</span> : body}
          </label>
        );
      })}
    </fieldset>
  );
}
