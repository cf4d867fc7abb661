import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { upTo } from '../kit/indexed.ts';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { useWidget } from '../kit/use-widget.ts';
import {
  type ArcConfig,
  arc,
  type InscribedConfig,
  innerAngle,
  inscribed,
  type LineConfig,
  line,
  type PolygonConfig,
  polygon,
  position,
  positionName,
  type SectorsConfig,
  sectors,
  sliceOf,
  type TangentConfig,
  tangent,
  tangentLength,
} from './model.ts';

const degrees = (radians: number) => ((radians * 180) / Math.PI + 360) % 360;

const at = (cx: number, cy: number, r: number, deg: number): [number, number] => [
  cx + r * Math.cos((deg * Math.PI) / 180),
  cy - r * Math.sin((deg * Math.PI) / 180),
];

/** Quarters where they reach the tangent, else parts of the radius. */
const quarters = (radius: number) => (Number.isInteger(radius * 4) ? 0.25 : radius / 16);

function Line(props: WidgetProps<LineConfig>) {
  const widget = useWidget(props, line);
  const { radius } = props.config.state;
  const { distance } = widget.state;
  return (
    <Lab
      widget={widget}
      title="kör és egyenes"
      how="Húzd az egyenest, vagy mozgasd a csúszkát"
      sliders={[{ key: 'distance', label: 'Az egyenes távolsága', min: 0, max: radius * 1.75, step: quarters(radius) }]}
      readouts={[
        ['Sugár', num(radius)],
        ['Távolság', num(distance)],
        ['Helyzet', positionName[position(radius, distance)]],
      ]}
      height={250}
      draw={({ width }, grip) => {
        const [cx, cy, r] = [width / 2, 150, 80];
        const y = cy - (distance / radius) * r;
        return (
          <g>
            <circle className={classes(drawing.tint, drawing.outline)} cx={cx} cy={cy} r={r} />
            <line className={drawing.main2} x1={6} x2={width - 6} y1={y} y2={y} />
            <line className={classes(drawing.ink2, drawing.dash)} x1={cx} x2={cx} y1={cy} y2={y} />
            <circle className={drawing.solid} cx={cx} cy={cy} r={5} />
            {distance <= radius &&
              [-1, 1].map(side => (
                <circle
                  key={side}
                  className={classes(drawing.spark, drawing.line)}
                  cx={cx + side * Math.sqrt(Math.max(0, 1 - (distance / radius) ** 2)) * r}
                  cy={y}
                  r={6}
                />
              ))}
            {grip('distance', { x: cx, y }, to => ((cy - to.y) / r) * radius)}
          </g>
        );
      }}
    />
  );
}

function Inscribed(props: WidgetProps<InscribedConfig>) {
  const widget = useWidget(props, inscribed);
  const { arc: deg, vertex } = widget.state;
  return (
    <Lab
      widget={widget}
      title="középponti és kerületi szög"
      how="Húzd az ív végét és a csúcsot, vagy mozgasd a csúszkákat"
      sliders={[
        { key: 'arc', label: 'Ív', min: 20, max: 340, step: 2, show: v => `${num(v)}°` },
        { key: 'vertex', label: 'A csúcs helye az íven', min: 0.05, max: 0.95, step: 0.05, show: v => `${num(v * 100, 0)}%` },
      ]}
      readouts={[
        ['Középponti szög', `${num(deg)}°`],
        ['Kerületi szög', `${num(deg / 2)}°`],
      ]}
      height={260}
      draw={({ width }, grip) => {
        const [cx, cy, r] = [width / 2, 130, Math.min(112, width / 2 - 12)];
        const [p, q] = [at(cx, cy, r, 270 - deg / 2), at(cx, cy, r, 270 + deg / 2)];
        const v = at(cx, cy, r, 270 + deg / 2 + (360 - deg) * vertex);
        return (
          <g>
            <circle className={classes(drawing.tint, drawing.outline)} cx={cx} cy={cy} r={r} />
            <path
              className={drawing.main}
              style={{ strokeWidth: 6 }}
              d={`M${p.join(' ')}A${r} ${r} 0 ${deg > 180 ? 1 : 0} 0 ${q.join(' ')}`}
            />
            <path className={drawing.ink2} d={`M${p.join(' ')}L${cx} ${cy}L${q.join(' ')}`} />
            <path className={drawing.main2} d={`M${p.join(' ')}L${v.join(' ')}L${q.join(' ')}`} />
            <circle className={drawing.solid} cx={cx} cy={cy} r={5} />
            <text className={classes(drawing.big, drawing.halo)} x={cx + 10} y={cy - 8}>
              {num(deg)}°
            </text>
            <text
              className={classes(drawing.big, drawing.halo)}
              x={v[0] + (cx - v[0]) * 0.42}
              y={v[1] + (cy - v[1]) * 0.42 + 5}
              textAnchor="middle"
            >
              {num(deg / 2)}°
            </text>
            {grip('arc', { x: q[0], y: q[1] }, to => 2 * ((degrees(Math.atan2(cy - to.y, to.x - cx)) + 90) % 360))}
            {grip('vertex', { x: v[0], y: v[1] }, to => {
              const from = (degrees(Math.atan2(cy - to.y, to.x - cx)) - 270 - deg / 2 + 720) % 360;
              return from / (360 - deg);
            })}
          </g>
        );
      }}
    />
  );
}

