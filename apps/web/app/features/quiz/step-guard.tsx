import type { StepReport, StepStatus } from '@eszkerek/exercises/step-guard/check-steps';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import type { IconName } from '@eszkerek/ui/icon-names.ts';
import { Input } from '@eszkerek/ui/input.tsx';
import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { KeypadSlot } from '../../questions/keypad/keypad-slot.tsx';
import { Pretty } from '../../questions/keypad/pretty.tsx';
import { isAsTyped } from '../../questions/shared/as-typed.ts';
import styles from './step-guard.module.css';
import { useLentKeypad } from './use-lent-keypad.ts';

const MAX_LENGTH = 200;
const marks: Partial<Record<StepStatus, { icon: IconName; text: string }>> = {
  start: { icon: 'flag', text: 'a feladat' },
  right: { icon: 'check', text: 'jó lépés' },
  wrong: { icon: 'close', text: 'nézd meg újra' },
  unreadable: { icon: 'question', text: 'nem olvasható' },
  unchecked: { icon: 'eye', text: 'ezt te nézd át' },
};

let lastId = 0;
const newLine = () => {
  lastId += 1;
  return { id: lastId, text: '' };
};

/** A task of one line breaks before a sign, never between a sign and its term. */
const withSigns = (task: string): string => task.replace(/(?<=[+−-]) /g, '\u00a0');

/** A short task with a fraction; brackets may be above a bar, and a long line cannot break when drawn. */
const FRACTION_TASK = /^(?=.*\/)[^()]{1,24}$/;

function Task({ text }: { text: string }) {
  if (!FRACTION_TASK.test(text)) return <b>{withSigns(text)}</b>;
  return (
    <b>
      <span className="sr-only">{text}</span>
      <Pretty text={text} caret={null} />
    </b>
  );
}

/** Of the focus around a field. */
const RING_PX = 8;

const scrollerOf = (element: HTMLElement): HTMLElement | null => {
  for (let box = element.parentElement; box; box = box.parentElement) if (box.scrollTop > 0) return box;
  return null;
};

/**
 * A line is seen whole with its focus ring, above the bar that stays in place, and with the line it is compared with.
 * False where there is no room for both.
 */
const showAbove = (bar: HTMLElement | null, line: HTMLElement | null | undefined): boolean => {
  if (!line || !bar) return true;
  line.style.scrollMarginBottom = `${bar.offsetHeight + RING_PX}px`;
  const [before, task] = [line.previousElementSibling, line.parentElement?.firstElementChild];
  // The task stays at the top, over all other lines.
  const covered = task instanceof HTMLElement ? task.offsetHeight : 0;
  for (const one of [line, before]) if (one instanceof HTMLElement && one !== task) one.style.scrollMarginTop = `${covered + RING_PX}px`;
  line.scrollIntoView?.({ block: 'nearest' });
  const seen = scrollerOf(line)?.getBoundingClientRect();
  if (!before || !seen) return true;
  const above = (before === task ? line : before).getBoundingClientRect();
  if (before !== task && above.top >= seen.top + covered) return true;
  const needed = covered + line.getBoundingClientRect().bottom - above.top + bar.offsetHeight + RING_PX;
  const fits = needed <= seen.height;
  if (before === task) line.scrollIntoView?.({ block: fits ? 'nearest' : 'start' });
  else if (fits) before.scrollIntoView?.({ block: 'start' });
  else if (above.bottom > seen.top + covered) line.scrollIntoView?.({ block: 'start' });
  return fits;
};

/** So little of what stands above the tool says nothing. */
const REST_PX = 80;

