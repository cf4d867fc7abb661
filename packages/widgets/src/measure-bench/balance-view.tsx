import { cx as classes } from '@eszkerek/ui/cx.ts';
import { useRef } from 'react';
import { Choice, Controls, NumberAnswer, Row, Toggle } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { num, quantity } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { indexed } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import { Questions } from '../kit/questions.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { Stage } from '../kit/stage.tsx';
import { Tap } from '../kit/tap.tsx';
import { useSettle } from '../kit/use-settle.ts';
import { useWidget } from '../kit/use-widget.ts';
import { type Balance, type BalanceConfig, balance, difference, fineness, put, unitOf, weightsOn } from './balance.ts';

/** The weights that are not used stand in rows below, each as wide as a finger. */
const ROW = 44;
const FOOT = 206;
const rowsOf = (config: BalanceConfig, width: number) => Math.ceil((config.state.weights.length * ROW) / (width - 8));
const [AXIS, PAN] = [56, 96];

interface ScalesProps {
  width: number;
  config: BalanceConfig;
  now: Balance;
  onWeight: (index: number) => void;
}

function Scales({ width, config, now, onWeight }: ScalesProps) {
  const [arm, middle] = [Math.min(150, width / 2 - 62), width / 2];
  const off = difference(config, now);
  const tilt = Math.abs(off) <= fineness(config) ? 0 : Math.max(-1, Math.min(1, off / (20 * fineness(config)))) * 9 + Math.sign(off) * 3;
  const [beam, left, right] = [useRef<SVGGElement>(null), useRef<SVGGElement>(null), useRef<SVGGElement>(null)];
  // Degrees; positive is down on the left.
  useSettle(tilt, angle => {
    const turn = (angle * Math.PI) / 180;
    const [dx, dy] = [arm * Math.cos(turn), arm * Math.sin(turn)];
    beam.current?.setAttribute('transform', `translate(${middle} ${AXIS}) rotate(${-angle})`);
    left.current?.setAttribute('transform', `translate(${middle - dx} ${AXIS + dy})`);
    right.current?.setAttribute('transform', `translate(${middle + dx} ${AXIS - dy})`);
  });
  const label = config.state.objects.find(({ id }) => id === now.object)?.label ?? '';
  const weights = indexed(config.state.weights).sort((a, b) => b.item - a.item);
  const heaviest = Math.max(...config.state.weights);
  const rows = rowsOf(config, width);
  const across = Math.ceil(weights.length / rows);
  const place = (width - 8) / across;
  const weight = ({ key, item, index }: (typeof weights)[number], x: number, y: number, away = false) => {
    const size = 14 + 14 * Math.sqrt(item / heaviest);
    return (
      <Tap key={key} label={`${index + 1}. súly: ${quantity(item, unitOf(config))}`} onTap={() => onWeight(index)}>
        <g transform={`translate(${x} ${y})`}>
          <rect className={drawing.hit} x={-Math.max(13, place / 2)} y={-36} width={Math.max(26, place)} height={44} />
          <rect
            className={away ? classes(drawing.ink2, drawing.dash) : classes(drawing.fill, drawing.edge)}
            x={-size / 2}
            y={-size}
            width={size}
            height={size}
            rx={3}
          />
          {!away && (
            <text className={classes(drawing.small, drawing.onSolid)} y={-size / 2 + 4} textAnchor="middle">
              {num(item)}
            </text>
          )}
        </g>
      </Tap>
    );
  };
  const pan = <path className={drawing.ink} d={`M0 0L-46 ${PAN}H46Z`} style={{ fill: 'none' }} />;
  return (
    <Quiet>
      <path className={drawing.ink} style={{ strokeWidth: 5 }} d={`M${middle} ${AXIS}V${FOOT - 12}M${middle - 50} ${FOOT - 10}h100`} />
      <path className={drawing.ink2} d={`M${middle - 14} ${AXIS + 60}q14 8 28 0`} />
      <g ref={beam}>
        <path className={drawing.ink} style={{ strokeWidth: 5 }} d={`M${-arm} 0H${arm}`} />
        <path className={drawing.main2} d="M0 0V58" />
        <circle className={drawing.solid} r={6} />
      </g>
      <g ref={left}>
        {pan}
        <circle className={classes(drawing.mid, drawing.line)} cy={PAN - 24} r={22} />
        <text className={drawing.halo} y={PAN + 20} textAnchor="middle">
          {label}
        </text>
      </g>
      <g ref={right}>
        {pan}
        {weights.filter(({ index }) => now.on[index]).map((one, at) => weight(one, ((at % 3) - 1) * 29, PAN - 2 - Math.floor(at / 3) * 29))}
      </g>
      {/* The empty place of a weight takes it back. */}
      {weights.map((one, at) =>
        weight(one, 4 + place * ((at % across) + 0.5), FOOT + ROW * (Math.floor(at / across) + 1) - 6, now.on[one.index]),
      )}
    </Quiet>
  );
}

export function BalanceView(props: WidgetProps<BalanceConfig>) {
  const widget = useWidget(props, balance);
  const { config } = props;
  const { objects, weights } = config.state;
  const unit = unitOf(config);
  const { object, on, typed } = widget.state;
  const toggle = (index: number) => widget.set(s => put(config, s, { on: s.on.map((was, i) => (i === index ? !was : was)) }));
  return (
    <Frame widget={widget} title="kétkarú mérleg" how="Tegyél súlyokat a jobb serpenyőre" split>
      <Stage label={widget.description} height={width => FOOT + ROW * rowsOf(config, width)} maxWidth={460} picture>
        {({ width }) => <Scales width={width} config={config} now={widget.state} onWeight={toggle} />}
      </Stage>
      <Controls>
        {objects.length > 1 && (
          <Choice
            label="A bal serpenyőn"
            value={object}
            options={objects.map(({ id, label }) => ({ value: id, label }))}
            onChange={value => widget.set(s => put(config, s, { object: value }))}
          />
        )}
        <Row>
          {indexed(weights).map(({ key, item, index }) => (
            <Toggle
              key={key}
              label={
                <>
                  <span className="sr-only">{index + 1}. súly: </span>
                  {quantity(item, unit)}
                </>
              }
              on={on[index] ?? false}
              onChange={() => toggle(index)}
            />
          ))}
        </Row>
        <p>
          A jobb serpenyőn {weights.filter((_, i) => on[i]).length} súly van
          {weightsOn(config, widget.state) > 0 ? '. Add össze őket!' : '.'}
        </p>
        {objects
          .filter(({ id }) => config.goal?.masses.includes(id))
          .map(({ id, label }) => (
            <NumberAnswer
              key={id}
              label={`Tömeg: ${label}`}
              unit={unit}
              value={typed[id] ?? ''}
              onChange={text => widget.set(s => ({ ...s, typed: { ...s.typed, [id]: text } }))}
            />
          ))}
      </Controls>
      <Questions model={balance} config={config} widget={widget} />
    </Frame>
  );
}
