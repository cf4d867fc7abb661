import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { useWidget } from '../kit/use-widget.ts';
import { BenchView } from './bench.tsx';
import {
  criticalAngle,
  describeImage,
  type EyeConfig,
  eye,
  focusError,
  imageOf,
  type LensConfig,
  lens,
  type MirrorConfig,
  mediumName,
  mirror,
  type PlaneConfig,
  planeMirror,
  type RefractionConfig,
  refract,
  refraction,
} from './model.ts';
import { light, Ray } from './ray.tsx';

const rad = (d: number) => (d * Math.PI) / 180;

function Mirror(props: WidgetProps<MirrorConfig>) {
  const widget = useWidget(props, mirror);
  const { incidence } = widget.state;
  return (
    <Lab
      widget={widget}
      title="visszaverődés"
      how="Húzd a beeső sugár végét, vagy mozgasd a csúszkát"
      sliders={[{ key: 'incidence', label: 'Beesési szög', min: 0, max: 85, show: v => `${num(v)}°` }]}
      readouts={[
        ['Beesési szög', `${num(incidence)}°`],
        ['Visszaverődési szög', `${num(incidence)}°`],
        ['A két sugár között', `${num(incidence * 2)}°`],
      ]}
      height={230}
      draw={({ width }, grip) => {
        const [cx, cy, r] = [width / 2, 200, Math.min(180, width / 2 - 16)];
        const [dx, dy] = [r * Math.sin(rad(incidence)), r * Math.cos(rad(incidence))];
        return (
          <g>
            <rect className={drawing.grey} x={10} y={cy} width={width - 20} height={12} />
            <line className={classes(drawing.ink2, drawing.dash)} x1={cx} x2={cx} y1={20} y2={cy} />
            <Ray from={[cx - dx, cy - dy]} to={[cx, cy]} />
            <Ray from={[cx, cy]} to={[cx + dx, cy - dy]} />
            <text
              className={classes(drawing.big, drawing.halo)}
              x={cx - 36 * Math.sin(rad(incidence / 2)) - 6}
              y={cy - 56}
              textAnchor="end"
            >
              {num(incidence)}°
            </text>
            <text className={classes(drawing.big, drawing.halo)} x={cx + 36 * Math.sin(rad(incidence / 2)) + 6} y={cy - 56}>
              {num(incidence)}°
            </text>
            {grip('incidence', { x: cx - dx, y: cy - dy }, to => (Math.atan2(cx - to.x, cy - to.y) * 180) / Math.PI)}
          </g>
        );
      }}
    />
  );
}

function PlaneMirror(props: WidgetProps<PlaneConfig>) {
  const widget = useWidget(props, planeMirror);
  const { maxDistance } = props.config.state;
  const { distance } = widget.state;
  return (
    <Lab
      widget={widget}
      title="síktükör"
      how="Húzd az embert, vagy mozgasd a csúszkát"
      sliders={[{ key: 'distance', label: 'Távolságod a tükörtől', min: 0.5, max: maxDistance, step: 0.25, unit: 'm' }]}
      readouts={[
        ['A tükör előtt', `${num(distance)} m`],
        ['A kép a tükör mögött', `${num(distance)} m`],
        ['Tőled a képedig', `${num(distance * 2)} m`],
      ]}
      height={200}
      draw={({ width }, grip) => {
        const c = width / 2;
        const d = (distance / maxDistance) * (c - 26);
        const person = (x: number, look: string | undefined, opacity: number) => (
          <g opacity={opacity}>
            <circle className={look === drawing.main ? drawing.fill : drawing.brand} cx={x} cy={64} r={11} />
            <path className={look} d={`M${x} 76v40m-12 40l12 -40l12 40m-26 -64h28`} />
          </g>
        );
        return (
          <g>
            <line className={drawing.ink} style={{ strokeWidth: 6 }} x1={c} x2={c} y1={20} y2={180} />
            {person(c - d, drawing.main, 1)}
            {person(c + d, drawing.main2, 0.6)}
            <Ray from={[c - d, 64]} to={[c, 110]} />
            <Ray from={[c, 110]} to={[c - d, 156]} />
            <Ray from={[c, 110]} to={[c + d, 64]} dashed />
            {grip('distance', { x: c - d, y: 108 }, to => ((c - to.x) / (c - 26)) * maxDistance)}
          </g>
        );
      }}
    />
  );
}

