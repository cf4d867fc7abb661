import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import type { WidgetConfig } from '../kinds.ts';
import controls from '../kit/controls.module.css';
import { Button, Choice, Controls, Readouts, Row, Slider } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { Frame } from '../kit/frame.tsx';
import { indexed } from '../kit/indexed.ts';
import { featurePlane, Mark } from '../kit/labelled-points.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { namePlaces } from '../kit/name-places.ts';
import { classify, nearest } from '../kit/neighbours.ts';
import type { Pair } from '../kit/pairs.ts';
import { Axes } from '../kit/plane.tsx';
import { PointHandle } from '../kit/points.tsx';
import { Stage } from '../kit/stage.tsx';
import { Tap } from '../kit/tap.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { MeasureView } from './measure-view.tsx';
import { type CardsConfig, cards, type NeighboursConfig, neighbours, results } from './model.ts';

/** „1. levél: hosszú, keskeny” stands whole in the list; in the drawing whole names would cover each other. */
const shortName = (name: string): string => /^(\d+\.|\p{Lu}(?= ))/u.exec(name)?.[0] ?? name.split(':', 1)[0] ?? name;

function Cards(props: WidgetProps<CardsConfig>) {
  const widget = useWidget(props, cards);
  const { labels: names, features, examples, tests } = props.config.state;
  const { labels, tested } = widget.state;
  const outcome = results(props.config, labels);
  const cardName = ({ name, x, y }: (typeof examples)[number]) => `${name} (${features[0]}: ${x}, ${features[1]}: ${y})`;
  const put = (index: number, label: number) => widget.set(s => ({ tested: false, labels: { ...s.labels, [index]: label } }));
  return (
    <Frame widget={widget} how="Koppints a pontokra, aztán próbáld ki">
      <Stage label={widget.description} height={282} maxWidth={460} picture>
        {box => {
          const p = featurePlane(box);
          const short = [...examples.map(({ name }) => shortName(name)), ...tests.map(({ name }) => `${shortName(name)}?`)];
          const named = [...examples, ...tests].map(({ x, y }, i) => ({ at: [p.toX(x), p.toY(y)] as Pair, name: short[i] ?? '' }));
          const places = namePlaces(named, [p.toX(0), 0, box.width, p.toY(0)]);
          const nameOf = (i: number) => (
            <text className={drawing.halo} x={places[i]?.x} y={places[i]?.y} textAnchor={places[i]?.anchor}>
              {short[i]}
            </text>
          );
          return (
            <g>
              <Axes plane={p} box={box} xLabel={features[0]} yLabel={features[1]} isNamedBelow />
              {indexed(examples).map(({ key, item, index }) => (
                <Tap key={key} label={cardName(item)} onTap={() => put(index, labels[index] === 0 ? 1 : 0)}>
                  <circle className={drawing.hit} cx={p.toX(item.x)} cy={p.toY(item.y)} r={22} />
                  <Mark x={p.toX(item.x)} y={p.toY(item.y)} label={labels[index]} />
                  {nameOf(index)}
                </Tap>
              ))}
              {tested &&
                tests.map((test, i) => (
                  <g key={test.name}>
                    <path className={drawing.ink} d={`M${p.toX(test.x) - 7} ${p.toY(test.y)}h14m-7 -7v14`} />
                    {nameOf(examples.length + i)}
                  </g>
                ))}
            </g>
          );
        }}
      </Stage>
      <Controls label="Példák címkézése">
        <div className={controls.fields}>
          {indexed(examples).map(({ key, item, index }) => (
            <Choice
              key={key}
              label={cardName(item)}
              value={labels[index] ?? null}
              options={names.map((label, value) => ({ value, label: `${value === 0 ? '●' : '■'} ${label}` }))}
              onChange={value => put(index, value)}
            />
          ))}
        </div>
        <Row>
          <Button main onClick={() => widget.set(s => ({ ...s, tested: true }))}>
            Kipróbálom új példákon
          </Button>
        </Row>
      </Controls>
      {tested && (
        <Readouts
          items={outcome.map(({ test, guess, right }) => [
            `A gép szerint: ${test.name}`,
            <span key="g" className={controls.row}>
              <Icon name={right ? 'check' : 'close'} />
              {guess === null ? 'nem tudja' : names[guess]}
            </span>,
          ])}
        />
      )}
    </Frame>
  );
}

function Neighbours(props: WidgetProps<NeighboursConfig>) {
  const widget = useWidget(props, neighbours);
  const { labels: names, features, examples } = props.config.state;
  const { k, x, y } = widget.state;
  const near = nearest(examples, { x, y }, k);
  const label = classify(examples, { x, y }, k);
  return (
    <Frame widget={widget} title="legközelebbi szomszédok" how="Húzd az új pontot, és állítsd a szomszédok számát">
      <Stage label="Címkézett pontok" height={312} maxWidth={460}>
        {box => {
          const p = featurePlane(box);
          return (
            <>
              <Axes plane={p} box={box} xLabel={features[0]} yLabel={features[1]} isNamedBelow />
              {near.map(e => (
                <line
                  key={e.name}
                  className={classes(drawing.ink2, drawing.dash)}
                  x1={p.toX(x)}
                  y1={p.toY(y)}
                  x2={p.toX(e.x)}
                  y2={p.toY(e.y)}
                />
              ))}
              {examples.map(e => (
                <Mark key={e.name} x={p.toX(e.x)} y={p.toY(e.y)} label={e.label} />
              ))}
              <PointHandle plane={p} at={[x, y]} name="Új" step={0.5} onMove={([nx, ny]) => widget.set(s => ({ ...s, x: nx, y: ny }))} />
            </>
          );
        }}
      </Stage>
      <Controls>
        <Slider
          label="Szomszédok száma (k)"
          value={k}
          min={1}
          max={Math.min(9, examples.length)}
          onChange={value => widget.set(s => ({ ...s, k: value }))}
        />
      </Controls>
      <Readouts
        items={[
          [`● ${names[0]}`, `${near.filter(e => e.label === 0).length} szavazat`],
          [`■ ${names[1]}`, `${near.filter(e => e.label === 1).length} szavazat`],
          ['A gép válasza', names[label ?? 0]],
        ]}
      />
    </Frame>
  );
}

export default function TrainClassifier({ config, ...rest }: WidgetProps<WidgetConfig<'train-classifier'>>) {
  switch (config.mode) {
    case 'cards':
      return <Cards config={config} {...rest} />;
    case 'neighbours':
      return <Neighbours config={config} {...rest} />;
    case 'measure':
      return <MeasureView config={config} {...rest} />;
  }
}
