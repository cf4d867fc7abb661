import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import controls from '../kit/controls.module.css';
import { Button, Choice, Controls, Readouts, Row, Slider, Stepper, Toggle } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { indexed, upTo } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { Stage } from '../kit/stage.tsx';
import { Tap } from '../kit/tap.tsx';
import { useWidget } from '../kit/use-widget.ts';
import {
  type ArrowsConfig,
  arrows,
  type ChainConfig,
  chain,
  type GuessConfig,
  guess,
  matches,
  type PatternConfig,
  pattern,
  through,
  undo,
  writeStep,
} from './model.ts';
import styles from './view.module.css';

function Flow({ values, signs }: { values: string[]; signs: string[] }) {
  return (
    <ol className={styles.flow}>
      {indexed(values).map(({ key, item, index }) => (
        <li key={key}>
          {index > 0 && <span className={panels.machine}>{signs[index - 1]}</span>}
          <b>{item}</b>
        </li>
      ))}
    </ol>
  );
}

function Chain(props: WidgetProps<ChainConfig>) {
  const widget = useWidget(props, chain);
  const { steps, output } = props.config.state;
  const { input, back } = widget.state;
  const forward = through(input, steps);
  const undone = [...steps].reverse().map(undo);
  return (
    <Frame widget={widget} title="géplánc" how="Állítsd a bemenetet, vagy kapcsolj visszafelé">
      <Flow values={forward.map(v => num(v))} signs={steps.map(writeStep)} />
      {back && output !== undefined && (
        <>
          <p className={controls.label}>Visszafelé, fordított műveletekkel:</p>
          <Flow values={[num(output), ...undone.map(() => '?')]} signs={undone.map(writeStep)} />
        </>
      )}
      <Controls>
        <Stepper label="Bemenet" value={input} min={-100} max={1000} onChange={value => widget.set(s => ({ ...s, input: value }))} />
        {output !== undefined && <Toggle label="Visszafelé kapcsoló" on={back} onChange={on => widget.set(s => ({ ...s, back: on }))} />}
      </Controls>
      <Readouts
        items={[
          ['Bemenet', num(input)],
          ['Kimenet', num(forward.at(-1) ?? input)],
          ...(output === undefined ? [] : [['Ennek kell kijönnie', num(output)] satisfies [string, string]]),
        ]}
      />
    </Frame>
  );
}

