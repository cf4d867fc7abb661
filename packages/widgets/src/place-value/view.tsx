import { decimalInWords } from '@eszkerek/numbers/hungarian';
import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import type { WidgetConfig } from '../kinds.ts';
import controls from '../kit/controls.module.css';
import { Button, Readouts, Row } from '../kit/controls.tsx';
import { num } from '../kit/format.ts';
import { Frame } from '../kit/frame.tsx';
import { indexed } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { Scroll } from '../kit/scroll.tsx';
import { useWidget } from '../kit/use-widget.ts';
import {
  addUnit,
  type BuildConfig,
  build,
  type ColumnConfig,
  column,
  columnResult,
  columns,
  type DigitConfig,
  decimals,
  digit,
  digitAt,
  placeName,
  placeShort,
  type ShiftConfig,
  shift,
  shifted,
  topPlace,
} from './model.ts';
import styles from './view.module.css';

const head = (places: number[]) => (
  <thead>
    <tr>
      {places.map(place => (
        <th key={place} scope="col" className={place === -1 ? styles.comma : ''} title={placeName(place)}>
          <abbr title={placeName(place)}>{placeShort(place)}</abbr>
        </th>
      ))}
    </tr>
  </thead>
);

/** Leading zeros before the number and trailing ones behind it stay unwritten. */
const written = (value: number, place: number) => place <= Math.max(topPlace(value), 0) && place >= Math.min(0, -decimals(value));

