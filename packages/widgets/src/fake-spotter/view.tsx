import type { WidgetConfig } from '../kinds.ts';
import controls from '../kit/controls.module.css';
import { Controls, Readouts, Toggle } from '../kit/controls.tsx';
import { Frame } from '../kit/frame.tsx';
import { indexed } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { useWidget } from '../kit/use-widget.ts';
import { type PostConfig, post, toggled } from './model.ts';

function Post(props: WidgetProps<PostConfig>) {
  const widget = useWidget(props, post);
  const { sender, parts } = props.config.state;
  const { marked } = widget.state;
  return (
    <Frame widget={widget} how="Koppints a gyanús részletekre">
      <Controls label="A bejegyzés részletei">
        <p className={controls.label}>{sender}</p>
        {indexed(parts).map(({ key, item, index }) => (
          <Toggle key={key} label={item.text} on={marked.includes(index)} onChange={() => widget.set(s => toggled(s, index))} />
        ))}
      </Controls>
      <Readouts items={[['Megjelölt részlet', String(marked.length)]]} />
      {widget.solved && (
        <ul className={panels.panel}>
          {indexed(parts).map(({ key, item }) => (
            <li key={key}>
              <strong>{item.text}</strong> {item.why}
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}

export default function FakeSpotter(props: WidgetProps<WidgetConfig<'fake-spotter'>>) {
  return <Post {...props} />;
}
