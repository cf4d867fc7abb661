import type { WidgetConfig } from '../kinds.ts';
import { Frame } from '../kit/frame.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { moved, Orderer } from '../kit/orderer.tsx';
import { Sorter } from '../kit/sorter.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { digitSum, fits, type OrderConfig, order, type PairsConfig, pairs, type SortConfig, sort } from './model.ts';

const HOW = 'Koppints egy kártyára, aztán a helyére';

function Sort(props: WidgetProps<SortConfig>) {
  const widget = useWidget(props, sort);
  const { bins, cards, digitSum: sums } = props.config.state;
  const shown = widget.wrong !== null || widget.solved;
  const mark = (i: number) =>
    shown && widget.state.placement[i] !== undefined
      ? fits(cards[i] ?? { text: '', bin: '' }, widget.state.placement[i])
        ? 'ok'
        : 'bad'
      : undefined;
  return (
    <Frame widget={widget} how={HOW} isExplained={cards.some(({ why }) => why !== undefined)}>
      <Sorter
        items={cards.map((card, i) => ({
          id: String(i),
          text: sums ? `${card.text} (jegyösszeg: ${digitSum(card.text)})` : card.text,
          mark: mark(i),
          note: widget.solved ? card.why : undefined,
        }))}
        zones={bins}
        placement={widget.state.placement}
        onPlace={(item, zone) =>
          widget.set(s => {
            const { [item]: _, ...rest } = s.placement;
            return { ...s, placement: zone === null ? rest : { ...rest, [item]: zone } };
          })
        }
      />
    </Frame>
  );
}

function Order(props: WidgetProps<OrderConfig>) {
  const widget = useWidget(props, order);
  const { cards, from, to } = props.config.state;
  return (
    <Frame widget={widget} how="Húzd a kártyákat, vagy használd a nyilakat">
      <Orderer
        label="Sorrend"
        items={widget.state.order.map(i => cards[i] ?? '')}
        from={from}
        to={to}
        marks={widget.wrong !== null || widget.solved ? widget.state.order.map((card, i) => (card === i ? 'ok' : 'bad')) : undefined}
        onMove={(a, b) => widget.set(s => ({ ...s, order: moved(s.order, a, b) }))}
      />
    </Frame>
  );
}

function Pairs(props: WidgetProps<PairsConfig>) {
  const widget = useWidget(props, pairs);
  const { pairs: all } = props.config.state;
  const { chosen, rights } = widget.state;
  const leftOf = (right: number) => Object.keys(chosen).find(left => chosen[left] === String(right));
  const shown = widget.wrong !== null || widget.solved;
  return (
    <Frame widget={widget} how={HOW}>
      <Sorter
        items={rights.map(right => {
          const left = leftOf(right);
          return {
            id: String(right),
            text: all[right]?.right ?? '',
            mark: shown && left !== undefined ? (left === String(right) ? 'ok' : 'bad') : undefined,
          };
        })}
        zones={all.map((pair, i) => ({ id: String(i), label: pair.left }))}
        placement={Object.fromEntries(Object.entries(chosen).map(([left, right]) => [right, left]))}
        onPlace={(right, left) =>
          widget.set(s => {
            const rest = Object.fromEntries(Object.entries(s.chosen).filter(([l, r]) => r !== right && l !== left));
            return { ...s, chosen: left === null ? rest : { ...rest, [left]: right } };
          })
        }
      />
    </Frame>
  );
}

export default function CardSorter({ config, ...rest }: WidgetProps<WidgetConfig<'card-sorter'>>) {
  switch (config.mode) {
    case 'sort':
      return <Sort config={config} {...rest} />;
    case 'order':
      return <Order config={config} {...rest} />;
    case 'pairs':
      return <Pairs config={config} {...rest} />;
  }
}
