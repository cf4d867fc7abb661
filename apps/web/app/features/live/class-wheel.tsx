import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';

const SECTORS = 24;

interface ClassWheelProps {
  wheel: { filled: number; goal: number };
  size: number;
}

/** The wheel that the whole class fills together: no ranking, only a common goal. */
export function ClassWheel({ wheel, size }: ClassWheelProps) {
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

/** At the foot of the board: what the percentage is of stands before it. */
export function BoardWheel({ wheel }: Pick<ClassWheelProps, 'wheel'>) {
  return (
    <>
      <p>Közös kerék:</p>
      <ClassWheel wheel={wheel} size={72} />
    </>
  );
}
