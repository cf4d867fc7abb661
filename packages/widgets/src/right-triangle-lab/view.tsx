import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import type { Point } from '../kit/handle.tsx';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { useHeld } from '../kit/use-held.ts';
import { useWidget } from '../kit/use-widget.ts';
import {
  type AltitudeConfig,
  altitude,
  height,
  hypotenuse,
  ratios,
  type SquaresConfig,
  squares,
  type TowerConfig,
  type TrigConfig,
  tower,
  towerHeight,
  trig,
} from './model.ts';

function Squares(props: WidgetProps<SquaresConfig>) {
  const widget = useWidget(props, squares);
  const { held, hold } = useHeld<{ u: number; x: number; y: number }>();
  const max = props.config.state.max ?? 8;
  const { a, b } = widget.state;
  const c = hypotenuse(a, b);
  return (
    <Lab
      widget={widget}
      sliders={[
        { key: 'a', label: 'a befogó', min: 1, max, step: 0.5 },
        { key: 'b', label: 'b befogó', min: 1, max, step: 0.5 },
      ]}
      readouts={[
        ['a² + b²', `${num(a * a)} + ${num(b * b)} = ${num(a * a + b * b)}`],
        ['c²', num(c * c)],
        ['c', num(c)],
      ]}
      height={w => Math.min(340, w)}
      how="Húzd a két hegyes csúcsot, vagy mozgasd a csúszkákat"
      interactive
      draw={({ width, height: tall }, grip) => {
        const fit = Math.min(width / (a + b + b + 0.5), tall / (a + a + b + 0.5));
        const scale = held ?? { u: fit, x: (width - a * fit) / 2, y: (tall + b * fit) / 2 };
        const { u, x, y } = scale;
        const label = (px: number, py: number, text: string) => (
          <text className={classes(drawing.big, drawing.halo)} x={px} y={py + 6} textAnchor="middle">
            {text}
          </text>
        );
        const [A, B, C] = [
          [x, y],
          [x + a * u, y],
          [x, y - b * u],
        ] as const;
        const out = [b * u, a * u] as const;
        return (
          <g>
            <path className={classes(drawing.soft, drawing.outline)} d={`M${A.join(' ')}h${a * u}v${a * u}h${-a * u}z`} />
            <path className={drawing.outline} style={{ fill: 'var(--brand-tint)' }} d={`M${A.join(' ')}v${-b * u}h${-b * u}v${b * u}z`} />
            <path
              className={drawing.outline}
              style={{ fill: 'var(--spark-tint)' }}
              d={`M${B.join(' ')}L${C.join(' ')}l${out[0]} ${-out[1]}L${B[0] + out[0]} ${B[1] - out[1]}Z`}
            />
            <path className={drawing.ink} d={`M${A.join(' ')}L${B.join(' ')}L${C.join(' ')}Z`} />
            {label(x + (a * u) / 2, y + (a * u) / 2, num(a * a))}
            {label(x - (b * u) / 2, y - (b * u) / 2, num(b * b))}
            {label((B[0] + C[0] + out[0]) / 2, (B[1] + C[1] - out[1]) / 2, num(c * c))}
            <g {...hold(scale)}>
              {grip('a', { x: B[0], y: B[1] }, to => (to.x - x) / u)}
              {grip('b', { x: C[0], y: C[1] }, to => (y - to.y) / u)}
            </g>
          </g>
        );
      }}
    />
  );
}

const MIN_PART = 1;
const MAX_PART = 20;

/** Where an end of the hypotenuse stands: its whole range fits the drawing, and the triangle is drawn as large as its ends allow. */
const endOf = (from: number, to: number, length: number) => from + (to - from) * Math.sqrt((length - MIN_PART) / (MAX_PART - MIN_PART));
const lengthAt = (from: number, to: number, x: number) => MIN_PART + Math.max(0, (x - from) / (to - from)) ** 2 * (MAX_PART - MIN_PART);

function Altitude(props: WidgetProps<AltitudeConfig>) {
  const widget = useWidget(props, height);
  const { p, q } = widget.state;
  const h = altitude(widget.state);
  return (
    <Lab
      widget={widget}
      title="magasságtétel"
      sliders={[
        { key: 'p', label: 'p szelet', min: MIN_PART, max: MAX_PART, step: 0.5 },
        { key: 'q', label: 'q szelet', min: MIN_PART, max: MAX_PART, step: 0.5 },
      ]}
      readouts={[
        ['Magasság', num(h)],
        ['p · q', num(p * q)],
        ['Befogók', `${num(Math.sqrt(p * (p + q)))} és ${num(Math.sqrt(q * (p + q)))}`],
      ]}
      height={230}
      how="Húzd az alap két végét, vagy mozgasd a csúszkákat"
      interactive
      draw={({ width }, grip) => {
        const span = Math.min(width - 32, 340);
        const left = (width - span) / 2;
        const base = 186;
        const x = endOf(left + span * 0.25, left, p);
        const right = endOf(left + span * 0.55, left + span, q);
        const u = (right - x) / (p + q);
        return (
          <g>
            <path className={classes(drawing.soft, drawing.outline)} d={`M${x} ${base}H${right}L${x + p * u} ${base - h * u}Z`} />
            <line className={drawing.main2} x1={x + p * u} x2={x + p * u} y1={base} y2={base - h * u} />
            <text className={classes(drawing.big, drawing.halo)} x={x + p * u - 8} y={base + 36} textAnchor="end">
              p = {num(p)}
            </text>
            <text className={classes(drawing.big, drawing.halo)} x={x + p * u + 8} y={base + 36}>
              q = {num(q)}
            </text>
            <text className={classes(drawing.big, drawing.halo)} x={x + p * u + 8} y={base - (h * u) / 2}>
              h
            </text>
            {grip('p', { x, y: base }, to => lengthAt(left + span * 0.25, left, to.x))}
            {grip('q', { x: right, y: base }, to => lengthAt(left + span * 0.55, left + span, to.x))}
          </g>
        );
      }}
    />
  );
}

