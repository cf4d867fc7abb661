import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import controls from '../kit/controls.module.css';
import { Button, Row as Buttons, Controls, NumberAnswer, VisuallyHidden } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, quantity } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { indexed } from '../kit/indexed.ts';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { Scroll } from '../kit/scroll.tsx';
import { useWidget } from '../kit/use-widget.ts';
import {
  act,
  type EquationConfig,
  equation,
  type Move,
  minus,
  type Row,
  type SystemConfig,
  system,
  times,
  torque,
  type WeightedConfig,
  weighted,
  writeLine,
} from './model.ts';
import { Scale } from './scale.tsx';

const write = (move: Move) =>
  'what' in move
    ? `${move.op === '+' ? '+' : '−'} ${move.what === 'x' ? (move.by === 1 ? 'x' : `${move.by}x`) : move.by}`
    : `${move.op} ${num(move.by)}`;

function Equation(props: WidgetProps<EquationConfig>) {
  const widget = useWidget(props, equation);
  const { lines } = widget.state;
  const now = lines.at(-1) ?? { left: { x: 0, n: 0 }, right: { x: 0, n: 0 }, relation: '=' };
  const move = (step: Move) => widget.set(s => ({ lines: [...s.lines, act(now, step)] }));
  const factor = now.left.x !== 0 && now.right.x === 0 ? now.left.x : now.right.x;
  const moves: Move[] = [
    { op: '-', what: 'n', by: 1 },
    { op: '+', what: 'n', by: 1 },
    { op: '-', what: 'n', by: 5 },
    { op: '+', what: 'n', by: 5 },
    { op: '-', what: 'x', by: 1 },
    { op: '+', what: 'x', by: 1 },
    { op: ':', by: 2 },
    { op: ':', by: 3 },
    { op: '·', by: 2 },
  ];
  const dividers = [factor, -1].filter((by, i, all) => by !== 0 && by !== 1 && by !== 2 && by !== 3 && all.indexOf(by) === i);
  const take = (what: 'x' | 'n', away: boolean) => lines.length <= 24 && move({ op: away ? '-' : '+', what, by: 1 });
  const tilt = now.relation === '=' ? 0 : now.relation === '<' || now.relation === '≤' ? 1 : -1;
  return (
    <Frame widget={widget} how="Koppints egy súlyra: mindkét oldalról leveszed">
      <Scale left={now.left} right={now.right} tilt={tilt} label={widget.description} onTake={take} />
      <p className={panels.big}>{writeLine(now)}</p>
      <Controls label="Mindkét oldalon">
        <span className={controls.label}>Mindkét oldalon:</span>
        <Buttons>
          {[...moves, ...dividers.map((by): Move => ({ op: ':', by }))].map(step => (
            <Button key={write(step)} disabled={lines.length > 24} onClick={() => move(step)}>
              {write(step)}
            </Button>
          ))}
        </Buttons>
        <Buttons>
          <Button icon="chevron-left" disabled={lines.length < 2} onClick={() => widget.set(s => ({ lines: s.lines.slice(0, -1) }))}>
            Visszalépek
          </Button>
        </Buttons>
      </Controls>
      {lines.length > 1 && (
        <ol className={classes(panels.panel, panels.lines)}>
          {indexed(lines.slice(-5)).map(({ key, item }) => (
            <li key={key}>{writeLine(item)}</li>
          ))}
        </ol>
      )}
    </Frame>
  );
}

