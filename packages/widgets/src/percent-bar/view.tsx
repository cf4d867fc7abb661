import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import { Controls, Readouts, Slider } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, quantity, signed, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Grip } from '../kit/grip.tsx';
import { indexed } from '../kit/indexed.ts';
import { Lab, type LabSlider } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { ticks } from '../kit/plane.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { Stage } from '../kit/stage.tsx';
import { useHeld } from '../kit/use-held.ts';
import { useWidget } from '../kit/use-widget.ts';
import { amounts, type ChainConfig, chain, type Parts, type PartsConfig, part, parts } from './model.ts';

function PartsView(props: WidgetProps<PartsConfig>) {
  const widget = useWidget(props, parts);
  const { unit, step = 1, maxPercent = 100, move = 'percent', base: start, maxBase = start * 2, baseStep = 1 } = props.config.state;
  const { base, percent } = widget.state;
  const sliders: LabSlider<Parts>[] = [];
  if (move !== 'base') sliders.push({ key: 'percent', label: 'Százalékláb', min: 0, max: maxPercent, step, show: v => `${num(v)}%` });
  if (move !== 'percent') sliders.push({ key: 'base', label: 'Alap (100%)', min: baseStep, max: maxBase, step: baseStep, unit });
  return (
    <Lab
      widget={widget}
      sliders={sliders}
      wide
      readouts={[
        ['Alap (100%)', quantity(base, unit)],
        ['Százalékláb', `${num(percent)}%`],
        ['Százalékérték', quantity(part(widget.state), unit)],
      ]}
      how="Húzd a csík végét, vagy mozgasd a csúszkát"
      height={128}
      draw={({ width }, grip) => {
        const x = (p: number) => 8 + (p / maxPercent) * (width - 16);
        const at = x(percent);
        return (
          <g>
            <rect className={drawing.soft} x={x(0)} y={36} width={x(maxPercent) - x(0)} height={44} rx={8} />
            <rect className={drawing.fill} x={x(0)} y={36} width={at - x(0)} height={44} rx={8} />
            {ticks([0, maxPercent], width < 420 ? 50 : 25).map(p => (
              <g key={p}>
                <line className={drawing.line} x1={x(p)} x2={x(p)} y1={80} y2={88} />
                <text x={x(p)} y={104} textAnchor={p === 0 ? 'start' : p === maxPercent ? 'end' : 'middle'}>
                  {num(p)}%
                </text>
                <text x={x(p)} y={122} textAnchor={p === 0 ? 'start' : p === maxPercent ? 'end' : 'middle'}>
                  {num((base * p) / 100)}
                </text>
              </g>
            ))}
            <line className={drawing.ink} x1={at} x2={at} y1={28} y2={86} />
            <text className={classes(drawing.big, drawing.halo)} x={Math.min(width - 60, Math.max(60, at))} y={20} textAnchor="middle">
              {num(percent)}% = {quantity(part(widget.state), unit)}
            </text>
            {grip('percent', { x: at, y: 58 }, to => ((to.x - 8) / (width - 16)) * maxPercent)}
          </g>
        );
      }}
    />
  );
}

const MIN_CHANGE = -90;
const MAX_CHANGE = 100;
/** The longest bar leaves room to be pulled longer. */
const ROOM = 1.3;
/** A shorter bar has its amount beside it, px. */
const WRITTEN = 120;

const changeName = (index: number) => `${index + 1}. változás`;

function ChainView(props: WidgetProps<ChainConfig>) {
  const widget = useWidget(props, chain);
  const { base, unit, step = 1 } = props.config.state;
  const { changes } = widget.state;
  const all = amounts(base, changes);
  const { held, hold } = useHeld<{ top: number }>();
  const { top } = held ?? { top: ROOM * Math.max(base, ...all) };
  const change = (index: number, to: number) => {
    const value = snap(to, step, MIN_CHANGE, MAX_CHANGE);
    widget.set(s => ({ changes: s.changes.map((c, i) => (i === index ? value : c)) }));
  };
  return (
    <Frame widget={widget} title="láncolt százalékok" how="Húzd a sávok végét, vagy mozgasd a csúszkákat">
      <Stage label="láncolt százalékok" height={all.length * 48}>
        {({ width }) => {
          const end = (amount: number) => Math.min(width, Math.max(2, (amount / top) * width));
          return (
            <g {...hold({ top })}>
              {indexed(all).map(({ key, item, index }) => (
                <Quiet key={key}>
                  <rect className={index === 0 ? drawing.mid : drawing.fill} y={index * 48 + 4} width={end(item)} height={36} rx={8} />
                  <text
                    className={classes(drawing.big, end(item) < WRITTEN ? drawing.halo : index > 0 && drawing.onSolid)}
                    x={end(item) < WRITTEN ? end(item) + 20 : 12}
                    y={index * 48 + 28}
                  >
                    {quantity(item, unit)}
                  </text>
                </Quiet>
              ))}
              {indexed(all.slice(1)).map(({ key, item, index }) => (
                <Grip
                  key={key}
                  label={changeName(index)}
                  x={end(item)}
                  y={index * 48 + 70}
                  onDrag={to => change(index, (((to.x / width) * top) / (all[index] ?? base) - 1) * 100)}
                />
              ))}
            </g>
          );
        }}
      </Stage>
      <Controls>
        {indexed(changes).map(({ key, item, index }) => (
          <Slider
            key={key}
            label={changeName(index)}
            value={item}
            min={MIN_CHANGE}
            max={MAX_CHANGE}
            step={step}
            show={v => `${signed(v)}%`}
            onChange={value => change(index, value)}
          />
        ))}
      </Controls>
      <Readouts
        items={[
          ['Kezdetben', quantity(base, unit)],
          ['A végén', quantity(all.at(-1) ?? base, unit)],
          ['Teljes változás', `${signed(((all.at(-1) ?? base) / base - 1) * 100, 1)}%`],
        ]}
      />
    </Frame>
  );
}

export default function PercentBar({ config, ...rest }: WidgetProps<WidgetConfig<'percent-bar'>>) {
  switch (config.mode) {
    case 'parts':
      return <PartsView config={config} {...rest} />;
    case 'chain':
      return <ChainView config={config} {...rest} />;
  }
}
