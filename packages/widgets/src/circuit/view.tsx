import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import { Choice, Controls, Readouts, Row, Slider, Toggle } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import type { Point } from '../kit/handle.tsx';
import { upTo } from '../kit/indexed.ts';
import { Lab, type LabSlider } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { Stage } from '../kit/stage.tsx';
import { Tap } from '../kit/tap.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { LabView } from './lab/view.tsx';
import { Build, Materials } from './loop.tsx';
import {
  ammeter,
  type BulbsConfig,
  brightness,
  bulbs,
  clips,
  current,
  energy,
  type MagnetConfig,
  type MeterConfig,
  magnet,
  meter,
  type NetworkConfig,
  network,
  type Ohm,
  type OhmConfig,
  ohm,
  shining,
  total,
} from './model.ts';
import { PartSign } from './part-sign.tsx';
import { resistor, Wiring } from './wiring.tsx';

const layouts = [
  { value: 'series' as const, label: 'soros' },
  { value: 'parallel' as const, label: 'párhuzamos' },
];

function Bulbs(props: WidgetProps<BulbsConfig>) {
  const widget = useWidget(props, bulbs);
  const { bulbs: count } = props.config.state;
  const { layout, out } = widget.state;
  const on = shining(props.config.state, widget.state);
  const screw = (i: number) => widget.set(s => ({ ...s, out: s.out.includes(i) ? s.out.filter(x => x !== i) : [...s.out, i] }));
  return (
    <Frame widget={widget} title="izzók kapcsolása" how="Koppints az izzóra: ki- vagy becsavarod" split>
      <Stage label={widget.description} height={layout === 'parallel' ? count * 60 + 84 : 144} picture>
        {({ width }) => (
          <Wiring
            width={width}
            layout={layout}
            parts={on.map((lit, i) => ({
              current: lit ? Math.sqrt(brightness(count, layout)) : 0,
              sign: (
                <Tap label={`${i + 1}. izzó kicsavarva`} onTap={() => screw(i)}>
                  <circle className={drawing.hit} r={24} />
                  {out.includes(i) ? (
                    <PartSign part={null} />
                  ) : (
                    <g opacity={lit ? 0.55 + 0.45 * brightness(count, layout) : 1}>
                      <PartSign part="bulb" lit={lit} />
                    </g>
                  )}
                </Tap>
              ),
            }))}
          />
        )}
      </Stage>
      <Controls>
        <Choice label="Kapcsolás" value={layout} options={layouts} onChange={value => widget.set(s => ({ ...s, layout: value }))} />
        <Row>
          {upTo(count).map(i => (
            <Toggle key={i} label={`${i + 1}. izzó kicsavarva`} on={out.includes(i)} onChange={() => screw(i)} />
          ))}
        </Row>
      </Controls>
      <Readouts
        items={[
          ['Világít', `${on.filter(Boolean).length} izzó`],
          [
            'Fényük',
            on.some(Boolean) ? (brightness(count - (layout === 'series' ? 0 : out.length), layout) < 1 ? 'halvány' : 'erős') : '–',
          ],
        ]}
      />
    </Frame>
  );
}

const MAX_RESISTANCE = 100;

interface DialProps {
  /** Its middle. */
  x: number;
  y: number;
  length: number;
  /** Where its point stands, 0 to 1. */
  part: number;
  children: (at: Point, partAt: (to: Point) => number) => React.ReactNode;
}

/** The scale of a source or a resistor that can be set. */
function Dial({ x, y, length, part, children }: DialProps) {
  const from = x - length / 2;
  return (
    <g>
      <path className={drawing.ink2} d={`M${from} ${y}h${length}M${from} ${y - 6}v12M${from + length} ${y - 6}v12`} />
      <path className={drawing.main} d={`M${from} ${y}h${length * part}`} />
      {children({ x: from + length * part, y }, to => (to.x - from) / length)}
    </g>
  );
}

