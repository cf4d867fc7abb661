import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { Controls, Slider } from '../kit/controls.tsx';
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
import { fires, type NeuronConfig, neuron, weighted } from './model.ts';

/** The threshold goes this far both ways. */
const END = 10;

const signed = (value: number) => (value < 0 ? `(${num(value)})` : num(value));

export function NeuronView(props: WidgetProps<NeuronConfig>) {
  const widget = useWidget(props, neuron);
  const { inputs, cases, fires: yes, rests: no } = props.config.state;
  const { weights, threshold } = widget.state;
  const sumOf = (on: number[]) =>
    `${on.map((bit, i) => `${bit} · ${signed(weights[i] ?? 0)}`).join(' + ')} = ${num(weighted(on, weights))}`;
  return (
    <Frame widget={widget} how="Húzd a küszöböt, állítsd a súlyokat">
      <Stage label={widget.description} height={92} picture>
        {({ width }) => {
          const x = (value: number) => 20 + ((Math.max(-END, Math.min(END, value)) + END) / (2 * END)) * (width - 40);
          return (
            <g>
              <rect className={drawing.tint} x={x(threshold)} y={8} width={width - x(threshold)} height={46} rx={6} />
              <line className={drawing.axis} x1={8} x2={width - 8} y1={54} y2={54} />
              {[-END, 0, END].map(value => (
                <text key={value} className={drawing.small} x={x(value)} y={88} textAnchor="middle">
                  {num(value)}
                </text>
              ))}
              {indexed(cases).map(({ key, item }) => (
                <Mark key={key} x={x(weighted(item.on, weights))} y={item.fires ? 22 : 40} label={item.fires ? 0 : 1} />
              ))}
              <line className={drawing.main} x1={x(threshold)} x2={x(threshold)} y1={8} y2={54} />
              <Grip
                x={x(threshold)}
                y={58}
                label="Küszöb"
                onDrag={to => {
                  const value = snap(((to.x - 20) / (width - 40)) * 2 * END - END, 1, -END, END);
                  widget.set(s => ({ ...s, threshold: value }));
                }}
              />
            </g>
          );
        }}
      </Stage>
      <p className={panels.note}>
        {markSign(0)} {yes}, {markSign(1)} {no}: a jel a súlyozott összegnél áll. A küszöbtől jobbra szól a neuron.
      </p>
      <Scroll label="A neuron esetei">
        <table className={panels.table}>
          <thead>
            <tr>
              {inputs.map(name => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">Súlyozott összeg</th>
              <th scope="col">A neuron szerint</th>
            </tr>
          </thead>
          <tbody>
            {indexed(cases).map(({ key, item }) => {
              const now = fires(item.on, widget.state);
              return (
                <tr key={key}>
                  {inputs.map((name, i) => (
                    <td key={name} className={panels.num}>
                      {item.on[i] ?? 0}
                    </td>
                  ))}
                  <td className={panels.num}>{sumOf(item.on)}</td>
                  <td className={classes(now && panels.unit)}>
                    <Icon name={now === item.fires ? 'check' : 'close'} /> {now ? yes : no}
                    {now !== item.fires && <p className={panels.note}>kellene: {item.fires ? yes : no}</p>}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroll>
      <Controls>
        {inputs.map((name, i) => (
          <Slider
            key={name}
            label={`Súly: ${name}`}
            value={weights[i] ?? 0}
            min={-5}
            max={5}
            onChange={value => widget.set(s => ({ ...s, weights: s.weights.map((w, at) => (at === i ? value : w)) }))}
          />
        ))}
        <Slider label="Küszöb" value={threshold} min={-END} max={END} onChange={value => widget.set(s => ({ ...s, threshold: value }))} />
      </Controls>
    </Frame>
  );
}
