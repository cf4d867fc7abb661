import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Stage } from '../kit/stage.tsx';

const ROW = 32;

/** The chance of each next word as a bar. */
export function ChanceBars({ options }: { options: readonly { word: string; chance: number }[] }) {
  if (options.length === 0) return null;
  return (
    <Stage
      label={`A következő szó esélyei: ${options.map(o => `${o.word} ${num(o.chance * 100, 0)}%`).join(', ')}`}
      height={options.length * ROW}
      picture
    >
      {({ width }) =>
        options.map((o, i) => (
          <g key={o.word} transform={`translate(0 ${i * ROW})`}>
            <rect className={drawing.soft} width={Math.max(3, o.chance * (width - 150))} height={24} rx={6} x={90} />
            <text x={84} y={17} textAnchor="end">
              {o.word}
            </text>
            <text x={98 + o.chance * (width - 150)} y={17}>
              {num(o.chance * 100, 0)}%
            </text>
          </g>
        ))
      }
    </Stage>
  );
}
