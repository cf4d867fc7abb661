import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { upTo } from '../kit/indexed.ts';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { moved, Orderer } from '../kit/orderer.tsx';
import { useWidget } from '../kit/use-widget.ts';
import {
  type CompareConfig,
  compare,
  type DepthConfig,
  depth,
  gauge,
  lifted,
  type PistonsConfig,
  type PressConfig,
  pistons,
  press,
  pressure,
  pressureOf,
} from './model.ts';

function Press(props: WidgetProps<PressConfig>) {
  const widget = useWidget(props, press);
  const { maxForce, maxArea, areaUnit = 'm²', limit } = props.config.state;
  const { force, area } = widget.state;
  const p = pressure(widget.state, areaUnit);
  return (
    <Lab
      widget={widget}
      sliders={[
        { key: 'force', label: 'Nyomóerő', min: 0, max: maxForce, step: maxForce / 100, unit: 'N' },
        { key: 'area', label: 'Felület', min: maxArea / 100, max: maxArea, step: maxArea / 100, unit: areaUnit },
      ]}
      readouts={[
        ['Nyomás', `${num(p, 0)} Pa`],
        ['Számítás', `${num(force)} N : ${num(area, 4)} ${areaUnit}`],
        ...(limit === undefined ? [] : [['Elbírja?', p > limit ? `nem, ${num(limit)} Pa fölött` : 'igen'] satisfies [string, string]]),
      ]}
      height={220}
      draw={({ width }, grip) => {
        const foot = 14 + Math.sqrt(area / maxArea) * (width * 0.7);
        const sink = Math.min(60, (p / (limit ?? pressure({ force: maxForce, area: maxArea / 10 }, areaUnit))) * 26);
        const c = width / 2;
        return (
          <g>
            <path className={drawing.raised} d={`M4 130H${width - 4}V216H4Z`} />
            {/* What gives way under the board: a hollow as deep as it sinks. */}
            <path
              className={classes(drawing.paper, drawing.ink2)}
              d={`M${c - foot / 2 - 3} 128V${130 + sink}H${c + foot / 2 + 3}V128Z`}
              style={{ stroke: 'none' }}
            />
            <path className={drawing.ink2} d={`M4 130H${c - foot / 2 - 3}V${130 + sink}H${c + foot / 2 + 3}V130H${width - 4}`} />
            <g className={drawing.slow} transform={`translate(0 ${sink})`}>
              <path className={drawing.ink} d={`M${c - 9} 88v26M${c + 9} 88v26`} style={{ strokeWidth: 11 }} />
              <path className={drawing.main} d={`M${c - 20} 58v24M${c + 20} 58v24`} style={{ strokeWidth: 9 }} />
              <rect className={drawing.mid} x={c - 20} y={46} width={40} height={48} rx={15} />
              <circle className={classes(drawing.spark, drawing.line)} cx={c} cy={28} r={16} />
              <path className={drawing.ink} d={`M${c - 6} 26v1M${c + 6} 26v1M${c - 6} 33q6 5 12 0`} />
              <rect className={classes(drawing.fill, drawing.edge)} x={c - foot / 2} y={114} width={foot} height={16} rx={8} />
              <path className={drawing.main2} d={`M${c + 48} 24v44m-7 -9l7 9l7 -9`} />
              <text x={c + 60} y={42}>
                {num(force)} N
              </text>
            </g>
            {grip('area', { x: c + foot / 2, y: 121 + sink }, p => (Math.max(0, 2 * (p.x - c) - 14) / (width * 0.7)) ** 2 * maxArea)}
          </g>
        );
      }}
    />
  );
}

function Compare(props: WidgetProps<CompareConfig>) {
  const widget = useWidget(props, compare);
  const { state } = props.config;
  const show = (i: number) =>
    `${state.things[i]?.label}: ${num(state.things[i]?.force ?? 0)} N, ${num(state.things[i]?.area ?? 0, 5)} m²${widget.solved ? ` → ${num(pressureOf(state, i), 0)} Pa` : ''}`;
  return (
    <Frame widget={widget} how="Számold ki, és rakd sorba">
      <Orderer
        label="Nyomások sorrendje"
        from="legkisebb nyomás"
        to="legnagyobb nyomás"
        items={widget.state.order.map(show)}
        onMove={(a, b) => widget.set(s => ({ order: moved(s.order, a, b) }))}
      />
    </Frame>
  );
}

