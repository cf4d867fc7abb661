import { useId } from 'react';
import controls from '../kit/controls.module.css';
import { Button, Controls, Row, Slider, Toggle } from '../kit/controls.tsx';
import { Frame } from '../kit/frame.tsx';
import { indexed } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { Scroll } from '../kit/scroll.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { ChanceBars } from './chance-bars.tsx';
import { chances, continueText, corpusOf, nextWords, type TrainConfig, tableOf, teach, train, wordsOf } from './model.ts';

const LONGEST = 80;

export function TrainView(props: WidgetProps<TrainConfig>) {
  const { config } = props;
  const widget = useWidget(props, train);
  const field = useId();
  const { typing, context, randomness, text, open } = widget.state;
  const options = chances(nextWords(config, widget.state), randomness);
  return (
    <Frame widget={widget} title="szövegíró modell" how="Írj mondatokat, aztán írass a modellel">
      <p className={panels.prompt}>{text.join(' ')} …</p>
      <ChanceBars options={options} />
      <Controls label="Írás">
        <Row>
          <Button main disabled={options.length === 0} onClick={() => widget.set(s => continueText(config, s))}>
            Következő szó
          </Button>
          <Button onClick={() => widget.set(s => ({ ...s, text: wordsOf(config.state.start) }))}>Elölről</Button>
          <Toggle label="Kinyitom a modellt" on={open} onChange={on => widget.set(s => ({ ...s, open: on }))} />
        </Row>
        <Slider
          label="Ennyi szót néz vissza"
          value={context}
          min={1}
          max={3}
          onChange={value => widget.set(s => ({ ...s, context: value, text: wordsOf(config.state.start) }))}
        />
        <Slider
          label="Véletlenség"
          value={randomness}
          min={0}
          max={1}
          step={0.1}
          onChange={value => widget.set(s => ({ ...s, randomness: value }))}
        />
        {options.length === 0 && <p className={panels.note}>Ez után egyetlen mondatban sem állt semmi: a modell nem tudja folytatni.</p>}
      </Controls>
      {open && (
        <Scroll label="Amit a modell tud">
          <table className={panels.table}>
            <thead>
              <tr>
                <th scope="col">Ez után</th>
                <th scope="col">ez állt, ennyiszer</th>
              </tr>
            </thead>
            <tbody>
              {tableOf(config, widget.state).map(({ before, after }) => (
                <tr key={before}>
                  <th scope="row">{before}</th>
                  <td>{after.map(({ word, count }) => `${word}: ${count}`).join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      <Controls label="Tanítás">
        <p className={controls.label}>Ezekből a mondatokból tanul:</p>
        <ul>
          {indexed(corpusOf(config, widget.state)).map(({ key, item }) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
        <div className={controls.answer}>
          <label htmlFor={field} className="sr-only">
            Saját mondat
          </label>
          <input
            id={field}
            type="text"
            autoComplete="off"
            placeholder="Saját mondat"
            style={{ flex: 1 }}
            maxLength={LONGEST}
            value={typing}
            onChange={event => widget.set(s => ({ ...s, typing: event.target.value }))}
          />
          <Button disabled={wordsOf(typing).length < 2} onClick={() => widget.set(teach)}>
            Megtanítom
          </Button>
        </div>
      </Controls>
    </Frame>
  );
}
