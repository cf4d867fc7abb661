import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Button, Choice, Controls, Readouts, Row } from '../kit/controls.tsx';
import drawing from '../kit/drawing.module.css';
import { Frame } from '../kit/frame.tsx';
import { upTo } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { RichText } from '../kit/rich-text.tsx';
import { Stage } from '../kit/stage.tsx';
import { Tap } from '../kit/tap.tsx';
import { useWidget } from '../kit/use-widget.ts';
import type { WrittenFraction } from '../kit/written-fraction.ts';
import { readFraction } from '../kit/written-fraction.ts';
import {
  type CompareConfig,
  compare,
  cutState,
  type DivideConfig,
  division,
  type EqualConfig,
  equal,
  type JoinConfig,
  join,
  quotient,
  recut,
  result,
  write,
} from './model.ts';

const HEIGHT = 46;
/** Of bars that are only looked back at. */
const LOW = 24;

/** A bar of the length of one whole (or more), coloured up to its value and cut into den pieces. */
export function Bar({
  x = 0,
  y,
  width,
  value,
  den,
  whole = 1,
  tone = drawing.fill,
  height = HEIGHT,
}: {
  x?: number;
  y: number;
  width: number;
  value: WrittenFraction;
  den: number;
  whole?: number;
  tone?: string;
  height?: number;
}) {
  const unit = width / whole;
  const coloured = Math.min(width, (value.num / value.den) * unit);
  return (
    <g>
      <rect className={drawing.soft} x={x} y={y} width={width} height={height} rx={8} />
      <rect className={classes(tone, drawing.slow)} x={x} y={y} width={coloured} height={height} rx={8} />
      {upTo(Math.round(den * whole) - 1).map(i => (
        <line key={i} className={drawing.edge} x1={x + ((i + 1) * unit) / den} x2={x + ((i + 1) * unit) / den} y1={y} y2={y + height} />
      ))}
    </g>
  );
}

const options = (denominators: number[]) => denominators.map(value => ({ value, label: String(value) }));
/** A bar that is tapped is cut the next way. */
const after = (denominators: number[], den: number | undefined) => denominators[denominators.indexOf(den ?? 0) + 1] ?? denominators[0] ?? 1;
const label = (bar: WrittenFraction, den: number) => {
  const cut = recut(bar, den);
  return cut ? write(cut) : '?';
};

export function Join(props: WidgetProps<JoinConfig>) {
  const widget = useWidget(props, join);
  const { config } = props;
  const { bars, denominators } = config.state;
  const { dens, merged } = widget.state;
  const fits = cutState(bars, dens) === 'fits';
  const adding = config.mode === 'add';
  const sum = result(config);
  const together = merged && fits;
  const apart = together ? 46 : 78;
  const cutSum = recut(sum, dens[0]) ?? sum;
  const [first, second] = bars;
  if (!first || !second) return null;
  const barName = (i: number) => bars[i]?.label ?? (i === 0 ? 'Első sáv' : 'Második sáv');
  const setDen = (i: 0 | 1, den: number) => widget.set(s => ({ merged: false, dens: i === 0 ? [den, s.dens[1]] : [s.dens[0], den] }));
  return (
    <Frame widget={widget} title="törtsávok" how="Koppints egy sávra: finomabbra vágod">
      {/* As high with the third bar: nothing below it moves under the finger. */}
      <Stage label={widget.description} height={158} picture loose grown={together}>
        {({ width }) => (
          <>
            {[first, second].map((bar, i) => (
              <g key={bar.label ?? i} opacity={together ? 0.45 : 1}>
                <text x={0} y={i * apart + 14}>
                  {bar.label ?? (i === 0 ? 'első sáv' : 'második sáv')}
                </text>
                <text className={drawing.big} x={width} y={i * apart + 15} textAnchor="end">
                  {label(bar, dens[i] ?? bar.den)}
                </text>
                <Tap label={`${barName(i)}: hány részre?`} onTap={() => setDen(i === 0 ? 0 : 1, after(denominators, dens[i]))}>
                  <Bar
                    y={i * apart + 20}
                    width={width}
                    value={bar}
                    den={dens[i] ?? bar.den}
                    tone={i === 0 ? drawing.fill : drawing.brand}
                    height={together ? LOW : HEIGHT}
                  />
                </Tap>
              </g>
            ))}
            {together && (
              <g>
                <text x={0} y={106}>
                  {adding ? 'összetolva' : 'ennyi maradt'}
                </text>
                <Bar y={112} width={width} value={sum} den={dens[0]} whole={Math.max(1, Math.ceil(sum.num / sum.den))} />
                {adding && (
                  <rect
                    className={drawing.brand}
                    x={((first.num / first.den) * width) / Math.max(1, Math.ceil(sum.num / sum.den))}
                    y={112}
                    width={((second.num / second.den) * width) / Math.max(1, Math.ceil(sum.num / sum.den))}
                    height={HEIGHT}
                    opacity={0.85}
                  />
                )}
              </g>
            )}
          </>
        )}
      </Stage>
      <Controls>
        {([0, 1] as const).map(i => (
          <Choice
            key={i}
            label={`${barName(i)}: hány részre?`}
            options={options(denominators)}
            value={dens[i]}
            onChange={den => setDen(i, den)}
          />
        ))}
        <Row>
          <Button main disabled={!fits || merged} onClick={() => widget.set(s => ({ ...s, merged: true }))}>
            {adding ? 'Összetolom' : 'Elveszem'}
          </Button>
          {!fits && <span className={panels.note}>Előbb legyenek egyformák a részek!</span>}
        </Row>
      </Controls>
      <Readouts
        items={[
          ['Első', <RichText key="a" text={label(first, dens[0])} />],
          ['Második', <RichText key="b" text={label(second, dens[1])} />],
          [adding ? 'Együtt' : 'Maradt', <RichText key="c" text={together ? write(cutSum) : '?'} />],
        ]}
      />
    </Frame>
  );
}

