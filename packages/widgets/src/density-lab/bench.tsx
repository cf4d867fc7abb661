import { cx as classes } from '@eszkerek/ui/cx.ts';
import drawing from '../kit/drawing.module.css';
import { num, quantity } from '../kit/format.ts';
import { Stage } from '../kit/stage.tsx';
import { Tap } from '../kit/tap.tsx';
import { floats, immersed, type Row, type Sample } from './model.ts';

interface BenchProps {
  sample: Sample;
  row: Row;
  units: { mass: string; volume: string };
  liquid?: { name: string; density: number };
  /** The largest volume of the samples. */
  most: number;
  label: string;
  onDo: (what: Measuring) => void;
}

/** What the parts of the bench do when they are tapped; the buttons have the same names. */
export const doing = { mass: 'Mérlegre', volume: 'Mérőhengerbe', drop: 'Vízbe engedem' } as const;
export type Measuring = keyof typeof doing;

/** How far the largest sample raises the water, px. */
const RISE = 44;

/** Balance, measuring cylinder and, where there is a liquid, the tank. The sample waits above the balance and goes where it is measured. */
export function Bench({ sample, row, units, liquid, most, label, onDo }: BenchProps) {
  const block = 20 + Math.min(24, Math.cbrt(sample.volume) * 8);
  return (
    <Stage label={label} height={190} picture>
      {({ width }) => {
        const places = liquid ? 3 : 2;
        const slot = width / places;
        const [a, b, c] = [slot / 2, slot * 1.5, slot * 2.5];
        const level = 118;
        const inGlass = row.volume !== undefined && !row.dropped;
        const rise = inGlass ? (RISE * sample.volume) / most : 0;
        const sunk = inGlass ? Math.min(block, 34) : block;
        const depth = liquid ? immersed(sample.mass / sample.volume, liquid.density) : 1;
        const under = liquid && floats(sample, liquid.density);
        return (
          <>
            <rect className={classes(drawing.raised, drawing.line)} x={a - 38} y={130} width={76} height={34} rx={8} />
            <rect className={drawing.solid} x={a - 30} y={136} width={60} height={20} rx={4} />
            <text x={a} y={151} textAnchor="middle" style={{ fill: 'var(--surface)' }}>
              {row.mass === undefined ? '– –' : num(row.mass)}
            </text>
            <line className={drawing.ink} x1={a - 34} x2={a + 34} y1={126} y2={126} />
            <text x={a} y={184} textAnchor="middle">
              {row.mass === undefined ? 'mérleg' : quantity(row.mass, units.mass)}
            </text>

            <path className={drawing.ink} d={`M${b - 22} 30v134h44V30`} />
            <rect className={drawing.water} x={b - 21} y={level - rise} width={42} height={163 - level + rise} />
            {/* What would float is held down by a needle. */}
            {inGlass && sample.mass < sample.volume && <path className={drawing.ink2} d={`M${b} 14V${162 - sunk}`} />}
            {!row.dropped && (
              <rect
                className={classes(drawing.fill, drawing.slow)}
                x={(inGlass ? b : a) - sunk / 2}
                y={inGlass ? 162 - sunk : (row.mass === undefined ? 70 : 125) - sunk}
                width={sunk}
                height={sunk}
                rx={3}
              />
            )}
            {[44, 64, 84, 104, 124, 144].map(y => (
              <line key={y} className={drawing.line} x1={b + 10} x2={b + 22} y1={y} y2={y} />
            ))}
            <text x={b} y={184} textAnchor="middle">
              {row.volume === undefined ? 'mérőhenger' : quantity(row.volume, units.volume)}
            </text>

            {(
              [
                ['mass', a],
                ['volume', b],
              ] as const
            ).map(([what, x]) => (
              <Tap key={what} label={doing[what]} onTap={() => onDo(what)}>
                <rect className={drawing.hit} x={x - slot / 2 + 4} y={30} width={slot - 8} height={140} />
              </Tap>
            ))}
            {liquid && (
              <Tap label={doing.drop} onTap={() => onDo('drop')}>
                <rect className={drawing.water} x={c - slot * 0.42} y={70} width={slot * 0.84} height={94} />
                <path className={drawing.ink} d={`M${c - slot * 0.42} 46v118h${slot * 0.84}V46`} />
                {row.dropped && (
                  <rect
                    className={classes(drawing.fill, drawing.slow)}
                    x={c - block / 2}
                    y={under ? 70 - block * (1 - depth) : 162 - block}
                    width={block}
                    height={block}
                    rx={3}
                  />
                )}
                <text x={c} y={184} textAnchor="middle">
                  {row.dropped ? (under ? 'úszik' : 'elmerült') : `kád: ${liquid.name}`}
                </text>
              </Tap>
            )}
          </>
        );
      }}
    </Stage>
  );
}
