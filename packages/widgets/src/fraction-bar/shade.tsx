import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Controls, Readouts, Stepper } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { upTo } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { Fraction, RichText } from '../kit/rich-text.tsx';
import { Stage } from '../kit/stage.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { reduce } from '../kit/written-fraction.ts';
import { mixed, type ShadeConfig, shade, write } from './model.ts';
import styles from './view.module.css';

function sector(center: number, radius: number, i: number, of: number): string {
  const at = (k: number) => {
    const angle = (k / of) * 2 * Math.PI - Math.PI / 2;
    return `${center + radius * Math.cos(angle)} ${center + radius * Math.sin(angle)}`;
  };
  return `M${center} ${center}L${at(i)}A${radius} ${radius} 0 ${of === 1 ? 1 : 0} 1 ${at(i + 1)}Z`;
}

export function Shade(props: WidgetProps<ShadeConfig>) {
  const widget = useWidget(props, shade);
  const { shape, maxDen = 12, wholes = 1 } = props.config.state;
  const { num: top, den } = widget.state;
  const limit = den * wholes;
  const setTop = (value: number) => widget.set(s => ({ ...s, num: Math.min(Math.max(0, value), s.den * wholes) }));
  const tap = (i: number) => setTop(i + 1 === top ? i : i + 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setTop(top + by);
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof SVGElement && target.dataset.part !== undefined) tap(Number(target.dataset.part));
  };
  const slider = {
    role: 'slider',
    tabIndex: 0,
    'aria-label': 'Színes részek',
    'aria-valuenow': top,
    'aria-valuemin': 0,
    'aria-valuemax': limit,
    'aria-valuetext': write(widget.state),
    onKeyDown,
    onClick,
    className: styles.tap,
  } as const;
  const lowest = reduce(widget.state);
  return (
    <Frame
      widget={widget}
      title={shape === 'circle' ? 'törtkerék' : 'törtsáv'}
      how={shape === 'circle' ? 'Koppints egy cikkelyre, vagy használd a gombokat' : 'Koppints a részekre, vagy használd a gombokat'}
      split
    >
      {shape === 'circle' ? (
        <Stage
          label="Törtkerék"
          height={w => Math.min(w, 264) * Math.ceil(wholes / Math.max(1, Math.floor(w / 200)))}
          maxWidth={wholes > 1 ? undefined : 264}
        >
          {({ width, height }) => {
            const size = wholes > 1 ? Math.min(width / wholes, height, 200) : Math.min(width, height);
            const r = size / 2;
            return (
              <g {...slider}>
                {upTo(wholes).map(w => (
                  <g key={w} transform={`translate(${w * size} 0)`}>
                    <circle className={drawing.paper} cx={r} cy={r} r={r - 3} style={{ stroke: 'var(--ink)', strokeWidth: size / 44 }} />
                    {den === 1 ? (
                      <circle className={top > w ? drawing.fill : drawing.soft} cx={r} cy={r} r={r * 0.9} data-part={w} />
                    ) : (
                      upTo(den).map(i => (
                        <path
                          key={i}
                          className={classes(styles.tap, drawing.edge, w * den + i < top ? drawing.fill : drawing.soft)}
                          style={{ strokeWidth: 4 }}
                          d={sector(r, r * 0.9, i, den)}
                          data-part={w * den + i}
                          data-tap={w * den + i === top ? 'Számláló: több' : undefined}
                        />
                      ))
                    )}
                    <circle className={drawing.paper} cx={r} cy={r} r={r * 0.18} />
                    <circle className={drawing.solid} cx={r} cy={r} r={r * 0.12} />
                    <circle className={drawing.spark} cx={r} cy={r} r={r * 0.05} />
                  </g>
                ))}
              </g>
            );
          }}
        </Stage>
      ) : (
        <Stage label="Törtsáv" height={wholes * 62 - 6}>
          {({ width }) => (
            <g {...slider}>
              {upTo(limit).map(i => {
                const piece = width / den;
                return (
                  <rect
                    key={i}
                    className={classes(styles.tap, drawing.edge, i < top ? drawing.fill : drawing.soft)}
                    x={(i % den) * piece}
                    y={Math.floor(i / den) * 62}
                    width={piece}
                    height={54}
                    rx={7}
                    data-part={i}
                    data-tap={i === top ? 'Számláló: több' : undefined}
                  />
                );
              })}
            </g>
          )}
        </Stage>
      )}
      <Controls>
        <p className={panels.big} style={{ color: 'var(--c-text)' }}>
          <Fraction num={top} den={den} />
        </p>
        <Stepper label="Számláló" value={top} min={0} max={limit} onChange={setTop} />
        <Stepper
          label="Nevező"
          value={den}
          min={1}
          max={maxDen}
          onChange={value => widget.set(s => ({ den: value, num: Math.min(s.num, value * wholes) }))}
        />
      </Controls>
      <Readouts
        items={[
          ['Egyszerűsítve', <RichText key="a" text={write(lowest)} />],
          wholes > 1 ? ['Vegyes szám', <RichText key="b" text={mixed(widget.state)} />] : ['Tizedes tört', num(top / den, 3)],
          ['Százalék', `${num((top / den) * 100, 1)}%`],
        ]}
      />
    </Frame>
  );
}
