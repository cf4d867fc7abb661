import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import drawing from './drawing.module.css';
import { showTop } from './use-reply-room.ts';

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
  /** Never pinned on a phone: what is chosen below has rows that it would cut in half. */
  loose?: boolean;
  /** Something has come into the drawing: it is shown from its top. */
  grown?: boolean;
  children: (box: Box) => React.ReactNode;
}

const rootSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Above and below a drawing on a phone: header, title, task, one slider and the strip, in design pixels. */
const BESIDE = 390;
const LEAST_HEIGHT = 200;
const LEAST_WIDTH = 220;

interface Room {
  width: number;
  /** On a board (`--drawing`): the height that the window leaves to a drawing. */
  height: number | null;
  /** Its part of that height: the first drawing has a column of its own, unless a table needs it. */
  share: number;
}

function roomOf(stage: HTMLElement, svg: Element): Room {
  const unit = rootSize() / 16;
  const most = Number.parseFloat(getComputedStyle(svg).maxHeight);
  const pane = stage.parentElement ?? stage;
  const isBoard = Number.isFinite(most);
  const widget = pane.closest('[data-part~="widget"]');
  const panes = [...(widget?.querySelectorAll('[data-part="pane"]') ?? [])];
  const isFirst = pane === panes[0] && pane.parentElement?.parentElement === widget && !widget?.querySelector('table');
  return {
    width: Math.max(96, (isBoard ? pane : stage).clientWidth / unit),
    height: isBoard ? most / unit : null,
    share: isFirst ? 1 : 1 / Math.max(1, panes.length),
  };
}

/** A drawing that grows with its width is narrower where it would be too tall. */
function narrowed(height: (width: number) => number, width: number, most: number): number {
  let fits = width;
  while (height(fits) > most && fits > LEAST_WIDTH) fits -= 4;
  return height(fits) < height(width) ? fits : width;
}

/** On a phone in a low window the first control below the drawing can be seen as well. */
function widthIn({ width, height: most }: Room, height: (width: number) => number): number {
  if (most !== null) return narrowed(height, width, most);
  if (width > 480 || typeof window === 'undefined') return width;
  return narrowed(height, width, Math.max(LEAST_HEIGHT, (window.innerHeight * 16) / rootSize() - BESIDE));
}

/** On a board a drawing fills its place, labels and all. */
const scaleIn = ({ width, height, share }: Room, box: Box): number =>
  height === null ? 1 : Math.max(1, Math.min(width / box.width, (height * share) / box.height));

/** An SVG whose unit is one design pixel at any width and zoom, so that text keeps its size. */
export function Stage({ label, height, maxWidth, picture, loose, grown = false, children }: StageProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>({ width: 320, height: null, share: 1 });
  useLayoutEffect(() => {
    const stage = ref.current;
    const svg = stage?.firstElementChild;
    if (!stage?.parentElement || !svg) return;
    const measure = () =>
      setRoom(before => {
        const now = roomOf(stage, svg);
        return now.width === before.width && now.height === before.height && now.share === before.share ? before : now;
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(stage);
    observer.observe(stage.parentElement);
    return () => observer.disconnect();
  }, []);
  const before = useRef(grown);
  useEffect(() => {
    if (grown && !before.current && ref.current) showTop(ref.current);
    before.current = grown;
  }, [grown]);
  const narrow = { ...room, width: Math.min(room.width, maxWidth ?? room.width) };
  const drawn = typeof height === 'number' ? narrow.width : widthIn(narrow, height);
  const box = { width: drawn, height: typeof height === 'number' ? height : height(drawn) };
  const scale = scaleIn(room, box);
  return (
    <div data-part="pane" data-loose={loose ? '' : undefined}>
      <div ref={ref} className={drawing.stage} style={{ maxWidth: maxWidth && room.height === null ? `${maxWidth / 16}rem` : undefined }}>
        <svg
          viewBox={`0 0 ${box.width} ${box.height}`}
          style={{
            ...(room.height !== null && { '--label': `${Math.max(14, 16 / scale)}px` }),
            width: drawn < narrow.width || room.height !== null ? `${(drawn * scale) / 16}rem` : undefined,
            height: `${(box.height * scale) / 16}rem`,
          }}
          role={picture ? 'img' : 'group'}
          aria-label={label}
        >
          {children(box)}
        </svg>
      </div>
    </div>
  );
}
