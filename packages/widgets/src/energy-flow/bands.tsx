import drawing from '../kit/drawing.module.css';
import { Grip } from '../kit/grip.tsx';
import { indexed } from '../kit/indexed.ts';
import { Quiet } from '../kit/quiet.tsx';

export interface Band {
  key: string;
  /** The device that splits the energy. */
  device: string;
  useful: { value: number; text: string };
  lost: { value: number; texts: readonly string[] };
  /** Where the share that is used may be pulled. */
  split?: { label: string; onShare: (share: number) => void } | undefined;
}

interface BandsProps {
  width: number;
  input: { value: number; text: string };
  bands: readonly Band[];
  /** How wide the input is, of the widest that is drawn. */
  share?: number;
}

export const ROW = 88;
const [LEFT, TOP] = [8, 28];

export const bandsHeight = (steps: number) => TOP + steps * ROW + 34;

/** Energy flows down; what is lost turns off to the right. The widths are the amounts. */
export function Bands({ width, input, bands, share = 1 }: BandsProps) {
  const full = Math.min(190, width * 0.42) * share;
  const wide = (value: number) => (value / input.value) * full;
  const turn = LEFT + full + 22;
  return (
    <Quiet>
      <text className={drawing.accent} x={LEFT} y={TOP - 10}>
        {input.text}
      </text>
      {indexed(bands).map(({ key, item, index }) => {
        const y = TOP + index * ROW;
        const [useful, all] = [wide(item.useful.value), wide(item.useful.value + item.lost.value)];
        const lost = Math.max(0.5, all - useful);
        // The loss bends into a level band of the same width, as far as there is room for it.
        const height = Math.min(lost, ROW - 34);
        const mid = y + 46;
        return (
          <g key={key}>
            <path className={drawing.fill} d={`M${LEFT} ${y}H${LEFT + useful}V${y + ROW}H${LEFT}Z`} />
            <path
              className={drawing.soft}
              d={`M${LEFT + useful} ${y}H${LEFT + all}V${mid - height / 2 - 6}Q${LEFT + all} ${mid - height / 2} ${LEFT + all + 6} ${mid - height / 2}H${turn}l8 ${height / 2}l-8 ${height / 2}H${LEFT + useful}Z`}
            />
            <text className={drawing.big} x={turn + 14} y={y + 16}>
              {item.device}
            </text>
            {indexed(item.lost.texts).map(({ key: line, item: text, index: at }) => (
              <text key={line} x={turn + 14} y={mid + 5 + (at - (item.lost.texts.length - 1) / 2) * 17}>
                {text}
              </text>
            ))}
            <text className={drawing.accent} x={LEFT + useful + 8} y={y + ROW - 3}>
              {index === bands.length - 1 ? '' : item.useful.text}
            </text>
            {item.split && (
              <Grip x={LEFT + useful} y={y + 22} label={item.split.label} onDrag={to => item.split?.onShare((to.x - LEFT) / all)} />
            )}
          </g>
        );
      })}
      <path
        className={drawing.fill}
        d={`M${LEFT} ${TOP + bands.length * ROW}h${wide(bands.at(-1)?.useful.value ?? 0)}l${-wide(bands.at(-1)?.useful.value ?? 0) / 2} 12z`}
      />
      <text className={drawing.accent} x={LEFT} y={TOP + bands.length * ROW + 28}>
        {bands.at(-1)?.useful.text}
      </text>
    </Quiet>
  );
}
