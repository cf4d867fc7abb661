import { Skeleton } from '@eszkerek/ui/skeleton.tsx';

/** The shape of the coming day while its plan loads. It is part of every visitor's home: no stylesheet of its own. */
export function WheelOutline() {
  return (
    <div style={{ display: 'grid', gap: '1.25rem', paddingBlock: '1.25rem' }} data-part="skeleton" aria-hidden="true">
      <Skeleton width="60%" height="3rem" />
      <svg
        viewBox="0 0 320 320"
        width="220"
        height="220"
        fill="none"
        stroke="var(--track)"
        style={{ marginInline: 'auto' }}
        aria-hidden="true"
      >
        <circle cx="160" cy="160" r="108" strokeWidth="64" pathLength="90" strokeDasharray="27 3" opacity="0.6" />
        <circle cx="160" cy="160" r="56" strokeWidth="5" />
      </svg>
      <Skeleton height="14rem" />
    </div>
  );
}