function Tangent(props: WidgetProps<TangentConfig>) {
  const widget = useWidget(props, tangent);
  const { radius } = props.config.state;
  const { distance } = widget.state;
  const length = tangentLength(radius, distance);
  return (
    <Lab
      widget={widget}
      title="érintők külső pontból"
      how="Húzd a külső pontot, vagy mozgasd a csúszkát"
      sliders={[{ key: 'distance', label: 'A pont távolsága', min: radius * 1.05, max: radius * 3, step: 0.05 }]}
      readouts={[
        ['Sugár', num(radius)],
        ['Távolság', num(distance)],
        ['Érintőszakasz', num(length)],
      ]}
      height={220}
      draw={({ width }, grip) => {
        const u = Math.min((width - 30) / (radius * 4), 100 / radius);
        const [cx, cy] = [10 + radius * u, 110];
        const px = cx + distance * u;
        const deg = (Math.acos(radius / distance) * 180) / Math.PI;
        return (
          <g>
            <circle className={classes(drawing.tint, drawing.outline)} cx={cx} cy={cy} r={radius * u} />
            {[deg, -deg].map(d => {
              const t = at(cx, cy, radius * u, d);
              return (
                <g key={d}>
                  <line className={drawing.main2} x1={px} y1={cy} x2={t[0]} y2={t[1]} />
                  <line className={classes(drawing.ink2, drawing.dash)} x1={cx} y1={cy} x2={t[0]} y2={t[1]} />
                  <circle className={classes(drawing.spark, drawing.line)} cx={t[0]} cy={t[1]} r={6} />
                </g>
              );
            })}
            <line className={drawing.ink2} x1={cx} x2={px} y1={cy} y2={cy} />
            <circle className={drawing.solid} cx={cx} cy={cy} r={5} />
            {grip('distance', { x: px, y: cy }, to => (to.x - cx) / u)}
          </g>
        );
      }}
    />
  );
}

const MOST_SECTORS = 48;
/** How far the point goes round for the most sectors, in degrees; short of a whole turn, so that its two ends are apart. */
const FULL_TURN = 330;

function Sectors(props: WidgetProps<SectorsConfig>) {
  const widget = useWidget(props, sectors);
  const { radius } = props.config.state;
  const { sectors: n } = widget.state;
  return (
    <Lab
      widget={widget}
      title="kör átrendezése"
      wide
      how="Húzd körbe a pontot, vagy mozgasd a csúszkát"
      interactive
      sliders={[{ key: 'sectors', label: 'Cikkek száma', min: 4, max: MOST_SECTORS, step: 2 }]}
      readouts={[
        ['Magassága', `r = ${num(radius)}`],
        ['Hossza', `≈ r · π = ${num(radius * Math.PI)}`],
        ['Terület', `r² · π = ${num(radius * radius * Math.PI)}`],
      ]}
      height={w => Math.min(150, w * 0.34) + 154}
      draw={({ width }, grip) => {
        const r = Math.min(62, width / 5);
        const step = 360 / n;
        const [cx, cy] = [width / 2, r + 18];
        const dial = at(cx, cy, r, 90 - (n / MOST_SECTORS) * FULL_TURN);
        const piece = (r * Math.PI) / (n / 2);
        const left = Math.max(4, width / 2 - (r * Math.PI) / 2 - piece / 2);
        const rows = r * 2 + 38;
        return (
          <g>
            {upTo(n).map(i => {
              const [p, q] = [at(cx, cy, r, i * step), at(cx, cy, r, (i + 1) * step)];
              return (
                <path
                  key={i}
                  className={classes(drawing.edge, i % 2 ? drawing.mid : drawing.fill)}
                  d={`M${cx} ${cy}L${p.join(' ')}A${r} ${r} 0 0 0 ${q.join(' ')}Z`}
                />
              );
            })}
            {upTo(n).map(i => {
              const up = i % 2 === 0;
              const x = left + (i / 2) * piece + piece / 2;
              const tip = up ? rows : rows + r;
              const half = (step / 2 / 180) * Math.PI;
              const [a, b] = [x - r * Math.sin(half), x + r * Math.sin(half)];
              const edge = tip + (up ? 1 : -1) * r * Math.cos(half);
              return (
                <path
                  key={i}
                  className={classes(drawing.edge, up ? drawing.fill : drawing.mid)}
                  d={`M${x} ${tip}L${a} ${edge}A${r} ${r} 0 0 ${up ? 0 : 1} ${b} ${edge}Z`}
                />
              );
            })}
            {grip('sectors', { x: dial[0], y: dial[1] }, to => (degrees(Math.atan2(to.x - cx, cy - to.y)) / FULL_TURN) * MOST_SECTORS)}
          </g>
        );
      }}
    />
  );
}

