import { cx } from './cx.ts';

export type SegmentState = 'idle' | 'on' | 'ok' | 'bad' | 'current';

interface SegmentBarProps {
  segments: readonly SegmentState[];
  label: string;
}

/** One bar segment for each unit, with its state. */
export function SegmentBar({ segments, label }: SegmentBarProps) {
  return (
    <div className="segments" role="img" aria-label={label}>
      {Array.from(segments.entries(), ([place, state]) => (
        <span key={place} className={cx(state !== 'idle' && `segment-${state}`)} />
      ))}
    </div>
  );
}
