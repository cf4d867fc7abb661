import { watchSize } from '@eszkerek/ui/watch-size.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './match.module.css';
import type { Pairs } from './pairs.ts';

interface MatchLinesProps {
  pairs: Pairs;
  toneOf: (left: string) => string | undefined;
}

interface Line {
  left: string;
  from: readonly [number, number];
  to: readonly [number, number];
}

const same = (a: readonly Line[], b: readonly Line[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The lines between the joined cards beside it (`data-card` has side and id), drawn again whenever the cards change size. */
export function MatchLines({ pairs, toneOf }: MatchLinesProps) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const svg = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    // The parent's own ref is not set yet when a board is shown with pairs.
    const box = svg.current?.parentElement;
    if (!box) return;
    const measure = () => {
      const frame = box.getBoundingClientRect();
      const edge = (card: string, side: 'left' | 'right'): readonly [number, number] => {
        const rect = box.querySelector(`[data-card="${CSS.escape(card)}"]`)?.getBoundingClientRect() ?? frame;
        return [Math.round(rect[side] - frame.left), Math.round(rect.top + rect.height / 2 - frame.top)];
      };
      const next = Object.entries(pairs).map(([left, right]) => ({
        left,
        from: edge(`l-${left}`, 'right'),
        to: edge(`r-${right}`, 'left'),
      }));
      setLines(before => (same(before, next) ? before : next));
    };
    measure();
    return watchSize([box], measure);
  }, [pairs]);
  return (
    <svg ref={svg} className={styles.lines} aria-hidden="true">
      {lines.map(({ left, from: [x1, y1], to: [x2, y2] }) => {
        const bend = (x2 - x1) / 2;
        return (
          <g key={left} className={toneOf(left)} data-line={left}>
            <path d={`M${x1 + 6} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2 - 6} ${y2}`} />
            <circle cx={x1 + 6} cy={y1} r="6" />
            <circle cx={x2 - 6} cy={y2} r="6" />
          </g>
        );
      })}
    </svg>
  );
}