function Refraction(props: WidgetProps<RefractionConfig>) {
  const widget = useWidget(props, refraction);
  const { from, to } = props.config.state;
  const { incidence } = widget.state;
  const out = refract(from, to, incidence);
  const critical = criticalAngle(from, to);
  return (
    <Lab
      widget={widget}
      title="fénytörés"
      how="Húzd a beeső sugár végét, vagy mozgasd a csúszkát"
      sliders={[{ key: 'incidence', label: 'Beesési szög', min: 0, max: 88, show: v => `${num(v)}°` }]}
      readouts={[
        ['Beesési szög', `${num(incidence)}°`],
        ['Törési szög', out === null ? 'nincs' : `${num(out, 1)}°`],
        [
          'Mi történik?',
          out === null ? 'teljes visszaverődés' : critical === null ? 'a merőleges felé törik' : 'a merőlegestől távolodva törik',
        ],
      ]}
      height={260}
      draw={({ width }, grip) => {
        const [cx, cy, r] = [width / 2, 130, Math.min(112, width / 2 - 16)];
        const [dx, dy] = [r * Math.sin(rad(incidence)), r * Math.cos(rad(incidence))];
        const dense = (name: string) => (name === 'air' ? 'transparent' : 'var(--phys-soft)');
        return (
          <g>
            <rect x={4} y={10} width={width - 8} height={120} style={{ fill: dense(from), opacity: 0.6 }} />
            <rect x={4} y={130} width={width - 8} height={120} style={{ fill: dense(to), opacity: 0.6 }} />
            <line className={drawing.ink} x1={4} x2={width - 4} y1={cy} y2={cy} />
            <line className={classes(drawing.ink2, drawing.dash)} x1={cx} x2={cx} y1={14} y2={246} />
            <text x={12} y={28}>
              {mediumName[from]}
            </text>
            <text x={12} y={244}>
              {mediumName[to]}
            </text>
            <Ray from={[cx - dx, cy - dy]} to={[cx, cy]} />
            {out === null ? (
              <Ray from={[cx, cy]} to={[cx + dx, cy - dy]} />
            ) : (
              <Ray from={[cx, cy]} to={[cx + r * Math.sin(rad(out)), cy + r * Math.cos(rad(out))]} />
            )}
            {grip('incidence', { x: cx - dx, y: cy - dy }, to => (Math.atan2(cx - to.x, cy - to.y) * 180) / Math.PI)}
          </g>
        );
      }}
    />
  );
}

function LensView(props: WidgetProps<LensConfig>) {
  const widget = useWidget(props, lens);
  const { type, focal, maxObject } = props.config.state;
  const { object } = widget.state;
  const image = imageOf(props.config.state, object);
  return (
    <Lab
      widget={widget}
      title={type === 'converging' ? 'gyűjtőlencse' : 'szórólencse'}
      wide
      how="Húzd a tárgyat, vagy mozgasd a csúszkát"
      sliders={[{ key: 'object', label: 'Tárgytávolság', min: focal / 4, max: maxObject, step: focal / 8 }]}
      readouts={[
        ['Tárgytávolság', num(object)],
        ['Képtávolság', image ? num(image.distance) : '∞'],
        ['A kép', describeImage(props.config.state, object)],
      ]}
      height={250}
      draw={({ width }, grip) => {
        const c = width / 2;
        const u = (c - 18) / Math.max(maxObject, focal * 3);
        const [y0, h] = [125, 46];
        const f = focal * u;
        const x = c - object * u;
        const side = type === 'converging' ? 1 : -1;
        const far = (px: number, py: number, dx: number, dy: number): [number, number] => [px + dx * 4000, py + dy * 4000];
        const through = Math.atan2(y0 - (y0 - h), c - x);
        const bent = Math.atan2(side * h, f);
        const img = image && Math.abs(image.distance * u) < 3000 ? { x: c + image.distance * u, h: h * image.magnification } : null;
        return (
          <g>
            <svg x={0} y={0} width={width} height={250} style={{ overflow: 'hidden' }} aria-hidden="true">
              <line className={drawing.ink2} x1={0} x2={width} y1={y0} y2={y0} />
              <Ray from={[x, y0 - h]} to={[c, y0 - h]} />
              <path style={light} d={`M${c} ${y0 - h}L${far(c, y0 - h, Math.cos(bent), Math.sin(bent)).join(' ')}`} />
              <path style={light} d={`M${x} ${y0 - h}L${far(x, y0 - h, Math.cos(through), Math.sin(through)).join(' ')}`} />
              {img && img.x < c && (
                <path
                  style={{ ...light, strokeWidth: 2 }}
                  className={drawing.dash}
                  d={`M${c} ${y0 - h}L${img.x} ${y0 - img.h}M${x} ${y0 - h}L${img.x} ${y0 - img.h}`}
                />
              )}
              {img && <path className={drawing.main2} d={`M${img.x} ${y0}V${y0 - img.h}`} style={{ strokeWidth: 5 }} />}
            </svg>
            <path
              className={drawing.ink}
              style={{ strokeWidth: 4 }}
              d={
                type === 'converging'
                  ? `M${c} 20V230M${c - 9} 30l9 -10l9 10M${c - 9} 220l9 10l9 -10`
                  : `M${c} 26V224M${c - 9} 18l9 10l9 -10M${c - 9} 232l9 -10l9 10`
              }
            />
            {[-2, -1, 1, 2].map(k => (
              <g key={k}>
                <circle className={drawing.solid} cx={c + k * f} cy={y0} r={4} />
                <text className={classes(drawing.small, drawing.halo)} x={c + k * f} y={y0 + 20} textAnchor="middle">
                  {Math.abs(k) === 1 ? 'F' : '2F'}
                </text>
              </g>
            ))}
            <path className={drawing.main} style={{ strokeWidth: 5 }} d={`M${x} ${y0}V${y0 - h}m-6 9l6 -9l6 9`} />
            {grip('object', { x, y: y0 }, to => (c - to.x) / u)}
          </g>
        );
      }}
    />
  );
}

