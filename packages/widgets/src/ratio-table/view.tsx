import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import { Controls, NumberAnswer, Readouts, Slider } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, quantity, snap } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Grip } from '../kit/grip.tsx';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { Scroll } from '../kit/scroll.tsx';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { type FillConfig, fill, type ProportionConfig, partner, proportion, type ScaleConfig, scale } from './model.ts';
import styles from './view.module.css';

function Fill(props: WidgetProps<FillConfig>) {
  const widget = useWidget(props, fill);
  const { rows, given, ask } = props.config.state;
  const head = (i: 0 | 1) => `${rows[i].label}${rows[i].unit ? ` (${rows[i].unit})` : ''}`;
  return (
    <Frame widget={widget} how="Töltsd ki az üres helyeket">
      <Scroll label="Aránytáblázat">
        <table className={panels.table}>
          <caption className="sr-only">Aránytáblázat</caption>
          <tbody>
            <tr>
              <th scope="row">{head(0)}</th>
              <td className={panels.num}>{num(given[0])}</td>
              {ask.map(first => (
                <td key={first} className={first === 1 ? classes(panels.num, panels.unit) : panels.num}>
                  {num(first)}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{head(1)}</th>
              <td className={panels.num}>{num(given[1])}</td>
              {ask.map(first => (
                <td key={first} className={first === 1 ? panels.unit : ''}>
                  <input
                    className={styles.input}
                    type="text"
                    inputMode="decimal"
                    aria-label={`${rows[1].label}, ha ${rows[0].label}: ${num(first)}`}
                    value={widget.state.typed[first] ?? ''}
                    maxLength={10}
                    onChange={event => widget.set(s => ({ typed: { ...s.typed, [first]: event.target.value } }))}
                  />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </Scroll>
    </Frame>
  );
}

function Scale(props: WidgetProps<ScaleConfig>) {
  const widget = useWidget(props, scale);
  const { rows, given, max, step = 1, relation } = props.config.state;
  const { first } = widget.state;
  const second = partner(given, first, relation);
  const inverse = relation === 'inverse';
  const least = inverse ? step : 0;
  const put = (value: number) => widget.set({ first: snap(value, step, least, max) });
  const top = inverse ? partner(given, Math.max(step, 1), relation) : partner(given, max, relation);
  return (
    <Frame widget={widget} title={inverse ? 'fordított arányosság' : 'kettős számegyenes'} how="Húzd a jelölőt" split={inverse}>
      <Stage label={widget.description} height={inverse ? 220 : 110} picture>
        {({ width, height }) => {
          if (inverse) {
            const [w, h] = [(first / max) * (width - 20), (second / top) * (height - 20)];
            return (
              <g>
                <rect className={classes(drawing.soft, drawing.outline)} x={10} y={height - 10 - h} width={w} height={h} />
                <text x={14} y={height - 16}>{`${num(first)} · ${num(second)} = ${num(first * second)}`}</text>
                <Grip x={10 + w} y={height - 10 - h} label={rows[0].label} onDrag={to => put(((to.x - 10) / (width - 20)) * max)} />
              </g>
            );
          }
          const x = (part: number) => 16 + part * (width - 32);
          const at = x(first / max);
          return (
            <g>
              {[34, 84].map((y, i) => (
                <g key={y}>
                  <line className={drawing.axis} x1={x(0)} x2={x(1)} y1={y} y2={y} />
                  <text x={x(0)} y={y - 10}>
                    0
                  </text>
                  <text x={x(1)} y={y - 10} textAnchor="end">
                    {num(i === 0 ? max : top)}
                  </text>
                </g>
              ))}
              <line className={drawing.main} x1={at} x2={at} y1={28} y2={90} />
              <circle className={classes(drawing.fill, drawing.edge)} cx={at} cy={34} r={8} />
              <circle className={classes(drawing.brand, drawing.edge)} cx={at} cy={84} r={8} />
              <Grip x={at} y={59} label={rows[0].label} onDrag={to => put(((to.x - 16) / (width - 32)) * max)} />
              <text className={classes(drawing.big, drawing.halo)} x={Math.min(width - 24, Math.max(24, at))} y={20} textAnchor="middle">
                {num(first)}
              </text>
              <text className={classes(drawing.big, drawing.halo)} x={Math.min(width - 24, Math.max(24, at))} y={106} textAnchor="middle">
                {num(second)}
              </text>
            </g>
          );
        }}
      </Stage>
      <Controls>
        <Slider label={rows[0].label} unit={rows[0].unit} value={first} min={least} max={max} step={step} onChange={put} />
      </Controls>
      <Readouts
        items={[
          [rows[0].label, quantity(first, rows[0].unit)],
          [rows[1].label, quantity(second, rows[1].unit)],
          inverse ? ['Szorzatuk', num(first * second)] : ['Hányadosuk', first === 0 ? '–' : num(second / first, 3)],
        ]}
      />
    </Frame>
  );
}

function Proportion(props: WidgetProps<ProportionConfig>) {
  const widget = useWidget(props, proportion);
  const { a, b, c } = props.config.state;
  return (
    <Frame widget={widget} title="aránypár" how="A külső és a belső tagok szorzata egyenlő" split>
      <Stage label={widget.description} height={130} picture>
        {({ width }) => {
          const xs = [0.14, 0.38, 0.62, 0.86].map(k => k * width);
          return (
            <g>
              <path className={drawing.main} d={`M${xs[0]} 42Q${width / 2} -22 ${xs[3]} 42`} />
              <path className={drawing.main2} d={`M${xs[1]} 84Q${width / 2} 124 ${xs[2]} 84`} />
              {[num(a), num(b), num(c), widget.state.d || 'x'].map((text, i) => (
                <text key={xs[i]} className={drawing.big} x={xs[i]} y={70} textAnchor="middle">
                  {text}
                </text>
              ))}
              {[':', '=', ':'].map((sign, i) => (
                <text key={`${sign}${xs[i]}`} x={((xs[i] ?? 0) + (xs[i + 1] ?? 0)) / 2} y={70} textAnchor="middle" className={drawing.big}>
                  {sign}
                </text>
              ))}
            </g>
          );
        }}
      </Stage>
      <Controls>
        <NumberAnswer label="x =" value={widget.state.d} onChange={d => widget.set({ d })} />
      </Controls>
      <Readouts
        items={[
          ['Belső tagok szorzata', num(b * c)],
          ['Külső tagok szorzata', `${num(a)} · x`],
        ]}
      />
    </Frame>
  );
}

export default function RatioTable({ config, ...rest }: WidgetProps<WidgetConfig<'ratio-table'>>) {
  switch (config.mode) {
    case 'fill':
      return <Fill config={config} {...rest} />;
    case 'scale':
      return <Scale config={config} {...rest} />;
    case 'proportion':
      return <Proportion config={config} {...rest} />;
  }
}
