import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Controls, Readouts, Slider, Stepper } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Grip } from '../kit/grip.tsx';
import { upTo } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import {
  type ArrangeConfig,
  arrange,
  type DivisorsConfig,
  divisors,
  type MultiplyConfig,
  multiply,
  pieces,
  remember,
  rowsOf,
} from './model.ts';

const tones = [drawing.mid, drawing.soft, drawing.tint, drawing.raised];

const [ACROSS, DOWN] = ['Függőleges vágás', 'Vízszintes vágás'];
const [LEFT, TOP] = [30, 24];

export function Multiply(props: WidgetProps<MultiplyConfig>) {
  const widget = useWidget(props, multiply);
  const { rows, cols } = props.config.state;
  const { rowCut, colCut } = widget.state;
  const parts = pieces(props.config.state, widget.state);
  const put = (cut: Partial<typeof widget.state>) => widget.set(s => ({ ...s, ...cut }));
  return (
    <Frame widget={widget} title="téglalapmodell" how="Vágd szét a téglalapot" split>
      <Stage label={widget.description} height={w => Math.max(120, Math.min(300, (w - 30) * (rows / cols)) + 44)} picture>
        {({ width, height }) => {
          const cell = Math.min((width - 46) / cols, (height - 40) / rows);
          const xs = colCut > 0 ? [0, colCut, cols] : [0, cols];
          const ys = rowCut > 0 ? [0, rowCut, rows] : [0, rows];
          return (
            <g transform={`translate(${LEFT} ${TOP})`}>
              {ys.slice(0, -1).flatMap((y, r) =>
                xs.slice(0, -1).map((x, c) => {
                  const [w, h] = [(xs[c + 1] ?? 0) - x, (ys[r + 1] ?? 0) - y];
                  return (
                    <g key={`${x}-${y}`}>
                      <rect className={tones[r * 2 + c]} x={x * cell} y={y * cell} width={w * cell} height={h * cell} />
                      <text
                        className={classes(drawing.big, drawing.halo)}
                        x={(x + w / 2) * cell}
                        y={(y + h / 2) * cell + 6}
                        textAnchor="middle"
                      >
                        {w * h}
                      </text>
                    </g>
                  );
                }),
              )}
              {cell > 7 &&
                upTo(cols - 1).map(i => (
                  <line key={`c${i}`} className={drawing.gridline} x1={(i + 1) * cell} x2={(i + 1) * cell} y1={0} y2={rows * cell} />
                ))}
              {cell > 7 &&
                upTo(rows - 1).map(i => (
                  <line key={`r${i}`} className={drawing.gridline} y1={(i + 1) * cell} y2={(i + 1) * cell} x1={0} x2={cols * cell} />
                ))}
              <rect className={drawing.ink} width={cols * cell} height={rows * cell} />
              {colCut > 0 && <line className={drawing.main} x1={colCut * cell} x2={colCut * cell} y1={-6} y2={rows * cell + 4} />}
              {rowCut > 0 && <line className={drawing.main} y1={rowCut * cell} y2={rowCut * cell} x1={-6} x2={cols * cell + 4} />}
              {xs.slice(0, -1).map((x, c) => (
                <text key={x} x={((x + (xs[c + 1] ?? 0)) / 2) * cell} y={-8} textAnchor="middle">
                  {(xs[c + 1] ?? 0) - x}
                </text>
              ))}
              {ys.slice(0, -1).map((y, r) => (
                <text key={y} x={-8} y={((y + (ys[r + 1] ?? 0)) / 2) * cell + 5} textAnchor="end">
                  {(ys[r + 1] ?? 0) - y}
                </text>
              ))}
              <Grip
                x={colCut * cell}
                y={rows * cell}
                label={ACROSS}
                onDrag={to => put({ colCut: snap((to.x - LEFT) / cell, 1, 0, cols - 1) })}
              />
              <Grip
                x={cols * cell}
                y={rowCut * cell}
                label={DOWN}
                onDrag={to => put({ rowCut: snap((to.y - TOP) / cell, 1, 0, rows - 1) })}
              />
            </g>
          );
        }}
      </Stage>
      <Controls>
        <Slider
          label={ACROSS}
          value={colCut}
          min={0}
          max={cols - 1}
          show={v => (v === 0 ? 'nincs' : `${v} után`)}
          onChange={value => put({ colCut: value })}
        />
        <Slider
          label={DOWN}
          value={rowCut}
          min={0}
          max={rows - 1}
          show={v => (v === 0 ? 'nincs' : `${v} után`)}
          onChange={value => put({ rowCut: value })}
        />
      </Controls>
      <Readouts
        items={[
          ['Szorzat', `${rows} · ${cols} = ${rows * cols}`],
          ['Részekből', parts.map(([r, c]) => `${r} · ${c}`).join(' + ')],
          ['Összeadva', parts.map(([r, c]) => r * c).join(' + ')],
        ]}
      />
    </Frame>
  );
}