function Build(props: WidgetProps<BuildConfig>) {
  const widget = useWidget(props, build);
  const { high, low = 0 } = props.config.state;
  const places = columns(high, low);
  const { value } = widget.state;
  const change = (place: number, by: 1 | -1) => widget.set(s => ({ value: addUnit(s.value, place, by, high) }));
  return (
    <Frame widget={widget} how="Növeld vagy csökkentsd az oszlopokat">
      <Scroll label="Helyiérték-táblázat">
        <table className={classes(panels.table, styles.places)}>
          <caption className="sr-only">Helyiérték-táblázat</caption>
          {head(places)}
          <tbody>
            {([1, 0, -1] as const).map(by => (
              <tr key={by}>
                {places.map(place => (
                  <td key={place} className={place === -1 ? styles.comma : ''}>
                    {by === 0 ? (
                      <b className={written(value, place) ? styles.digit : classes(styles.digit, styles.faint)}>{digitAt(value, place)}</b>
                    ) : (
                      <button
                        type="button"
                        className={classes(controls.round, styles.step)}
                        aria-label={`${placeName(place)} hely: ${by > 0 ? 'eggyel több' : 'eggyel kevesebb'}`}
                        onClick={() => change(place, by)}
                      >
                        <Icon name={by > 0 ? 'chevron-up' : 'chevron-down'} />
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <Readouts
        items={[
          ['A szám', num(value, 4)],
          ['Kiolvasva', decimalInWords(value, -low)],
        ]}
      />
    </Frame>
  );
}

function Digit(props: WidgetProps<DigitConfig>) {
  const widget = useWidget(props, digit);
  const { number } = props.config.state;
  const places = columns(topPlace(number), -decimals(number));
  const { place } = widget.state;
  return (
    <Frame widget={widget} how="Koppints egy számjegyre">
      <Scroll label="Helyiérték-táblázat">
        <table className={classes(panels.table, styles.places)}>
          <caption className="sr-only">A szám számjegyei</caption>
          {head(places)}
          <tbody>
            <tr>
              {places.map(p => (
                <td key={p} className={p === -1 ? styles.comma : ''}>
                  <button
                    type="button"
                    className={place === p ? classes(panels.cell, styles.digit, panels.on) : classes(panels.cell, styles.digit)}
                    aria-pressed={place === p}
                    aria-label={`${digitAt(number, p)}, ${placeName(p)} hely`}
                    onClick={() => widget.set({ place: p })}
                  >
                    {digitAt(number, p)}
                  </button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </Scroll>
      <Readouts
        items={
          place === null
            ? [['A szám', num(number, 4)]]
            : [
                ['Helye', placeName(place)],
                ['Alaki értéke', String(digitAt(number, place))],
                ['Valódi értéke', num(digitAt(number, place) * 10 ** place, 4)],
              ]
        }
      />
    </Frame>
  );
}

function Digits({ value, places }: { value: number; places: number[] }) {
  return (
    <tr>
      {places.map(place => (
        <td key={place} className={place === -1 ? styles.comma : ''}>
          {written(value, place) && <b className={styles.digit}>{digitAt(value, place)}</b>}
        </td>
      ))}
    </tr>
  );
}

function Shift(props: WidgetProps<ShiftConfig>) {
  const widget = useWidget(props, shift);
  const { number, high = 4, low = -3 } = props.config.state;
  const { by } = widget.state;
  const now = shifted(number, by);
  const move = (step: number) => widget.set(s => ({ by: s.by + step }));
  return (
    <Frame widget={widget} title="számjegyléptető" how="Szorozz vagy ossz 10-zel">
      <Scroll label="Helyiérték-táblázat">
        <table className={classes(panels.table, styles.places)}>
          <caption className="sr-only">A léptetett szám</caption>
          {head(columns(high, low))}
          <tbody>
            <Digits value={now} places={columns(high, low)} />
          </tbody>
        </table>
      </Scroll>
      <Row>
        <Button icon="chevron-left" disabled={now * 10 >= 10 ** (high + 1)} onClick={() => move(1)}>
          · 10
        </Button>
        <Button icon="chevron-right" disabled={decimals(now / 10) > -low} onClick={() => move(-1)}>
          : 10
        </Button>
      </Row>
      <Readouts
        items={[
          ['Eredeti', num(number, 4)],
          ['Most', num(now, 4)],
          ['Összesen', by === 0 ? '· 1' : `${by > 0 ? '·' : ':'} ${num(10 ** Math.abs(by))}`],
        ]}
      />
    </Frame>
  );
}

function Column(props: WidgetProps<ColumnConfig>) {
  const widget = useWidget(props, column);
  const { terms, op } = props.config.state;
  const [first = 0, second = 0] = terms;
  const { offset } = widget.state;
  const high = Math.max(topPlace(first), topPlace(second), 1) + 2;
  const low = -Math.max(decimals(first), decimals(second)) - 2;
  const places = columns(high, low);
  const text = num(second, 4);
  return (
    <Frame widget={widget} title="vessző alá vessző" how="Csúsztasd a második számot">
      <Scroll label="Helyiérték-táblázat">
        <table className={classes(panels.table, styles.places)}>
          <caption className="sr-only">Írásbeli {op === '+' ? 'összeadás' : 'kivonás'}</caption>
          {head(places)}
          <tbody>
            <Digits value={first} places={places} />
            <tr>
              {indexed(places).map(({ key, item: place, index }) => {
                const source = place - offset;
                return (
                  <td
                    key={key}
                    className={place === -1 + offset && offset !== 0 ? classes(styles.comma, styles.bad) : place === -1 ? styles.comma : ''}
                  >
                    {index === 0 && <b>{op === '+' ? '+' : '−'}</b>}
                    {written(second, source) && <b className={styles.digit}>{digitAt(second, source)}</b>}
                  </td>
                );
              })}
            </tr>
            {offset === 0 && <Digits value={columnResult(props.config.state)} places={places} />}
          </tbody>
        </table>
      </Scroll>
      <Row>
        <Button icon="chevron-left" disabled={offset >= 2} onClick={() => widget.set(s => ({ offset: s.offset + 1 }))}>
          balra
        </Button>
        <Button icon="chevron-right" disabled={offset <= -2} onClick={() => widget.set(s => ({ offset: s.offset - 1 }))}>
          jobbra
        </Button>
      </Row>
      <Readouts
        items={[
          ['Első szám', num(first, 4)],
          ['Második szám', text],
          ['Eredmény', offset === 0 ? num(columnResult(props.config.state), 4) : '?'],
        ]}
      />
    </Frame>
  );
}

export default function PlaceValue({ config, ...rest }: WidgetProps<WidgetConfig<'place-value'>>) {
  switch (config.mode) {
    case 'build':
      return <Build config={config} {...rest} />;
    case 'digit':
      return <Digit config={config} {...rest} />;
    case 'shift':
      return <Shift config={config} {...rest} />;
    case 'column':
      return <Column config={config} {...rest} />;
  }
}
