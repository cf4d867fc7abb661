import { cx as classes } from '@eszkerek/ui/cx.ts';
import controls from '../kit/controls.module.css';
import { Controls, Readouts, Row, Toggle, VisuallyHidden } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Handle } from '../kit/handle.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { fromX, Ruler, toX } from './line.tsx';
import { type IntervalConfig, interval, type MirrorConfig, mirror, stepOf, writeInterval } from './model.ts';

export function Interval(props: WidgetProps<IntervalConfig>) {
  const widget = useWidget(props, interval);
  const { min, max, step, labelEvery } = props.config.state;
  const size = stepOf(props.config.state);
  const { from, to } = widget.state;
  const put = (key: 'from' | 'to', value: number) =>
    widget.set(s => {
      const other = key === 'from' ? s.to.at : s.from.at;
      const at = snap(value, size, min, max);
      const kept = other === null ? at : key === 'from' ? Math.min(at, other) : Math.max(at, other);
      return { ...s, [key]: { ...s[key], at: kept } };
    });
  return (
    <Frame widget={widget} how="Húzd a végpontokat">
      <Stage label="Intervallum a számegyenesen" height={120}>
        {({ width }) => {
          const line = { min, max, width, y: 56 };
          const [a, b] = [from.at === null ? 6 : toX(line, from.at), to.at === null ? width - 8 : toX(line, to.at)];
          return (
            <>
              <Ruler line={line} step={step} labelEvery={labelEvery} />
              <line className={drawing.main} style={{ strokeWidth: 7 }} x1={a} x2={b} y1={line.y} y2={line.y} />
              {(['from', 'to'] as const).map(key => {
                const end = widget.state[key];
                if (end.at === null) return null;
                return (
                  <Handle
                    key={key}
                    x={toX(line, end.at)}
                    y={line.y}
                    label={key === 'from' ? 'Bal végpont' : 'Jobb végpont'}
                    text={`${num(end.at)}, ${end.closed ? 'zárt' : 'nyílt'}`}
                    now={end.at}
                    min={min}
                    max={max}
                    onDrag={p => put(key, fromX(line, p.x))}
                    onStep={(dx, dy) => put(key, (end.at ?? 0) + (dx + dy) * size)}
                  >
                    <circle
                      className={end.closed ? classes(drawing.fill, drawing.outline) : classes(drawing.paper, drawing.main)}
                      style={end.closed ? undefined : { fill: 'var(--surface)' }}
                      r={10}
                    />
                  </Handle>
                );
              })}
            </>
          );
        }}
      </Stage>
      <Controls>
        {(['from', 'to'] as const).map(key => (
          <Row key={key}>
            <span className={controls.label}>{key === 'from' ? 'Bal végpont' : 'Jobb végpont'}</span>
            <Toggle
              label={
                <>
                  beletartozik <VisuallyHidden>({key === 'from' ? 'bal végpont' : 'jobb végpont'})</VisuallyHidden>
                </>
              }
              on={widget.state[key].closed && widget.state[key].at !== null}
              onChange={closed => widget.set(s => ({ ...s, [key]: { ...s[key], closed } }))}
            />
            <Toggle
              label={key === 'from' ? '−∞' : '+∞'}
              on={widget.state[key].at === null}
              onChange={on => widget.set(s => ({ ...s, [key]: { ...s[key], at: on ? null : key === 'from' ? min : max } }))}
            />
          </Row>
        ))}
      </Controls>
      <Readouts items={[['Intervallum', writeInterval(widget.state)]]} />
    </Frame>
  );
}

export function Mirror(props: WidgetProps<MirrorConfig>) {
  const widget = useWidget(props, mirror);
  const { min, max, step, labelEvery } = props.config.state;
  const size = stepOf(props.config.state);
  const { at } = widget.state;
  const put = (value: number) => widget.set({ at: snap(value, size, min, max) });
  return (
    <Frame widget={widget} how="Húzd a jelölőt: a tükörképe vele mozog">
      <Stage label="Szám és ellentettje a számegyenesen" height={140}>
        {({ width }) => {
          const line = { min, max, width, y: 84 };
          const zero = toX(line, 0);
          return (
            <>
              <Ruler line={line} step={step} labelEvery={labelEvery} />
              <line className={classes(drawing.ink2, drawing.dash)} x1={zero} x2={zero} y1={12} y2={line.y} />
              <path className={drawing.main} d={`M${zero} 48H${toX(line, at)}`} />
              <path className={classes(drawing.main2, drawing.dash)} d={`M${zero} 48H${toX(line, -at)}`} />
              <text className={classes(drawing.accent, drawing.halo)} x={(zero + toX(line, at)) / 2} y={40} textAnchor="middle">
                {num(Math.abs(at))}
              </text>
              <circle className={classes(drawing.brand, drawing.edge)} cx={toX(line, -at)} cy={line.y} r={9} />
              <Handle
                x={toX(line, at)}
                y={line.y}
                label="Szám"
                text={num(at)}
                now={at}
                min={min}
                max={max}
                onDrag={p => put(fromX(line, p.x))}
                onStep={(dx, dy) => put(at + (dx + dy) * size)}
              />
            </>
          );
        }}
      </Stage>
      <Readouts
        items={[
          ['Szám', num(at)],
          ['Ellentettje', num(-at)],
          ['Abszolút értéke', num(Math.abs(at))],
        ]}
      />
    </Frame>
  );
}
