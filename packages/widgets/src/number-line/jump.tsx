import { cx as classes } from '@eszkerek/ui/cx.ts';
import controls from '../kit/controls.module.css';
import { Button, Controls, Readouts, Row } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { indexed, upTo } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import { Quiet } from '../kit/quiet.tsx';
import { Stage } from '../kit/stage.tsx';
import { Tap } from '../kit/tap.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { type Line, Ruler, toX } from './line.tsx';
import { type HopsConfig, hops, type JumpConfig, jump, landing, landings } from './model.ts';

export function Arc({ line, from, to, label, below }: { line: Line; from: number; to: number; label?: string; below?: boolean }) {
  const [a, b] = [toX(line, from), toX(line, to)];
  const rise = Math.min(46, 12 + Math.abs(b - a) / 2.4) * (below ? -1 : 1);
  return (
    <Quiet>
      <path className={below ? drawing.main2 : drawing.main} d={`M${a} ${line.y}Q${(a + b) / 2} ${line.y - 2 * rise} ${b} ${line.y}`} />
      {label && Math.abs(b - a) > 18 && (
        <text className={classes(drawing.accent, drawing.halo)} x={(a + b) / 2} y={line.y - rise - 6} textAnchor="middle">
          {label}
        </text>
      )}
    </Quiet>
  );
}

export function Jump(props: WidgetProps<JumpConfig>) {
  const widget = useWidget(props, jump);
  const { start, jumps: sizes, back, min, max, step, labelEvery, unit } = props.config.state;
  const { jumps } = widget.state;
  const at = landing(start, jumps);
  const hop = (size: number) => widget.set(state => ({ jumps: [...state.jumps, size] }));
  const stops = landings(start, jumps);
  const button = (size: number) => (
    <Button key={size} disabled={at + size > max || at + size < min} onClick={() => hop(size)}>
      {size > 0 ? `+${num(size, 4)}` : num(size, 4)}
    </Button>
  );
  return (
    <Frame widget={widget} how="Válassz ugrásokat">
      <Stage label={widget.description} height={150} picture>
        {({ width }) => {
          const line = { min, max, width, y: 96 };
          return (
            <>
              <Ruler line={line} step={step} labelEvery={labelEvery} />
              {indexed(jumps).map(({ key, item: size, index: i }) => (
                <Arc
                  key={key}
                  line={line}
                  from={stops[i] ?? start}
                  to={stops[i + 1] ?? start}
                  label={size > 0 ? `+${num(size, 4)}` : num(size, 4)}
                />
              ))}
              <circle className={classes(drawing.paper, drawing.outline)} cx={toX(line, start)} cy={line.y} r={7} />
              <circle className={classes(drawing.fill, drawing.edge)} cx={toX(line, at)} cy={line.y} r={10} />
            </>
          );
        }}
      </Stage>
      <Controls label="Ugrások">
        <Row>{sizes.map(button)}</Row>
        {back !== false && <Row>{sizes.map(size => button(-size))}</Row>}
        <Row>
          <Button
            icon="chevron-left"
            disabled={jumps.length === 0}
            onClick={() => widget.set(state => ({ jumps: state.jumps.slice(0, -1) }))}
          >
            Visszavonom
          </Button>
        </Row>
      </Controls>
      <Readouts
        items={[
          ['Itt állsz', `${num(at, 4)}${unit ? ` ${unit}` : ''}`],
          ['Ugrások', String(jumps.length)],
          ['Megtett út', num(at - start, 4)],
        ]}
      />
    </Frame>
  );
}

const hopName = (size: number) => `+${size}`;

interface FrogProps {
  x: number;
  y: number;
  label: string;
  /** Where it is taken for itself: both may stand in one place. */
  hit: { y: number; height: number };
  onTap: () => void;
  children: React.ReactNode;
}

/** Its body with two eyes; a tap makes it hop on. */
function Frog({ x, y, label, hit, onTap, children }: FrogProps) {
  return (
    <Tap label={label} onTap={onTap}>
      <g className={drawing.slow} style={{ transform: `translate(${x}px, ${y}px)` }}>
        <rect className={drawing.hit} x={-22} width={44} {...hit} />
        {children}
        {[-5, 5].map(eye => (
          <g key={eye} transform={`translate(${eye} -8)`}>
            <circle className={classes(drawing.paper, drawing.line)} r={4.5} />
            <circle className={drawing.solid} r={2} />
          </g>
        ))}
      </g>
    </Tap>
  );
}

export function Hops(props: WidgetProps<HopsConfig>) {
  const widget = useWidget(props, hops);
  const { first, second, max } = props.config.state;
  const { state } = widget;
  const sizes = { first, second };
  const hop = (frog: keyof typeof sizes, by: number) =>
    widget.set(s => ({ ...s, [frog]: Math.max(0, Math.min(Math.floor(max / sizes[frog]), s[frog] + by)) }));
  return (
    <Frame widget={widget} how="Ugrasd a két békát">
      <Stage label={widget.description} height={190} picture>
        {({ width }) => {
          const line = { min: 0, max, width, y: 82 };
          return (
            <>
              {upTo(state.first).map(i => (
                <Arc key={`a${i}`} line={line} from={i * first} to={(i + 1) * first} />
              ))}
              {upTo(state.second).map(i => (
                <Arc key={`b${i}`} line={line} from={i * second} to={(i + 1) * second} below />
              ))}
              <Ruler line={line} step={1} />
              <Frog
                x={toX(line, state.first * first)}
                y={line.y - 14}
                label={hopName(first)}
                hit={{ y: -22, height: 34 }}
                onTap={() => hop('first', 1)}
              >
                <circle className={classes(drawing.fill, drawing.edge)} r={11} />
              </Frog>
              <Frog
                x={toX(line, state.second * second)}
                y={line.y + 8}
                label={hopName(second)}
                hit={{ y: -10, height: 32 }}
                onTap={() => hop('second', 1)}
              >
                <rect className={classes(drawing.brand, drawing.edge)} x={-10} y={-10} width={20} height={20} rx={4} />
              </Frog>
            </>
          );
        }}
      </Stage>
      <Controls>
        {(['first', 'second'] as const).map(key => {
          const size = sizes[key];
          return (
            <Row key={key}>
              <span className={controls.label}>{key === 'first' ? 'Kerek béka' : 'Szögletes béka'}</span>
              <Button disabled={(state[key] + 1) * size > max} onClick={() => hop(key, 1)}>
                {hopName(size)}
              </Button>
              <Button disabled={state[key] === 0} onClick={() => hop(key, -1)}>
                −{size}
              </Button>
            </Row>
          );
        })}
      </Controls>
      <Readouts
        items={[
          ['Kerek béka', String(state.first * first)],
          ['Szögletes béka', String(state.second * second)],
        ]}
      />
    </Frame>
  );
}
