import { messages } from '@eszkerek/contract/messages';
import { useCopy } from '@eszkerek/ui/use-copy.ts';
import type { WidgetConfig } from '../kinds.ts';
import { Button, Choice, Controls, Row, Toggle } from '../kit/controls.tsx';
import { Frame } from '../kit/frame.tsx';
import { indexed } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { useWidget } from '../kit/use-widget.ts';
import { type BuildConfig, build, type ImproveConfig, improve, promptOf } from './model.ts';

function Copy({ text }: { text: string }) {
  const { state, copy } = useCopy();
  return (
    <Row>
      <Button disabled={text === ''} onClick={() => copy(text)}>
        Prompt másolása
      </Button>
      <span role="status">
        {state === 'copied' && 'Kimásolva!'}
        {state === 'failed' && messages.copyFailed}
      </span>
    </Row>
  );
}

function Build(props: WidgetProps<BuildConfig>) {
  const widget = useWidget(props, build);
  const prompt = promptOf(props.config, widget.state.chosen);
  return (
    <Frame widget={widget} how="Válassz egy kockát minden sorból">
      <Controls label="Kockák">
        {props.config.state.slots.map(slot => (
          <Choice
            key={slot.id}
            label={slot.label}
            value={widget.state.chosen[slot.id] ?? null}
            options={slot.options.map((option, value) => ({ value, label: option.text }))}
            onChange={value => widget.set(s => ({ chosen: { ...s.chosen, [slot.id]: value } }))}
          />
        ))}
      </Controls>
      <p className={panels.prompt}>{prompt}</p>
      <Copy text={prompt} />
    </Frame>
  );
}

function Improve(props: WidgetProps<ImproveConfig>) {
  const widget = useWidget(props, improve);
  const { prompt, changes } = props.config.state;
  return (
    <Frame widget={widget} title="javítsd a promptot" how="Jelöld be, ami segít">
      <p className={panels.prompt}>{prompt}</p>
      <Controls>
        <Row>
          {indexed(changes).map(({ key, item, index }) => (
            <Toggle
              key={key}
              label={item.text}
              on={widget.state.on.includes(index)}
              onChange={on => widget.set(s => ({ on: on ? [...s.on, index] : s.on.filter(i => i !== index) }))}
            />
          ))}
        </Row>
      </Controls>
    </Frame>
  );
}

export default function PromptLab({ config, ...rest }: WidgetProps<WidgetConfig<'prompt-lab'>>) {
  switch (config.mode) {
    case 'build':
      return <Build config={config} {...rest} />;
    case 'improve':
      return <Improve config={config} {...rest} />;
  }
}