/** What stands above the task is seen whole or has scrolled away; where the page ends too soon for that, it gets longer. */
const clearTop = (list: HTMLElement | null) => {
  const seen = list && scrollerOf(list);
  const fold = list?.closest('details');
  if (!seen || !fold) return;
  const { top } = seen.getBoundingClientRect();
  const isWhole = fold.getBoundingClientRect().top >= top;
  const cut = (isWhole ? fold : list).getBoundingClientRect().top - top;
  if (cut <= 0 || (isWhole && cut > REST_PX)) return;
  const missing = cut - (seen.scrollHeight - seen.clientHeight - seen.scrollTop);
  if (missing > 0) fold.style.marginBottom = `${Number.parseFloat(fold.style.marginBottom || '0') + missing}px`;
  seen.scrollTop += cut;
};

/** Gives the room of `clearTop` back. */
const shorten = (list: HTMLElement | null) => list?.closest('details')?.style.removeProperty('margin-bottom');

/** The line a check speaks of: the first that needs another look, or the last that was read. */
const checkedLine = (list: HTMLElement | null, { firstWrong, lines }: StepReport) =>
  list?.querySelectorAll('li')[firstWrong ?? lines.findLastIndex(({ status }) => status !== 'empty')];

/** The keys that a task of this kind needs. */
const keysFor = (task: string) => (/[a-z]/i.test(task) ? 'letters' : task.includes(',') ? 'decimals' : 'numbers');

/** Each letter of the task once. */
const lettersOf = (task: string): string => [...new Set(task.match(/[a-z]/g))].join('');

export interface StepGuardProps {
  task: string;
  /** Takes the end of the working for the answer of the question; left out where it is not a typed one. */
  onResult?: (text: string) => void;
}

