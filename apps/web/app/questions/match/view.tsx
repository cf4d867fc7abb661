import { cx } from '@eszkerek/ui/cx.ts';
import { Select } from '@eszkerek/ui/input.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { useId } from 'react';
import { spellFormula } from '../../lib/spell.ts';
import { lineFormula, plainHtml } from '../plain-html.ts';
import type { ViewProps } from '../view-props.ts';
import styles from './match.module.css';

const plain = (html: string): string => plainHtml(html, lineFormula);

/** Pairs: a list for each left item. Nothing has to be dragged. */
export function MatchView({ question, value, onChange, disabled, solution, labelledBy }: ViewProps<'match'>) {
  const base = useId();
  const { left, right } = question;
  const pairs: Record<string, string> = value && typeof value === 'object' && !Array.isArray(value) ? value : {};
  const choose = (leftId: string, rightId: string) => {
    const next = { ...pairs, [leftId]: rightId };
    if (rightId === '') delete next[leftId];
    onChange(Object.keys(next).length > 0 ? next : null);
  };
  const key =
    solution?.pairs ??
    (question.correct ? Object.fromEntries(question.correct.map(pair => pair.split(':') as [string, string])) : undefined);
  return (
    <fieldset className={styles.match} data-part="match" aria-labelledby={labelledBy}>
      <ul className={styles.matchCards} aria-label="Választható párok">
        {right.map(item => (
          <li key={item.id} className={cx(Object.values(pairs).includes(item.id) && styles.matchUsed)}>
            <SafeHtml as="span" html={item.text} />
          </li>
        ))}
      </ul>
      {left.map(item => {
        const id = `${base}-${item.id}`;
        const right_ = key?.[item.id];
        const ok = right_ !== undefined && pairs[item.id] === right_;
        return (
          <div key={item.id} className={cx(styles.matchRow, key && disabled && (ok ? styles.matchOk : styles.matchBad))}>
            <label htmlFor={id}>
              <SafeHtml as="span" html={item.text} />
            </label>
            <Select
              id={id}
              aria-label={plainHtml(item.text, spellFormula)}
              value={pairs[item.id] ?? ''}
              disabled={disabled}
              onChange={event => choose(item.id, event.target.value)}
            >
              <option value="">Válassz párt…</option>
              {right.map(option => (
                <option key={option.id} value={option.id}>
                  {plain(option.text)}
                </option>
              ))}
            </Select>
            {key && !ok && (
              <span className={styles.matchSolution}>Helyesen: {plain(right.find(option => option.id === right_)?.text ?? '')}</span>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
