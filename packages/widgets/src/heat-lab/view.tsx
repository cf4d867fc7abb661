import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import { Choice, Controls } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { upTo } from '../kit/indexed.ts';
import { Lab, type LabSlider } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { Clock } from './clock.tsx';
import {
  type CoolConfig,
  type CurveConfig,
  common,
  cool,
  cooling,
  curve,
  type Mix,
  type MixConfig,
  mix,
  phaseAt,
  phaseName,
  type SpreadConfig,
  specificHeat,
  spread,
  spreadText,
  stages,
  substanceName,
  temperatureAfter,
  thermometer,
  type WarmConfig,
  warm,
} from './model.ts';

function Warm(props: WidgetProps<WarmConfig>) {
  const widget = useWidget(props, warm);
  const { state } = props.config;
  const slowest = Math.max(...state.substances.map(s => specificHeat[s]));
  const end = Math.ceil((slowest * state.mass * 80) / state.power / 10) * 10;
  return (
    <Clock
      widget={widget}
      title="melegítés"
      end={end}
      unit="s"
      range={[0, 140]}
      curves={state.substances.map((s, i) => ({
        name: substanceName[s],
        at: t => temperatureAfter(state, s, t),
        look: i === 0 ? drawing.main : drawing.main2,
      }))}
      readouts={now => [
        ...state.substances.map((s): [string, string] => [
          `Hőmérő: ${substanceName[s]}`,
          `${num(thermometer(temperatureAfter(state, s, now.time), s, now), 1)} °C`,
        ]),
        ['Közölt hő', `${num((state.power * now.time) / 1000, 1)} kJ`],
      ]}
    />
  );
}

function Cool(props: WidgetProps<CoolConfig>) {
  const widget = useWidget(props, cool);
  const { state } = props.config;
  return (
    <Clock
      widget={widget}
      title="kiegyenlítődés"
      end={state.minutes ?? 24}
      unit="perc"
      range={[0, Math.ceil((state.hot + 10) / 20) * 20]}
      curves={[
        { name: 'meleg', at: t => cooling(state, t).hot, look: drawing.main },
        { name: 'hideg', at: t => cooling(state, t).cold, look: drawing.main2 },
      ]}
      readouts={now => {
        const { hot, cold } = cooling(state, now.time);
        const [warmer, cooler] = [thermometer(hot, 'hot', now), thermometer(cold, 'cold', now)];
        return [
          ['Meleg edény', `${num(warmer, 1)} °C`],
          ['Hideg edény', `${num(cooler, 1)} °C`],
          ['Különbség', `${num(warmer - cooler, 1)} °C`],
        ];
      }}
    />
  );
}

function Curve(props: WidgetProps<CurveConfig>) {
  const widget = useWidget(props, curve);
  const { state } = props.config;
  const end = Math.ceil(stages(state).reduce((sum, s) => sum + s.energy, 0) / state.power);
  return (
    <Clock
      widget={widget}
      title="melegedési görbe"
      end={end}
      unit="s"
      range={[Math.min(-20, state.start ?? -20), 120]}
      curves={[{ name: 'víz', at: t => phaseAt(state, state.power * t).temperature, look: drawing.main }]}
      readouts={({ time }) => {
        const now = phaseAt(state, state.power * time);
        return [
          ['Hőmérséklet', `${num(now.temperature, 0)} °C`],
          ['Mi történik?', phaseName[now.name]],
          ['Közölt hő', `${num((state.power * time) / 1000, 0)} kJ`],
        ];
      }}
    />
  );
}

/** Height of a kilogram of water in the pot, px. */
const KG = 20;

