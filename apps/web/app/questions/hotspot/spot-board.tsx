import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { type ReactNode, type RefObject, useRef } from 'react';
import styles from './hotspot.module.css';
import { markElements, type SpotState } from './mark-elements.ts';
import { useSpotRings } from './use-spot-rings.ts';

declare module 'react' {
  interface CSSProperties {
    '--ratio'?: number;
  }
}

/** Width by height of the drawing. */
const ratioOf = (svg: string): number => {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  return Number(width) / Number(height) || 1;
};

interface SpotBoardProps {
  svg: string;
  stateOf: (id: string) => SpotState;
  drawing?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** The drawing and the spots over it. The live board sizes it by its ratio: in a box of another one the spots would miss their elements. */
export function SpotBoard({ svg, stateOf, drawing, children }: SpotBoardProps) {
  const own = useRef<HTMLDivElement>(null);
  const figure = drawing ?? own;
  useSpotRings(figure);
  return (
    <div className={styles.board} data-part="spots" style={{ '--ratio': ratioOf(svg) }}>
      <div ref={figure}>
        <SafeHtml html={markElements(svg, stateOf)} />
      </div>
      {children}
    </div>
  );
}