function Guess(props: WidgetProps<GuessConfig>) {
  const widget = useWidget(props, guess);
  const { rule, inputs, ops } = props.config.state;
  const { chosen } = widget.state;
  const mine = chosen.flatMap(i => ops[i] ?? []);
  return (
    <Frame widget={widget} title="találd ki a szabályt" how="Rakd össze a műveleteket" split>
      <table className={panels.table}>
        <thead>
          <tr>
            <th scope="col">Be</th>
            <th scope="col">Ki</th>
            <th scope="col">A te géped</th>
          </tr>
        </thead>
        <tbody>
          {inputs.map(input => (
            <tr key={input}>
              <td className={panels.num}>{num(input)}</td>
              <td className={panels.num}>{num(through(input, rule).at(-1) ?? 0)}</td>
              <td className={panels.num}>{mine.length ? num(through(input, mine).at(-1) ?? 0) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Controls>
        <Row>
          {indexed(ops).map(({ key, item, index }) => (
            <Button key={key} disabled={chosen.length >= 4} onClick={() => widget.set(s => ({ chosen: [...s.chosen, index] }))}>
              {writeStep(item)}
            </Button>
          ))}
        </Row>
        <p className={panels.panel}>A szabályod: {mine.map(writeStep).join(', majd ') || 'üres'}</p>
        <Button icon="chevron-left" disabled={chosen.length === 0} onClick={() => widget.set(s => ({ chosen: s.chosen.slice(0, -1) }))}>
          Elveszem az utolsót
        </Button>
      </Controls>
    </Frame>
  );
}

/** A row of n squares or triangles of matches side by side, or n rows of dots. */
function Matches({ shape, n, count, label }: { shape: 'squares' | 'triangles' | 'dots'; n: number; count: number; label: string }) {
  return (
    <Stage label={label} height={shape === 'dots' ? 150 : 90} picture>
      {({ width }) => {
        if (shape === 'dots') {
          const per = Math.max(1, Math.floor(width / 16));
          return upTo(Math.min(count, per * 9)).map(i => (
            <circle key={i} className={drawing.fill} cx={8 + (i % per) * 16} cy={8 + Math.floor(i / per) * 16} r={6} />
          ));
        }
        const size = Math.min(56, (width - 8) / (shape === 'squares' ? n : (n + 1) / 2));
        return upTo(n).map(i => {
          const x = 4 + (shape === 'squares' ? i * size : (i * size) / 2);
          const up = i % 2 === 0;
          const d =
            shape === 'squares'
              ? `M${x} 12h${size}v${size}h${-size}z`
              : up
                ? `M${x} ${12 + size * 0.87}h${size}l${-size / 2} ${-size * 0.87}z`
                : `M${x} 12h${size}l${-size / 2} ${size * 0.87}z`;
          return <path key={i} className={drawing.main} d={d} />;
        });
      }}
    </Stage>
  );
}

function Pattern(props: WidgetProps<PatternConfig>) {
  const widget = useWidget(props, pattern);
  const { shape } = props.config.state;
  const { n } = widget.state;
  const count = matches(props.config.state, n);
  return (
    <Frame widget={widget} title="minták sorozata" how="Lépj a következő mintára">
      <Matches shape={shape} n={n} count={count} label={widget.description} />
      <Controls>
        <Slider label="Hányadik minta?" value={n} min={1} max={20} show={v => `${v}.`} onChange={value => widget.set({ n: value })} />
      </Controls>
      <Readouts
        items={[
          ['Minta', `${n}.`],
          [shape === 'dots' ? 'Pontok' : 'Gyufaszálak', String(count)],
          [
            'Az elsők',
            upTo(4)
              .map(i => matches(props.config.state, i + 1))
              .join('; '),
          ],
        ]}
      />
    </Frame>
  );
}

function Arrows(props: WidgetProps<ArrowsConfig>) {
  const widget = useWidget(props, arrows);
  const { domain, codomain } = props.config.state;
  const { map } = widget.state;
  const rows = Math.max(domain.length, codomain.length);
  const point = (from: string, to: string) => widget.set(s => ({ map: { ...s.map, [from]: to } }));
  return (
    <Frame widget={widget} title="nyíldiagram" how="Koppints egy bal oldali elemre: a nyila továbblép" split>
      <Stage label={widget.description} height={rows * 44 + 20} maxWidth={320} picture>
        {({ width }) => {
          const y = (i: number) => 32 + i * 44;
          const [a, b] = [46, width - 46];
          return (
            <g>
              <rect className={classes(drawing.tint, drawing.outline)} x={8} y={4} width={76} height={rows * 44 + 12} rx={36} />
              <rect className={classes(drawing.raised, drawing.line)} x={width - 84} y={4} width={76} height={rows * 44 + 12} rx={36} />
              {indexed(domain).map(({ key, item, index }) => {
                const to = codomain.indexOf(map[item] ?? '');
                return (
                  <g key={key}>
                    {to !== -1 && <path className={drawing.main} d={`M${a + 22} ${y(index)}L${b - 26} ${y(to)}m-10 -7l10 7l-12 5`} />}
                    <Tap label={`${item} →`} onTap={() => point(item, codomain[to + 1] ?? codomain[0] ?? '')}>
                      <rect className={drawing.hit} x={12} y={y(index) - 22} width={68} height={44} />
                      <text className={drawing.big} x={a} y={y(index) + 6} textAnchor="middle">
                        {item}
                      </text>
                    </Tap>
                  </g>
                );
              })}
              {indexed(codomain).map(({ key, item, index }) => (
                <text key={key} className={drawing.big} x={b} y={y(index) + 6} textAnchor="middle">
                  {item}
                </text>
              ))}
            </g>
          );
        }}
      </Stage>
      <Controls>
        {domain.map(x => (
          <Choice
            key={x}
            label={`${x} →`}
            value={map[x] ?? null}
            options={codomain.map(y => ({ value: y, label: y }))}
            onChange={y => point(x, y)}
          />
        ))}
      </Controls>
    </Frame>
  );
}

export default function SequenceMachine({ config, ...rest }: WidgetProps<WidgetConfig<'sequence-machine'>>) {
  switch (config.mode) {
    case 'chain':
      return <Chain config={config} {...rest} />;
    case 'guess':
      return <Guess config={config} {...rest} />;
    case 'pattern':
      return <Pattern config={config} {...rest} />;
    case 'arrows':
      return <Arrows config={config} {...rest} />;
  }
}
