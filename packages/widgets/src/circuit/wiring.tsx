import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { indexed } from '../kit/indexed.ts';
import { Charges } from './charges.tsx';
import { PartSign } from './part-sign.tsx';

export interface WiredPart {
  sign: React.ReactNode;
  /** Through it, in amperes. */
  current: number;
}

interface WiringProps {
  width: number;
  layout: 'series' | 'parallel';
  parts: WiredPart[];
}

const TOP = 40;
const LEFT = 30;
/** Half of a part and of the battery: charges are not drawn over them. */
const PART = 26;
const CELL = 10;

/** Where charges go, from the positive pole of the battery (the left one) around to the other, and how much current goes there. */
function ways({ width, layout, parts }: WiringProps, bottom: number): { d: string; current: number }[] {
  const [right, middle] = [width - LEFT, width / 2];
  if (layout === 'series') {
    const past = parts.map((_, i) => seriesX(width, parts.length, i)).map(x => `H${x - PART}M${x + PART} ${TOP}`);
    return [
      {
        d: `M${middle - CELL} ${bottom}H${LEFT}V${TOP}${past.join('')}H${right}V${bottom}H${middle + CELL}`,
        current: parts[0]?.current ?? 0,
      },
    ];
  }
  const rowY = (row: number) => (row < parts.length ? TOP + row * 60 : bottom);
  const upTo = (row: number) => parts.slice(0, row + 1).reduce((sum, part) => sum + part.current, 0);
  return [
    { d: `M${middle - CELL} ${bottom}H${LEFT}M${right} ${bottom}H${middle + CELL}`, current: upTo(parts.length) },
    ...parts.flatMap((part, row) => [
      { d: `M${LEFT} ${rowY(row + 1)}V${rowY(row)}M${right} ${rowY(row)}V${rowY(row + 1)}`, current: upTo(row) },
      { d: `M${LEFT} ${rowY(row)}H${middle - PART}M${middle + PART} ${rowY(row)}H${right}`, current: part.current },
    ]),
  ];
}

const seriesX = (width: number, count: number, index: number) => LEFT + ((index + 0.5) * (width - 2 * LEFT)) / count;

/** A battery at the bottom and parts one after the other, or each on its own branch; a part draws its own 80 of the wire. */
export function Wiring(props: WiringProps) {
  const { width, layout, parts } = props;
  const rows = layout === 'parallel' ? parts.length : 1;
  const bottom = TOP + (rows - 1) * 60 + 74;
  return (
    <g>
      <path className={drawing.ink} d={`M${LEFT} ${TOP}V${bottom}H${width - LEFT}V${TOP}`} />
      {layout === 'series' && <path className={drawing.ink} d={`M${LEFT} ${TOP}H${width - LEFT}`} />}
      {indexed(parts).map(({ key, item, index }) => (
        <g
          key={key}
          transform={`translate(${layout === 'series' ? seriesX(width, parts.length, index) : width / 2} ${TOP + (layout === 'series' ? 0 : index * 60)})`}
        >
          {layout === 'parallel' && <path className={drawing.ink} d={`M${LEFT - width / 2} 0H${width / 2 - LEFT}`} />}
          <rect className={drawing.paper} x={-38} y={-22} width={76} height={44} />
          {item.sign}
        </g>
      ))}
      <g transform={`translate(${width / 2} ${bottom})`}>
        <rect className={drawing.paper} x={-38} y={-20} width={76} height={40} />
        <PartSign part="battery" />
      </g>
      {ways(props, bottom)
        .filter(({ current }) => current > 0)
        .map(({ d, current }) => (
          <Charges key={d} d={d} current={current} />
        ))}
    </g>
  );
}

/** How strongly a resistor glows, 0 to 1, on a scale that shows 0.5 W and 25 W alike. */
const glow = (watts: number) => Math.min(1, Math.log10(1 + watts) / 1.5);

export const resistor = (ohms: number, current: number): WiredPart => ({
  current,
  sign: (
    <g>
      <PartSign part="resistor" />
      <rect className={drawing.spark} opacity={glow(current * current * ohms)} x={-22.5} y={-8.5} width={45} height={17} />
      <text className={drawing.halo} y={-14} textAnchor="middle">
        {num(ohms)} Ω
      </text>
    </g>
  ),
});
