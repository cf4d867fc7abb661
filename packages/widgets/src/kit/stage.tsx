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
  const box = { width, height: typeof height === 'number' ? height : height(width) };
  return (
    <div data-part="pane">
      <div ref={ref} className={drawing.stage} style={{ maxWidth: maxWidth ? `${maxWidth / 16}rem` : undefined }}>
        <svg
          viewBox={`0 0 ${box.width} ${box.height}`}
          style={{ height: `${box.height / 16}rem` }}
          role={picture ? 'img' : 'group'}
          aria-label={label}
        >
          {children(box)}
        </svg>
      </div>
    </div>
  );
}
