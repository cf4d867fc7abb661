import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import { Button, Controls, Readouts, Row, Stepper } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { indexed, upTo } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { RichText } from '../kit/rich-text.tsx';
import { Scroll } from '../kit/scroll.tsx';
import { Stage } from '../kit/stage.tsx';
import { Tap } from '../kit/tap.tsx';
import { useWidget } from '../kit/use-widget.ts';
import {
  chanceOf,
  type ExperimentConfig,
  experiment,
  outcomesOf,
  pairOf,
  type SetUpConfig,
  setUp,
  type TableConfig,
  table,
  throwMore,
  weight,
} from './model.ts';
import styles from './view.module.css';

const names = { coin: 'érmedobás', die: 'kockadobás', 'two-dice': 'két kocka összege', urn: 'húzás urnából', wheel: 'szerencsekerék' };

function Experiment(props: WidgetProps<ExperimentConfig>) {
  const widget = useWidget(props, experiment);
  const outcomes = outcomesOf(props.config.state);
  const { counts, trials, last } = widget.state;
  const all = weight(outcomes);
  return (
    <Frame widget={widget} title={names[props.config.state.device]} how="Végezz egyre több kísérletet">
      <Stage label={widget.description} height={210} picture>
        {({ width }) => {
          const slot = width / outcomes.length;
          const top = Math.max(0.05, ...outcomes.map((o, i) => Math.max(o.count / all, trials ? (counts[i] ?? 0) / trials : 0)));
          const y = (part: number) => 170 - (part / top) * 140;
          const columns = outcomes.map((o, i) => {
            const x = i * slot + slot / 2;
            const part = trials ? (counts[i] ?? 0) / trials : 0;
            return (
              <g key={o.label}>
                <rect
                  className={last === i ? drawing.fill : drawing.mid}
                  x={x - slot * 0.34}
                  width={slot * 0.68}
                  y={y(part)}
                  height={170 - y(part)}
                  rx={3}
                />
                <line
                  className={classes(drawing.ink, drawing.dash)}
                  x1={x - slot * 0.46}
                  x2={x + slot * 0.46}
                  y1={y(o.count / all)}
                  y2={y(o.count / all)}
                />
                <text x={x} y={188} textAnchor="middle">
                  {o.label}
                </text>
                <text className={drawing.small} x={x} y={204} textAnchor="middle">
                  {counts[i]}
                </text>
              </g>
            );
          });
          return (
            <>
              {columns}
              <line className={drawing.axis} x1={0} x2={width} y1={170} y2={170} />
            </>
          );
        }}
      </Stage>
      <p className={panels.note}>A szaggatott vonal azt mutatja, amit a számítás szerint várunk.</p>
      <Controls>
        <Row>
          {[1, 10, 100, 1000].map(times => (
            <Button
              key={times}
              disabled={trials + times > 20_000}
              onClick={() => widget.set(s => throwMore(props.config, s, times, props.seed))}
            >
              {times} kísérlet
            </Button>
          ))}
        </Row>
      </Controls>
      <Readouts
        items={[
          ['Kísérletek', num(trials)],
          ['Legutóbb', last === null ? '–' : (outcomes[last]?.label ?? '–')],
          [`${outcomes.at(-1)?.label} aránya`, trials ? num((counts.at(-1) ?? 0) / trials, 3) : '–'],
        ]}
      />
    </Frame>
  );
}

/** What is called red is drawn red; other names take the tones in turn. */
const colours: Record<string, string> = {
  piros: 'var(--math)',
  kék: 'var(--phys)',
  sárga: 'var(--spark)',
  zöld: 'var(--ok)',
  lila: 'var(--ai)',
  fehér: 'var(--surface)',
  fekete: 'var(--ink)',
};
const tones = [drawing.fill, drawing.brand, drawing.spark, drawing.grey, drawing.mid, drawing.soft, drawing.tint, drawing.raised];

const MOST = 20;
/** The inside of the urn. */
const URN = { width: 144, height: 172 };

/** Balls as large as a finger while they fit the urn. */
function ballSize(count: number): { ball: number; across: number } {
  const across = [3, 4, 6, 8].find(columns => count <= columns * Math.floor(URN.height / (URN.width / columns))) ?? 10;
  return { ball: URN.width / across, across };
}

