import type { TocEntry } from '@eszkerek/documents/block';
import { EXTRA_SECTION } from '@eszkerek/documents/reading';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import iconButtonStyles from '@eszkerek/ui/icon-button.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import { type MouseEvent, useEffect, useState } from 'react';
import { goToSection } from './go-to-section.ts';
import { roomForToc } from './room-for-toc.ts';
import styles from './toc.module.css';
import { useHeaderAway } from './use-header-away.ts';
import type { Progress } from './use-progress.ts';

interface TocProps {
  entries: readonly TocEntry[];
  progress: Pick<Progress, 'current' | 'earned'>;
  minutes: number;
}

const isWide = () => {
  const root = document.documentElement;
  return roomForToc(root.clientWidth, Number.parseFloat(getComputedStyle(root).fontSize));
};

function StateGlyph({ state }: { state: 'done' | 'current' | 'idle' }) {
  return (
    <svg className={styles.tocState} viewBox="0 0 22 22" aria-hidden="true">
      {state === 'done' && (
        <>
          <circle cx="11" cy="11" r="11" fill="var(--ok)" />
          <path
            d="m6.5 11.4 3 3 6-6.4"
            fill="none"
            stroke="var(--on-solid)"
            strokeWidth="2.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      )}
      {state === 'current' && (
        <>
          <circle
            cx="11"
            cy="11"
            r="9"
            fill="none"
            stroke="var(--c)"
            strokeWidth="3.5"
            strokeDasharray="34 60"
            transform="rotate(-90 11 11)"
          />
          <circle cx="11" cy="11" r="3.4" fill="var(--c)" />
        </>
      )}
      {state === 'idle' && <circle cx="11" cy="11" r="9" fill="none" stroke="var(--field)" strokeWidth="2" />}
    </svg>
  );
}

/** Without a place to go to, the browser follows the link. */
function follow(event: MouseEvent, id: string, fold: () => void): void {
  if (goToSection(id, fold)) event.preventDefault();
}

function Entry({ entry, progress, onChosen }: { entry: TocEntry; progress: Pick<Progress, 'current' | 'earned'>; onChosen: () => void }) {
  const isCurrent = progress.current === entry.id;
  const [opened, setOpened] = useState<boolean | null>(null);
  const open = opened ?? isCurrent;
  const hasParts = entry.subheadings.length > 0;
  const state = isCurrent ? 'current' : progress.earned.has(entry.id) ? 'done' : 'idle';
  return (
    <li>
      <div className={styles.tocRow}>
        <a
          href={`#${entry.id}`}
          className={cx(isCurrent && styles.tocCurrent)}
          aria-current={isCurrent ? 'true' : undefined}
          onClick={event => follow(event, entry.id, onChosen)}
        >
          <StateGlyph state={state} />
          {entry.title}
          {state === 'done' && <span className="sr-only"> – kész</span>}
        </a>
        {hasParts && (
          <button
            type="button"
            className={iconButtonStyles.iconBtn}
            data-part="icon-btn"
            aria-expanded={open}
            aria-label={`Alcímek: ${entry.title}`}
            onClick={() => setOpened(!open)}
          >
            <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
          </button>
        )}
      </div>
      {hasParts && open && (
        <ul>
          {entry.subheadings.map(part => (
            <li key={part.id}>
              <a href={`#${part.id}`} onClick={event => follow(event, part.id, onChosen)}>
                {part.title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Contents of a page: open beside the text on wide screens, a bar that folds away after a choice on narrow ones. */
export function Toc({ entries, progress, minutes }: TocProps) {
  // Nothing is measured in the prerendered page: the stylesheet folds the list on narrow screens until the script knows.
  const [measured, setMeasured] = useState(false);
  const [open, setOpen] = useState(true);
  useEffect(() => {
    setOpen(isWide());
    setMeasured(true);
  }, []);
  const counted = entries.filter(entry => entry.id !== EXTRA_SECTION);
  const done = counted.filter(entry => progress.earned.has(entry.id)).length;
  const left = Math.max(1, Math.round((minutes * (counted.length - done)) / Math.max(1, counted.length)));
  const place = Math.max(
    0,
    entries.findIndex(entry => entry.id === progress.current),
  );
  useHeaderAway();
  const fold = () => {
    if (!isWide()) setOpen(false);
  };
  return (
    <nav className={cx(panelStyles.panel, styles.toc, 'no-print')} aria-label="Tartalomjegyzék">
      <button type="button" className={styles.tocHead} data-part="toc-head" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className={styles.tocHeadRing}>
          <ProgressRing
            segments={Math.max(1, counted.length)}
            value={done}
            reached={place + 1}
            size={34}
            thickness={14}
            label={`${counted.length} részből ${done} kész`}
          />
        </span>
        <Icon name="list" />
        <span className={styles.tocHeadTitle}>Tartalom</span>
        <span className={styles.tocHeadCurrent}>
          {place + 1}. {entries[place]?.title}
        </span>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={18} />
      </button>
      <div className={cx(!measured && styles.tocUnmeasured)} hidden={!open}>
        <ul>
          {entries.map(entry => (
            <Entry key={entry.id} entry={entry} progress={progress} onChosen={fold} />
          ))}
        </ul>
        <div className={styles.tocProgress}>
          <ProgressRing
            segments={Math.max(1, counted.length)}
            value={done}
            reached={place + 1}
            size={52}
            label={`${counted.length} részből ${done} kész`}
          />
          <span>
            <b>
              {done} / {counted.length} rész kész
            </b>
            <br />
            {done === counted.length ? 'Végigértél!' : `Kb. ${left} perc van hátra`}
          </span>
        </div>
      </div>
    </nav>
  );
}
