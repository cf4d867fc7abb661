import type { ReactNode } from 'react';
import { Picture } from './art.tsx';
import { cx } from './cx.ts';
import panelStyles from './panel.module.css';
import { BoardPanel } from './panel.tsx';
import splitPanelStyles from './split-panel.module.css';

interface SplitPanelProps {
  /** The green side: a heading and a few lines. */
  aside: ReactNode;
  pictureLabel: string;
  children: ReactNode;
}

/** A form beside the board with the big wheel. */
export function SplitPanel({ aside, pictureLabel, children }: SplitPanelProps) {
  return (
    <div className={cx(panelStyles.panel, splitPanelStyles.split)}>
      <BoardPanel className={splitPanelStyles.splitAside}>
        <div className={splitPanelStyles.splitAsideText}>{aside}</div>
        <Picture
          className={cx(splitPanelStyles.wheel, splitPanelStyles.splitWheel)}
          name="hero-wheel"
          viewBox="0 0 580 580"
          label={pictureLabel}
        />
      </BoardPanel>
      <div className={splitPanelStyles.splitMain}>{children}</div>
    </div>
  );
}