function Pistons(props: WidgetProps<PistonsConfig>) {
  const widget = useWidget(props, pistons);
  const { smallArea, largeArea, maxForce } = props.config.state;
  const { force } = widget.state;
  return (
    <Lab
      widget={widget}
      title="hidraulikus emelő"
      how="Nyomd le a kis dugattyút, vagy mozgasd a csúszkát"
      sliders={[{ key: 'force', label: 'Erő a kis dugattyún', min: 0, max: maxForce, step: maxForce / 100, unit: 'N' }]}
      readouts={[
        ['Nyomás a folyadékban', `${num(force / smallArea)} N/cm²`],
        ['Erő a nagy dugattyún', `${num(lifted(props.config.state, force), 0)} N`],
        ['Felületek', `${num(smallArea)} és ${num(largeArea)} cm²`],
      ]}
      height={200}
      draw={({ width }, grip) => {
        const [a, b] = [width * 0.2, width * 0.66];
        const wide = Math.min(width * 0.25, 16 * Math.sqrt(largeArea / smallArea));
        const dy = (force / maxForce) * 50;
        return (
          <g>
            <path
              className={drawing.water}
              d={`M${a - 16} ${96 + dy}H${a + 16}V152H${b - wide}V${100 - dy / 4}H${b + wide}V186H${a - 16}Z`}
            />
            <path className={drawing.ink} d={`M${a - 16} 60V186H${b + wide}V60M${a + 16} 60V152H${b - wide}V60`} />
            <rect className={drawing.fill} x={a - 15} y={84 + dy} width={30} height={12} />
            <rect className={drawing.fill} x={b - wide + 1} y={88 - dy / 4} width={wide * 2 - 2} height={12} />
            <path className={drawing.main2} d={`M${a} ${30 + dy}v40m-7 -9l7 9l7 -9`} />
            <rect className={classes(drawing.raised, drawing.line)} x={b - 26} y={48 - dy / 4} width={52} height={40} rx={5} />
            <text x={b} y={73 - dy / 4} textAnchor="middle">
              {num(lifted(props.config.state, force), 0)} N
            </text>
            {grip('force', { x: a, y: 74 + dy }, to => ((to.y - 74) / 50) * maxForce)}
          </g>
        );
      }}
    />
  );
}

function Depth(props: WidgetProps<DepthConfig>) {
  const widget = useWidget(props, depth);
  const { maxDepth, density } = props.config.state;
  const { depth: d } = widget.state;
  return (
    <Lab
      widget={widget}
      title="nyomás a folyadékban"
      how="Húzd a szondát, vagy mozgasd a csúszkát"
      sliders={[{ key: 'depth', label: 'Mélység', min: 0, max: maxDepth, step: maxDepth / 100, unit: 'm' }]}
      readouts={[
        ['Mélység', `${num(d)} m`],
        ['Mért nyomás', `${num(gauge(density, widget.state), 0)} Pa`],
        ['Sűrűség', `${num(density)} kg/m³`],
      ]}
      height={230}
      draw={({ width }, grip) => {
        const y = 30 + (d / maxDepth) * 180;
        return (
          <g>
            <rect className={drawing.water} x={20} y={26} width={width - 40} height={190} />
            <path className={drawing.ink} d={`M20 8v208h${width - 40}V8`} />
            {upTo(5).map(i => (
              <text key={i} x={30} y={35 + i * 44} className={drawing.small}>
                {num((maxDepth * i) / 4)} m
              </text>
            ))}
            <circle className={classes(drawing.fill, drawing.edge)} cx={width / 2} cy={y} r={13} />
            {[0, 60, 120, 180, 240, 300].map(deg => {
              const a = (deg * Math.PI) / 180;
              const from = 18 + (d / maxDepth) * 22;
              return (
                <line
                  key={deg}
                  className={drawing.main2}
                  x1={width / 2 + from * Math.cos(a)}
                  y1={y + from * Math.sin(a)}
                  x2={width / 2 + 16 * Math.cos(a)}
                  y2={y + 16 * Math.sin(a)}
                />
              );
            })}
            {grip('depth', { x: width / 2, y }, to => ((to.y - 30) / 180) * maxDepth)}
          </g>
        );
      }}
    />
  );
}

export default function PressureLab({ config, ...rest }: WidgetProps<WidgetConfig<'pressure-lab'>>) {
  switch (config.mode) {
    case 'press':
      return <Press config={config} {...rest} />;
    case 'compare':
      return <Compare config={config} {...rest} />;
    case 'pistons':
      return <Pistons config={config} {...rest} />;
    case 'depth':
      return <Depth config={config} {...rest} />;
  }
}
