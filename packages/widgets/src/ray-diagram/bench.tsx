import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Controls, Readouts, Slider } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Handle } from '../kit/handle.tsx';
import { indexed } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import { plane } from '../kit/plane.tsx';
import { Grid, squareHeight } from '../kit/points.tsx';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { type BenchConfig, bench, corners, lightOf, type Placed, partName, segmentOf, targetOf } from './bench-model.ts';
import { Ray } from './ray.tsx';

const PAD = 14;
const STEP = 0.5;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Mirrors, lenses and prisms to place and turn, so that the light arrives. */
export function BenchView(props: WidgetProps<BenchConfig>) {
  const widget = useWidget(props, bench);
  const board = props.config.state;
  const { parts } = widget.state;
  const { path, end } = lightOf(board, parts);
  const change = (index: number, changes: Partial<Placed>) =>
    widget.set(now => ({ parts: now.parts.map((part, i) => (i === index ? { ...part, ...changes } : part)) }));
  const spans = [
    [0, board.width],
    [0, board.height],
  ] as const;
  return (
    <Frame widget={widget} how="Húzd a helyükre az eszközöket, és fordítsd el őket a csúszkával">
      <Stage label="Fényút a táblán" height={squareHeight(...spans, PAD, 420)} maxWidth={620}>
        {box => {
          const p = plane(box, ...spans, PAD);
          const at = ([x, y]: readonly [number, number]): [number, number] => [p.toX(x), p.toY(y)];
          const line = (points: readonly (readonly [number, number])[]) => `M${points.map(point => at(point).join(' ')).join('L')}`;
          const put = (index: number, x: number, y: number) =>
            change(index, { at: [snap(x, STEP, 0, board.width), snap(y, STEP, 0, board.height)] });
          return (
            <>
              <Grid plane={p} />
              {indexed(board.walls).map(({ key, item }) => (
                <path key={key} className={drawing.ink} style={{ strokeWidth: 6 }} d={line(item)} />
              ))}
              <path
                className={drawing.main2}
                style={{ strokeWidth: 7, stroke: end === 'target' ? 'var(--ok)' : undefined }}
                d={line(targetOf(board))}
              />
              <circle className={drawing.solid} cx={at(board.laser.at)[0]} cy={at(board.laser.at)[1]} r={8} />
              {indexed(path.slice(1)).map(({ key, item, index }) => (
                <Ray key={key} from={at(path[index] ?? item)} to={at(item)} />
              ))}
              {indexed(parts).map(({ key, item, index }) => {
                const { kind = 'mirror', size = 1 } = board.parts[index] ?? {};
                const [x, y] = at(item.at);
                return (
                  <g key={key}>
                    {kind === 'prism' ? (
                      <path className={classes(drawing.tint, drawing.outline)} d={`${line(corners(item, size))}Z`} />
                    ) : (
                      <path
                        className={kind === 'mirror' ? drawing.main : drawing.main2}
                        style={{ strokeWidth: 6 }}
                        d={line(segmentOf(item, size))}
                      />
                    )}
                    <Handle
                      x={x}
                      y={y}
                      label={capital(partName(board, index))}
                      text={`${num(item.at[0])}; ${num(item.at[1])}`}
                      now={item.at[0]}
                      onDrag={point => put(index, p.fromX(point.x), p.fromY(point.y))}
                      onStep={(dx, dy) => put(index, item.at[0] + dx * STEP, item.at[1] + dy * STEP)}
                    />
                  </g>
                );
              })}
            </>
          );
        }}
      </Stage>
      <Controls>
        {indexed(parts).map(({ key, item, index }) => (
          <Slider
            key={key}
            label={`${capital(partName(board, index))}: szög`}
            min={-90}
            max={90}
            step={5}
            value={item.angle}
            show={value => `${num(value)}°`}
            onChange={angle => change(index, { angle })}
          />
        ))}
      </Controls>
      <Readouts
        items={[
          ['Ennyiszer fordul el', String(path.length - 2)],
          ['Hová jut a fény?', end === 'target' ? 'a céltáblára' : end === 'wall' ? 'falba ütközik' : 'a cél mellé'],
        ]}
      />
    </Frame>
  );
}