function SystemView(props: WidgetProps<SystemConfig>) {
  const widget = useWidget(props, system);
  const { names, unit } = props.config.state;
  const { rows, difference, first, second } = widget.state;
  const line = (row: Row, name: string, tools?: React.ReactNode) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td className={panels.num}>{num(row.first)}</td>
      <td className={panels.num}>{num(row.second)}</td>
      <td className={panels.num}>{quantity(row.total, unit)}</td>
      {tools !== undefined && <td>{tools}</td>}
    </tr>
  );
  const multiply = (i: 0 | 1, by: number) =>
    widget.set(s => ({ ...s, difference: null, rows: i === 0 ? [times(s.rows[0], by), s.rows[1]] : [s.rows[0], times(s.rows[1], by)] }));
  const tools = (i: 0 | 1) => (
    <Buttons>
      {[2, 3].map(by => (
        <Button key={by} disabled={rows[i].total * by > 1e6} onClick={() => multiply(i, by)}>
          · {by}
          <VisuallyHidden>({i === 0 ? 'I. sor' : 'II. sor'})</VisuallyHidden>
        </Button>
      ))}
    </Buttons>
  );
  const subtract = (flip: boolean) =>
    widget.set(s => ({ ...s, difference: flip ? minus(s.rows[1], s.rows[0]) : minus(s.rows[0], s.rows[1]) }));
  return (
    <Frame widget={widget} title="két vásárlás" how="Hozd egyformára az egyik darabszámot, aztán vond ki">
      <Scroll label="Vásárlások">
        <table className={panels.table}>
          <thead>
            <tr>
              <th scope="col">Sor</th>
              <th scope="col">{names[0]}</th>
              <th scope="col">{names[1]}</th>
              <th scope="col">Összesen</th>
              <th scope="col">Szorzás</th>
            </tr>
          </thead>
          <tbody>
            {line(rows[0], 'I.', tools(0))}
            {line(rows[1], 'II.', tools(1))}
            {difference && line(difference, 'különbség', '')}
          </tbody>
        </table>
      </Scroll>
      <Controls>
        <Buttons>
          <Button onClick={() => subtract(false)}>I. − II.</Button>
          <Button onClick={() => subtract(true)}>II. − I.</Button>
        </Buttons>
        <NumberAnswer label={`Egy ${names[0]}`} unit={unit} value={first} onChange={value => widget.set(s => ({ ...s, first: value }))} />
        <NumberAnswer label={`Egy ${names[1]}`} unit={unit} value={second} onChange={value => widget.set(s => ({ ...s, second: value }))} />
      </Controls>
    </Frame>
  );
}

function Weighted(props: WidgetProps<WeightedConfig>) {
  const widget = useWidget(props, weighted);
  const { values, min, max, step = 0.1 } = props.config.state;
  const { at } = widget.state;
  const tip = Math.max(-1, Math.min(1, torque(values, at) / 4));
  return (
    <Lab
      widget={widget}
      title="mérleghinta"
      wide
      sliders={[{ key: 'at', label: 'Az alátámasztás helye', min, max, step }]}
      readouts={[
        ['Alátámasztás', num(at)],
        ['A hinta', Math.abs(tip) < 1e-6 ? 'egyensúlyban' : tip > 0 ? 'jobbra billen' : 'balra billen'],
      ]}
      height={190}
      maxWidth={560}
      draw={({ width }, grip) => {
        const x = (v: number) => 30 + ((v - min) / (max - min)) * (width - 60);
        return (
          <g>
            <g className={drawing.slow} transform={`rotate(${tip * Math.min(7, 2400 / width)} ${x(at)} 128)`}>
              <rect className={classes(drawing.raised, drawing.line)} x={10} y={122} width={width - 20} height={12} rx={6} />
              {values.map(v => (
                <g key={v.value}>
                  <rect
                    className={classes(drawing.fill, drawing.edge)}
                    x={x(v.value) - 17}
                    y={122 - 20 * v.weight}
                    width={34}
                    height={20 * v.weight}
                    rx={4}
                  />
                  <text className={drawing.halo} x={x(v.value)} y={114 - 20 * v.weight} textAnchor="middle">
                    {num(v.weight)}×
                  </text>
                  <text x={x(v.value)} y={152} textAnchor="middle">
                    {num(v.value)}
                  </text>
                </g>
              ))}
            </g>
            <path className={drawing.brand} d={`M${x(at)} 134l-20 36h40z`} />
            {grip('at', { x: x(at), y: 166 }, to => min + ((to.x - 30) / (width - 60)) * (max - min))}
          </g>
        );
      }}
    />
  );
}

export default function BalanceScale({ config, ...rest }: WidgetProps<WidgetConfig<'balance-scale'>>) {
  switch (config.mode) {
    case 'equation':
      return <Equation config={config} {...rest} />;
    case 'system':
      return <SystemView config={config} {...rest} />;
    case 'weighted':
      return <Weighted config={config} {...rest} />;
  }
}
