import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import { Readouts } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { indexed } from '../kit/indexed.ts';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { distance, type Pair } from '../kit/pairs.ts';
import { plane } from '../kit/plane.tsx';
import { Grid, PointHandle, PointName, squareHeight } from '../kit/points.tsx';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { Construct } from './construct/view.tsx';
import { crossing, type PointsConfig, points, type TransversalConfig, transversal } from './model.ts';

/** Where a line from a through b leaves a very large sheet. */
const stretch = (a: Pair, b: Pair, by: number): Pair => [b[0] + (b[0] - a[0]) * by, b[1] + (b[1] - a[1]) * by];

function Points(props: WidgetProps<PointsConfig>) {
  const widget = useWidget(props, points);
  const { width = 12, height = 8, points: named, draw } = props.config.state;
  const [x, y]: [Pair, Pair] = [
    [0, width],
    [0, height],
  ];
  const at = (id: string): Pair => widget.state.at[id] ?? [0, 0];
  const name = (id: string) => named.find(p => p.id === id)?.label ?? id;
  return (
    <Frame widget={widget} how="Húzd a pontokat, vagy használd a nyilakat">
      <Stage label="Rajztábla" height={squareHeight(x, y, 12, 360)} maxWidth={560}>
        {box => {
          const p = plane(box, x, y, 12);
          const point = ([px, py]: Pair) => `${p.toX(px)} ${p.toY(py)}`;
          return (
            <>
              <Grid plane={p} />
              <clipPath id={`${props.id}-board`}>
                <rect x={p.toX(0)} y={p.toY(height)} width={p.toX(width) - p.toX(0)} height={p.toY(0) - p.toY(height)} />
              </clipPath>
              <g clipPath={`url(#${props.id}-board)`}>
                {indexed(draw).map(({ key, item }) => {
                  const [a, b] = [at(item.from), at(item.to)];
                  if (item.type === 'circle')
                    return (
                      <circle key={key} className={drawing.main2} cx={p.toX(a[0])} cy={p.toY(a[1])} r={p.toX(distance(a, b)) - p.toX(0)} />
                    );
                  const far = distance(a, b) < 0.01 ? 0 : 40;
                  return (
                    <path
                      key={key}
                      className={drawing.main2}
                      d={`M${point(item.type === 'line' ? stretch(b, a, far) : a)}L${point(item.type === 'segment' ? b : stretch(a, b, far))}`}
                    />
                  );
                })}
              </g>
              {named.map(({ id, label, fixed }) => (
                <g key={id}>
                  <PointName plane={p} at={at(id)} name={label} />
                  {fixed ? (
                    <circle className={drawing.solid} cx={p.toX(at(id)[0])} cy={p.toY(at(id)[1])} r={6} />
                  ) : (
                    <PointHandle
                      plane={p}
                      at={at(id)}
                      name={label}
                      step={0.5}
                      onMove={to => widget.set(s => ({ at: { ...s.at, [id]: to } }))}
                    />
                  )}
                </g>
              ))}
            </>
          );
        }}
      </Stage>
      <Readouts
        items={
          draw.length > 0
            ? draw.map((item, i): [string, string] => [
                item.label ?? `${i + 1}. ${{ segment: 'szakasz', line: 'egyenes', ray: 'félegyenes', circle: 'kör' }[item.type]}`,
                item.type === 'segment'
                  ? `${name(item.from)}${name(item.to)} = ${num(distance(at(item.from), at(item.to)))}`
                  : item.type === 'circle'
                    ? `r = ${num(distance(at(item.from), at(item.to)))}`
                    : `${name(item.from)}${name(item.to)}`,
              ])
            : named.map(({ id, label }): [string, string] => [label, `(${num(at(id)[0])}; ${num(at(id)[1])})`])
        }
      />
    </Frame>
  );
}

function Transversal(props: WidgetProps<TransversalConfig>) {
  const widget = useWidget(props, transversal);
  const { angle, tilt } = widget.state;
  const { lower } = crossing(widget.state);
  return (
    <Lab
      widget={widget}
      title="szelő és szögek"
      sliders={[
        { key: 'angle', label: 'A szelő szöge', min: 20, max: 160, show: v => `${num(v)}°` },
        { key: 'tilt', label: 'Az alsó egyenes dőlése', min: -30, max: 30, show: v => `${num(v)}°` },
      ]}
      readouts={[
        ['Felső szög', `${num(angle)}°`],
        ['Megfelelő szög lent', `${num(lower)}°`],
        ['Váltószög', `${num(lower)}°`],
        ['Társszög', `${num(180 - lower)}°`],
      ]}
      height={260}
      how="Húzd az egyeneseket, vagy mozgasd a csúszkákat"
      draw={({ width }, grip) => {
        const [cx, top, bottom] = [width / 2, 80, 186];
        const t = (angle * Math.PI) / 180;
        const dx = (106 / Math.tan(t)) * 1;
        const [ux, lx] = [cx + dx / 2, cx - dx / 2];
        const slope = Math.tan((-tilt * Math.PI) / 180);
        const deg = (x: number, y: number) => (Math.atan2(y, x) * 180) / Math.PI;
        // The side of the lower line that the transversal does not run to.
        const end = lx > cx ? 28 : width - 28;
        return (
          <g>
            <line className={drawing.ink} x1={6} x2={width - 6} y1={top} y2={top} />
            <line className={drawing.main2} x1={6} x2={width - 6} y1={bottom + (6 - lx) * slope} y2={bottom + (width - 6 - lx) * slope} />
            <line className={drawing.main} x1={ux + dx * 0.6} y1={top - 64} x2={lx - dx * 0.6} y2={bottom + 64} />
            <text className={classes(drawing.big, drawing.halo)} x={ux + 16} y={top - 10}>
              {num(angle)}°
            </text>
            <text className={classes(drawing.big, drawing.halo)} x={lx + 16} y={bottom - 10}>
              {num(lower)}°
            </text>
            {grip('angle', { x: ux + dx * 0.5, y: top - 53 }, to => deg(to.x - cx, (top + bottom) / 2 - to.y))}
            {grip('tilt', { x: end, y: bottom + (end - lx) * slope }, to =>
              deg(Math.abs(to.x - lx), (bottom - to.y) * (end > lx ? 1 : -1)),
            )}
          </g>
        );
      }}
    />
  );
}

export default function GeometryBoard({ config, ...rest }: WidgetProps<WidgetConfig<'geometry-board'>>) {
  switch (config.mode) {
    case 'points':
      return <Points config={config} {...rest} />;
    case 'transversal':
      return <Transversal config={config} {...rest} />;
    case 'construct':
      return <Construct config={config} {...rest} />;
  }
}
