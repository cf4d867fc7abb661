import { cx as classes } from '@eszkerek/ui/cx.ts';
import { createElement } from 'react';
import type { WidgetConfig } from '../kinds.ts';
import cards from '../kit/cards.module.css';
import controls from '../kit/controls.module.css';
import { Button, Choice, Controls, Row, Toggle } from '../kit/controls.tsx';
import { Frame } from '../kit/frame.tsx';
import { indexed } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { useWidget } from '../kit/use-widget.ts';
import { type BranchConfig, branch, type CompareConfig, compare, turns } from './model.ts';
import styles from './view.module.css';

function Bubble({ who, text }: { who: 'bot' | 'me'; text: string }) {
  return (
    <p className={classes(styles.bubble, who === 'me' && styles.me)}>
      <b>{who === 'bot' ? 'Csevegő' : 'Te'}:</b> {text}
    </p>
  );
}

function Branch(props: WidgetProps<BranchConfig>) {
  const widget = useWidget(props, branch);
  const list = turns(props.config, widget.state.chosen);
  const replies = props.config.state.nodes[list.at(-1)?.id ?? '']?.replies ?? [];
  return (
    <Frame widget={widget} how="Előre megírt csevegés: te választod a választ">
      <div className={classes(styles.chat, panels.panel)}>
        {indexed(list).map(({ key, item }) => (
          <div key={key}>
            <Bubble who="bot" text={item.bot} />
            {item.reply && <Bubble who="me" text={item.reply} />}
            {item.note && <p className={panels.note}>Gondold meg: {item.note}</p>}
          </div>
        ))}
      </div>
      <Controls label="Mit válaszolsz?">
        <Row>
          {indexed(replies).map(({ key, item, index }) => (
            <Button
              key={key}
              onClick={() => widget.set(s => ({ chosen: [...s.chosen, index], visited: [...new Set([...s.visited, item.to])] }))}
            >
              {item.text}
            </Button>
          ))}
          {replies.length === 0 && <span>Ennek az ágnak itt vége.</span>}
          <Button
            icon="chevron-left"
            disabled={widget.state.chosen.length === 0}
            onClick={() => widget.set(s => ({ ...s, chosen: s.chosen.slice(0, -1) }))}
          >
            Visszalépek
          </Button>
        </Row>
      </Controls>
    </Frame>
  );
}

const sides = [
  { value: 'a' as const, label: 'az A' },
  { value: 'b' as const, label: 'a B' },
];

function Compare(props: WidgetProps<CompareConfig>) {
  const widget = useWidget(props, compare);
  const { a, b, ask, why } = props.config.state;
  const { better, reasons } = widget.state;
  const talks = { a, b };
  const choose = (value: 'a' | 'b') => widget.set(s => ({ ...s, better: value }));
  return (
    <Frame widget={widget} title="két beszélgetés" how="Hasonlítsd össze őket, és koppints a jobbikra">
      <div className={cards.zones}>
        {sides.map(({ value, label }) =>
          // Tapped by a hand; keyboards and screen readers use the choice of the same name below.
          createElement(
            'div',
            {
              key: value,
              className: cards.zone,
              style: { cursor: 'pointer', borderColor: better === value ? 'var(--c)' : undefined },
              'data-tap': `${ask}: ${label}`,
              onClick: () => choose(value),
            },
            <h4>{value.toUpperCase()}</h4>,
            <Bubble who="me" text={talks[value].prompt} />,
            <Bubble who="bot" text={talks[value].answer} />,
          ),
        )}
      </div>
      <Controls>
        <Choice label={ask} value={better} options={sides} onChange={choose} />
        {why && (
          <Row>
            <span className={controls.label}>Miért?</span>
            {indexed(why).map(({ key, item, index }) => (
              <Toggle
                key={key}
                label={item.text}
                on={reasons.includes(index)}
                onChange={on => widget.set(s => ({ ...s, reasons: on ? [...s.reasons, index] : s.reasons.filter(r => r !== index) }))}
              />
            ))}
          </Row>
        )}
      </Controls>
    </Frame>
  );
}

export default function ChatSim({ config, ...rest }: WidgetProps<WidgetConfig<'chat-sim'>>) {
  switch (config.mode) {
    case 'branch':
      return <Branch config={config} {...rest} />;
    case 'compare':
      return <Compare config={config} {...rest} />;
  }
}