function EyeView(props: WidgetProps<EyeConfig>) {
  const widget = useWidget(props, eye);
  const { diopters } = widget.state;
  const error = focusError(props.config.state.eye, diopters);
  return (
    <Lab
      widget={widget}
      title="szem és szemüveg"
      sliders={[{ key: 'diopters', label: 'Szemüveg', min: -5, max: 5, step: 0.5, unit: 'dioptria' }]}
      readouts={[
        ['Lencse', diopters === 0 ? 'nincs' : diopters < 0 ? 'szórólencse' : 'gyűjtőlencse'],
        ['A kép', Math.abs(error) <= 0.3 ? 'éles' : 'homályos'],
      ]}
      height={210}
      draw={({ width }) => {
        const [cx, cy, r] = [width * 0.64, 105, Math.min(82, width * 0.28)];
        const retina = cx + r;
        const focus = retina + error * 16;
        const front = cx - r * 0.82;
        return (
          <g>
            <circle className={classes(drawing.paper, drawing.line)} cx={cx} cy={cy} r={r} />
            <path
              className={drawing.main2}
              style={{ strokeWidth: 6 }}
              d={`M${cx + r * Math.cos(0.7)} ${cy - r * Math.sin(0.7)}A${r} ${r} 0 0 1 ${cx + r * Math.cos(0.7)} ${cy + r * Math.sin(0.7)}`}
            />
            <ellipse className={classes(drawing.soft, drawing.outline)} cx={front} cy={cy} rx={10} ry={32} />
            {diopters !== 0 && (
              <path
                className={classes(drawing.tint, drawing.outline)}
                d={diopters > 0 ? `M46 60q16 45 0 90q-16 -45 0 -90z` : `M36 60h20q-14 45 0 90h-20q14 -45 0 -90z`}
              />
            )}
            {[-26, 0, 26].map(dy => (
              <path
                key={dy}
                style={light}
                d={`M4 ${cy + dy}H${front}L${Math.min(focus, retina)} ${cy + dy * (1 - (Math.min(focus, retina) - front) / (focus - front))}${focus < retina ? `L${retina} ${cy - (dy * (retina - focus)) / (focus - front)}` : ''}`}
              />
            ))}
            <text x={cx + r * Math.cos(0.7)} y={cy + r * Math.sin(0.7) + 24}>
              retina
            </text>
          </g>
        );
      }}
    />
  );
}

export default function RayDiagram({ config, ...rest }: WidgetProps<WidgetConfig<'ray-diagram'>>) {
  switch (config.mode) {
    case 'mirror':
      return <Mirror config={config} {...rest} />;
    case 'plane-mirror':
      return <PlaneMirror config={config} {...rest} />;
    case 'refraction':
      return <Refraction config={config} {...rest} />;
    case 'lens':
      return <LensView config={config} {...rest} />;
    case 'eye':
      return <EyeView config={config} {...rest} />;
    case 'bench':
      return <BenchView config={config} {...rest} />;
  }
}
