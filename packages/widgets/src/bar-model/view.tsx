import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import controls from '../kit/controls.module.css';
import { Button, Controls, Readouts, Row, Stepper } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, quantity } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { indexed, upTo } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import { Stage } from '../kit/stage.tsx';
import { Tap } from '../kit/tap.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { type Bar, partOf, type StretchConfig, type SwapConfig, stretch, swap, totalOf } from './model.ts';
import styles from './view.module.css';

const MOST_PARTS = 12;

function Stretch(props: WidgetProps<StretchConfig>) {
  const widget = useWidget(props, stretch);
  const { bars: named, total, difference, unit } = props.config.state;
  const { bars } = widget.state;
  const part = partOf(props.config.state, bars);
  const change = (i: number, by: Partial<Bar>) => widget.set(s => ({ bars: s.bars.map((bar, k) => (k === i ? { ...bar, ...by } : bar)) }));
  return (
    <Frame widget={widget} how="Állítsd be a részeket és a többletet">
      <Stage label={widget.description} height={bars.length * 74} picture>
        {({ width }) => {
          const widest = Math.max(...bars.map(bar => bar.parts + (bar.extra > 0 ? 0.6 : 0))) + 0.5;
          const cell = Math.min(96, (width - 4) / widest);
          return indexed(bars).map(({ key, item, index }) => (
            <g key={key} transform={`translate(2 ${index * 74})`}>
              <text y={14}>{named[index]?.label}</text>
              {upTo(item.parts).map(i => (
                <g key={i}>
                  <rect className={classes(drawing.soft, drawing.outline)} x={i * cell} y={22} width={cell} height={40} rx={6} />
                  <text x={(i + 0.5) * cell} y={48} textAnchor="middle">
                    {part !== null && part > 0 && cell > 28 ? num(part) : ''}
                  </text>
                </g>
              ))}
              {item.extra > 0 && (
                <g>
                  <rect
                    className={classes(drawing.spark, drawing.line)}
                    x={item.parts * cell}
                    y={22}
                    width={cell * 0.6}
                    height={40}
                    rx={6}
                  />
                  <text x={(item.parts + 0.3) * cell} y={48} textAnchor="middle" style={{ fill: 'var(--spark-ink)' }}>
                    +{item.extra}
                  </text>
                </g>
              )}
              {item.parts < MOST_PARTS && (
                <Tap label={`${named[index]?.label}: részek: több`} onTap={() => change(index, { parts: item.parts + 1 })}>
                  <rect
                    className={drawing.hit}
                    x={(item.parts + (item.extra > 0 ? 0.6 : 0)) * cell}
                    y={18}
                    width={Math.max(46, cell * 0.5)}
                    height={48}
                  />
                  <rect
                    className={classes(drawing.paper, drawing.outline, drawing.dash)}
                    x={(item.parts + (item.extra > 0 ? 0.6 : 0)) * cell + 2}
                    y={22}
                    width={cell * 0.5 - 2}
                    height={40}
                    rx={6}
                  />
                  <text
                    className={drawing.accent}
                    x={(item.parts + (item.extra > 0 ? 0.6 : 0) + 0.25) * cell}
                    y={49}
                    textAnchor="middle"
                    style={{ fontSize: 22 }}
                  >
                    +
                  </text>
                </Tap>
              )}
            </g>
          ));
        }}
      </Stage>
      <Controls>
        <div className={controls.fields}>
          {indexed(bars).map(({ key, item, index }) => (
            <div key={key} className={styles.stack}>
              <Stepper
                label={`${named[index]?.label}: részek`}
                value={item.parts}
                min={1}
                max={MOST_PARTS}
                onChange={value => change(index, { parts: value })}
              />
              <Stepper
                label={`${named[index]?.label}: többlet`}
                value={item.extra}
                min={0}
                max={99}
                onChange={value => change(index, { extra: value })}
              />
            </div>
          ))}
        </div>
      </Controls>
      <Readouts
        items={[
          total === undefined ? ['Különbség', quantity(difference ?? 0, unit)] : ['Együtt', quantity(total, unit)],
          ['Egy rész', part === null || part <= 0 ? '?' : quantity(part, unit)],
          ...bars.map((bar, i): [string, string] => [
            named[i]?.label ?? '',
            part === null || part <= 0 ? '?' : quantity(bar.parts * part + bar.extra, unit),
          ]),
        ]}
      />
    </Frame>
  );
}