function Polygon(props: WidgetProps<PolygonConfig>) {
  const widget = useWidget(props, polygon);
  const { sides } = widget.state;
  return (
    <Lab
      widget={widget}
      title="szabályos sokszögek"
      how="Húzd a csúcsot, vagy mozgasd a csúszkát"
      sliders={[{ key: 'sides', label: 'Oldalak száma', min: 3, max: 24 }]}
      readouts={[
        ['Középponti szög', `${num(360 / sides, 1)}°`],
        ['Belső szög', `${num(innerAngle(sides), 1)}°`],
        ['Szögek összege', `${num((sides - 2) * 180)}°`],
      ]}
      height={240}
      draw={({ width }, grip) => {
        const [cx, cy, r] = [width / 2, 120, 100];
        const second = at(cx, cy, r, 90 + 360 / sides);
        const corners = upTo(sides).map(i => at(cx, cy, r, 90 + (i * 360) / sides));
        return (
          <g>
            <circle className={classes(drawing.ink2, drawing.dash)} cx={cx} cy={cy} r={r} />
            <path className={classes(drawing.soft, drawing.outline)} d={`M${corners.map(c => c.join(' ')).join('L')}Z`} />
            {corners.slice(0, 2).map(c => (
              <line key={c.join()} className={drawing.main2} x1={cx} y1={cy} x2={c[0]} y2={c[1]} />
            ))}
            <circle className={drawing.solid} cx={cx} cy={cy} r={4} />
            {grip(
              'sides',
              { x: second[0], y: second[1] },
              to => 360 / Math.max(1, (degrees(Math.atan2(cy - to.y, to.x - cx)) + 270) % 360),
            )}
          </g>
        );
      }}
    />
  );
}

function Arc(props: WidgetProps<ArcConfig>) {
  const widget = useWidget(props, arc);
  const { radius } = props.config.state;
  const { angle } = widget.state;
  const slice = sliceOf(radius, angle);
  return (
    <Lab
      widget={widget}
      title="ív és körcikk"
      how="Húzd a sugár végét, vagy mozgasd a csúszkát"
      sliders={[{ key: 'angle', label: 'Középponti szög', min: 0, max: 360, step: 5, show: v => `${num(v)}°` }]}
      readouts={[
        ['A kör része', num(angle / 360, 3)],
        ['Ívhossz', num(slice.arc)],
        ['Körcikk területe', num(slice.area)],
      ]}
      height={230}
      draw={({ width }, grip) => {
        const [cx, cy, r] = [width / 2, 115, 98];
        const [p, q] = [at(cx, cy, r, 0), at(cx, cy, r, Math.min(359.9, angle))];
        return (
          <g>
            <circle className={classes(drawing.tint, drawing.outline)} cx={cx} cy={cy} r={r} />
            {angle > 0 && (
              <path className={drawing.mid} d={`M${cx} ${cy}L${p.join(' ')}A${r} ${r} 0 ${angle > 180 ? 1 : 0} 0 ${q.join(' ')}Z`} />
            )}
            {angle > 0 && (
              <path
                className={drawing.main2}
                style={{ strokeWidth: 5 }}
                d={`M${p.join(' ')}A${r} ${r} 0 ${angle > 180 ? 1 : 0} 0 ${q.join(' ')}`}
              />
            )}
            <text className={classes(drawing.big, drawing.halo)} x={cx + 14} y={cy - 10}>
              {num(angle)}°
            </text>
            {grip('angle', { x: q[0], y: q[1] }, to => degrees(Math.atan2(cy - to.y, to.x - cx)))}
          </g>
        );
      }}
    />
  );
}

export default function CircleLab({ config, ...rest }: WidgetProps<WidgetConfig<'circle-lab'>>) {
  switch (config.mode) {
    case 'line':
      return <Line config={config} {...rest} />;
    case 'inscribed':
      return <Inscribed config={config} {...rest} />;
    case 'tangent':
      return <Tangent config={config} {...rest} />;
    case 'sectors':
      return <Sectors config={config} {...rest} />;
    case 'polygon':
      return <Polygon config={config} {...rest} />;
    case 'arc':
      return <Arc config={config} {...rest} />;
  }
}
