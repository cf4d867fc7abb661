import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import { Choice as Choose, Controls, Readouts, Stepper } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Handle } from '../kit/handle.tsx';
import { indexed } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import { type Named, namePlaces } from '../kit/name-places.ts';
import type { Pair } from '../kit/pairs.ts';
import { type Plane, plane } from '../kit/plane.tsx';
import { Grid, PointHandle, PointName, polygon, squareHeight } from '../kit/points.tsx';
import { type Box, Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { type By, type ChooseConfig, chosen, type ImageConfig, image, type MirrorConfig, mirror, placed, toBy } from './model.ts';

interface BoardProps {
  width?: number;
  height?: number;
  label: string;
  picture?: boolean;
  children: (p: Plane, box: Box) => React.ReactNode;
}

const PAD = 20;

function Board({ width = 12, height = 8, label, picture, children }: BoardProps) {
  const [x, y]: [Pair, Pair] = [
    [0, width],
    [0, height],
  ];
  return (
    <Stage label={label} height={squareHeight(x, y, PAD, 380)} maxWidth={560} picture={picture}>
      {box => {
        const p = plane(box, x, y, PAD);
        return (
          <>
            <Grid plane={p} numbered />
            {children(p, box)}
          </>
        );
      }}
    </Stage>
  );
}

/** What the transformation is done with: axis, centre or arrow. */
function Tool({ p, by, isNamed = true }: { p: Plane; by: By; isNamed?: boolean }) {
  if (by.type === 'mirror')
    return by.axis === 'vertical' ? (
      <line className={classes(drawing.main2, drawing.dash)} x1={p.toX(by.at)} x2={p.toX(by.at)} y1={p.toY(p.y[0])} y2={p.toY(p.y[1])} />
    ) : (
      <line className={classes(drawing.main2, drawing.dash)} y1={p.toY(by.at)} y2={p.toY(by.at)} x1={p.toX(p.x[0])} x2={p.toX(p.x[1])} />
    );
  if (by.type === 'translate')
    return <path className={drawing.main2} d={`M${p.toX(1)} ${p.toY(1)}L${p.toX(1 + by.vector[0])} ${p.toY(1 + by.vector[1])}`} />;
  return (
    <g>
      <circle className={classes(drawing.brand, drawing.edge)} cx={p.toX(by.center[0])} cy={p.toY(by.center[1])} r={7} />
      {isNamed && <PointName plane={p} at={by.center} name="O" />}
    </g>
  );
}

function Mirror(props: WidgetProps<MirrorConfig>) {
  const widget = useWidget(props, mirror);
  const { shape, axis, width = 12, height = 8 } = props.config.state;
  const { at } = widget.state;
  const max = axis === 'vertical' ? width : height;
  const put = (value: number) => widget.set({ at: snap(value, 0.5, 0, max) });
  const by: By = { type: 'mirror', axis, at };
  return (
    <Frame widget={widget} how="Húzd a tükörtengelyt">
      <Board width={width} height={height} label="Tükrözés rácson">
        {p => (
          <>
            <path className={classes(drawing.soft, drawing.outline)} d={polygon(p, shape)} />
            <clipPath id={`${props.id}-grid`}>
              <rect x={p.toX(0)} y={p.toY(height)} width={p.toX(width) - p.toX(0)} height={p.toY(0) - p.toY(height)} />
            </clipPath>
            <path
              className={drawing.main2}
              style={{ fill: 'var(--brand-tint)' }}
              clipPath={`url(#${props.id}-grid)`}
              d={polygon(p, image(shape, by))}
            />
            <Tool p={p} by={by} />
            <Handle
              x={axis === 'vertical' ? p.toX(at) : p.toX(0.5)}
              y={axis === 'vertical' ? p.toY(0.5) : p.toY(at)}
              label="Tükörtengely"
              text={num(at)}
              now={at}
              min={0}
              max={max}
              onDrag={pt => put(axis === 'vertical' ? p.fromX(pt.x) : p.fromY(pt.y))}
              onStep={(dx, dy) => put(at + (dx + dy) * 0.5)}
            />
          </>
        )}
      </Board>
      <Readouts
        items={[
          ['A tengely helye', num(at)],
          [
            'Az első csúcs képe',
            image(shape, by)[0]
              ?.map(v => num(v))
              .join('; ') ?? '',
          ],
        ]}
      />
    </Frame>
  );
}

/** Points may stand in one place: each name where it crosses no other and no number of the grid. */
function Names({ p, named }: { p: Plane; named: Named[] }) {
  const points = named.map(({ at, name }) => ({ at: [p.toX(at[0]), p.toY(at[1])] as Pair, name }));
  const places = namePlaces(points, [p.toX(p.x[0]), 0, p.toX(p.x[1]) + PAD, p.toY(p.y[0])]);
  return indexed(places).map(({ key, item: { x, y, anchor }, index }) => (
    <text key={key} className={classes(drawing.big, drawing.halo)} x={x} y={y} textAnchor={anchor}>
      {named[index]?.name}
    </text>
  ));
}

function ImageView(props: WidgetProps<ImageConfig>) {
  const widget = useWidget(props, placed);
  const { shape, by, width, height } = props.config.state;
  const { corners } = widget.state;
  const named: Named[] = [
    ...shape.map((at, i) => ({ at, name: 'ABCDEFGH'[i] ?? '' })),
    ...corners.map((at, i) => ({ at, name: `${'ABCDEFGH'[i]}′` })),
    ...('center' in by ? [{ at: by.center, name: 'O' }] : []),
  ];
  return (
    <Frame widget={widget} how="Tedd a kép csúcsait a helyükre">
      <Board width={width} height={height} label="Transzformáció rácson">
        {p => (
          <>
            <path className={classes(drawing.soft, drawing.outline)} d={polygon(p, shape)} />
            <Tool p={p} by={by} isNamed={false} />
            <path className={classes(drawing.main, drawing.dash)} d={polygon(p, corners)} />
            <Names p={p} named={named} />
            {indexed(corners).map(({ key, item, index }) => (
              <PointHandle
                key={key}
                plane={p}
                at={item}
                name={`${'ABCDEFGH'[index]}′`}
                onMove={to => widget.set(s => ({ corners: s.corners.map((corner, i) => (i === index ? to : corner)) }))}
              />
            ))}
          </>
        )}
      </Board>
    </Frame>
  );
}

function ChooseView(props: WidgetProps<ChooseConfig>) {
  const widget = useWidget(props, chosen);
  const { shape, target, width = 12, height = 8 } = props.config.state;
  const { state } = widget;
  const by = toBy(state);
  const step = (key: 'x' | 'y', label: string) => (
    <Stepper
      label={label}
      value={state[key]}
      min={-12}
      max={key === 'x' ? width : height}
      step={state.type === 'translate' ? 1 : 0.5}
      onChange={value => widget.set(s => ({ ...s, [key]: value }))}
    />
  );
  return (
    <Frame widget={widget} how="Válassz transzformációt" split>
      <Board width={width} height={height} label={widget.description} picture>
        {p => (
          <g>
            {target && <path className={classes(drawing.ink2, drawing.dash)} d={polygon(p, target)} />}
            <path className={classes(drawing.soft, drawing.outline)} d={polygon(p, shape)} />
            <path className={drawing.main2} style={{ fill: 'var(--brand-tint)', fillOpacity: 0.6 }} d={polygon(p, image(shape, by))} />
            <Tool p={p} by={by} />
          </g>
        )}
      </Board>
      <Controls>
        <Choose
          label="Transzformáció"
          value={state.type}
          options={[
            { value: 'mirror', label: 'tükrözés' },
            { value: 'point', label: 'középpontos' },
            { value: 'translate', label: 'eltolás' },
            { value: 'rotate', label: 'forgatás' },
          ]}
          onChange={type => widget.set(s => ({ ...s, type, x: Math.round(s.x), y: Math.round(s.y) }))}
        />
        {state.type === 'mirror' && (
          <Choose
            label="Tengely"
            value={state.axis}
            options={[
              { value: 'vertical', label: 'függőleges' },
              { value: 'horizontal', label: 'vízszintes' },
            ]}
            onChange={axis => widget.set(s => ({ ...s, axis }))}
          />
        )}
        {state.type === 'rotate' && (
          <Choose
            label="Szög"
            value={state.degrees}
            options={([90, 180, 270] as const).map(value => ({ value, label: `${value}°` }))}
            onChange={degrees => widget.set(s => ({ ...s, degrees }))}
          />
        )}
        {(state.type !== 'mirror' || state.axis === 'vertical') && step('x', state.type === 'translate' ? 'Jobbra' : 'Vízszintesen')}
        {(state.type !== 'mirror' || state.axis === 'horizontal') && step('y', state.type === 'translate' ? 'Felfelé' : 'Függőlegesen')}
      </Controls>
    </Frame>
  );
}

export default function TransformBoard({ config, ...rest }: WidgetProps<WidgetConfig<'transform-board'>>) {
  switch (config.mode) {
    case 'mirror':
      return <Mirror config={config} {...rest} />;
    case 'image':
      return <ImageView config={config} {...rest} />;
    case 'choose':
      return <ChooseView config={config} {...rest} />;
  }
}
