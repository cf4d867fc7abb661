import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { Controls, Slider } from '../kit/controls.tsx';
import { num } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { indexed } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { Scroll } from '../kit/scroll.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { fires, type NeuronConfig, neuron, weighted } from './model.ts';

const signed = (value: number) => (value < 0 ? `(${num(value)})` : num(value));

export function NeuronView(props: WidgetProps<NeuronConfig>) {
  const widget = useWidget(props, neuron);
  const { inputs, cases, fires: yes, rests: no } = props.config.state;
  const { weights, threshold } = widget.state;
  const sumOf = (on: number[]) =>
    `${on.map((bit, i) => `${bit} · ${signed(weights[i] ?? 0)}`).join(' + ')} = ${num(weighted(on, weights))}`;
  return (
    <Frame widget={widget} how="Állítsd a súlyokat és a küszöböt">
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
        <Slider label="Küszöb" value={threshold} min={-10} max={10} onChange={value => widget.set(s => ({ ...s, threshold: value }))} />
      </Controls>
    </Frame>
  );
}