/** Lépésőr: checks an equation or expression line by line and points at the first that does not follow. Works offline, records nothing. */
export function StepGuard({ task, onResult }: StepGuardProps) {
  const titleId = useId();
  const tool = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { ours, lent } = useLentKeypad(tool);
  /** What the pupil writes below the task. */
  const [lines, setLines] = useState(() => [newLine()]);
  const [report, setReport] = useState<StepReport | null>(null);
  /** The checker may still be loading. */
  const [checking, setChecking] = useState(false);
  /** What „Tiszta lap” has taken away, until something is written. */
  const [cleared, setCleared] = useState<typeof lines | null>(null);
  /** The keys wait after a check that needs their room. */
  const [folded, setFolded] = useState(false);

  const rows = [{ id: 0, text: task }, ...lines];
  const latest = useRef(lines);
  useLayoutEffect(() => {
    latest.current = lines;
  }, [lines]);

  const check = async () => {
    setChecking(true);
    const { checkSteps } = await import('@eszkerek/exercises/step-guard/check-steps').finally(() => setChecking(false));
    const next = checkSteps(rows.map(({ text }) => text));
    // Not of lines that have been changed or cleared while the checker was loading.
    if (latest.current === lines) setReport(next);
    return next;
  };
  const write = (id: number, text: string) => {
    setLines(lines.map(line => (line.id === id ? { ...line, text } : line)));
    setReport(null);
    setCleared(null);
  };
  const focusLine = (place: number) => requestAnimationFrame(() => list.current?.children[place]?.querySelector('input')?.focus());
  const addLine = () => {
    if (lines.at(-1)?.text.trim() === '') return focusLine(rows.length - 1);
    setLines([...lines, newLine()]);
    focusLine(rows.length);
  };
  /** Begun lines matter more than the heading above them. */
  const bring = useCallback((line: HTMLElement | null | undefined, begun: boolean) => {
    const fits = showAbove(bar.current, line);
    if (begun) clearTop(list.current);
    return fits;
  }, []);
  useLayoutEffect(() => {
    if (report && !bring(checkedLine(list.current, report), true)) setFolded(true);
  }, [report, bring]);
  useLayoutEffect(() => {
    if (!report || !folded) return;
    shorten(list.current);
    bring(checkedLine(list.current, report), true);
  }, [report, folded, bring]);
  // The keys take room when they come.
  useEffect(() => {
    if (lent && !folded) bring(document.activeElement?.closest('li'), false);
    else if (!lent) shorten(list.current);
  }, [lent, folded, bring]);
  const press = async (event: KeyboardEvent, place: number) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const { firstWrong } = await check();
    if (firstWrong !== null) return focusLine(firstWrong);
    if (place === rows.length - 1) addLine();
    else focusLine(place + 1);
  };
  const restart = () => {
    if (lines.some(({ text }) => text !== '')) setCleared(lines);
    setLines([newLine()]);
    setReport(null);
    focusLine(1);
  };
  const restore = () => {
    if (!cleared) return;
    setLines(cleared);
    setCleared(null);
    focusLine(cleared.length);
  };

  const taken = onResult && report?.result;
  // Beside the keys there is room for the reason below the line, or for the line above a new one, not for a second message.
  const isNewLine = lines.length > 1 && lines.at(-1)?.text === '';
  const isQuiet = lent && !folded && (typeof report?.firstWrong === 'number' || isNewLine);
  return (
    <section className={styles['step-guard']} data-part="step-guard" aria-labelledby={titleId} ref={tool}>
      <h3 id={titleId} className="sr-only">
        Lépésőr
      </h3>
      <p className={formStyles.help} data-part="help">
        Írd alá a lépéseidet, mindegyiket új sorba!
      </p>
      <ol className={styles['step-lines']} ref={list}>
        {rows.map(({ id, text }, place) => {
          const line = report?.lines[place];
          const mark = line && marks[line.status];
          return (
            <li key={id} className={cx(styles['step-line'], line && styles[`step-${line.status}`])}>
              {place === 0 ? (
                <Task text={text} />
              ) : (
                <Input
                  aria-label={`${place + 1}. sor`}
                  aria-invalid={line?.status === 'wrong' || line?.status === 'unreadable' || undefined}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  inputMode={ours ? 'none' : undefined}
                  maxLength={MAX_LENGTH}
                  value={text}
                  onFocus={event => {
                    setFolded(false);
                    bring(event.target.closest('li'), rows.length > 2);
                  }}
                  onClick={() => setFolded(false)}
                  onChange={event => write(id, event.target.value)}
                  onKeyDown={event => void press(event, place)}
                />
              )}
              <span className={styles['step-mark']}>
                {mark && (
                  <>
                    <Icon name={mark.icon} size={18} />
                    <span className="sr-only">{mark.text}</span>
                  </>
                )}
              </span>
              {place === 0 && <IconButton icon="retry" label="Tiszta lap" onClick={restart} />}
              {place > 0 && rows.length > 2 && (
                <IconButton
                  icon="trash"
                  label={`${place + 1}. sor törlése`}
                  onClick={() => {
                    setLines(lines.filter(other => other.id !== id));
                    setReport(null);
                  }}
                />
              )}
              {line?.message && <p className={styles['step-message']}>{line.message}</p>}
              {line?.status === 'unreadable' || !line?.understood || isAsTyped(line.understood, text) ? null : (
                <p className={formStyles.help} data-part="help">
                  {line.understood}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <div className={styles['step-bar']} ref={bar}>
        <p className={cx(isQuiet ? 'sr-only' : styles['step-report'], report?.finished && styles['step-finished'])} role="status">
          {report?.message}
        </p>
        {taken === undefined ? (
          <Button size="sm" loading={checking} onClick={() => void check()}>
            {checking ? 'Ellenőrzöm…' : 'Ellenőrzöm a lépéseket'}
          </Button>
        ) : (
          <Button size="sm" onClick={() => onResult?.(taken)}>
            Beírom válasznak
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={addLine}>
          Új sor
        </Button>
        {cleared && (
          <Button size="sm" variant="ghost" icon="retry" onClick={restore}>
            Visszaállítom
          </Button>
        )}
      </div>
      {!folded && <KeypadSlot fields={list} lines={keysFor(task)} letters={lettersOf(task)} />}
    </section>
  );
}