function OhmView(props: WidgetProps<OhmConfig>) {
  const widget = useWidget(props, ohm);
  const { maxVoltage, fixed } = props.config.state;
  const { voltage, resistance } = widget.state;
  const sliders: LabSlider<Ohm>[] = [];
  if (fixed !== 'voltage') sliders.push({ key: 'voltage', label: 'Feszültség', min: 0, max: maxVoltage, step: 0.5, unit: 'V' });
  if (fixed !== 'resistance') sliders.push({ key: 'resistance', label: 'Ellenállás', min: 1, max: MAX_RESISTANCE, unit: 'Ω' });
  return (
    <Lab
      widget={widget}
      title="Ohm törvénye"
      sliders={sliders}
      readouts={[
        ['Feszültség', `${num(voltage)} V`],
        ['Ellenállás', `${num(resistance)} Ω`],
        ['Mért áramerősség', `${num(ammeter(widget.state), 3)} A`],
      ]}
      how="Húzd a pontot a skálán, vagy mozgasd a csúszkát"
      interactive
      height={172}
      draw={({ width }, grip) => (
        <g>
          <Wiring
            width={width}
            layout="series"
            parts={[
              {
                current: current(widget.state),
                sign: (
                  <g>
                    <PartSign part="wire" />
                    <circle className={classes(drawing.paper, drawing.line)} r={22} />
                    <text className={drawing.big} y={6} textAnchor="middle">
                      A
                    </text>
                    <text className={drawing.accent} y={44} textAnchor="middle">
                      I = {num(ammeter(widget.state), 3)} A
                    </text>
                  </g>
                ),
              },
              resistor(resistance, current(widget.state)),
            ]}
          />
          <text x={width / 2 + 26} y={134}>
            {num(voltage)} V
          </text>
          {fixed !== 'voltage' && (
            <Dial x={width / 2} y={152} length={width - 108} part={voltage / maxVoltage}>
              {(at, part) => grip('voltage', at, to => part(to) * maxVoltage)}
            </Dial>
          )}
          {fixed !== 'resistance' && (
            <Dial x={30 + (width - 60) * 0.75} y={78} length={Math.min(100, width / 3)} part={resistance / MAX_RESISTANCE}>
              {(at, part) => grip('resistance', at, to => part(to) * MAX_RESISTANCE)}
            </Dial>
          )}
        </g>
      )}
    />
  );
}

function Network(props: WidgetProps<NetworkConfig>) {
  const widget = useWidget(props, network);
  const { voltage, resistors, fixedLayout } = props.config.state;
  const { layout } = widget.state;
  const all = total(resistors, layout);
  return (
    <Frame widget={widget} title="ellenállások kapcsolása" how="Próbáld ki mindkét kapcsolást" split>
      <Stage label={widget.description} height={layout === 'parallel' ? resistors.length * 60 + 84 : 144} picture>
        {({ width }) => (
          <Wiring
            width={width}
            layout={layout}
            parts={resistors.map(ohms => resistor(ohms, voltage / (layout === 'series' ? all : ohms)))}
          />
        )}
      </Stage>
      {!fixedLayout && (
        <Controls>
          <Choice label="Kapcsolás" value={layout} options={layouts} onChange={value => widget.set({ layout: value })} />
        </Controls>
      )}
      <Readouts
        items={[
          ['Eredő ellenállás', `${num(all)} Ω`],
          ['Feszültség', `${num(voltage)} V`],
          ['Főáram', `${num(voltage / all)} A`],
        ]}
      />
    </Frame>
  );
}

function Meter(props: WidgetProps<MeterConfig>) {
  const widget = useWidget(props, meter);
  const { appliances, price, maxHours = 10 } = props.config.state;
  const used = energy(props.config, widget.state.hours);
  return (
    <Frame widget={widget} title="villanyóra" how="Állítsd be, meddig mennek a gépek">
      <p className={classes(panels.big, panels.panel)}>{num(used, 3)} kWh</p>
      <Controls>
        {appliances.map(a => (
          <Slider
            key={a.id}
            label={`${a.label} (${num(a.power)} W)`}
            value={widget.state.hours[a.id] ?? 0}
            min={0}
            max={maxHours}
            step={0.1}
            unit="óra"
            onChange={value => widget.set(s => ({ hours: { ...s.hours, [a.id]: value } }))}
          />
        ))}
      </Controls>
      <Readouts
        items={[
          ...appliances.map((a): [string, string] => [a.label, `${num((a.power / 1000) * (widget.state.hours[a.id] ?? 0), 3)} kWh`]),
          ...(price === undefined ? [] : [['Ára', `${num(used * price)} lej`] satisfies [string, string]]),
        ]}
      />
    </Frame>
  );
}