function MixView(props: WidgetProps<MixConfig>) {
  const widget = useWidget(props, mix);
  const { move = 'masses' } = props.config.state;
  const { hotMass, coldMass, hotTemp, coldTemp } = widget.state;
  const sliders: LabSlider<Mix>[] =
    move === 'masses'
      ? [
          { key: 'hotMass', label: 'Meleg víz', min: 0.1, max: 4, step: 0.1, unit: 'kg' },
          { key: 'coldMass', label: 'Hideg víz', min: 0.1, max: 4, step: 0.1, unit: 'kg' },
        ]
      : [
          { key: 'hotTemp', label: 'Meleg víz', min: 30, max: 100, unit: '°C' },
          { key: 'coldTemp', label: 'Hideg víz', min: 0, max: 30, unit: '°C' },
        ];
  return (
    <Lab
      widget={widget}
      title="keverés"
      sliders={sliders}
      readouts={[
        ['Meleg', `${num(hotMass)} kg, ${num(hotTemp)} °C`],
        ['Hideg', `${num(coldMass)} kg, ${num(coldTemp)} °C`],
        ['Közös hőmérséklet', `${num(common(widget.state), 1)} °C`],
      ]}
      height={210}
      draw={({ width }, grip) => {
        const total = hotMass + coldMass;
        const full = total * KG;
        const x = width / 2 - 60;
        return (
          <g>
            <rect style={{ fill: 'var(--math-mid)' }} x={x} y={190 - full} width={120} height={(full * hotMass) / total} />
            <rect
              style={{ fill: 'var(--phys-mid)' }}
              x={x}
              y={190 - full + (full * hotMass) / total}
              width={120}
              height={(full * coldMass) / total}
            />
            <path className={drawing.ink} d={`M${x} 20v170h120V20`} />
            <text className={classes(drawing.big, drawing.halo)} x={width / 2} y={14} textAnchor="middle">
              {num(common(widget.state), 1)} °C
            </text>
            {grip('hotMass', { x, y: 190 - full }, to => (190 - to.y) / KG - coldMass)}
            {grip('coldMass', { x: x + 120, y: 190 - coldMass * KG }, to => (190 - to.y) / KG)}
          </g>
        );
      }}
    />
  );
}

function Scene({ what, width }: { what: string; width: number }) {
  const c = width / 2;
  if (what === 'radiation')
    return (
      <g>
        <path
          className={classes(drawing.spark, drawing.line)}
          d={`M${c - 60} 150q-24 -40 4 -70q4 22 16 26q-2 -34 22 -52q-2 34 16 48q14 22 -6 48z`}
        />
        {[0, 1, 2].map(i => (
          <path key={i} className={drawing.main} d={`M${c + 8 + i * 26} ${84 + i * 4}q8 12 0 24q-8 12 0 24`} />
        ))}
        <circle className={drawing.fill} cx={c + 100} cy={84} r={12} />
        <path className={drawing.main} d={`M${c + 100} 96v50`} />
      </g>
    );
  if (what === 'convection')
    return (
      <g>
        <rect className={drawing.water} x={c - 70} y={40} width={140} height={110} />
        <path className={drawing.ink} d={`M${c - 70} 24v126h140V24`} />
        <path
          className={drawing.main}
          d={`M${c} 140V60m-8 12l8 -12l8 12M${c + 8} 56q44 4 46 40q0 34 -40 44M${c - 8} 56q-44 4 -46 40q0 34 40 44`}
        />
        <path className={classes(drawing.spark, drawing.line)} d={`M${c - 14} 176q-8 -14 14 -22q22 8 14 22z`} />
      </g>
    );
  return (
    <g>
      <rect className={drawing.water} x={c - 100} y={80} width={90} height={80} />
      <path className={drawing.ink} d={`M${c - 100} 60v100h90V60`} />
      <line
        className={drawing.grey}
        x1={c - 60}
        y1={150}
        x2={c + 90}
        y2={30}
        style={{ stroke: 'var(--ink-3)', strokeWidth: 12, strokeLinecap: 'round' }}
      />
      {upTo(6).map(i => (
        <circle
          key={i}
          className={i < 4 ? classes(drawing.spark, drawing.line) : classes(drawing.paper, drawing.line)}
          cx={c - 40 + i * 24}
          cy={134 - i * 19}
          r={7}
        />
      ))}
    </g>
  );
}

function Spread(props: WidgetProps<SpreadConfig>) {
  const widget = useWidget(props, spread);
  const { cases } = props.config.state;
  const now = cases.find(name => name === widget.state.now) ?? 'conduction';
  return (
    <Frame widget={widget} title="hogyan terjed a hő?" how="Válassz kísérletet" split>
      <Stage label={widget.description} height={190} picture>
        {({ width }) => <Scene what={now} width={width} />}
      </Stage>
      <Controls>
        <Choice
          label="Kísérlet"
          value={now}
          options={cases.map(value => ({ value, label: spreadText[value].name }))}
          onChange={value => widget.set(s => ({ now: value, seen: [...new Set([...s.seen, value])] }))}
        />
        <p>{spreadText[now].text}</p>
      </Controls>
    </Frame>
  );
}

export default function HeatLab({ config, ...rest }: WidgetProps<WidgetConfig<'heat-lab'>>) {
  switch (config.mode) {
    case 'warm':
      return <Warm config={config} {...rest} />;
    case 'mix':
      return <MixView config={config} {...rest} />;
    case 'cool':
      return <Cool config={config} {...rest} />;
    case 'curve':
      return <Curve config={config} {...rest} />;
    case 'spread':
      return <Spread config={config} {...rest} />;
  }
}
