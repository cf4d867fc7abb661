import type { WidgetConfig } from '../kinds.ts';
import controls from '../kit/controls.module.css';
import { Button, Controls, Readouts, Row, Toggle } from '../kit/controls.tsx';
import { Frame } from '../kit/frame.tsx';
import { indexed } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { Scroll } from '../kit/scroll.tsx';
import { useWidget } from '../kit/use-widget.ts';
import {
  type NeighboursConfig,
  neighbours,
  shownTags,
  similarity,
  suggestion,
  taste,
  type WatchConfig,
  watch,
  watchNext,
} from './model.ts';

function Watch(props: WidgetProps<WatchConfig>) {
  const widget = useWidget(props, watch);
  const { items } = props.config.state;
  const { watched, shown } = widget.state;
  const likes = Object.entries(taste(items, watched)).sort((a, b) => b[1] - a[1]);
  return (
    <Frame widget={widget} how="Nézz meg videókat, és figyeld az ajánlásokat">
      <Controls label="Ajánlott neked">
        <p className={controls.label}>Ajánlott neked:</p>
        <Row>
          {shown.map(i => (
            <Button key={i} icon="play" onClick={() => widget.set(s => watchNext(props.config, s, i, props.seed))}>
              {items[i]?.name} ({items[i]?.tags.join(', ')})
            </Button>
          ))}
        </Row>
        <details>
          <summary>Keresek inkább én a teljes listában</summary>
          <Row>
            {indexed(items).map(({ key, item, index }) => (
              <Button key={key} onClick={() => widget.set(s => watchNext(props.config, s, index, props.seed))}>
                {item.name}
              </Button>
            ))}
          </Row>
        </details>
      </Controls>
      <Readouts
        items={[
          ['Megnézve', String(watched.length)],
          ['Amit a gép rólad gondol', likes.map(([tag, n]) => `${tag}: ${n}`).join(', ') || 'még semmit'],
          ['Témák az ajánlásokban', [...shownTags(items, shown)].join(', ')],
        ]}
      />
    </Frame>
  );
}

function Neighbours(props: WidgetProps<NeighboursConfig>) {
  const widget = useWidget(props, neighbours);
  const { items, users } = props.config.state;
  const { likes } = widget.state;
  const found = suggestion(props.config, likes);
  return (
    <Frame widget={widget} how="Jelöld be, mi tetszik neked">
      <Controls>
        <Row>
          {indexed(items).map(({ key, item, index }) => (
            <Toggle
              key={key}
              label={item}
              on={likes.includes(index)}
              onChange={on => widget.set(s => ({ likes: on ? [...s.likes, index] : s.likes.filter(i => i !== index) }))}
            />
          ))}
        </Row>
      </Controls>
      <Scroll label="A nézők ízlése">
        <table className={panels.table}>
          <caption className="sr-only">A nézők ízlése</caption>
          <thead>
            <tr>
              <th scope="col">Néző</th>
              {items.map(item => (
                <th key={item} scope="col">
                  {item}
                </th>
              ))}
              <th scope="col">Közös veled</th>
            </tr>
          </thead>
          <tbody>
            {users.map(user => (
              <tr key={user.name}>
                <th scope="row">{user.name}</th>
                {indexed(items).map(({ key, index }) => (
                  <td key={key}>{user.likes.includes(index) ? 'tetszik' : '–'}</td>
                ))}
                <td className={panels.num}>{similarity(likes, user.likes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <Readouts
        items={[
          ['A gép ajánlata', found ? found.item : '–'],
          ['Miért?', found ? `${found.user} ízlése hasonlít a tiédre` : '–'],
        ]}
      />
    </Frame>
  );
}

export default function RecommenderSim({ config, ...rest }: WidgetProps<WidgetConfig<'recommender-sim'>>) {
  switch (config.mode) {
    case 'watch':
      return <Watch config={config} {...rest} />;
    case 'neighbours':
      return <Neighbours config={config} {...rest} />;
  }
}
