import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import { Button, Controls, Readouts, Row, Stepper } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Grip } from '../kit/grip.tsx';
import { upTo } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { Stage } from '../kit/stage.tsx';
import { Tap } from '../kit/tap.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { type CombineConfig, cancel, combine, type Kind, kindName, product, type RectangleConfig, rectangle, write } from './model.ts';

const size: Record<Kind, [number, number]> = { square: [44, 44], x: [20, 44], one: [20, 20] };
const rows: Kind[] = ['square', 'x', 'one'];

function Tile({ kind, negative, x, y }: { kind: Kind; negative: boolean; x: number; y: number }) {
  const [w, h] = size[kind];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        className={
          negative
            ? classes(drawing.paper, drawing.outline, drawing.dash)
            : kind === 'one'
              ? classes(drawing.spark, drawing.line)
              : kind === 'x'
                ? classes(drawing.mid, drawing.line)
                : classes(drawing.soft, drawing.line)
        }
        width={w}
        height={h}
        rx={4}
      />
      <text
        className={drawing.small}
        x={w / 2}
        y={h / 2 + 4}
        textAnchor="middle"
        style={kind === 'one' && !negative ? { fill: 'var(--spark-ink)' } : { fill: 'var(--ink)' }}
      >
        {negative ? '−' : ''}
        {kindName[kind]}
      </text>
    </g>
  );
}

function Combine(props: WidgetProps<CombineConfig>) {
  const widget = useWidget(props, combine);
  const { state } = widget;
  const used = rows.filter(kind => state[kind].plus + state[kind].minus > 0);
  const isPair = (kind: Kind) => state[kind].plus > 0 && state[kind].minus > 0;
  const written = props.config.state.terms
    .map((term, i) => (i === 0 ? write(term) : write(term).startsWith('−') ? `− ${write(term).slice(1)}` : `+ ${write(term)}`))
    .join(' ');
  return (
    <Frame widget={widget} how="Koppints a nullapárokra: leveszed őket">
      <p className={panels.big}>{written}</p>
      <Stage label={widget.description} height={used.length * 112 || 40} maxWidth={420} picture>
        {({ width }) =>
          used.map((kind, row) => {
            const [w] = size[kind];
            const gap = Math.min(w + 6, (width - w) / Math.max(1, Math.max(state[kind].plus, state[kind].minus)));
            return (
              <g key={kind} transform={`translate(0 ${row * 112})`}>
                <Tap
                  label={`Nullapár: ${kindName[kind]} és −${kindName[kind]}`}
                  onTap={() => isPair(kind) && widget.set(s => cancel(s, kind))}
                >
                  <rect className={drawing.hit} width={width} height={104} />
                  {upTo(state[kind].plus).map(i => (
                    <Tile key={i} kind={kind} negative={false} x={i * gap} y={2} />
                  ))}
                  {upTo(state[kind].minus).map(i => (
                    <Tile key={i} kind={kind} negative x={i * gap} y={54} />
                  ))}
                </Tap>
              </g>
            );
          })
        }
      </Stage>
      <Controls>
        <Row>
          {used.map(kind => (
            <Button key={kind} disabled={!isPair(kind)} onClick={() => widget.set(s => cancel(s, kind))}>
              Nullapár: {kindName[kind]} és −{kindName[kind]}
            </Button>
          ))}
        </Row>
      </Controls>
      <Readouts
        items={[
          [
            'Most',
            write({
              square: state.square.plus - state.square.minus,
              x: state.x.plus - state.x.minus,
              one: state.one.plus - state.one.minus,
            }),
          ],
          ['Csempék', String(rows.reduce((n, kind) => n + state[kind].plus + state[kind].minus, 0))],
        ]}
      />
    </Frame>
  );
}

const MOST = 6;
const SIDES = { a: 'Vízszintes oldal: x +', b: 'Függőleges oldal: x +' };

function Rectangle(props: WidgetProps<RectangleConfig>) {
  const widget = useWidget(props, rectangle);
  const { a, b } = widget.state;
  return (
    <Frame widget={widget} how="Húzd a téglalap oldalait" split>
      <Stage label={widget.description} height={w => Math.min(300, w)} maxWidth={360} picture>
        {({ width, height }) => {
          const u = Math.min((width - 40) / (4 + MOST), (height - 40) / (4 + MOST), 30);
          const [x0, y0, s] = [26, 22, 4 * u];
          return (
            <g>
              <rect className={classes(drawing.soft, drawing.line)} x={x0} y={y0} width={s} height={s} />
              <text className={drawing.big} x={x0 + s / 2} y={y0 + s / 2 + 6} textAnchor="middle">
                x²
              </text>
              {upTo(a).map(i => (
                <rect key={`a${i}`} className={classes(drawing.mid, drawing.line)} x={x0 + s + i * u} y={y0} width={u} height={s} />
              ))}
              {upTo(b).map(i => (
                <rect key={`b${i}`} className={classes(drawing.mid, drawing.line)} x={x0} y={y0 + s + i * u} width={s} height={u} />
              ))}
              {upTo(a * b).map(i => (
                <rect
                  key={`o${i}`}
                  className={classes(drawing.spark, drawing.line)}
                  x={x0 + s + (i % a) * u}
                  y={y0 + s + Math.floor(i / a) * u}
                  width={u}
                  height={u}
                />
              ))}
              <text x={x0 + (s + a * u) / 2} y={14} textAnchor="middle">
                x + {a}
              </text>
              <text x={0} y={y0 + (s + b * u) / 2}>
                x+{b}
              </text>
              <Grip
                x={x0 + s + a * u}
                y={y0 + s / 2}
                label={SIDES.a}
                onDrag={to => widget.set(now => ({ ...now, a: snap((to.x - x0 - s) / u, 1, 0, MOST) }))}
              />
              <Grip
                x={x0 + s / 2}
                y={y0 + s + b * u}
                label={SIDES.b}
                onDrag={to => widget.set(now => ({ ...now, b: snap((to.y - y0 - s) / u, 1, 0, MOST) }))}
              />
            </g>
          );
        }}
      </Stage>
      <Controls>
        <Stepper label={SIDES.a} value={a} min={0} max={MOST} onChange={value => widget.set(s => ({ ...s, a: value }))} />
        <Stepper label={SIDES.b} value={b} min={0} max={MOST} onChange={value => widget.set(s => ({ ...s, b: value }))} />
      </Controls>
      <Readouts
        items={[
          ['Szorzatként', `(x + ${a})(x + ${b})`],
          ['Összegként', write(product(widget.state))],
        ]}
      />
    </Frame>
  );
}

export default function AlgebraTiles({ config, ...rest }: WidgetProps<WidgetConfig<'algebra-tiles'>>) {
  switch (config.mode) {
    case 'combine':
      return <Combine config={config} {...rest} />;
    case 'rectangle':
      return <Rectangle config={config} {...rest} />;
  }
}