export function Arrange(props: WidgetProps<ArrangeConfig>) {
  const widget = useWidget(props, arrange);
  const { count } = props.config.state;
  const { perRow } = widget.state;
  const { rows, remainder } = rowsOf(count, perRow);
  return (
    <Frame widget={widget} title="egyenlő sorok" how="Állítsd be, hány kerüljön egy sorba" split>
      <Stage
        label={widget.description}
        height={w => Math.min(360, (rows + (remainder ? 1 : 0)) * Math.min(26, (w - 8) / perRow) + 10)}
        picture
      >
        {({ width, height }) => {
          const cell = Math.min(26, (width - 8) / perRow, (height - 8) / (rows + (remainder ? 1 : 0)));
          const left = (width - Math.min(count, perRow) * cell) / 2;
          return upTo(count).map(i => {
            const row = Math.floor(i / perRow);
            return row >= rows ? (
              <rect
                key={i}
                className={classes(drawing.spark, drawing.line)}
                x={left + (i % perRow) * cell}
                y={row * cell + 8}
                width={cell * 0.7}
                height={cell * 0.7}
              />
            ) : (
              <circle
                key={i}
                className={drawing.fill}
                cx={left + (i % perRow) * cell + cell * 0.4}
                cy={row * cell + cell * 0.4 + 2}
                r={cell * 0.38}
              />
            );
          });
        }}
      </Stage>
      <Controls>
        <Stepper label="Egy sorban" value={perRow} min={1} max={Math.min(60, count)} onChange={value => widget.set({ perRow: value })} />
      </Controls>
      <Readouts
        items={[
          ['Teljes sorok', String(rows)],
          ['Maradék (négyzetek)', String(remainder)],
          ['Így írjuk', `${count} = ${perRow} · ${rows} + ${remainder}`],
        ]}
      />
    </Frame>
  );
}

export function Divisors(props: WidgetProps<DivisorsConfig>) {
  const widget = useWidget(props, divisors);
  const { count } = props.config.state;
  const { width: columns, found } = widget.state;
  const fits = count % columns === 0;
  return (
    <Frame widget={widget} title="téglalapok és osztók" how="Változtasd a szélességet" split>
      <Stage label={widget.description} height={216} picture>
        {({ width, height }) => {
          const cell = Math.min(28, width / columns, (height - 4) / Math.ceil(count / columns));
          const left = (width - Math.min(count, columns) * cell) / 2;
          return upTo(count).map(i => (
            <rect
              key={i}
              className={classes(drawing.edge, fits ? drawing.fill : i >= count - (count % columns) ? drawing.spark : drawing.mid)}
              x={left + (i % columns) * cell}
              y={Math.floor(i / columns) * cell}
              width={cell}
              height={cell}
              rx={3}
            />
          ));
        }}
      </Stage>
      <Controls>
        <Stepper label="Szélesség" value={columns} min={1} max={count} onChange={value => widget.set(s => remember(count, s, value))} />
        <p>{fits ? `Téglalap: ${columns} · ${count / columns} = ${count}` : `Nem téglalap: ${count % columns} négyzet kimarad.`}</p>
      </Controls>
      <Readouts
        items={[
          ['Talált párok', found.map(a => `${a} · ${count / a}`).join('; ') || '–'],
          ['Osztók', [...new Set(found.flatMap(a => [a, count / a]))].sort((a, b) => a - b).join('; ') || '–'],
        ]}
      />
    </Frame>
  );
}