function Trig(props: WidgetProps<TrigConfig>) {
  const widget = useWidget(props, trig);
  const { angle } = widget.state;
  const { sin, cos, tg, ctg } = ratios(angle);
  return (
    <Lab
      widget={widget}
      title="szögfüggvények"
      how="Húzd a felső csúcsot, vagy mozgasd a csúszkát"
      sliders={[{ key: 'angle', label: 'Szög', min: 5, max: 85, show: v => `${num(v)}°` }]}
      readouts={[
        ['sin', num(sin, 3)],
        ['cos', num(cos, 3)],
        ['tg', num(tg, 3)],
        ['ctg', num(ctg, 3)],
      ]}
      height={240}
      draw={({ width }, grip) => {
        const c = Math.min(width - 90, 195);
        const [x, y] = [Math.max(24, width / 2 - c / 2), 215];
        return (
          <g>
            <path className={classes(drawing.soft, drawing.outline)} d={`M${x} ${y}h${c * cos}v${-c * sin}z`} />
            <path className={drawing.ink} d={`M${x + c * cos - 12} ${y}v-12h12`} />
            <path className={drawing.main} d={`M${x + 34} ${y}A34 34 0 0 0 ${x + 34 * cos} ${y - 34 * sin}`} />
            <text className={classes(drawing.accent, drawing.halo)} x={x + 42} y={y - 8}>
              {num(angle)}°
            </text>
            <text className={drawing.halo} x={x + (c * cos) / 2} y={y + 18} textAnchor="middle">
              mellette
            </text>
            <text className={drawing.halo} x={Math.min(x + c * cos + 8, width - 64)} y={y - (c * sin) / 2}>
              szemközt
            </text>
            <text className={drawing.halo} x={x + (c * cos) / 2 - 10} y={y - (c * sin) / 2 - 10} textAnchor="end">
              átfogó
            </text>
            {grip('angle', { x: x + c * cos, y: y - c * sin }, to => (Math.atan2(y - to.y, to.x - x) * 180) / Math.PI)}
          </g>
        );
      }}
    />
  );
}

function Tower(props: WidgetProps<TowerConfig>) {
  const widget = useWidget(props, tower);
  const { eye, maxDistance = 50 } = props.config.state;
  const { distance, angle } = widget.state;
  const tall = towerHeight(widget.state, eye);
  return (
    <Lab
      widget={widget}
      title="torony és szemmagasság"
      how="Húzd a torony csúcsát, vagy mozgasd a csúszkákat"
      interactive
      sliders={[
        { key: 'distance', label: 'Távolság', min: 1, max: maxDistance, step: 0.5, unit: 'm' },
        { key: 'angle', label: 'Látószög', min: 5, max: 80, show: v => `${num(v)}°` },
      ]}
      readouts={[
        ['Szemmagasság', `${num(eye)} m`],
        ['Szem fölött', `${num(tall - eye)} m`],
        ['Torony', `${num(tall)} m`],
      ]}
      height={230}
      draw={({ width }, grip) => {
        const [x, ground] = [22, 215];
        const placed = (high: number) => {
          const u = Math.min((width - 60) / distance, 195 / high);
          return { u, end: x + distance * u, top: ground - high * u };
        };
        const { u, end, top } = placed(tall);
        /** The scale follows the tower: of all angles the one whose top is nearest to the finger. */
        const angleAt = (to: Point) => {
          const off = (degrees: number) => {
            const there = placed(towerHeight({ distance, angle: degrees }, eye));
            return Math.hypot(there.end - to.x, there.top - to.y);
          };
          return Array.from({ length: 76 }, (_, i) => 5 + i).reduce((best, one) => (off(one) < off(best) ? one : best));
        };
        return (
          <g>
            <line className={drawing.ink} x1={4} x2={width - 4} y1={ground} y2={ground} />
            <rect className={drawing.mid} x={end} y={top} width={24} height={tall * u} />
            <line className={drawing.main} x1={x} y1={ground - eye * u} x2={end} y2={top} />
            <line className={classes(drawing.ink2, drawing.dash)} x1={x} y1={ground - eye * u} x2={end} y2={ground - eye * u} />
            <circle className={drawing.fill} cx={x} cy={ground - eye * u} r={6} />
            <line className={drawing.main2} x1={x} x2={x} y1={ground} y2={ground - eye * u} />
            <text className={drawing.halo} x={x + 30} y={ground - eye * u - 8}>
              {num(angle)}°
            </text>
            {grip('angle', { x: end, y: top }, angleAt)}
          </g>
        );
      }}
    />
  );
}

export default function RightTriangleLab({ config, ...rest }: WidgetProps<WidgetConfig<'right-triangle-lab'>>) {
  switch (config.mode) {
    case 'squares':
      return <Squares config={config} {...rest} />;
    case 'altitude':
      return <Altitude config={config} {...rest} />;
    case 'trig':
      return <Trig config={config} {...rest} />;
    case 'tower':
      return <Tower config={config} {...rest} />;
  }
}
