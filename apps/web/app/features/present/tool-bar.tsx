import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { useState } from 'react';
import { turnOf } from '../../lib/present.ts';
import type { Presented } from '../../lib/presented.ts';
import type { Tool } from './pen-layer.tsx';
import styles from './present.module.css';
import { scrollSlide } from './scroll-slide.ts';
import { COLOURS, type Colour } from './strokes.ts';
import { useMoreBelow } from './use-more-below.ts';

export type Panel = 'clock' | 'picker' | null;

const COLOUR_NAMES: Record<Colour, string> = { bad: 'Piros toll', ink: 'Sötét toll', phys: 'Kék toll' };

interface ToolBarProps {
  presented: Presented;
  tool: Tool;
  panel: Panel;
  onTool: (tool: Tool) => void;
  onUndo: () => void;
  onPanel: (panel: Panel) => void;
  /** Null where no step waits. */
  onStep: (() => void) | null;
}

export function ToolBar({ presented, tool, panel, onTool, onUndo, onPanel, onStep }: ToolBarProps) {
  const [pensOpen, setPensOpen] = useState(false);
  const more = useMoreBelow();
  const { voteOn } = presented;
  const turn = turnOf(presented);
  const toggled = <T,>(now: T | null, value: T): T | null => (now === value ? null : value);
  return (
    <div className={styles.tools} role="toolbar" aria-label="Vetítés eszközei">
      <IconButton
        className={styles.pensOpener}
        icon="edit"
        label="Tollak"
        aria-expanded={pensOpen}
        on={pensOpen || tool !== null}
        onClick={() => setPensOpen(!pensOpen)}
      />
      <div className={cx(styles.group, styles.pens)} data-open={pensOpen || undefined}>
        {COLOURS.map(colour => (
          <button
            key={colour}
            type="button"
            className={styles.colour}
            style={{ background: `var(--${colour})` }}
            aria-label={COLOUR_NAMES[colour]}
            aria-pressed={tool === colour}
            onClick={() => onTool(toggled(tool, colour))}
          />
        ))}
        <IconButton
          icon="eraser"
          label="Radír"
          aria-pressed={tool === 'eraser'}
          on={tool === 'eraser'}
          onClick={() => onTool(toggled(tool, 'eraser'))}
        />
        <IconButton icon="retry" label="Utolsó vonal vissza" onClick={onUndo} />
      </div>
      <Button
        variant={panel === 'clock' ? 'primary' : 'secondary'}
        icon="timer"
        aria-label="Óra"
        aria-pressed={panel === 'clock'}
        onClick={() => onPanel(toggled(panel, 'clock'))}
      >
        <span>Óra</span>
      </Button>
      <Button
        variant={panel === 'picker' ? 'primary' : 'secondary'}
        icon="people"
        aria-label="Ki jön?"
        aria-pressed={panel === 'picker'}
        onClick={() => onPanel(toggled(panel, 'picker'))}
      >
        <span>Ki jön?</span>
      </Button>
      {voteOn && (
        // In a tab of its own: the projection waits where it was.
        <ButtonLink
          variant="secondary"
          icon="external"
          aria-label="Szavazás új lapon"
          target="_blank"
          to={`/dashboard/teacher/elo?oldal=${voteOn}`}
        >
          <span>Szavazás</span>
        </ButtonLink>
      )}
      {(onStep || more) && (
        <Button className={styles.down} icon={onStep ? 'eye' : 'chevron-down'} onClick={onStep ?? (() => scrollSlide(1))}>
          {onStep ? 'Mutasd a lépést' : 'Lejjebb'}
        </Button>
      )}
      {turn && (
        <div className={cx(styles.group, styles.turn)}>
          <IconButton outline icon="chevron-left" label="Előző" aria-disabled={!turn.back} onClick={() => turn.back?.()} />
          <span aria-live="polite">{turn.label}</span>
          <IconButton outline icon="chevron-right" label="Következő" aria-disabled={!turn.on} onClick={() => turn.on?.()} />
        </div>
      )}
    </div>
  );
}
