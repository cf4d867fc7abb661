import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';

const SECTORS = 24;

/** The wheel that the whole class fills together: no ranking, only a common goal. */
export function ClassWheel({ wheel, size }: { wheel: { filled: number; goal: number }; size: number }) {
  const percent = Math.floor((wheel.filled / wheel.goal) * 100);
  return (
    <ProgressRing
      segments={SECTORS}
      value={Math.floor((wheel.filled / wheel.goal) * SECTORS)}
      label={`Az osztály kereke: ${percent} százalék`}
      size={size}
      color="var(--ok)"
    >
      <b style={{ fontSize: `${size / 60}rem` }}>{percent}%</b>
    </ProgressRing>
  );
}
