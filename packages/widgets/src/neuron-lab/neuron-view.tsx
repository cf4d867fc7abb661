import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import controls from '../kit/controls.module.css';
import { Controls, Stepper } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Grip } from '../kit/grip.tsx';
import { indexed } from '../kit/indexed.ts';
import { Mark, markSign } from '../kit/labelled-points.tsx';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { Scroll } from '../kit/scroll.tsx';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { caseName, fires, type NeuronConfig, neuron, weighted } from './model.ts';

/** The threshold goes this far both ways; a sum beyond it is drawn at the end. */
const END = 10;
const inside = (value: number) => Math.max(-END, Math.min(END, value));

/** Rows of marks: cases that should fire above the others, odd sums below even ones, so that neighbours do not touch. */
const ROW = 20;
const FIRST_ROW = 34;
const AXIS = FIRST_ROW + 3 * ROW + 14;
/** Below the numbers of the axis. */
const LEGEND = AXIS + 34;
const LEGEND_LINE = 18;
const LETTER = 7;

/** What the marks and the numbers in them mean, in one line where it fits. */
function legendLines({ fires: yes, rests: no }: NeuronConfig['state'], width: number): string[] {
  const parts = [`${markSign(0)} ${yes}, ${markSign(1)} ${no}`, 'szám: hány eset'];
  const line = parts.join(', ');
  return line.length * LETTER <= width ? [line] : parts;
}

/** One mark for all cases of a place and a label, with their number. */
function Marks({ cases, weights, x }: Pick<NeuronConfig['state'], 'cases' | 'weights'> & { x: (value: number) => number }) {
  const places = cases.map(({ on, fires: should }) => `${inside(weighted(on, weights))} ${should ? 0 : 1}`);
  return [...new Set(places)].map(key => {
    const { length } = places.filter(place => place === key);
    const [sum = 0, label = 0] = key.split(' ').map(Number);
    const y = FIRST_ROW + (2 * label + Math.abs(sum % 2)) * ROW;
    return (
      <g key={key}>
        <Mark x={x(sum)} y={y} label={label} />
        <text className={classes(drawing.small, drawing.onSolid)} x={x(sum)} y={y + 5} textAnchor="middle">
          {length > 1 ? length : ''}
        </text>
      </g>
    );
  });
}

export function NeuronView(props: WidgetProps<NeuronConfig>) {
  const widget = useWidget(props, neuron);
  const { inputs, cases, fires: yes, rests: no } = props.config.state;
  const { weights, threshold } = widget.state;
  const isRight = (row: (typeof cases)[number]) => fires(row.on, widget.state) === row.fires;
  return (
    <Frame widget={widget} how="Húzd a küszöböt, állítsd a súlyokat">
      <Stage
        label={widget.description}
        height={width => LEGEND - LEGEND_LINE + 6 + LEGEND_LINE * legendLines(props.config.state, width).length}
        picture
      >
        {({ width }) => {
          const x = (value: number) => 20 + ((inside(value) + END) / (2 * END)) * (width - 40);
          return (
            <g>
              <rect className={drawing.tint} x={x(threshold)} y={20} width={width - x(threshold)} height={AXIS - 20} rx={6} />
              <line className={drawing.axis} x1={8} x2={width - 8} y1={AXIS} y2={AXIS} />
              {[-END, 0, END].map(value => (
                <text key={value} className={drawing.small} x={x(value)} y={AXIS + 16} textAnchor="middle">
                  {num(value)}
                </text>
              ))}
              <text className={drawing.accent} x={threshold < 0 ? width - 8 : 8} y={14} textAnchor={threshold < 0 ? 'end' : 'start'}>
                jó eset: {cases.filter(isRight).length}/{cases.length}
              </text>
              {legendLines(props.config.state, width).map((line, i) => (
                <text key={line} className={drawing.small} x={width / 2} y={LEGEND + i * LEGEND_LINE} textAnchor="middle">
                  {line}
                </text>
              ))}
              <line className={drawing.ink} x1={x(threshold)} x2={x(threshold)} y1={16} y2={AXIS} />
              <Marks cases={cases} weights={weights} x={x} />
              <path className={drawing.solid} d={`M${x(threshold)} 20l-10 -16h20z`} />
              <Grip
                x={x(threshold)}
                y={10}
                label="Küszöb"
                drawn
                onDrag={to => {
                  const value = snap(((to.x - 20) / (width - 40)) * 2 * END - END, 1, -END, END);
                  widget.set(s => ({ ...s, threshold: value }));
                }}
              />
            </g>
          );
        }}
      </Stage>
      <Controls label="Súlyok és küszöb">
        <div className={controls.fields}>
          {inputs.map((name, i) => (
            <Stepper
              key={name}
              label={`${name} (súly)`}
              value={weights[i] ?? 0}
              min={-5}
              max={5}
              onChange={value => widget.set(s => ({ ...s, weights: s.weights.map((w, at) => (at === i ? value : w)) }))}
            />
          ))}
          <Stepper
            label="Küszöb"
            value={threshold}
            min={-END}
            max={END}
            onChange={value => widget.set(s => ({ ...s, threshold: value }))}
          />
        </div>
      </Controls>
      <p className={panels.note}>
        A jel ({markSign(0)} vagy {markSign(1)}) azt mutatja, mi kellene, és a súlyozott összegnél áll. A küszöbön vagy tőle jobbra a neuron
        szerint: {yes}.
      </p>
      <Scroll label="A neuron esetei">
        <table className={panels.table}>
          <thead>
            <tr>
              <th scope="col">Eset</th>
              <th scope="col">Összeg</th>
              <th scope="col">A neuron</th>
            </tr>
          </thead>
          <tbody>
            {indexed(cases).map(({ key, item }) => {
              const now = fires(item.on, widget.state);
              return (
                <tr key={key}>
                  <td>{caseName(props.config.state, item)}</td>
                  <td className={panels.num}>{num(weighted(item.on, weights))}</td>
                  <td className={classes(now && panels.unit)}>
                    <span className="keep-end">
                      <Icon name={isRight(item) ? 'check' : 'close'} /> {now ? yes : no}
                    </span>
                    {!isRight(item) && <p className={classes(panels.note, 'keep-end')}>kellene: {item.fires ? yes : no}</p>}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroll>
    </Frame>
  );
}
