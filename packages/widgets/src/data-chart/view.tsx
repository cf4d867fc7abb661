import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import { Controls, Readouts, Stepper } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, quantity, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Handle } from '../kit/handle.tsx';
import { indexed } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import { niceStep, ticks } from '../kit/plane.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { Chart, Level } from './columns.tsx';
import { angles, border, type DotsConfig, dots, give, mean, median, type PieConfig, pie, total, written } from './model.ts';

const tones = [drawing.fill, drawing.brand, drawing.spark, drawing.mid, drawing.grey, drawing.soft];

function Pie(props: WidgetProps<PieConfig>) {
  const widget = useWidget(props, pie);
  const { labels, step = 1, show = 'angle' } = props.config.state;
  const { values } = widget.state;
  const parts = angles(values);
  const put = (next: (values: number[]) => number[]) => widget.set(s => ({ values: next(s.values) }));
  return (
    <Frame widget={widget} title="kördiagram" how="Húzd a szeletek határát, vagy állítsd be az értékeket" split>
      <Stage label="Kördiagram" height={w => Math.min(w, 260)} maxWidth={260}>
        {({ width, height }) => {
          const r = Math.min(width, height) / 2 - 14;
          const ends = parts.map((_, index) => total(parts.slice(0, index + 1)) - 90);
          const at = (deg: number, k = 1) =>
            `${width / 2 + r * k * Math.cos((deg * Math.PI) / 180)} ${height / 2 + r * k * Math.sin((deg * Math.PI) / 180)}`;
          return (
            <>
              <Quiet>
                {indexed(parts).map(({ key, item: angle, index }) => {
                  const end = ends[index] ?? 0;
                  const [x, y] = at(end - angle / 2, 0.62).split(' ');
                  return (
                    <g key={key}>
                      {angle > 359.9 ? (
                        <circle className={tones[index % tones.length]} cx={width / 2} cy={height / 2} r={r} />
                      ) : (
                        <path
                          className={classes(drawing.edge, tones[index % tones.length])}
                          d={`M${width / 2} ${height / 2}L${at(end - angle)}A${r} ${r} 0 ${angle > 180 ? 1 : 0} 1 ${at(end)}Z`}
                        />
                      )}
                      {angle > 16 && (
                        <text className={classes(drawing.big, drawing.halo)} x={x} y={y} textAnchor="middle">
                          {index + 1}
                        </text>
                      )}
                    </g>
                  );
                })}
              </Quiet>
              {indexed(total(values) > 0 ? labels.slice(1) : []).map(({ key, item: next, index }) => {
                const [x = 0, y = 0] = at(ends[index] ?? 0)
                  .split(' ')
                  .map(Number);
                return (
                  <Handle
                    key={key}
                    x={x}
                    y={y}
                    label={`${labels[index]} és ${next} határa`}
                    now={values[index] ?? 0}
                    text={`${labels[index]} ${num(values[index] ?? 0)}, ${next} ${num(values[index + 1] ?? 0)}`}
                    onDrag={to => {
                      const turned = (Math.atan2(to.x - width / 2, height / 2 - to.y) * 180) / Math.PI;
                      put(now => border(now, index, ((turned + 360) % 360) / 360, step));
                    }}
                    onStep={(dx, dy) => put(now => give(now, index, (dx || dy) * step))}
                  />
                );
              })}
            </>
          );
        }}
      </Stage>
      <Controls label="Értékek">
        {indexed(labels).map(({ key, item, index }) => (
          <Stepper
            key={key}
            label={`${index + 1}. ${item}`}
            value={values[index] ?? 0}
            min={0}
            max={1000}
            step={step}
            onChange={value => put(now => now.map((v, k) => (k === index ? value : v)))}
          />
        ))}
      </Controls>
      <Readouts
        items={[
          ...labels.map((label, i): [string, string] => [
            label,
            show === 'angle' ? `${num(parts[i] ?? 0, 1)}°` : `${num(((parts[i] ?? 0) / 360) * 100, 1)}%`,
          ]),
          ['Összesen', num(total(values))],
        ]}
      />
    </Frame>
  );
}

const names = { mean: 'Átlag', median: 'Medián', mode: 'Módusz', range: 'Terjedelem' };

function Dots(props: WidgetProps<DotsConfig>) {
  const widget = useWidget(props, dots);
  const { min, max, step = 1, unit, show } = props.config.state;
  const { values } = widget.state;
  const put = (i: number, value: number) =>
    widget.set(s => ({ values: s.values.map((v, k) => (k === i ? snap(value, step, min, max) : v)) }));
  return (
    <Frame widget={widget} title="pontdiagram" how="Húzd az adatpontokat">
      <Stage label="Pontdiagram" height={230}>
        {({ width }) => {
          const x = (v: number) => 24 + ((v - min) / (max - min)) * (width - 48);
          const marks = [
            { at: mean(values), name: 'átlag', on: show.includes('mean'), y: 214 },
            { at: median(values), name: 'medián', on: show.includes('median'), y: 228 },
          ];
          return (
            <>
              <line className={drawing.axis} x1={8} x2={width - 8} y1={160} y2={160} />
              {ticks([min, max], Math.max(step, niceStep(max - min, width / 40))).map(v => (
                <g key={v}>
                  <line className={drawing.line} x1={x(v)} x2={x(v)} y1={155} y2={165} />
                  <text x={x(v)} y={183} textAnchor="middle">
                    {num(v)}
                  </text>
                </g>
              ))}
              {marks
                .filter(mark => mark.on)
                .map(mark => (
                  <g key={mark.name}>
                    <path className={mark.name === 'átlag' ? drawing.brand : drawing.spark} d={`M${x(mark.at)} 162l-7 12h14z`} />
                    <text className={drawing.halo} x={Math.min(width - 26, Math.max(26, x(mark.at)))} y={mark.y - 12} textAnchor="middle">
                      {mark.name}
                    </text>
                  </g>
                ))}
              {indexed(values).map(({ key, item: value, index }) => {
                const below = values.slice(0, index).filter(v => v === value).length;
                return (
                  <Handle
                    key={key}
                    x={x(value)}
                    y={144 - below * 24}
                    radius={9}
                    hit={12}
                    label={`${index + 1}. adat`}
                    text={quantity(value, unit)}
                    now={value}
                    min={min}
                    max={max}
                    onDrag={p => put(index, min + ((p.x - 24) / (width - 48)) * (max - min))}
                    onStep={(dx, dy) => put(index, value + (dx + dy) * step)}
                  />
                );
              })}
            </>
          );
        }}
      </Stage>
      <Readouts items={show.map((what): [string, string] => [names[what], written(values, what, unit)])} />
    </Frame>
  );
}

export default function DataChart({ config, ...rest }: WidgetProps<WidgetConfig<'data-chart'>>) {
  switch (config.mode) {
    case 'bars':
    case 'line':
      return <Chart config={config} {...rest} />;
    case 'level':
      return <Level config={config} {...rest} />;
    case 'pie':
      return <Pie config={config} {...rest} />;
    case 'dots':
      return <Dots config={config} {...rest} />;
  }
}
