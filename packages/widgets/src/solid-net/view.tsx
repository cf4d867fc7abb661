import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import cards from '../kit/cards.module.css';
import { Choice, Controls, NumberAnswer, Readouts, Toggle } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { indexed } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import { Stage } from '../kit/stage.tsx';
import { Tap } from '../kit/tap.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { Fold, tall } from './fold.tsx';
import { type AntConfig, ant, routeLength, routes, type SurfaceConfig, surface, type WhichConfig, which } from './model.ts';
import { cuboidNet } from './net.ts';

function Which(props: WidgetProps<WhichConfig>) {
  const widget = useWidget(props, which);
  const { nets } = props.config.state;
  const { on } = widget.state;
  const toggle = (index: number) => widget.set(s => ({ on: s.on.includes(index) ? s.on.filter(i => i !== index) : [...s.on, index] }));
  return (
    <Frame widget={widget} title="melyik kockaháló?" how="Koppints arra, amelyikből kocka lesz">
      <div className={cards.zones}>
        {indexed(nets).map(({ key, item, index }) => (
          <div key={key} className={cards.zone}>
            <Stage
              label={`${index + 1}. alakzat: ${item.join(' / ').replaceAll('#', 'lap ').replaceAll('.', 'üres ')}`}
              height={item.length * 34 + 8}
              picture
            >
              {({ width }) => {
                const columns = Math.max(...item.map(row => row.length));
                const cell = Math.min(34, width / columns);
                return (
                  <Tap label={`${index + 1}. kocka lesz`} onTap={() => toggle(index)}>
                    <rect className={drawing.hit} width={width} height={item.length * 34 + 8} />
                    {indexed(item).flatMap(({ key: rowKey, item: row, index: r }) =>
                      indexed([...row])
                        .filter(({ item: mark }) => mark === '#')
                        .map(({ key: cellKey, index: c }) => (
                          <rect
                            key={rowKey + cellKey}
                            className={classes(on.includes(index) ? drawing.mid : drawing.soft, drawing.outline)}
                            x={(width - columns * cell) / 2 + c * cell}
                            y={4 + r * cell}
                            width={cell}
                            height={cell}
                          />
                        )),
                    )}
                  </Tap>
                );
              }}
            </Stage>
            <Toggle label={`${index + 1}. kocka lesz`} on={on.includes(index)} onChange={() => toggle(index)} />
          </div>
        ))}
      </div>
    </Frame>
  );
}

function Surface(props: WidgetProps<SurfaceConfig>) {
  const widget = useWidget(props, surface);
  const { width: w, depth: d, height: h } = props.config.state;
  return (
    <Frame widget={widget} title="a téglatest felszíne" how="Add össze a lapok területét" split>
      <Stage label={widget.description} height={tall} picture>
        {box => {
          const [wide, high] = [2 * (w + h), d + 2 * h];
          const u = Math.min((box.width - 10) / wide, (box.height - 10) / high);
          return (
            <g transform={`translate(${box.width / 2 + (h - wide / 2) * u} ${box.height / 2 + (h - high / 2) * u})`}>
              {indexed(cuboidNet(w, d, h)).map(({ key, item, index }) => {
                const xs = item.points.map(p => p[0]);
                const ys = item.points.map(p => p[1]);
                const [x, y, x2, y2] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
                return (
                  <g key={key}>
                    <rect
                      className={classes(
                        drawing.outline,
                        index === 0 || index === 5 ? drawing.mid : index < 3 ? drawing.soft : drawing.tint,
                      )}
                      x={x * u}
                      y={y * u}
                      width={(x2 - x) * u}
                      height={(y2 - y) * u}
                    />
                    <text className={drawing.halo} x={((x + x2) / 2) * u} y={((y + y2) / 2) * u + 5} textAnchor="middle">
                      {`${num(x2 - x)} · ${num(y2 - y)}`}
                    </text>
                  </g>
                );
              })}
            </g>
          );
        }}
      </Stage>
      <Controls>
        <NumberAnswer label="Felszín" value={widget.state.answer} onChange={answer => widget.set({ answer })} />
      </Controls>
      <Readouts
        items={[
          ['Élek', `${num(w)}; ${num(d)}; ${num(h)}`],
          ['Lapok', '3 fajta, mindből 2'],
        ]}
      />
    </Frame>
  );
}

function Ant(props: WidgetProps<AntConfig>) {
  const widget = useWidget(props, ant);
  const all = routes(props.config.state);
  const { route } = widget.state;
  const now = all[route ?? 0] ?? [1, 1];
  return (
    <Frame widget={widget} title="a hangya útja" how="Terítsd ki a lapokat, és számolj" split>
      <Stage label={widget.description} height={210} picture>
        {({ width }) => {
          const u = Math.min((width - 50) / Math.max(...all.map(r => r[0])), 150 / Math.max(...all.map(r => r[1])));
          return (
            <g transform="translate(20 20)">
              <rect className={classes(drawing.tint, drawing.outline)} width={now[0] * u} height={now[1] * u} />
              <line className={drawing.main} x1={0} y1={now[1] * u} x2={now[0] * u} y2={0} />
              <circle className={drawing.solid} cy={now[1] * u} r={7} />
              <circle className={classes(drawing.spark, drawing.line)} cx={now[0] * u} r={7} />
              <text x={(now[0] * u) / 2} y={now[1] * u + 20} textAnchor="middle">
                {num(now[0])}
              </text>
              <text x={now[0] * u + 8} y={(now[1] * u) / 2}>
                {num(now[1])}
              </text>
            </g>
          );
        }}
      </Stage>
      <Controls>
        <Choice
          label="Melyik két lapon megy át?"
          value={route}
          options={['elöl és oldalt', 'elöl és felül', 'oldalt és felül'].map((label, value) => ({ value, label }))}
          onChange={value => widget.set({ route: value })}
        />
      </Controls>
      <Readouts
        items={[
          ['Befogók', `${num(now[0])} és ${num(now[1])}`],
          ['Az út hossza', widget.solved ? num(routeLength(now)) : `√(${num(now[0] ** 2)} + ${num(now[1] ** 2)})`],
        ]}
      />
    </Frame>
  );
}

export default function SolidNet({ config, ...rest }: WidgetProps<WidgetConfig<'solid-net'>>) {
  switch (config.mode) {
    case 'fold':
      return <Fold config={config} {...rest} />;
    case 'which-net':
      return <Which config={config} {...rest} />;
    case 'surface':
      return <Surface config={config} {...rest} />;
    case 'ant':
      return <Ant config={config} {...rest} />;
  }
}
