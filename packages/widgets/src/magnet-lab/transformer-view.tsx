import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Readouts, Toggle } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { upTo } from '../kit/indexed.ts';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Questions } from '../kit/questions.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { currentsOf, outputOf, type TransformerConfig, transformer } from './transformer.ts';

export function TransformerView(props: WidgetProps<TransformerConfig>) {
  const widget = useWidget(props, transformer);
  const { config } = props;
  const { voltage, step = 50, max = 1200, fixed, direct } = config.state;
  const now = widget.state;
  const output = outputOf(config, now);
  const currents = currentsOf(config, now);
  const sliders = [
    { key: 'primary', label: 'Primer menetek', min: step, max, step },
    { key: 'secondary', label: 'Szekunder menetek', min: step, max, step },
  ] as const;
  return (
    <Lab
      widget={widget}
      title="transzformátor"
      sliders={sliders.filter(({ key }) => key !== fixed)}
      extra={
        direct && (
          <Toggle
            label="Egyenáramra kötöm"
            on={now.direct}
            onChange={on => widget.set(s => ({ ...s, direct: on, tried: s.tried || on }))}
          />
        )
      }
      readouts={
        <>
          <Readouts
            items={[
              ['Bemenő feszültség', `${num(voltage)} V`],
              ['Kimenő feszültség', `${num(output, 1)} V`],
              ...(currents
                ? [
                    ['Primer áram', `${num(currents.primary, 3)} A`] satisfies [string, string],
                    ['Szekunder áram', `${num(currents.secondary, 3)} A`] satisfies [string, string],
                  ]
                : []),
            ]}
          />
          <Questions model={transformer} config={config} widget={widget} />
        </>
      }
      height={210}
      draw={({ width }, grip) => {
        const [left, right] = [width / 2 - 76, width / 2 + 76];
        const tall = 60 / max;
        const end = (key: 'primary' | 'secondary', x: number) => grip(key, { x, y: 106 - now[key] * tall }, p => (106 - p.y) / tall);
        const coil = (x: number, turns: number) =>
          upTo(Math.max(2, Math.round((turns / max) * 15))).map((i, _, all) => (
            <path key={i} className={drawing.main} d={`M${x - 26} ${106 + (i - all.length / 2) * 8}q26 12 52 0`} />
          ));
        return (
          <g>
            <path
              className={drawing.grey}
              style={{ fillRule: 'evenodd' }}
              d={`M${left - 20} 22H${right + 20}V192H${left - 20}ZM${left + 20} 56H${right - 20}V158H${left + 20}Z`}
            />
            {coil(left, now.primary)}
            {coil(right, now.secondary)}
            {end('primary', left)}
            {end('secondary', right)}
            <text className={classes(drawing.big, drawing.halo)} x={left} y={15} textAnchor="middle">
              {num(voltage)} V {now.direct ? '=' : '~'}
            </text>
            <text className={classes(drawing.big, drawing.halo)} x={right} y={15} textAnchor="middle">
              {num(output, 1)} V
            </text>
            <text className={drawing.halo} x={left} y={208} textAnchor="middle">
              {now.primary} menet
            </text>
            <text className={drawing.halo} x={right} y={208} textAnchor="middle">
              {now.secondary} menet
            </text>
          </g>
        );
      }}
    />
  );
}
