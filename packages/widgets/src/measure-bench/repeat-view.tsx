import { useRef, useState } from 'react';
import { Button, Choice, Controls, NumberAnswer, Readouts, Row } from '../kit/controls.tsx';
import { num, quantity } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { Journal } from '../kit/journal/view.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { Questions } from '../kit/questions.tsx';
import { Stage } from '../kit/stage.tsx';
import { useRun } from '../kit/use-run.ts';
import { useWidget } from '../kit/use-widget.ts';
import { maxRows, measured, oneOf, type RepeatConfig, repeat, unitDigits, withRow } from './repeat.ts';
import { Scene } from './scene.tsx';

/** A hand that stops much too early or too late measured something else. */
const PLAUSIBLE = [0.4, 2.5] as const;
/** Seconds at most. */
const GLIMPSE = 3;

export function RepeatView(props: WidgetProps<RepeatConfig>) {
  const widget = useWidget(props, repeat);
  const { config } = props;
  const { scene, quantity: what, instrument, counts = [1], value } = config.state;
  const { count, rows, mean, deviation } = widget.state;
  const [started, setStarted] = useState<number | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const began = useRef(0);
  // What is measured is seen to move for a moment too when the widget reads the instrument.
  const glimpse = useRun({ at: 0, end: Math.min(GLIMPSE, value * count), speed: 1, keep: () => undefined });
  const read = () => {
    glimpse.start();
    widget.set(s => withRow(config, s, measured(config, s)));
  };
  const byHand = scene !== 'table';
  const full = rows.length >= maxRows(config);
  const digits = unitDigits(instrument.division);
  const start = () => {
    began.current = performance.now();
    setStarted(rows.length);
    setSaid(null);
  };
  const stop = () => {
    const shown = Math.round((performance.now() - began.current) / 1000 / instrument.division) * instrument.division;
    setStarted(null);
    const ratio = shown / (value * count);
    if (ratio < PLAUSIBLE[0] || ratio > PLAUSIBLE[1])
      setSaid(`${num(shown, digits)} ${what.unit}: ez nem ${count > 1 ? `${count} ` : 'egy '}volt. Nézd végig, és mérj újra!`);
    else widget.set(s => withRow(config, s, shown));
  };
  const many = counts.length > 1 || count > 1;
  return (
    <Frame widget={widget} title="ismételt mérés" how="Mérj többször, és hasonlítsd össze" split>
      <Stage label={widget.description} height={230} maxWidth={380} picture>
        {({ width }) => (
          <Scene width={width} scene={scene} period={value} running={started !== null || glimpse.running} label={instrument.label} />
        )}
      </Stage>
      <Controls>
        {many && (
          <Choice
            label="Egyszerre mérve"
            value={count}
            options={counts.map(one => ({ value: one, label: `${one}` }))}
            onChange={next => widget.set(s => ({ ...s, count: next }))}
          />
        )}
        <Row>
          <Button main icon="timer" disabled={full} onClick={() => !full && read()}>
            Mérek egyet
          </Button>
          {byHand && (
            <Button icon={started === null ? 'play' : 'pause'} disabled={full} onClick={started === null ? start : stop}>
              {started === null ? 'Kézzel mérek: indítom' : 'Megállítom'}
            </Button>
          )}
        </Row>
        {said && <p role="status">{said}</p>}
        {full && <p>Betelt a táblázat: számolj a soraiddal!</p>}
      </Controls>
      <Readouts
        items={[
          ['Utolsó mérés', rows.length > 0 ? quantity(rows.at(-1)?.shown ?? 0, what.unit, digits) : '–'],
          ['Osztásköz', quantity(instrument.division, what.unit, 3)],
        ]}
      />
      <Questions model={repeat} config={config} widget={widget} />
      <Journal
        columns={[
          ...(many ? [{ label: 'db', digits: 0 }] : []),
          { label: `${many ? 'mért' : (what.symbol ?? what.label)} (${what.unit})`, digits },
          ...(many ? [{ label: `${what.symbol ?? what.label} (${what.unit})`, digits: digits + 1 }] : []),
        ]}
        rows={rows.map(row => ({ values: many ? [row.count, row.shown, oneOf(row)] : [row.shown], struck: row.struck }))}
        report={{
          title: config.text.title ?? what.label,
          task: config.text.task,
          results: [
            ...(mean ? [`Átlag: ${mean} ${what.unit}`] : []),
            ...(deviation ? [`Legnagyobb eltérés: ${deviation} ${what.unit}`] : []),
          ],
        }}
        onStrike={index => widget.set(s => ({ ...s, rows: s.rows.map((row, i) => (i === index ? { ...row, struck: !row.struck } : row)) }))}
      >
        {config.goal?.mean && (
          <NumberAnswer
            label={`Átlag (${what.label})`}
            unit={what.unit}
            value={mean}
            onChange={text => widget.set(s => ({ ...s, mean: text }))}
          />
        )}
        {config.goal?.deviation && (
          <NumberAnswer
            label="Legnagyobb eltérés"
            unit={what.unit}
            value={deviation}
            onChange={text => widget.set(s => ({ ...s, deviation: text }))}
          />
        )}
      </Journal>
    </Frame>
  );
}
