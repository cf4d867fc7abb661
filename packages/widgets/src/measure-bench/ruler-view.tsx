import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Controls, NumberAnswer } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, quantity, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Handle } from '../kit/handle.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Questions } from '../kit/questions.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { type RulerConfig, range, ruler } from './ruler.ts';
import { ScaleMarks } from './scale-marks.tsx';

const TOP = 16;
const THICK = 34;
const LENS = { y: 138, height: 92 };

type Shape = NonNullable<RulerConfig['state']['object']['shape']>;

/** The object between 0 and `w`, `THICK` high. */
function outline(shape: Shape, w: number): string {
  const h = THICK;
  switch (shape) {
    case 'pencil':
      return `M0 6H${w - 22}L${w} ${h / 2}L${w - 22} ${h - 6}H0Z`;
    case 'leaf':
      return `M0 ${h / 2}Q${w * 0.4} ${-h * 0.4} ${w} ${h / 2}Q${w * 0.4} ${h * 1.4} 0 ${h / 2}Z`;
    case 'key':
      return `M0 ${h / 2}a14 14 0 0 1 28 0l${w - 28} -4v8h-8v7h-7v-7h-6v5h-6v-5H27A14 14 0 0 1 0 ${h / 2}Z`;
    default:
      return `M0 0H${w}V${h}H0Z`;
  }
}

interface LensProps {
  config: RulerConfig;
  /** The mark of the ruler in its middle. */
  mark: number;
  x: number;
  width: number;
  /** The object is to the right of its left end, and to the left of its right end. */
  side: 'left' | 'right';
  id: string;
}

function Lens({ config, mark, x, width, side, id }: LensProps) {
  const { max, division, labelEvery } = config.state.ruler;
  const unit = width / (1.3 * labelEvery);
  const middle = x + width / 2;
  const half = 0.65 * labelEvery;
  return (
    <g>
      <clipPath id={id}>
        <rect x={x} y={LENS.y} width={width} height={LENS.height} rx={14} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect className={drawing.paper} x={x} y={LENS.y} width={width} height={LENS.height} />
        <rect className={drawing.soft} x={side === 'left' ? middle : x} y={LENS.y} width={width / 2} height={34} />
        <line className={drawing.main2} x1={middle} x2={middle} y1={LENS.y} y2={LENS.y + LENS.height} style={{ strokeWidth: 1.5 }} />
        <ScaleMarks
          from={Math.max(config.state.zeroWorn ? labelEvery / 2 : 0, mark - half)}
          to={Math.min(max, mark + half)}
          division={division}
          labelEvery={labelEvery}
          place={value => middle + (value - mark) * unit}
          y={LENS.y + 38}
        />
      </g>
      <rect className={drawing.main} x={x} y={LENS.y} width={width} height={LENS.height} rx={14} style={{ strokeWidth: 2 }} />
      <text className={drawing.small} x={middle} y={LENS.y - 6} textAnchor="middle">
        {side === 'left' ? 'bal vége nagyítva' : 'jobb vége nagyítva'}
      </text>
    </g>
  );
}

export function RulerView(props: WidgetProps<RulerConfig>) {
  const widget = useWidget(props, ruler);
  const { config } = props;
  const { object, ruler: scale, zeroWorn } = config.state;
  const { at, typed } = widget.state;
  const [from, to] = range(config);
  const put = (value: number) => widget.set(s => ({ ...s, at: snap(value, scale.division, from, to) }));
  return (
    <Frame widget={widget} title="vonalzó" how="Húzd a vonalzót, olvasd le a két végét">
      <Stage label="Vonalzó és tárgy" height={238} maxWidth={620}>
        {({ width }) => {
          // The object stays, the ruler moves: room for it on both sides.
          const unit = (width - 20) / (scale.max + to / 2);
          const left = 10 + to * unit * 0.5;
          const zero = left - at * unit;
          const end = left + object.length * unit;
          return (
            <>
              <Quiet>
                <path
                  className={classes(drawing.mid, drawing.line)}
                  d={outline(object.shape ?? 'bar', object.length * unit)}
                  transform={`translate(${left} ${TOP})`}
                />
                <path
                  className={classes(drawing.main2, drawing.dash)}
                  style={{ strokeWidth: 1.5 }}
                  d={`M${left} ${TOP - 8}V96M${end} ${TOP - 8}V96`}
                />
              </Quiet>
              <Handle
                x={zero + (scale.max * unit) / 2}
                y={78}
                label="Vonalzó"
                text={`${num(at, 3)} ${scale.unit} a tárgy bal végénél`}
                now={at}
                min={from}
                max={to}
                hit={40}
                onDrag={point => put((left - point.x) / unit + scale.max / 2)}
                onStep={dx => put(at - dx * scale.division)}
              >
                <g transform={`translate(${(-scale.max * unit) / 2} -24)`}>
                  <path
                    className={classes(drawing.raised, drawing.line)}
                    d={
                      zeroWorn
                        ? `M${scale.labelEvery * unit * 0.6} 0H${scale.max * unit + 8}V48H${scale.labelEvery * unit * 0.4}l8 -14l-9 -12z`
                        : `M-8 0H${scale.max * unit + 8}V48H-8Z`
                    }
                  />
                  <ScaleMarks
                    from={zeroWorn ? scale.labelEvery : 0}
                    to={scale.max}
                    division={scale.division}
                    labelEvery={unit * scale.labelEvery < 15 ? 5 * scale.labelEvery : scale.labelEvery}
                    place={value => value * unit}
                  />
                </g>
              </Handle>
              <Quiet>
                <Lens id={`${props.id}-l`} config={config} mark={at} x={4} width={width / 2 - 10} side="left" />
                <Lens
                  id={`${props.id}-r`}
                  config={config}
                  mark={at + object.length}
                  x={width / 2 + 6}
                  width={width / 2 - 10}
                  side="right"
                />
              </Quiet>
            </>
          );
        }}
      </Stage>
      <Controls>
        <p>Egy osztásköz {quantity(scale.division, scale.unit, 3)}.</p>
        <NumberAnswer
          label={`A hossz (${object.label})`}
          unit={scale.unit}
          value={typed}
          onChange={text => widget.set(s => ({ ...s, typed: text }))}
        />
      </Controls>
      <Questions model={ruler} config={config} widget={widget} />
    </Frame>
  );
}
