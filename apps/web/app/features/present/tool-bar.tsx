import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { useState } from 'react';
import { type Presented, turnSlide } from '../../lib/present.ts';
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
}

export function ToolBar({ presented: { slides, at, voteOn }, tool, panel, onTool, onUndo, onPanel }: ToolBarProps) {
  const [pensOpen, setPensOpen] = useState(false);
  const more = useMoreBelow();
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
          icon="trash"
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
        <ButtonLink variant="secondary" icon="play" aria-label="Szavazás" to={`/dashboard/teacher/elo?oldal=${voteOn}`}>
          <span>Szavazás</span>
        </ButtonLink>
      )}
      {more && (
        <Button className={styles.down} icon="chevron-down" onClick={() => scrollSlide(1)}>
          Lejjebb
        </Button>
      )}
      {slides.length > 1 && (
        <div className={cx(styles.group, styles.turn)}>
          <IconButton outline icon="chevron-left" label="Előző" aria-disabled={at === 0} onClick={() => turnSlide(-1)} />
          <span aria-live="polite">
            {at + 1} / {slides.length}
          </span>
          <IconButton
            outline
            icon="chevron-right"
            label="Következő"
            aria-disabled={at === slides.length - 1}
            onClick={() => turnSlide(1)}
          />
        </div>
      )}
    </div>
  );
}
