import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import { Controls, Readouts, Stepper } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { upTo } from '../kit/indexed.ts';
import { Lab } from '../kit/lab.tsx';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { RichText } from '../kit/rich-text.tsx';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { Arrange, Divisors, Multiply } from './grids.tsx';
import { type FractionsConfig, fractions, type PowerConfig, power, productOf, type RootConfig, root } from './model.ts';

/** base × base squares, for a cube drawn as shifted layers. */
function Power(props: WidgetProps<PowerConfig>) {
  const widget = useWidget(props, power);
  const { base, exponent } = widget.state;
  const { fixed } = props.config.state;
  const [w, h, layers] = [exponent > 0 ? base : 1, exponent > 1 ? base : 1, exponent > 2 ? base : 1];
  return (
    <Frame widget={widget} title="hatványok" how="Építs sort, négyzetet, kockát" split>
      <Stage label={widget.description} height={260} picture>
        {({ width, height }) => {
          const cell = Math.min(30, (width - 20) / (w + layers * 0.4), (height - 20) / (h + layers * 0.4));
          const left = (width - (w + (layers - 1) * 0.4) * cell) / 2;
          return upTo(layers).map(layer => (
            <g key={layer} transform={`translate(${left + (layers - 1 - layer) * cell * 0.4} ${10 + layer * cell * 0.4})`}>
              {upTo(w * h).map(i => (
                <rect
                  key={i}
                  className={classes(drawing.edge, layer === layers - 1 ? drawing.fill : drawing.mid)}
                  x={(i % w) * cell}
                  y={Math.floor(i / w) * cell}
                  width={cell}
                  height={cell}
                  rx={2}
                />
              ))}
            </g>
          ));
        }}
      </Stage>
      <Controls>
        {fixed !== 'base' && (
          <Stepper label="Alap" value={base} min={1} max={10} onChange={value => widget.set(s => ({ ...s, base: value }))} />
        )}
        {fixed !== 'exponent' && (
          <Stepper label="Kitevő" value={exponent} min={0} max={3} onChange={value => widget.set(s => ({ ...s, exponent: value }))} />
        )}
        <p className={panels.big}>
          {base}
          <sup>{exponent}</sup> = {base ** exponent}
        </p>
      </Controls>
      <Readouts
        items={[
          [
            'Szorzatként',
            exponent === 0
              ? 'megállapodás: 1'
              : upTo(exponent)
                  .map(() => base)
                  .join(' · '),
          ],
          ['Értéke', num(base ** exponent)],
          ['Alap · kitevő (ez más!)', String(base * exponent)],
        ]}
      />
    </Frame>
  );
}

function Fractions(props: WidgetProps<FractionsConfig>) {
  const widget = useWidget(props, fractions);
  const s = widget.state;
  const decimal = props.config.state.as === 'decimal';
  const product = productOf(s);
  const show = (n: number, d: number) => (decimal ? num(n / d, 4) : `${n}/${d}`);
  const step = (key: 'aNum' | 'aDen' | 'bNum' | 'bDen', label: string, max: number, min = 1) => (
    <Stepper
      label={label}
      value={s[key]}
      min={min}
      max={max}
      onChange={value =>
        widget.set(now => {
          const next = { ...now, [key]: value };
          return { ...next, aNum: Math.min(next.aNum, next.aDen), bNum: Math.min(next.bNum, next.bDen) };
        })
      }
    />
  );
  return (
    <Frame widget={widget} title="egységnégyzet" how="Vágd és színezd a két oldalt" split>
      <Stage label={widget.description} height={w => Math.min(w, 270)} maxWidth={270} picture>
        {({ width, height }) => {
          const size = Math.min(width, height) - 6;
          const [cw, ch] = [size / s.bDen, size / s.aDen];
          return (
            <g transform="translate(3 3)">
              <rect className={drawing.paper} width={size} height={size} />
              <rect className={drawing.soft} width={size} height={ch * s.aNum} />
              <rect className={drawing.soft} width={cw * s.bNum} height={size} />
              <rect className={drawing.fill} width={cw * s.bNum} height={ch * s.aNum} />
              {upTo(s.bDen - 1).map(i => (
                <line key={`v${i}`} className={drawing.line} x1={(i + 1) * cw} x2={(i + 1) * cw} y1={0} y2={size} />
              ))}
              {upTo(s.aDen - 1).map(i => (
                <line key={`h${i}`} className={drawing.line} y1={(i + 1) * ch} y2={(i + 1) * ch} x1={0} x2={size} />
              ))}
              <rect className={drawing.ink} width={size} height={size} />
            </g>
          );
        }}
      </Stage>
      <Controls>
        {step('aNum', 'Sorok: színes', s.aDen, 0)}
        {step('aDen', 'Sorok: összes', 12)}
        {step('bNum', 'Oszlopok: színes', s.bDen, 0)}
        {step('bDen', 'Oszlopok: összes', 12)}
      </Controls>
      <Readouts
        items={[
          ['Szorzás', <RichText key="a" text={`${show(s.aNum, s.aDen)} · ${show(s.bNum, s.bDen)}`} />],
          [
            'Kétszer színes',
            <RichText key="b" text={decimal ? num(product.num / product.den, 4) : `${s.aNum * s.bNum}/${s.aDen * s.bDen}`} />,
          ],
        ]}
      />
    </Frame>
  );
}

function Root(props: WidgetProps<RootConfig>) {
  const widget = useWidget(props, root);
  const { max } = props.config.state;
  const { side } = widget.state;
  return (
    <Lab
      widget={widget}
      title="négyzet oldala és területe"
      how="Húzd a négyzet sarkát, vagy mozgasd a csúszkát"
      sliders={[{ key: 'side', label: 'A négyzet oldala', min: 0, max, step: 0.01 }]}
      readouts={[
        ['Oldal', num(side)],
        ['Terület', num(side * side)],
      ]}
      height={w => Math.min(w, 280)}
      maxWidth={300}
      draw={({ width, height }, grip) => {
        const unit = (Math.min(width, height) - 16) / max;
        return (
          <g>
            <rect
              className={classes(drawing.soft, drawing.outline)}
              x={0}
              y={height - side * unit}
              width={side * unit}
              height={side * unit}
            />
            {upTo(Math.floor(max) + 1).map(i => (
              <g key={i}>
                <line className={drawing.gridline} x1={i * unit} x2={i * unit} y1={height - max * unit} y2={height} />
                <line className={drawing.gridline} y1={height - i * unit} y2={height - i * unit} x1={0} x2={max * unit} />
              </g>
            ))}
            <text
              className={classes(drawing.big, drawing.halo)}
              x={(side * unit) / 2}
              y={height - (side * unit) / 2 + 6}
              textAnchor="middle"
            >
              {num(side * side)}
            </text>
            {grip('side', { x: side * unit, y: height - side * unit }, to => (to.x + height - to.y) / 2 / unit)}
          </g>
        );
      }}
    />
  );
}

export default function AreaModel({ config, ...rest }: WidgetProps<WidgetConfig<'area-model'>>) {
  switch (config.mode) {
    case 'multiply':
      return <Multiply config={config} {...rest} />;
    case 'arrange':
      return <Arrange config={config} {...rest} />;
    case 'divisors':
      return <Divisors config={config} {...rest} />;
    case 'power':
      return <Power config={config} {...rest} />;
    case 'fractions':
      return <Fractions config={config} {...rest} />;
    case 'square-root':
      return <Root config={config} {...rest} />;
  }
}
