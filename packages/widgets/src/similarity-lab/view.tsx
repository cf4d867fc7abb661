import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { useWidget } from '../kit/use-widget.ts';
import { type EnlargeConfig, enlarge, type ParallelConfig, parallel, type ShadowConfig, shadow } from './model.ts';

function Parallel(props: WidgetProps<ParallelConfig>) {
  const widget = useWidget(props, parallel);
  const { first, second } = props.config.state;
  const { at } = widget.state;
  return (
    <Lab
      widget={widget}
      title="párhuzamos szelők"
      how="Húzd a párhuzamost, vagy mozgasd a csúszkát"
      sliders={[{ key: 'at', label: 'A párhuzamos helye', min: 0.05, max: 0.95, step: 0.05, show: v => num(v) }]}
      readouts={[
        ['Egyik szár', `${num(first * at)} : ${num(first * (1 - at))}`],
        ['Másik szár', `${num(second * at)} : ${num(second * (1 - at))}`],
        ['Arány', `${num(at)} : ${num(1 - at)}`],
      ]}
      height={240}
      draw={({ width }, grip) => {
        const u = Math.min(200 / Math.max(first, second), (width - 40) / (first * 0.55 + second * 0.55));
        const [ax, ay] = [width / 2, 20];
        const end = (length: number, side: number) => [ax + side * length * u * 0.55, ay + length * u * 0.83] as const;
        const [b, c] = [end(first, -1), end(second, 1)];
        const [p, q] = [end(first * at, -1), end(second * at, 1)];
        return (
          <g>
            <path className={classes(drawing.tint, drawing.outline)} d={`M${ax} ${ay}L${b.join(' ')}L${c.join(' ')}Z`} />
            <line className={drawing.main2} x1={p[0]} y1={p[1]} x2={q[0]} y2={q[1]} />
            <text className={drawing.halo} x={(ax + p[0]) / 2 - 8} y={(ay + p[1]) / 2} textAnchor="end">
              {num(first * at)}
            </text>
            <text className={drawing.halo} x={(p[0] + b[0]) / 2 - 8} y={(p[1] + b[1]) / 2} textAnchor="end">
              {num(first * (1 - at))}
            </text>
            <text className={drawing.halo} x={(ax + q[0]) / 2 + 8} y={(ay + q[1]) / 2}>
              {num(second * at)}
            </text>
            <text className={drawing.halo} x={(q[0] + c[0]) / 2 + 8} y={(q[1] + c[1]) / 2}>
              {num(second * (1 - at))}
            </text>
            {grip('at', { x: (p[0] + q[0]) / 2, y: (p[1] + q[1]) / 2 }, to => (to.y - ay) / ((b[1] + c[1]) / 2 - ay))}
          </g>
        );
      }}
    />
  );
}

function Enlarge(props: WidgetProps<EnlargeConfig>) {
  const widget = useWidget(props, enlarge);
  const { sides, maxRatio = 3 } = props.config.state;
  const { ratio } = widget.state;
  const [a, b, c] = sides;
  const x = (b * b + c * c - a * a) / (2 * c);
  const h = Math.sqrt(Math.max(0, b * b - x * x));
  return (
    <Lab
      widget={widget}
      how="Húzd a csúcsot, vagy mozgasd a csúszkát"
      sliders={[{ key: 'ratio', label: 'Nagyítás aránya', min: 0.25, max: maxRatio, step: 0.05 }]}
      readouts={[
        ['Oldalak', sides.map(side => num(side * ratio)).join('; ')],
        ['Kerületek aránya', num(ratio)],
        ['Területek aránya', num(ratio * ratio)],
      ]}
      height={230}
      draw={({ width }, grip) => {
        const u = Math.min((width - 30) / (c * maxRatio), 200 / (h * maxRatio));
        const triangle = (k: number) => `M10 220h${c * k * u}L${10 + x * k * u} ${220 - h * k * u}Z`;
        return (
          <g>
            <path className={classes(drawing.soft, drawing.outline)} d={triangle(ratio)} />
            <path className={classes(drawing.main2, drawing.dash)} d={triangle(1)} />
            {grip('ratio', { x: 10 + x * ratio * u, y: 220 - h * ratio * u }, to => (220 - to.y) / (h * u))}
          </g>
        );
      }}
    />
  );
}

function Shadow(props: WidgetProps<ShadowConfig>) {
  const widget = useWidget(props, shadow);
  const { pole, poleShadow, towerShadow, maxHeight } = props.config.state;
  const { height: tall } = widget.state;
  return (
    <Lab
      widget={widget}
      title="árnyékmérés"
      how="Húzd a torony tetejét, vagy mozgasd a csúszkát"
      sliders={[{ key: 'height', label: 'A torony magassága', min: 1, max: maxHeight, step: 0.5, unit: 'm' }]}
      readouts={[
        ['Rúd : árnyéka', `${num(pole)} : ${num(poleShadow)} = ${num(pole / poleShadow)}`],
        ['Torony : árnyéka', `${num(tall)} : ${num(towerShadow)} = ${num(tall / towerShadow)}`],
      ]}
      height={230}
      draw={({ width }, grip) => {
        const u = Math.min((width - 40) / (towerShadow + poleShadow * 3), 195 / maxHeight);
        const y = 212;
        const x = 20 + towerShadow * u;
        const px = width - 14;
        return (
          <g>
            <line className={drawing.ink} x1={4} x2={width - 4} y1={y} y2={y} />
            <line className={drawing.ink2} style={{ strokeWidth: 6 }} x1={x - towerShadow * u} x2={x} y1={y} y2={y} />
            <rect className={drawing.mid} x={x} y={y - tall * u} width={16} height={tall * u} />
            <path
              className={drawing.dash}
              style={{ stroke: 'var(--spark-strong)', strokeWidth: 2.5, fill: 'none' }}
              d={`M${x} ${y - tall * u}L${x - towerShadow * u} ${y}`}
            />
            <rect className={drawing.fill} x={px} y={y - Math.max(8, pole * u * 2)} width={5} height={Math.max(8, pole * u * 2)} />
            <path
              className={drawing.dash}
              style={{ stroke: 'var(--spark-strong)', strokeWidth: 2.5, fill: 'none' }}
              d={`M${px} ${y - Math.max(8, pole * u * 2)}L${px - poleShadow * u * 2} ${y}`}
            />
            <text x={x - (towerShadow * u) / 2} y={228} textAnchor="middle">
              {num(towerShadow)} m
            </text>
            {grip('height', { x: x + 8, y: y - tall * u }, to => (y - to.y) / u)}
          </g>
        );
      }}
    />
  );
}

export default function SimilarityLab({ config, ...rest }: WidgetProps<WidgetConfig<'similarity-lab'>>) {
  switch (config.mode) {
    case 'parallel':
      return <Parallel config={config} {...rest} />;
    case 'enlarge':
      return <Enlarge config={config} {...rest} />;
    case 'shadow':
      return <Shadow config={config} {...rest} />;
  }
}