function SetUp(props: WidgetProps<SetUpConfig>) {
  const widget = useWidget(props, setUp);
  const { outcomes, device } = props.config.state;
  const { counts } = widget.state;
  const balls = counts.flatMap((count, i) => upTo(count).map(() => i));
  const { ball, across } = ballSize(balls.length);
  const add = (index: number) => widget.set(s => ({ counts: s.counts.map((c, i) => (i === index ? Math.min(MOST, c + 1) : c)) }));
  const paint = (i: number) => ({ fill: colours[outcomes[i]?.label ?? ''] });
  return (
    <Frame
      widget={widget}
      title={device === 'urn' ? 'rakd össze az urnát' : 'rakd össze a kereket'}
      how={device === 'urn' ? 'Koppints egy golyóra: lesz még egy ilyen' : 'Változtasd a darabszámokat'}
      split
    >
      <Stage label={widget.description} height={200} maxWidth={280} picture>
        {({ width }) =>
          device === 'urn' ? (
            <g>
              <path
                className={classes(drawing.paper, drawing.ink)}
                d={`M${width / 2 - 90} 14L${width / 2 - 74} 190H${width / 2 + 74}L${width / 2 + 90} 14`}
              />
              {indexed(balls).map(({ key, item, index }) => (
                <g
                  key={key}
                  transform={`translate(${width / 2 + ((index % across) - (across - 1) / 2) * ball} ${188 - ball / 2 - Math.floor(index / across) * ball})`}
                >
                  <Tap label={`${item + 1}. ${outcomes[item]?.label}: több`} onTap={() => add(item)}>
                    <circle className={classes(tones[item], drawing.line)} style={paint(item)} r={ball / 2 - 1} />
                    <text className={classes(drawing.small, drawing.halo)} y={5} textAnchor="middle">
                      {item + 1}
                    </text>
                  </Tap>
                </g>
              ))}
            </g>
          ) : (
            indexed(balls).map(({ key, item, index }) => {
              const at = (k: number) =>
                `${width / 2 + 92 * Math.cos((k / balls.length) * 2 * Math.PI)} ${100 + 92 * Math.sin((k / balls.length) * 2 * Math.PI)}`;
              return balls.length === 1 ? (
                <circle key={key} className={tones[item]} style={paint(item)} cx={width / 2} cy={100} r={92} />
              ) : (
                <path
                  key={key}
                  className={classes(tones[item], drawing.edge)}
                  style={paint(item)}
                  d={`M${width / 2} 100L${at(index)}A92 92 0 0 1 ${at(index + 1)}Z`}
                />
              );
            })
          )
        }
      </Stage>
      <Controls>
        {indexed(outcomes).map(({ key, item, index }) => (
          <Stepper
            key={key}
            label={`${index + 1}. ${item.label}`}
            value={counts[index] ?? 0}
            min={0}
            max={MOST}
            onChange={value => widget.set(s => ({ counts: s.counts.map((c, i) => (i === index ? value : c)) }))}
          />
        ))}
      </Controls>
      <Readouts
        items={outcomes.map((o, i) => [
          `${o.label} esélye`,
          <RichText key="p" text={`${chanceOf(counts, i).num}/${chanceOf(counts, i).den}`} />,
        ])}
      />
    </Frame>
  );
}

function Table(props: WidgetProps<TableConfig>) {
  const widget = useWidget(props, table);
  const { event } = props.config.state;
  const { on } = widget.state;
  const show = (a: number, b: number) => (event === 'sum' ? a + b : event === 'product' ? a * b : `${a};${b}`);
  return (
    <Frame widget={widget} title="két kocka táblázata" how="Jelöld be a kedvező eseteket">
      <Scroll label="Két kocka táblázata">
        <table className={styles.dice}>
          <thead>
            <tr>
              <td />
              {upTo(6).map(i => (
                <th key={i} scope="col">
                  {i + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {upTo(6).map(r => (
              <tr key={r}>
                <th scope="row">{r + 1}</th>
                {upTo(6).map(c => {
                  const cell = r * 6 + c;
                  const [a, b] = pairOf(cell);
                  return (
                    <td key={c}>
                      <button
                        type="button"
                        className={on.includes(cell) ? classes(panels.cell, panels.on) : panels.cell}
                        aria-pressed={on.includes(cell)}
                        aria-label={`${show(a, b)}: ${a} és ${b}`}
                        onClick={() => widget.set(s => ({ on: s.on.includes(cell) ? s.on.filter(x => x !== cell) : [...s.on, cell] }))}
                      >
                        {show(a, b)}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <Readouts
        items={[
          ['Kedvező', String(on.length)],
          ['Összes', '36'],
          ['Esély', <RichText key="p" text={`${on.length}/36`} />],
        ]}
      />
    </Frame>
  );
}

export default function ChanceLab({ config, ...rest }: WidgetProps<WidgetConfig<'chance-lab'>>) {
  switch (config.mode) {
    case 'experiment':
      return <Experiment config={config} {...rest} />;
    case 'set-up':
      return <SetUp config={config} {...rest} />;
    case 'table':
      return <Table config={config} {...rest} />;
  }
}