const CORE = 'Vasmag a tekercsben';
const MAX_CURRENT = 5;
const COIL_FOOT = 126;

function Magnet(props: WidgetProps<MagnetConfig>) {
  const widget = useWidget(props, magnet);
  const { turns, current, core } = widget.state;
  const held = clips(widget.state);
  const putCore = (on: boolean) => widget.set(s => ({ ...s, core: on ? 1 : 0 }));
  return (
    <Lab
      widget={widget}
      title="elektromágnes"
      sliders={[
        { key: 'turns', label: 'Menetszám', min: 0, max: 100, step: 5 },
        { key: 'current', label: 'Áramerősség', min: 0, max: MAX_CURRENT, step: 0.5, unit: 'A' },
      ]}
      how="Húzd a tekercs végét és az áram pontját, koppints a vasmag helyére"
      interactive
      extra={<Toggle label={CORE} on={core === 1} onChange={putCore} />}
      readouts={[
        ['Felemelt gemkapcsok', String(held)],
        ['Vasmag', core ? 'van' : 'nincs'],
      ]}
      height={220}
      draw={({ width }, grip) => {
        const c = width / 2;
        const rings = Math.round(turns / 5);
        const top = COIL_FOOT - rings * 5;
        const source = c - 90;
        const level = (amperes: number) => COIL_FOOT - (amperes / MAX_CURRENT) * 100;
        const lying = Math.max(0, 20 - held);
        return (
          <g>
            <path className={drawing.ink2} d={`M${c - 26} ${COIL_FOOT}H${source}V${level(MAX_CURRENT) - 12}H${c - 26}V${top}`} />
            <Tap label={CORE} onTap={() => putCore(core === 0)}>
              <rect className={drawing.hit} x={c - 26} y={10} width={52} height={120} />
              <rect
                className={core === 1 ? drawing.grey : classes(drawing.ink2, drawing.dash)}
                x={c - 12}
                y={10}
                width={24}
                height={120}
                rx={4}
              />
              {upTo(rings).map(i => (
                <ellipse key={i} className={drawing.main} cx={c} cy={COIL_FOOT - i * 5} rx={26} ry={7} />
              ))}
            </Tap>
            <path className={drawing.main} d={`M${source} ${COIL_FOOT}V${level(current)}`} />
            <text x={source - 22} y={level(current) + 5} textAnchor="end">
              {num(current)} A
            </text>
            {grip('current', { x: source, y: level(current) }, to => ((COIL_FOOT - to.y) / 100) * MAX_CURRENT)}
            <text x={c + 64} y={top + 5}>
              {turns} menet
            </text>
            {grip('turns', { x: c + 40, y: top }, to => COIL_FOOT - to.y)}
            {upTo(Math.min(held, 40)).map(i => (
              <rect
                key={i}
                className={classes(drawing.paper, drawing.ink2)}
                x={c - 32 + (i % 8) * 8}
                y={138 + Math.floor(i / 8) * 15}
                width={6}
                height={13}
                rx={3}
              />
            ))}
            {upTo(lying).map(i => (
              <rect
                key={i}
                className={classes(drawing.paper, drawing.ink2)}
                x={c - lying * 7 + i * 14}
                y={206}
                width={12}
                height={6}
                rx={3}
              />
            ))}
            <line className={drawing.ink} x1={10} x2={width - 10} y1={214} y2={214} />
          </g>
        );
      }}
    />
  );
}

export default function Circuit({ config, ...rest }: WidgetProps<WidgetConfig<'circuit'>>) {
  switch (config.mode) {
    case 'build':
      return <Build config={config} {...rest} />;
    case 'materials':
      return <Materials config={config} {...rest} />;
    case 'bulbs':
      return <Bulbs config={config} {...rest} />;
    case 'ohm':
      return <OhmView config={config} {...rest} />;
    case 'network':
      return <Network config={config} {...rest} />;
    case 'meter':
      return <Meter config={config} {...rest} />;
    case 'electromagnet':
      return <Magnet config={config} {...rest} />;
    case 'lab':
      return <LabView config={config} {...rest} />;
  }
}
