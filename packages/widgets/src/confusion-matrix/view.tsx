import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import { Controls, Readouts, Slider } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Grip } from '../kit/grip.tsx';
import { indexed } from '../kit/indexed.ts';
import { Mark, markSign } from '../kit/labelled-points.tsx';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { Scroll } from '../kit/scroll.tsx';
import { type Box, Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { countsAt, MEASURES, measures, NAMES, percentText, type ThresholdConfig, threshold } from './model.ts';

const PAD = 16;
const ROWS = { positive: 34, negative: 84 };

/** Both kinds on one scale of scores; what stands right of the line alarms. */
function Scores({
  box,
  items,
  at,
  onMove,
}: {
  box: Box;
  items: ThresholdConfig['state']['items'];
  at: number;
  onMove: (at: number) => void;
}) {
  const toX = (score: number) => PAD + (score / 100) * (box.width - 2 * PAD);
  return (
    <>
      <rect className={drawing.tint} x={toX(at)} y={8} width={toX(100) - toX(at) + PAD} height={104} rx={8} />
      <line className={drawing.main} x1={toX(at)} x2={toX(at)} y1={8} y2={118} />
      {indexed(items).map(({ key, item }) => (
        <Mark key={key} x={toX(item.score)} y={item.positive ? ROWS.positive : ROWS.negative} label={item.positive ? 0 : 1} />
      ))}
      <line className={drawing.axis} x1={toX(0)} x2={toX(100)} y1={118} y2={118} />
      <Grip x={toX(at)} y={118} label="Küszöb" onDrag={to => onMove(snap(((to.x - PAD) / (box.width - 2 * PAD)) * 100, 1, 0, 100))} />
      {[0, 50, 100].map(score => (
        <text key={score} className={drawing.small} x={toX(score)} y={152} textAnchor="middle">
          {score}
        </text>
      ))}
    </>
  );
}

function Threshold(props: WidgetProps<ThresholdConfig>) {
  const widget = useWidget(props, threshold);
  const { positive, negative, items } = props.config.state;
  const { threshold: at } = widget.state;
  const counts = countsAt(items, at);
  const value = measures(counts);
  const cell = (name: string, count: number, good: boolean) => (
    <td className={classes(good && panels.unit)}>
      {name}: <strong>{count}</strong>
    </td>
  );
  return (
    <Frame widget={widget} how="Húzd a küszöböt">
      <Stage label={widget.description} height={158} picture>
        {box => <Scores box={box} items={items} at={at} onMove={next => widget.set({ threshold: next })} />}
      </Stage>
      <Controls>
        <Slider label="Küszöb" value={at} min={0} max={100} step={1} onChange={next => widget.set({ threshold: next })} />
      </Controls>
      <Scroll label="Találati mátrix">
        <table className={panels.table}>
          <thead>
            <tr>
              <th scope="col">A valóság</th>
              <th scope="col">A gép riaszt</th>
              <th scope="col">A gép hallgat</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                {markSign(0)} {positive}
              </th>
              {cell('megtalálta', counts.found, true)}
              {cell('elnézte', counts.missed, false)}
            </tr>
            <tr>
              <th scope="row">
                {markSign(1)} {negative}
              </th>
              {cell('téves riasztás', counts.alarm, false)}
              {cell('békén hagyta', counts.left, true)}
            </tr>
          </tbody>
        </table>
      </Scroll>
      <Readouts items={MEASURES.map(name => [NAMES[name], percentText(value[name])])} />
    </Frame>
  );
}

export default function ConfusionMatrix(props: WidgetProps<WidgetConfig<'confusion-matrix'>>) {
  return <Threshold {...props} />;
}
