import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import cards from '../kit/cards.module.css';
import { Readouts } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { Frame } from '../kit/frame.tsx';
import type { WidgetProps } from '../kit/model.ts';
import type { Pair } from '../kit/pairs.ts';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { degree, draw, edgeWord, tap } from './model.ts';
import styles from './view.module.css';

/** Room for half a name at the sides, for half a button above and below, in design pixels. */
const [SIDE, END] = [46, 26];
const HEIGHT = 288;

/** The direction of a point from the middle; the first one stands on top, the others follow clockwise. */
function direction(point: number, count: number): Pair {
  const angle = (2 * Math.PI * point) / count;
  return [Math.sin(angle), -Math.cos(angle)];
}

export default function GraphEditor(props: WidgetProps<WidgetConfig<'graph-editor'>>) {
  const { config } = props;
  const widget = useWidget(props, draw);
  const { points } = config.state;
  const word = edgeWord(config);
  return (
    <Frame widget={widget} how="Válassz egy pontot, aztán azokat, amelyekkel összekötöd">
      <div className={styles.board}>
        <Stage label={widget.description} height={HEIGHT} picture>
          {({ width }) => {
            const at = (point: number): Pair => {
              const [x, y] = direction(point, points.length);
              return [width / 2 + x * (width / 2 - SIDE), HEIGHT / 2 + y * (HEIGHT / 2 - END)];
            };
            return widget.state.edges.map(([a, b]) => {
              const [[x1, y1], [x2, y2]] = [at(a), at(b)];
              return <line key={`${a}-${b}`} className={drawing.main} x1={x1} y1={y1} x2={x2} y2={y2} />;
            });
          }}
        </Stage>
        {points.map((name, point) => {
          const [x, y] = direction(point, points.length);
          return (
            <button
              key={name}
              type="button"
              className={classes(styles.point, point === widget.state.from && cards.on)}
              style={{
                left: `calc(50% + ${x.toFixed(4)} * (50% - ${SIDE / 16}rem))`,
                top: `calc(50% + ${y.toFixed(4)} * (50% - ${END / 16}rem))`,
              }}
              aria-pressed={point === widget.state.from}
              onClick={() => widget.set(graph => tap(graph, point))}
            >
              {name}
            </button>
          );
        })}
      </div>
      <Readouts
        items={[
          [`Összes ${word}`, String(widget.state.edges.length)],
          ...points.map((name, point): [string, string] => [name, `${degree(widget.state, point)} ${word}`]),
        ]}
      />
    </Frame>
  );
}
