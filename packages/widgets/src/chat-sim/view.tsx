import { cx as classes } from '@eszkerek/ui/cx.ts';
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

function Compare(props: WidgetProps<CompareConfig>) {
  const widget = useWidget(props, compare);
  const { a, b, ask, why } = props.config.state;
  const { better, reasons } = widget.state;
  return (
    <Frame widget={widget} title="két beszélgetés" how="Hasonlítsd össze őket">
      <div className={cards.zones}>
        {(['a', 'b'] as const).map(side => (
          <div key={side} className={cards.zone}>
            <h4>{side.toUpperCase()}</h4>
            <Bubble who="me" text={(side === 'a' ? a : b).prompt} />
            <Bubble who="bot" text={(side === 'a' ? a : b).answer} />
          </div>
        ))}
      </div>
      <Controls>
        <Choice
          label={ask}
          value={better}
          options={[
            { value: 'a', label: 'az A' },
            { value: 'b', label: 'a B' },
          ]}
          onChange={value => widget.set(s => ({ ...s, better: value }))}
        />
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
