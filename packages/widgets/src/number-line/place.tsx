import { Readouts } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Handle } from '../kit/handle.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { RichText } from '../kit/rich-text.tsx';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { fromX, Ruler, toX } from './line.tsx';
import { type PlaceConfig, place, showAt, stepOf } from './model.ts';

/** A wide gap, or 1 1/2 reads as eleven halves. */
const apart = (label: string) => label.replace(/(\d) (\d+\/)/, '$1\u2002$2');

export function Place(props: WidgetProps<PlaceConfig>) {
  const widget = useWidget(props, place);
  const { min, max, step, labelEvery, markers, unit } = props.config.state;
  const size = stepOf(props.config.state);
  const put = (id: string, value: number) => widget.set(({ at }) => ({ at: { ...at, [id]: snap(value, size, min, max) } }));
  const y = 52 + markers.length * 30;
  return (
    <Frame widget={widget} how="Húzd a jelölőket, vagy használd a nyilakat">
      <Stage label="Számegyenes" height={y + 60}>
        {({ width }) => {
          const line = { min, max, width, y };
          return (
            <>
              <Ruler line={line} step={step} labelEvery={labelEvery} />
              {markers.map((marker, i) => {
                const value = widget.state.at[marker.id] ?? min;
                const x = toX(line, value);
                const top = y - 36 - i * 30;
                const others = markers.filter(m => m.id !== marker.id).map(m => Math.abs(toX(line, widget.state.at[m.id] ?? min) - x));
                const wide = marker.label.length * 9 + 18;
                const left = Math.min(Math.max(0, x - wide / 2), width - wide);
                return (
                  <Handle
                    key={marker.id}
                    x={x}
                    y={y}
                    hit={Math.max(11, Math.min(22, ...others.map(gap => gap / 2)))}
                    label={`${marker.label} jelölő`}
                    text={showAt(value, step)}
                    now={value}
                    min={min}
                    max={max}
                    onDrag={p => put(marker.id, fromX(line, p.x))}
                    onStep={(dx, dy) => put(marker.id, value + (dx + dy) * size)}
                  >
                    <line className={drawing.main} x1={0} x2={0} y1={0} y2={top - y} />
                    <circle className={drawing.knob} r={9} />
                    <g transform={`translate(${left - x} ${top - y - 13})`}>
                      <rect className={drawing.fill} width={wide} height={26} rx={8} />
                      <text className={drawing.onSolid} x={wide / 2} y={18} textAnchor="middle">
                        {apart(marker.label)}
                      </text>
                    </g>
                  </Handle>
                );
              })}
            </>
          );
        }}
      </Stage>
      <Readouts
        items={markers.map(marker => [
          marker.label,
          <RichText key="at" text={`most: ${showAt(widget.state.at[marker.id] ?? min, step)}${unit ? ` ${unit}` : ''}`} />,
        ])}
      />
    </Frame>
  );
}
