import { Button, Choice, Controls, Readouts, Row, Slider, Toggle } from '../kit/controls.tsx';
import { num } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { indexed } from '../kit/indexed.ts';
import { LabelledPlot, markSign } from '../kit/labelled-points.tsx';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { Scroll } from '../kit/scroll.tsx';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { addPoint, learn, type NetworkConfig, network, ROUNDS, restart } from './model.ts';
import { guess, loss, type Network, rightOnes } from './network.ts';

const shown = (weight: number) => num(weight, 2);

/** Every number the network holds: nothing else decides. */
function Weights({ network: net, features }: { network: Network; features: readonly [string, string] }) {
  const rows = [
    ...indexed(net.hidden).map(({ key, item, index }) => ({ key, name: `${index + 1}. rejtett neuron`, ...item, out: shown(item.out) })),
    ...(net.hidden.length === 0 ? [{ key: 'out', name: 'kimenet', x: net.x, y: net.y, bias: net.bias, out: '–' }] : []),
  ];
  return (
    <>
      <Scroll label="A háló súlyai">
        <table className={panels.table}>
          <thead>
            <tr>
              <th scope="col">Neuron</th>
              <th scope="col">{features[0]} súlya</th>
              <th scope="col">{features[1]} súlya</th>
              <th scope="col">eltolás</th>
              <th scope="col">súlya a kimenetben</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, x, y, bias, out }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td className={panels.num}>{shown(x)}</td>
                <td className={panels.num}>{shown(y)}</td>
                <td className={panels.num}>{shown(bias)}</td>
                <td className={panels.num}>{out}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {net.hidden.length > 0 && <p className={panels.note}>A kimenet eltolása: {shown(net.bias)}</p>}
    </>
  );
}

export function NetworkView(props: WidgetProps<NetworkConfig>) {
  const widget = useWidget(props, network);
  const { labels, features } = props.config.state;
  const { points, at, label, network: net, rounds, open } = widget.state;
  return (
    <Frame widget={widget} title="kis neurális háló" how="Tegyél le pontokat, aztán tanítsd a hálót">
      <Stage label={widget.description} height={300} maxWidth={460}>
        {box => (
          <LabelledPlot
            box={box}
            features={features}
            points={points}
            says={rounds > 0 ? spot => guess(net, spot) : undefined}
            at={at}
            onMove={next => widget.set(s => ({ ...s, at: next }))}
          />
        )}
      </Stage>
      <Controls label="Tanítás">
        <Row>
          <Button main onClick={() => widget.set(learn)}>
            Tanítom {ROUNDS} kört
          </Button>
          <Button onClick={() => widget.set(s => restart(s))}>Új véletlen súlyok</Button>
          <Toggle label="Kinyitom a hálót" on={open} onChange={on => widget.set(s => ({ ...s, open: on }))} />
        </Row>
        <Slider label="Rejtett neuronok" value={net.hidden.length} min={0} max={4} onChange={value => widget.set(s => restart(s, value))} />
      </Controls>
      <Readouts
        items={[
          ['Tanítás', `${num(rounds)} kör`],
          ['Jó válasz', `${rightOnes(net, points)} / ${points.length}`],
          ['Hiba (amit csökkent)', points.length > 0 ? num(loss(net, points), 3) : '–'],
        ]}
      />
      <Controls label="Új pont">
        <Choice
          label="Az új pont címkéje"
          value={label}
          options={labels.map((name, value) => ({ value, label: `${markSign(value)} ${name}` }))}
          onChange={value => widget.set(s => ({ ...s, label: value }))}
        />
        <Row>
          <Button onClick={() => widget.set(addPoint)}>Pont ide</Button>
          <Button disabled={points.length === 0} onClick={() => widget.set(s => ({ ...s, points: s.points.slice(0, -1) }))}>
            Utolsó pont törlése
          </Button>
        </Row>
      </Controls>
      {open && <Weights network={net} features={features} />}
    </Frame>
  );
}
