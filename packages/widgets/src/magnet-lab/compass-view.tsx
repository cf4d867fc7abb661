import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Choice, Controls } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Handle } from '../kit/handle.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Questions } from '../kit/questions.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { BarMagnet } from './bar-magnet.tsx';
import { type CompassConfig, compass, moveTo, needleOf, REACH } from './compass.ts';

/** The north end of the needle is filled. */
export function Needle({ angle }: { angle: number }) {
  return (
    <g>
      <circle className={classes(drawing.paper, drawing.line)} r={21} />
      <g transform={`rotate(${angle})`}>
        <path className={drawing.fill} d="M17 0L0 -6V6Z" />
        <path className={drawing.grey} d="M-17 0L0 -6V6Z" />
      </g>
      <circle className={drawing.solid} r={2.5} />
    </g>
  );
}

export function CompassView(props: WidgetProps<CompassConfig>) {
  const widget = useWidget(props, compass);
  const { config } = props;
  const { north, hidden } = config.state;
  const now = widget.state;
  return (
    <Frame widget={widget} title="iránytű és mágnes" how="Húzd az iránytűt a mágnes köré">
      <Stage label="Asztal mágnessel" height={270} maxWidth={560}>
        {({ width, height }) => {
          const [cx, cy] = [width / 2, height / 2];
          const [ux, uy] = [(width / 2 - 26) / REACH.x, (height / 2 - 26) / REACH.y];
          return (
            <>
              <Quiet>
                <g transform={`translate(${cx} ${cy})`}>
                  <BarMagnet half={3 * ux} turned={north === 'left'} hidden={hidden} />
                </g>
              </Quiet>
              <Handle
                x={cx + now.x * ux}
                y={cy + now.y * uy}
                radius={20}
                label="Iránytű"
                text={`${num(now.x, 1)}; ${num(-now.y, 1)}`}
                now={now.x}
                onDrag={point =>
                  widget.set(s => moveTo(s, Math.round(((point.x - cx) / ux) * 2) / 2, Math.round(((point.y - cy) / uy) * 2) / 2))
                }
                onStep={(dx, dy) => widget.set(s => moveTo(s, s.x + dx / 2, s.y - dy / 2))}
              >
                <Needle angle={needleOf(config, now)} />
              </Handle>
            </>
          );
        }}
      </Stage>
      {config.goal?.north && (
        <Controls>
          <Choice
            label="A mágnes északi pólusa"
            value={now.choice}
            options={[
              { value: 'left', label: 'a bal vége' },
              { value: 'right', label: 'a jobb vége' },
            ]}
            onChange={choice => widget.set(s => ({ ...s, choice }))}
          />
        </Controls>
      )}
      <Questions model={compass} config={config} widget={widget} />
    </Frame>
  );
}
