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
      {segments.map((state, index) => (
        <span key={`${index}-${state}`} className={cx(state !== 'idle' && `segment-${state}`)} />
      ))}
    </div>
  );
}
