import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import controls from '../kit/controls.module.css';
import { Button, Controls, Row } from '../kit/controls.tsx';
import { Frame } from '../kit/frame.tsx';
import { indexed, upTo } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import { moved, Orderer } from '../kit/orderer.tsx';
import panels from '../kit/panels.module.css';
import { RichText } from '../kit/rich-text.tsx';
import { Scroll } from '../kit/scroll.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { longDivision, writeDivision } from './division.ts';
import type { Token } from './expression.ts';
import {
  type ArrangeConfig,
  arrange,
  type ChooseConfig,
  choose,
  type DivisionConfig,
  division,
  type OrderConfig,
  operate,
  order,
  pick,
  refusalText,
  stepAt,
  tokenText,
} from './model.ts';
import styles from './view.module.css';

/** A power stands as a raised number, without its sign. */
function Line({ tokens, onPick }: { tokens: Token[]; onPick?: (at: number) => void }) {
  return (
    <p className={classes(panels.big, styles.expression)}>
      {indexed(tokens).map(({ key, item, index }) => {
        const raised = index > 0 && tokens[index - 1]?.type === 'op' && tokenText(tokens[index - 1] ?? item) === '^';
        if (raised) return <sup key={key}>{tokenText(item)}</sup>;
        if (item.type !== 'op') return <span key={key}> {tokenText(item)} </span>;
        const name = item.op === '^' ? 'hatvány' : item.op;
        return onPick ? (
          <button
            key={key}
            type="button"
            className={classes(controls.round, styles.inline)}
            aria-label={`${index}. jel: ${name}`}
            onClick={() => onPick(index)}
          >
            {item.op === '^' ? 'ⁿ' : item.op}
          </button>
        ) : (
          <span key={key}> {item.op === '^' ? '' : item.op} </span>
        );
      })}
    </p>
  );
}

function Order(props: WidgetProps<OrderConfig>) {
  const widget = useWidget(props, order);
  const { lines, refused } = widget.state;
  return (
    <Frame widget={widget} title="műveleti sorrend" how="Kattints a következő műveleti jelre">
      <div className={panels.panel}>
        {indexed(lines).map(({ key, item, index }) => (
          <Line
            key={key}
            tokens={item}
            onPick={index === lines.length - 1 && item.length > 1 ? at => widget.set(s => operate(s, at)) : undefined}
          />
        ))}
      </div>
      {refused && <p className={panels.panel}>{refusalText[refused]}</p>}
      <Row>
        <Button
          icon="chevron-left"
          disabled={lines.length < 2}
          onClick={() => widget.set(s => ({ lines: s.lines.slice(0, -1), refused: null }))}
        >
          Visszalépek
        </Button>
      </Row>
    </Frame>
  );
}

function Choose(props: WidgetProps<ChooseConfig>) {
  const widget = useWidget(props, choose);
  const { start, steps } = props.config.state;
  const { step, missed, orders } = widget.state;
  const now = steps[step];
  return (
    <Frame widget={widget} how="Válaszd ki a helyes lépést">
      <ol className={classes(panels.panel, panels.lines)}>
        <li>
          <RichText text={start} />
        </li>
        {indexed(steps.slice(0, step)).map(({ key, item }) => (
          <li key={key}>
            <RichText text={item.result} />
          </li>
        ))}
      </ol>
      {now && (
        <Controls label={now.ask ?? 'Mi a következő lépés?'}>
          <p className={controls.label}>
            <RichText text={now.ask ?? 'Mi a következő lépés?'} />
          </p>
          <Row>
            {(orders[step] ?? upTo(now.options.length)).map(i => (
              <Button key={i} onClick={() => widget.set(s => pick(props.config, s, i))}>
                <span>
                  <RichText text={now.options[i]?.text ?? ''} />
                </span>
              </Button>
            ))}
          </Row>
          {missed && <p className={panels.note}>{missed}</p>}
        </Controls>
      )}
    </Frame>
  );
}

function Arrange(props: WidgetProps<ArrangeConfig>) {
  const widget = useWidget(props, arrange);
  const { lines, given } = props.config.state;
  const checked = widget.wrong !== null || widget.solved;
  return (
    <Frame widget={widget} how="Rakd sorba a lépéseket">
      {given && <p className={panels.panel}>{given}</p>}
      <Orderer
        label="A megoldás lépései"
        items={widget.state.order.map(i => lines[i] ?? '')}
        marks={checked ? widget.state.order.map((line, i) => (line === i ? 'ok' : 'bad')) : undefined}
        onMove={(from, to) => widget.set(s => ({ order: moved(s.order, from, to) }))}
      />
    </Frame>
  );
}

function Division(props: WidgetProps<DivisionConfig>) {
  const widget = useWidget(props, division);
  const { config } = props;
  const { dividend, divisor } = config.state;
  const { digits, missed, stopped } = widget.state;
  const full = longDivision(dividend, divisor);
  const next = stepAt(config, digits);
  const rows = upTo(digits).map(i => stepAt(config, i));
  const seen = rows.map(row => row?.from);
  const choose = (digit: number) =>
    widget.set(s => (digit === next?.digit ? { ...s, digits: s.digits + 1, missed: null } : { ...s, missed: digit }));
  return (
    <Frame widget={widget} title="írásbeli osztás" how="Írd fel a hányados következő jegyét">
      <p className={classes(panels.big, panels.panel)}>
        {dividend} : {divisor} = {full.whole}
        {digits > 0 && `,${rows.map(row => row?.digit).join('')}`}
        {next && !stopped ? '…' : ''}
      </p>
      {rows.length > 0 && (
        <Scroll label="Az osztás lépései">
          <table className={panels.table}>
            <thead>
              <tr>
                <th>Ezt osztod</th>
                <th>Jegy</th>
                <th>Maradék</th>
              </tr>
            </thead>
            <tbody>
              {indexed(rows).map(({ key, item, index }) => (
                <tr key={key}>
                  <td className={panels.num}>
                    {item?.from}
                    {seen.indexOf(item?.from) < index && ' (ilyen már volt!)'}
                  </td>
                  <td className={panels.num}>{item?.digit}</td>
                  <td className={panels.num}>{item?.rest}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      {next && !stopped && digits < 14 && (
        <Controls>
          <p className={controls.label}>
            Hányszor van meg {divisor} ebben: {next.from}?
          </p>
          <Row>
            {upTo(10).map(i => (
              <Button key={i} onClick={() => choose(i)}>
                {i}
              </Button>
            ))}
          </Row>
          {missed !== null && (
            <p className={panels.note}>
              {missed * divisor > next.from
                ? `${missed} · ${divisor} = ${missed * divisor}, ez már több.`
                : `${missed} · ${divisor} = ${missed * divisor}. A maradék nagyobb vagy egyenlő volna az osztóval.`}
            </p>
          )}
          <Row>
            <Button onClick={() => widget.set(s => ({ ...s, stopped: true, missed: null }))}>Megállok: ismétlődik</Button>
          </Row>
        </Controls>
      )}
      {stopped && (
        <p className={panels.panel}>A hányados: {digits >= full.steps.length ? writeDivision(full) : 'még nem látszik, mi ismétlődik.'}</p>
      )}
    </Frame>
  );
}

export default function StepSolver({ config, ...rest }: WidgetProps<WidgetConfig<'step-solver'>>) {
  switch (config.mode) {
    case 'order':
      return <Order config={config} {...rest} />;
    case 'choose':
      return <Choose config={config} {...rest} />;
    case 'arrange':
      return <Arrange config={config} {...rest} />;
    case 'division':
      return <Division config={config} {...rest} />;
  }
}
