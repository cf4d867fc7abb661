import { useLayoutEffect, useRef, useState } from 'react';
import drawing from './drawing.module.css';

export interface Box {
  width: number;
  height: number;
}

interface StageProps {
  label: string;
  /** In design pixels (1/16 rem), or computed from the width. */
  height: number | ((width: number) => number);
  maxWidth?: number;
  /** Drawings with handles inside are groups, plain pictures are images. */
  picture?: boolean;
  children: (box: Box) => React.ReactNode;
}

const rootSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Above and below a drawing on a phone: header, title, task, one slider and the strip, in design pixels. */
const BESIDE = 390;
const LEAST_HEIGHT = 200;
const LEAST_WIDTH = 220;

/** On a phone a drawing that grows with its width is narrower in a low window: the first control below it can be seen as well. */
function roomFor(height: (width: number) => number, width: number): number {
  if (width > 480 || typeof window === 'undefined') return width;
  const most = Math.max(LEAST_HEIGHT, (window.innerHeight * 16) / rootSize() - BESIDE);
  let fits = width;
  while (height(fits) > most && fits > LEAST_WIDTH) fits -= 4;
  return height(fits) < height(width) ? fits : width;
}

/** An SVG whose unit is one design pixel at any width and zoom, so that text keeps its size. */
export function Stage({ label, height, maxWidth, picture, children }: StageProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(320);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.max(160, (element.clientWidth * 16) / rootSize()));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const drawn = typeof height === 'number' ? width : roomFor(height, width);
  const box = { width: drawn, height: typeof height === 'number' ? height : height(drawn) };
  return (
    <div data-part="pane">
      <div ref={ref} className={drawing.stage} style={{ maxWidth: maxWidth ? `${maxWidth / 16}rem` : undefined }}>
        <svg
          viewBox={`0 0 ${box.width} ${box.height}`}
          style={{ width: drawn < width ? `${drawn / 16}rem` : undefined, height: `${box.height / 16}rem` }}
          role={picture ? 'img' : 'group'}
          aria-label={label}
        >
          {children(box)}
        </svg>
      </div>
    </div>
  );
}