/** Longer words do not fit into a piece. */
const shortLabel = (label: string) => (label.length <= 5 ? label : label.slice(0, 2));

function Swap(props: WidgetProps<SwapConfig>) {
  const widget = useWidget(props, swap);
  const { items, small, big, of } = props.config.state;
  const { big: bigs } = widget.state;
  const [toBig, toSmall] = [`${small.label} → ${big.label}`, `${big.label} → ${small.label}`];
  return (
    <Frame widget={widget} title="cserélgetős ábra" how="Koppints rájuk: egyenként kicseréled">
      <Stage label={widget.description} height={w => Math.ceil(items / Math.max(4, Math.floor(w / 62))) * 74} picture>
        {({ width }) => {
          const columns = Math.max(4, Math.floor(width / 62));
          const cell = width / columns;
          return upTo(items).map(i => {
            const isBig = i < bigs;
            const value = isBig ? big.value : small.value;
            return (
              <g key={i} transform={`translate(${(i % columns) * cell + cell / 2} ${Math.floor(i / columns) * 74 + 12})`}>
                <Tap label={isBig ? toSmall : toBig} onTap={() => widget.set(s => ({ big: s.big + (isBig ? -1 : 1) }))}>
                  <rect className={drawing.hit} x={-cell / 2} y={-10} width={cell} height={62} />
                  {isBig ? (
                    <rect className={drawing.brand} x={-24} y={-7} width={48} height={40} rx={12} />
                  ) : (
                    <ellipse className={drawing.fill} cy={13} rx={24} ry={20} />
                  )}
                  {of === 'láb' && (
                    <path className={drawing.ink} d="M-6 -1v1M6 -1v1" style={{ stroke: 'var(--on-solid)', strokeWidth: 4 }} />
                  )}
                  <text className={drawing.onSolid} y={21} textAnchor="middle">
                    {shortLabel(isBig ? big.label : small.label)}
                  </text>
                  {value <= 8 ? (
                    upTo(value).map(k => {
                      const x = (k - (value - 1) / 2) * Math.min(of === 'kerék' ? 24 : 11, 42 / value);
                      return of === 'kerék' ? (
                        <circle key={k} className={classes(drawing.solid, drawing.edge)} cx={x} cy={38} r={Math.min(8, 24 / value)} />
                      ) : (
                        <path key={k} className={drawing.ink} d={`M${x} 33v14h4`} />
                      );
                    })
                  ) : (
                    <text y={50} textAnchor="middle">
                      {value}
                    </text>
                  )}
                </Tap>
              </g>
            );
          });
        }}
      </Stage>
      <Controls>
        <Row>
          <Button icon="plus" disabled={bigs >= items} onClick={() => widget.set(s => ({ big: s.big + 1 }))}>
            {toBig}
          </Button>
          <Button icon="minus" disabled={bigs <= 0} onClick={() => widget.set(s => ({ big: s.big - 1 }))}>
            {toSmall}
          </Button>
        </Row>
      </Controls>
      <Readouts
        items={[
          [small.label, `${items - bigs} db`],
          [big.label, `${bigs} db`],
          [`Összes ${of}`, String(totalOf(props.config.state, bigs))],
        ]}
      />
    </Frame>
  );
}

export default function BarModel({ config, ...rest }: WidgetProps<WidgetConfig<'bar-model'>>) {
  switch (config.mode) {
    case 'stretch':
      return <Stretch config={config} {...rest} />;
    case 'swap':
      return <Swap config={config} {...rest} />;
  }
}
