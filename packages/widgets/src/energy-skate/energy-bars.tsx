import drawing from '../kit/drawing.module.css';

export interface Bar {
  name: string;
  look: string | undefined;
}

export const kineticBar: Bar = { name: 'mozgási', look: drawing.fill };
export const potentialBar: Bar = { name: 'helyzeti', look: drawing.brand };
export const thermalBar: Bar = { name: 'hő', look: drawing.spark };
export const totalBar: Bar = { name: 'összes', look: drawing.grey };

const ROW = 26;
export const BARS_LEFT = 72;
export const barsHeight = (count: number) => count * ROW;

/** Lying bars with their names; the widths are set by hand through the refs. */
export function EnergyBars({
  bars,
  width,
  y,
  set,
}: {
  bars: readonly Bar[];
  width: number;
  y: number;
  set: (name: string, bar: SVGRectElement | null) => void;
}) {
  return bars.map(({ name, look }, i) => (
    <g key={name} transform={`translate(0 ${y + i * ROW})`}>
      <text x={BARS_LEFT - 8} y={17} textAnchor="end">
        {name}
      </text>
      <rect className={drawing.tint} x={BARS_LEFT} y={3} width={width - BARS_LEFT - 4} height={ROW - 6} rx={4} />
      <rect ref={bar => set(name, bar)} className={look} x={BARS_LEFT} y={3} height={ROW - 6} rx={4} />
    </g>
  ));
}