export function Equal(props: WidgetProps<EqualConfig>) {
  const widget = useWidget(props, equal);
  const { bar, denominators } = props.config.state;
  const { den } = widget.state;
  return (
    <Frame widget={widget} title="törtsávok" how="Koppints az alsó sávra: finomabbra vágod">
      <Stage label={widget.description} height={128} picture>
        {({ width }) => (
          <>
            <Bar y={4} width={width} value={bar} den={bar.den} />
            <Tap label="Hány egyenlő részre?" onTap={() => widget.set({ den: after(denominators, den) })}>
              <Bar y={76} width={width} value={bar} den={den} tone={drawing.brand} />
            </Tap>
            <line
              className={classes(drawing.ink2, drawing.dash)}
              x1={(bar.num / bar.den) * width}
              x2={(bar.num / bar.den) * width}
              y1={0}
              y2={126}
            />
          </>
        )}
      </Stage>
      <Controls>
        <Choice label="Hány egyenlő részre?" options={options(denominators)} value={den} onChange={value => widget.set({ den: value })} />
      </Controls>
      <Readouts
        items={[
          ['Eredeti tört', <RichText key="a" text={write(bar)} />],
          ['Új beosztással', <RichText key="b" text={label(bar, den)} />],
        ]}
      />
    </Frame>
  );
}

export function Compare(props: WidgetProps<CompareConfig>) {
  const widget = useWidget(props, compare);
  const { bars, denominators } = props.config.state;
  const { dens, answer } = widget.state;
  const cutName = (i: number) => `${i === 0 ? 'Első' : 'Második'} sáv: hány részre?`;
  const setDen = (i: number, den: number) => widget.set(s => ({ ...s, dens: i === 0 ? [den, s.dens[1]] : [s.dens[0], den] }));
  return (
    <Frame widget={widget} title="törtsávok" how="Koppints a sávokra: hozd közös beosztásra">
      <Stage label={widget.description} height={158} picture>
        {({ width }) =>
          bars.map((bar, i) => (
            <g key={write(bar)}>
              <text x={0} y={i * 78 + 14}>
                {bar.label ?? (i === 0 ? 'első' : 'második')}
              </text>
              <text className={drawing.big} x={width} y={i * 78 + 15} textAnchor="end">
                {label(bar, dens[i] ?? 1)}
              </text>
              <Tap label={cutName(i)} onTap={() => setDen(i, after(denominators, dens[i]))}>
                <Bar y={i * 78 + 22} width={width} value={bar} den={dens[i] ?? 1} tone={i === 0 ? drawing.fill : drawing.brand} />
              </Tap>
            </g>
          ))
        }
      </Stage>
      <Controls>
        {([0, 1] as const).map(i => (
          <Choice key={i} label={cutName(i)} options={options(denominators)} value={dens[i]} onChange={den => setDen(i, den)} />
        ))}
        <Choice
          label="Melyik nagyobb?"
          options={[
            { value: 'first', label: 'az első' },
            { value: 'second', label: 'a második' },
            { value: 'equal', label: 'egyenlők' },
          ]}
          value={answer}
          onChange={value => widget.set(s => ({ ...s, answer: value }))}
        />
      </Controls>
    </Frame>
  );
}

export function Divide(props: WidgetProps<DivideConfig>) {
  const widget = useWidget(props, division);
  const [whole, piece] = [readFraction(props.config.state.whole), readFraction(props.config.state.piece)];
  const { pieces } = widget.state;
  const quot = quotient(props.config);
  const canLay = pieces < Math.ceil(quot.num / quot.den) + 2;
  const wholes = Math.max(1, Math.ceil(Math.max(whole.num / whole.den, (pieces * piece.num) / piece.den)));
  return (
    <Frame widget={widget} how="Koppints a sáv alá: leraksz egy darabot">
      <Stage label={widget.description} height={128} picture>
        {({ width }) => {
          const unit = width / wholes;
          return (
            <>
              <Bar y={4} width={width} value={whole} den={whole.den} whole={wholes} />
              <Tap label="Lerakok egy darabot" onTap={() => canLay && widget.set(s => ({ pieces: s.pieces + 1 }))}>
                <rect className={classes(drawing.hit, drawing.line, drawing.dash)} x={1} y={70} width={width - 2} height={HEIGHT} rx={8} />
              </Tap>
              {upTo(pieces).map(i => (
                <rect
                  key={i}
                  pointerEvents="none"
                  className={classes(drawing.brand, drawing.edge)}
                  x={(i * piece.num * unit) / piece.den}
                  y={70}
                  width={(piece.num / piece.den) * unit}
                  height={HEIGHT}
                  rx={8}
                />
              ))}
            </>
          );
        }}
      </Stage>
      <Controls>
        <Row>
          <Button icon="plus" disabled={!canLay} onClick={() => widget.set(s => ({ pieces: s.pieces + 1 }))}>
            Lerakok egy darabot
          </Button>
          <Button icon="minus" disabled={pieces === 0} onClick={() => widget.set(s => ({ pieces: s.pieces - 1 }))}>
            Elveszek egyet
          </Button>
        </Row>
      </Controls>
      <Readouts
        items={[
          ['A sáv', <RichText key="a" text={write(whole)} />],
          ['Egy darab', <RichText key="b" text={write(piece)} />],
          ['Lerakva', `${pieces} db`],
        ]}
      />
    </Frame>
  );
}
