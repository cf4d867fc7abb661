import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import { Choice, Controls, NumberAnswer, Readouts, Stepper, Toggle } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { Frame } from '../kit/frame.tsx';
import type { WidgetProps } from '../kit/model.ts';
import type { Pair } from '../kit/pairs.ts';
import { plane } from '../kit/plane.tsx';
import { Grid, PointHandle, polygon, squareHeight } from '../kit/points.tsx';
import { Stage } from '../kit/stage.tsx';
import { Tap } from '../kit/tap.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { type LConfig, lParts, lShape, type RearrangeConfig, type RectangleConfig, rearrange, rectangle } from './model.ts';

function Rectangle(props: WidgetProps<RectangleConfig>) {
  const widget = useWidget(props, rectangle);
  const { maxWidth, maxHeight, unit = 'egység' } = props.config.state;
  const { width: w, height: h } = widget.state;
  const [x, y]: [Pair, Pair] = [
    [0, maxWidth],
    [0, maxHeight],
  ];
  const put = (width: number, height: number) => widget.set({ width: Math.max(1, width), height: Math.max(1, height) });
  return (
    <Frame widget={widget} how="Húzd a téglalap sarkát" split>
      <Stage label="Téglalap rácson" height={squareHeight(x, y, 16)}>
        {box => {
          const p = plane(box, x, y, 16);
          return (
            <>
              <Grid plane={p} />
              <rect
                className={classes(drawing.soft, drawing.outline)}
                x={p.toX(0)}
                y={p.toY(h)}
                width={p.toX(w) - p.toX(0)}
                height={p.toY(0) - p.toY(h)}
              />
              <text className={classes(drawing.big, drawing.halo)} x={p.toX(w / 2)} y={p.toY(h / 2) + 6} textAnchor="middle">
                {w * h}
              </text>
              <PointHandle plane={p} at={[w, h]} name="sarok" onMove={([a, b]) => put(a, b)} />
            </>
          );
        }}
      </Stage>
      <Controls>
        <Stepper label="Hosszúság" value={w} min={1} max={maxWidth} onChange={value => put(value, h)} />
        <Stepper label="Szélesség" value={h} min={1} max={maxHeight} onChange={value => put(w, value)} />
      </Controls>
      <Readouts
        items={[
          ['Terület', unit === 'egység' ? `${w * h} négyzet` : `${w * h} ${unit}²`],
          ['Kerület', `${2 * (w + h)} ${unit}`],
        ]}
      />
    </Frame>
  );
}

const CUT = 'Vágás';
/** A finger may be this far from the line. */
const HELD = 22;

function LShapeView(props: WidgetProps<LConfig>) {
  const widget = useWidget(props, lShape);
  const { width, height, notchWidth, notchHeight } = props.config.state;
  const { cut, answer } = widget.state;
  const [x, y]: [Pair, Pair] = [
    [0, width + 1],
    [0, height + 1],
  ];
  const inner = width - notchWidth;
  const low = height - notchHeight;
  const outline: Pair[] = [
    [0, 0],
    [width, 0],
    [width, low],
    [inner, low],
    [inner, height],
    [0, height],
  ];
  const cuts: { value: 'vertical' | 'horizontal'; label: string; to: Pair }[] = [
    { value: 'vertical', label: 'függőlegesen', to: [inner, 0] },
    { value: 'horizontal', label: 'vízszintesen', to: [0, low] },
  ];
  const choose = (value: 'vertical' | 'horizontal') => widget.set(s => ({ ...s, cut: value }));
  return (
    <Frame widget={widget} how="Vágd két téglalapra" split>
      <Stage label={widget.description} height={squareHeight(x, y, 16)} picture>
        {box => {
          const p = plane(box, x, y, 16);
          return (
            <g>
              <Grid plane={p} />
              <path className={classes(drawing.soft, drawing.outline)} d={polygon(p, outline)} />
              {cuts.map(({ value, label, to }) => (
                <Tap key={value} label={`${CUT}: ${label}`} onTap={() => choose(value)}>
                  <path
                    className={drawing.hit}
                    d={`M${p.toX(to[0]) - HELD} ${p.toY(low) - HELD}H${p.toX(inner) + HELD}V${p.toY(to[1]) + HELD}H${p.toX(to[0]) - HELD}Z`}
                  />
                  <path
                    className={classes(drawing.main, value !== cut && drawing.dash)}
                    d={`M${p.toX(inner)} ${p.toY(low)}L${p.toX(to[0])} ${p.toY(to[1])}`}
                  />
                </Tap>
              ))}
              <text x={p.toX(width / 2)} y={p.toY(0) + 14} textAnchor="middle">
                {width}
              </text>
              <text x={p.toX(0) - 4} y={p.toY(height / 2)} textAnchor="end">
                {height}
              </text>
              <text x={p.toX(inner + notchWidth / 2)} y={p.toY(low) - 5} textAnchor="middle">
                {notchWidth}
              </text>
              <text x={p.toX(inner) + 5} y={p.toY(low + notchHeight / 2)}>
                {notchHeight}
              </text>
            </g>
          );
        }}
      </Stage>
      <Controls>
        <Choice label={CUT} value={cut === 'none' ? null : cut} options={cuts} onChange={choose} />
        <NumberAnswer label="Terület" unit="négyzet" value={answer} onChange={value => widget.set(s => ({ ...s, answer: value }))} />
      </Controls>
      <Readouts
        items={
          cut === 'none'
            ? [['Részek', '–']]
            : lParts(props.config.state, cut).map(([a, b], i): [string, string] => [`${i + 1}. téglalap`, `${a} · ${b}`])
        }
      />
    </Frame>
  );
}

