import type { PublicOf } from '@eszkerek/contract/quiz-shapes';
import { spoken, tickOf } from '@eszkerek/exercises/types/number-line/scale';

export const PAD = 26;
const PRINTED_WIDTH = 600;
const HEIGHT = 124;
const Y = 80;
/** Width of a pin: closer than this the two would cover each other. */
const PIN_WIDTH = 34;
/** The right pin stands above the head of the other. */
const LIFT = 56;
const LABEL_SIZE = 18;
const HALF_CHARACTER = 5.5;
/** A stacked fraction is so much higher than a number. */
const STACK = 18;
const FRACTION = /^([-−]?)(?:(\d+) )?(\d+)\/(\d+)$/;

interface LineDrawingProps {
  line: PublicOf<'numberLine'>['line'];
  /** Where the marker stands, if anywhere. */
  tick: number | null;
  /** The right place, once it may be told. */
  rightTick?: number | null;
  /** Written above the right place. */
  rightValue?: string | undefined;
  /** Width on the screen in px: the labels keep their size on a phone. */
  width?: number;
  /** A marker waits above the middle until it is taken. */
  waiting?: boolean;
  /** The marker is known to be wrong, the right place may not be told yet. */
  isWrong?: boolean;
}

const PIN = 'M0 0 L-15 -27 A17 17 0 1 1 15 -27 Z';

interface RightValueProps {
  text: string;
  at: number;
  width: number;
  bottom: number;
}

/** The value over its pin, inside the picture; a fraction as it is written on paper. */
function RightValue({ text, at, width, bottom }: RightValueProps) {
  const [, sign = '', whole = '', over = '', under = ''] = FRACTION.exec(text) ?? [];
  const lead = `${sign.replace('-', '−')}${whole}`;
  const half = Math.max(over.length, under.length, under ? 0 : text.length) * HALF_CHARACTER;
  const before = lead.length * 2 * HALF_CHARACTER;
  const x = Math.min(width - Math.max(PAD, half), Math.max(PAD + before + 1, half + before, at));
  if (!under)
    return (
      <text x={x} y={bottom}>
        {text.replace('-', '−')}
      </text>
    );
  return (
    <>
      {lead && (
        <text x={x - half - before / 2 - 1} y={bottom - STACK / 2 + 1}>
          {lead}
        </text>
      )}
      <text x={x} y={bottom - STACK - 1}>
        {over}
      </text>
      <path d={`M${x - half - 1} ${bottom - STACK + 3}h${2 * half + 2}`} stroke="var(--ok)" strokeWidth="2" />
      <text x={x} y={bottom}>
        {under}
      </text>
    </>
  );
}

export function LineDrawing(props: LineDrawingProps) {
  const { line, tick, rightTick = null, rightValue, width = PRINTED_WIDTH, waiting = false } = props;
  const x = (at: number) => PAD + (at / line.ticks) * (width - 2 * PAD);
  const labels = line.labelsAt ?? [String(line.min), String(line.max)];
  const isElsewhere = rightTick !== null && tick !== null && tick !== rightTick;
  const isWrong = props.isWrong || isElsewhere;
  const lift = isElsewhere && Math.abs(x(tick) - x(rightTick)) < PIN_WIDTH ? LIFT : 0;
  const head = lift + (rightTick !== null && rightValue && FRACTION.test(rightValue) ? STACK : 0);
  return (
    // Its height follows the letters at once, not after its width was read again: use-fit.ts measures it between the two.
    <svg
      viewBox={`0 ${-head} ${width} ${HEIGHT + head}`}
      width={props.width && '100%'}
      style={props.width === undefined ? undefined : { height: `${(HEIGHT + head) / 16}rem` }}
      aria-hidden="true"
    >
      <line x1={PAD - 14} x2={width - PAD + 14} y1={Y} y2={Y} stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
      {Array.from({ length: line.ticks + 1 }, (_, at) => {
        const labelled = labels.some(label => tickOf(line, label) === at);
        return (
          <line
            key={x(at)}
            x1={x(at)}
            x2={x(at)}
            y1={labelled ? Y - 12 : Y - 6}
            y2={labelled ? Y + 12 : Y + 6}
            stroke="var(--ink)"
            strokeWidth={labelled ? 3 : 1.5}
          />
        );
      })}
      {labels.map(label => (
        <text
          key={label}
          x={x(tickOf(line, label))}
          y={Y + 36}
          textAnchor="middle"
          fontSize={LABEL_SIZE}
          fontWeight="700"
          fill="var(--ink)"
        >
          {spoken(label)}
        </text>
      ))}
      {rightTick !== null && (
        <g transform={`translate(${x(rightTick)} ${Y - lift})`}>
          <path d={`M0 0 V${lift}`} stroke="var(--ok)" strokeWidth="3" />
          <path d={PIN} fill="var(--ok)" />
          <path d="m-7 -37 5 6 9 -10" fill="none" stroke="var(--on-solid)" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round" />
        </g>
      )}
      {rightTick !== null && rightValue && (
        <g fontSize={LABEL_SIZE} fontWeight="700" fill="var(--ok)" textAnchor="middle">
          <RightValue text={rightValue} at={x(rightTick)} width={width} bottom={Y - lift - 58} />
        </g>
      )}
      {tick !== null && tick !== rightTick && (
        <g transform={`translate(${x(tick)} ${Y})`}>
          <path d={PIN} fill={isWrong ? 'var(--bad)' : 'var(--c, var(--brand))'} />
          {isWrong ? (
            <path d="m-6 -42 12 12m0 -12-12 12" stroke="var(--on-solid)" strokeWidth="3.5" strokeLinecap="round" />
          ) : (
            <circle cx="0" cy="-36" r="6" fill="var(--surface)" />
          )}
        </g>
      )}
      {waiting && tick === null && (
        <g transform={`translate(${width / 2} ${Y - 16})`} fill="var(--surface)" stroke="var(--c, var(--brand))" strokeWidth="3">
          <path d={PIN} strokeDasharray="6 4" />
          <path d="M-6 -36h12m-3-3 3 3-3 3m-6-6-3 3 3 3" fill="none" strokeWidth="2.5" strokeLinecap="round" />
        </g>
      )}
    </svg>
  );
}
