import type { ReactNode } from 'react';
import { Picture } from './art.tsx';
import { BoardPanel } from './panel.tsx';

interface SplitPanelProps {
  /** The green side: a heading and a few lines. */
  aside: ReactNode;
  pictureLabel: string;
  children: ReactNode;
}

/** A form beside the board with the big wheel. */
export function SplitPanel({ aside, pictureLabel, children }: SplitPanelProps) {
  return (
    <div className="panel split">
      <BoardPanel className="split-aside">
        <div className="split-aside-text">{aside}</div>
        <Picture className="wheel split-wheel" name="hero-wheel" viewBox="0 0 580 580" label={pictureLabel} />
      </BoardPanel>
      <div className="split-main">{children}</div>
    </div>
  );
}
