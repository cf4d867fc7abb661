import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import { Controls, Readouts, Slider } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Grip } from '../kit/grip.tsx';
import { indexed } from '../kit/indexed.ts';
import { Mark, markSign } from '../kit/labelled-points.tsx';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { Axes, plane } from '../kit/plane.tsx';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { collect, errorRates, type SampleConfig, sample, TESTED, training } from './model.ts';

const RANGE: [number, number] = [0, 10];
const MOST = 60;

function Sample(props: WidgetProps<SampleConfig>) {
  const { config } = props;
  const widget = useWidget(props, sample);
  const { groups, labels, features, budget } = config.state;
  const { sizes } = widget.state;
  const most = Math.min(MOST, budget);
  const sides = ([0, 1] as const).map(i => ({ i, ...groups[i] }));
  const heightOf = (i: 0 | 1) => (sizes[i] / most) * RANGE[1];
  const rates = errorRates(config, widget.state);
  return (
    <Frame widget={widget} how="Húzd feljebb, ahonnan több példát gyűjtesz">
      <Stage label={widget.description} height={270} maxWidth={460} picture>
        {box => {
          const p = plane(box, RANGE, RANGE, 30);
          return (
            <>
              <Axes plane={p} box={box} xLabel={features[0]} yLabel={features[1]} />
              {groups.map(({ name, from, to }) => (
                <text
                  key={name}
                  className={classes(drawing.small, drawing.halo)}
                  x={p.toX((from + to) / 2)}
                  y={p.toY(0) + 29}
                  textAnchor="middle"
                >
                  {name}
                </text>
              ))}
              {sides.map(({ i, from, to }) => (
                <rect
                  key={i}
                  className={drawing.tint}
                  x={p.toX(from)}
                  y={p.toY(heightOf(i))}
                  width={p.toX(to) - p.toX(from)}
                  height={p.toY(0) - p.toY(heightOf(i))}
                />
              ))}
              {indexed(training(config, widget.state)).map(({ key, item }) => (
                <Mark key={key} x={p.toX(item.x)} y={p.toY(item.y)} label={item.label} />
              ))}
              {sides.map(({ i, name, from, to }) => (
                <Grip
                  key={i}
                  x={p.toX((from + to) / 2)}
                  y={p.toY(heightOf(i))}
                  label={`Példák: ${name}`}
                  onDrag={point => widget.set(s => collect(config, s, i, snap((p.fromY(point.y) / RANGE[1]) * most, 1, 0, most)))}
                />
              ))}
            </>
          );
        }}
      </Stage>
      <p className={panels.note}>
        {labels.map((name, i) => `${markSign(i)} ${name}`).join('   ')} · összesen legfeljebb {budget} példa gyűjthető
      </p>
      <Controls>
        {([0, 1] as const).map(i => (
          <Slider
            key={groups[i].name}
            label={`Példák: ${groups[i].name}`}
            value={sizes[i]}
            min={0}
            max={most}
            onChange={value => widget.set(s => collect(config, s, i, value))}
          />
        ))}
      </Controls>
      <Readouts items={groups.map(({ name }, i) => [`Hiba (${TESTED} új ember): ${name}`, `${num(rates[i] ?? 0)}%`])} />
    </Frame>
  );
}

export default function BiasLab(props: WidgetProps<WidgetConfig<'bias-lab'>>) {
  return <Sample {...props} />;
}
