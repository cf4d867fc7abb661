import { cx as classes } from '@eszkerek/ui/cx.ts';
import controls from '../kit/controls.module.css';
import { Button, Controls, Readouts, Row, Stepper, VisuallyHidden } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, quantity, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Handle } from '../kit/handle.tsx';
import { indexed } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import { niceStep, ticks } from '../kit/plane.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { type Box, Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { type ChartConfig, carry, chart, type LevelConfig, level, mean, total } from './model.ts';

const LEFT = 40;
const BOTTOM = 34;
const TOP = 16;

function scale(box: Box, min: number, max: number, count: number) {
  const height = box.height - TOP - BOTTOM;
  const slot = (box.width - LEFT - 6) / count;
  return {
    slot,
    y: (value: number) => TOP + height - ((value - min) / (max - min)) * height,
    value: (y: number) => min + ((TOP + height - y) / height) * (max - min),
    x: (i: number) => LEFT + slot * (i + 0.5),
  };
}

function Back({ box, min, max, labels }: { box: Box; min: number; max: number; labels: string[] }) {
  const s = scale(box, min, max, labels.length);
  const letters = Math.max(3, Math.floor(s.slot / 7.5));
  return (
    <Quiet>
      {ticks([min, max], niceStep(max - min, 6)).map(v => (
        <g key={v}>
          <line className={drawing.gridline} x1={LEFT} x2={box.width} y1={s.y(v)} y2={s.y(v)} />
          <text x={LEFT - 8} y={s.y(v) + 5} textAnchor="end">
            {num(v)}
          </text>
        </g>
      ))}
      {indexed(labels).map(({ key, item, index }) => (
        <text key={key} x={s.x(index)} y={box.height - 12} textAnchor="middle">
          {item.length > letters ? `${item.slice(0, letters - 1)}.` : item}
        </text>
      ))}
      <line className={drawing.axis} x1={LEFT} x2={box.width} y1={s.y(Math.max(0, min))} y2={s.y(Math.max(0, min))} />
    </Quiet>
  );
}

export function Chart(props: WidgetProps<ChartConfig>) {
  const widget = useWidget(props, chart);
  const { labels, max, min = 0, step = 1, unit } = props.config.state;
  const { values } = widget.state;
  const put = (i: number, value: number) =>
    widget.set(s => ({ values: s.values.map((v, k) => (k === i ? snap(value, step, min, max) : v)) }));
  const lines = props.config.mode === 'line';
  return (
    <Frame
      widget={widget}
      title={lines ? 'vonaldiagram' : 'oszlopdiagram'}
      how={lines ? 'Húzd a pontokat fel vagy le' : 'Húzd az oszlopok tetejét'}
    >
      <Stage label={lines ? 'Vonaldiagram' : 'Oszlopdiagram'} height={260}>
        {box => {
          const s = scale(box, min, max, labels.length);
          return (
            <>
              <Back box={box} min={min} max={max} labels={labels} />
              {lines && <path className={drawing.main} d={`M${values.map((v, i) => `${s.x(i)} ${s.y(v)}`).join('L')}`} />}
              {indexed(values).map(({ key, item: value, index: i }) => (
                <g key={key}>
                  {!lines && (
                    <rect
                      className={drawing.mid}
                      x={s.x(i) - s.slot * 0.32}
                      width={s.slot * 0.64}
                      y={Math.min(s.y(value), s.y(Math.max(0, min)))}
                      height={Math.abs(s.y(value) - s.y(Math.max(0, min)))}
                      rx={4}
                    />
                  )}
                  <Handle
                    x={s.x(i)}
                    y={s.y(value)}
                    radius={8}
                    label={labels[i] ?? ''}
                    text={quantity(value, unit)}
                    now={value}
                    min={min}
                    max={max}
                    onDrag={p => put(i, s.value(p.y))}
                    onStep={(dx, dy) => put(i, value + (dx + dy) * step)}
                  />
                </g>
              ))}
            </>
          );
        }}
      </Stage>
      <Controls label="Értékek">
        <div className={controls.fields}>
          {indexed(labels).map(({ key, item, index }) => (
            <Stepper
              key={key}
              label={item}
              value={values[index] ?? 0}
              min={min}
              max={max}
              step={step}
              onChange={value => put(index, value)}
            />
          ))}
        </div>
      </Controls>
      <Readouts
        items={[
          ['Összesen', quantity(total(values), unit)],
          ['Átlag', quantity(mean(values), unit)],
        ]}
      />
    </Frame>
  );
}

export function Level(props: WidgetProps<LevelConfig>) {
  const widget = useWidget(props, level);
  const { labels, max, step = 1, unit } = props.config.state;
  const { values, hand } = widget.state;
  return (
    <Frame widget={widget} title="kiegyenlítés" how="Vegyél el az egyikből, tedd a másikhoz">
      <Stage label={widget.description} height={230} picture>
        {box => {
          const s = scale(box, 0, max, labels.length);
          return (
            <>
              <Back box={box} min={0} max={max} labels={labels} />
              {indexed(values).map(({ key, item: value, index: i }) => (
                <g key={key}>
                  <rect
                    className={classes(drawing.mid, drawing.slow)}
                    x={s.x(i) - s.slot * 0.32}
                    width={s.slot * 0.64}
                    y={s.y(value)}
                    height={s.y(0) - s.y(value)}
                    rx={4}
                  />
                  <text className={classes(drawing.big, drawing.halo)} x={s.x(i)} y={s.y(value) - 6} textAnchor="middle">
                    {num(value)}
                  </text>
                </g>
              ))}
            </>
          );
        }}
      </Stage>
      <Controls label="Átrakás">
        <div className={controls.fields}>
          {indexed(labels).map(({ key, item, index }) => (
            <Row key={key}>
              <span className={controls.label}>{item}</span>
              <Button icon="minus" disabled={(values[index] ?? 0) < step} onClick={() => widget.set(s => carry(s, index, -1, step))}>
                elveszek <VisuallyHidden>({item})</VisuallyHidden>
              </Button>
              <Button icon="plus" disabled={hand < step} onClick={() => widget.set(s => carry(s, index, 1, step))}>
                adok <VisuallyHidden>({item})</VisuallyHidden>
              </Button>
            </Row>
          ))}
        </div>
      </Controls>
      <Readouts
        items={[
          ['A kezedben', quantity(hand, unit)],
          ['Összesen', quantity(total(values) + hand, unit)],
        ]}
      />
    </Frame>
  );
}
