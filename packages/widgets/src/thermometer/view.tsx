import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import { Controls, Readouts, Stepper } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, signed, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Handle } from '../kit/handle.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { niceStep, ticks } from '../kit/plane.tsx';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { type ChangeConfig, change, convert, level, type ScaleName, type SetConfig, shown, units } from './model.ts';

interface TubeProps {
  min: number;
  max: number;
  value: number;
  from?: number;
  step: number;
  scales: ScaleName[];
  onMove: (value: number) => void;
}

function Tube({ min, max, value, from, step, scales, onMove }: TubeProps) {
  const [top, bottom] = [18, 262];
  const y = (v: number) => bottom - ((v - min) / (max - min)) * (bottom - top);
  const put = (v: number) => onMove(snap(v, step, min, max));
  return (
    <Stage label="Hőmérő" height={310} maxWidth={300}>
      {({ width }) => {
        const x = width / 2 - (scales.length > 1 ? 24 : 0);
        return (
          <>
            <rect className={classes(drawing.paper, drawing.line)} x={x - 11} y={top - 12} width={22} height={bottom - top + 24} rx={11} />
            <rect className={drawing.fill} x={x - 6} y={y(value)} width={12} height={bottom - y(value) + 14} />
            <circle className={classes(drawing.fill, drawing.edge)} cx={x} cy={bottom + 26} r={20} />
            {scales.map((scale, k) => {
              const gap = niceStep(max - min, 8);
              return ticks([min, max], gap).map(v => (
                <g key={`${scale}${v}`}>
                  <line className={drawing.line} x1={k === 0 ? x - 24 : x + 14} x2={k === 0 ? x - 13 : x + 24} y1={y(v)} y2={y(v)} />
                  <text x={k === 0 ? x - 30 : x + 30 + (k - 1) * 64} y={y(v) + 5} textAnchor={k === 0 ? 'end' : 'start'}>
                    {num(convert(v, scale), scale === 'kelvin' ? 0 : 1)}
                  </text>
                </g>
              ));
            })}
            {scales.map((scale, k) => (
              <text
                key={scale}
                className={drawing.accent}
                x={k === 0 ? x - 30 : x + 30 + (k - 1) * 64}
                y={bottom + 36}
                textAnchor={k === 0 ? 'end' : 'start'}
              >
                {units[scale]}
              </text>
            ))}
            {from !== undefined && <path className={classes(drawing.ink2, drawing.dash)} d={`M${x + 14} ${y(from)}h44`} />}
            <Handle
              x={x}
              y={y(value)}
              radius={8}
              label="A folyadékszál teteje"
              text={`${num(value)} °C`}
              now={value}
              min={min}
              max={max}
              onDrag={p => put(min + ((bottom - p.y) / (bottom - top)) * (max - min))}
              onStep={(dx, dy) => put(value + (dx + dy) * step)}
            />
          </>
        );
      }}
    </Stage>
  );
}

function SetView(props: WidgetProps<SetConfig>) {
  const widget = useWidget(props, level);
  const { min, max, step = 1, scales = ['celsius'] } = props.config.state;
  const { value } = widget.state;
  return (
    <Frame widget={widget} how="Húzd a folyadékszálat" split>
      <Tube min={min} max={max} step={step} value={value} scales={scales} onMove={to => widget.set({ value: to })} />
      <Controls>
        <Stepper label="Hőmérséklet" value={value} min={min} max={max} step={step} unit="°C" onChange={to => widget.set({ value: to })} />
      </Controls>
      <Readouts
        items={scales.map((scale): [string, string] => [
          { celsius: 'Celsius', kelvin: 'Kelvin', fahrenheit: 'Fahrenheit' }[scale],
          shown(value, scale),
        ])}
      />
    </Frame>
  );
}

function ChangeView(props: WidgetProps<ChangeConfig>) {
  const widget = useWidget(props, change);
  const { min, max, from, changes } = props.config.state;
  const { value } = widget.state;
  return (
    <Frame widget={widget} how="Lépkedj fel és le a változások szerint" split>
      <Tube min={min} max={max} step={1} value={value} from={from} scales={['celsius']} onMove={to => widget.set({ value: to })} />
      <Controls>
        <Stepper label="Hőmérséklet" value={value} min={min} max={max} unit="°C" onChange={to => widget.set({ value: to })} />
      </Controls>
      <Readouts
        items={[
          ['Induláskor', `${num(from)} °C`],
          ['Változások', changes.map(c => signed(c)).join('; ')],
          ['Most', `${num(value)} °C`],
        ]}
      />
    </Frame>
  );
}

export default function Thermometer({ config, ...rest }: WidgetProps<WidgetConfig<'thermometer'>>) {
  switch (config.mode) {
    case 'set':
      return <SetView config={config} {...rest} />;
    case 'change':
      return <ChangeView config={config} {...rest} />;
  }
}