interface Figure {
  main: Pair[];
  /** What is added or moved. */
  copy: Pair[];
  /** What stays where a part moves. */
  rest?: Pair[];
  width: number;
}

/** The figure, and what is added or moved when it is rearranged. */
function figure({ shape, base, height, top = base, lean = 2 }: RearrangeConfig['state']): Figure {
  const shift = Math.min(lean, base);
  switch (shape) {
    case 'triangle':
      return {
        main: [
          [0, 0],
          [base, 0],
          [shift, height],
        ],
        copy: [
          [base, 0],
          [base + shift, height],
          [shift, height],
        ],
        width: base + shift,
      };
    case 'parallelogram':
      return {
        main: [
          [shift, 0],
          [base + shift, 0],
          [base, height],
          [0, height],
        ],
        copy: [
          [base, 0],
          [base + shift, 0],
          [base, height],
        ],
        rest: [
          [shift, 0],
          [base, 0],
          [base, height],
          [0, height],
        ],
        width: base + shift,
      };
    case 'trapezoid':
      return {
        main: [
          [0, 0],
          [base, 0],
          [top + 1, height],
          [1, height],
        ],
        copy: [
          [base, 0],
          [base + top, 0],
          [base + top + 1, height],
          [top + 1, height],
        ],
        width: base + top + 1,
      };
    case 'rhombus':
      return {
        main: [
          [base / 2, 0],
          [base, height / 2],
          [base / 2, height],
          [0, height / 2],
        ],
        copy: [
          [0, 0],
          [base, 0],
          [base, height],
          [0, height],
        ],
        width: base,
      };
  }
}

const moveName: Partial<Record<RearrangeConfig['state']['shape'], string>> = {
  parallelogram: 'Átteszem a háromszöget',
  rhombus: 'Köré rajzolom a téglalapot',
};

function Rearrange(props: WidgetProps<RearrangeConfig>) {
  const widget = useWidget(props, rearrange);
  const { state } = props.config;
  const { moved, answer } = widget.state;
  const { main, copy, rest, width } = figure(state);
  const name = moveName[state.shape] ?? 'Megkettőzöm';
  const move = (on: boolean) => widget.set(s => ({ ...s, moved: on }));
  const [x, y]: [Pair, Pair] = [
    [0, width + 1],
    [0, state.height + 1],
  ];
  return (
    <Frame widget={widget} title="átdarabolás" how="Darabold át, aztán számold ki" split>
      <Stage label={widget.description} height={squareHeight(x, y, 16)} picture>
        {box => {
          const p = plane(box, x, y, 16);
          return (
            <g>
              <Grid plane={p} />
              <Tap label={name} onTap={() => move(!moved)}>
                {moved && !rest && <path className={classes(drawing.tint, drawing.outline, drawing.dash)} d={polygon(p, copy)} />}
                <path className={classes(drawing.soft, drawing.outline)} d={polygon(p, moved && rest ? rest : main)} />
                {rest && (
                  <path
                    className={classes(drawing.mid, drawing.outline, drawing.slow)}
                    style={{ transform: `translateX(${moved ? p.toX(0) - p.toX(state.base) : 0}px)` }}
                    d={polygon(p, copy)}
                  />
                )}
              </Tap>
              {state.shape !== 'rhombus' && (
                <line
                  className={classes(drawing.ink2, drawing.dash)}
                  x1={p.toX(main[2]?.[0] ?? 0)}
                  x2={p.toX(main[2]?.[0] ?? 0)}
                  y1={p.toY(0)}
                  y2={p.toY(state.height)}
                />
              )}
            </g>
          );
        }}
      </Stage>
      <Controls>
        <Toggle label={name} on={moved} onChange={move} />
        <NumberAnswer label="Terület" unit="négyzet" value={answer} onChange={value => widget.set(s => ({ ...s, answer: value }))} />
      </Controls>
      <Readouts
        items={
          state.shape === 'rhombus'
            ? [
                ['Egyik átló', String(state.base)],
                ['Másik átló', String(state.height)],
              ]
            : [
                ['Alap', state.top ? `${state.base} és ${state.top}` : String(state.base)],
                ['Magasság', String(state.height)],
              ]
        }
      />
    </Frame>
  );
}

export default function AreaGrid({ config, ...rest }: WidgetProps<WidgetConfig<'area-grid'>>) {
  switch (config.mode) {
    case 'rectangle':
      return <Rectangle config={config} {...rest} />;
    case 'l-shape':
      return <LShapeView config={config} {...rest} />;
    case 'rearrange':
      return <Rearrange config={config} {...rest} />;
  }
}
