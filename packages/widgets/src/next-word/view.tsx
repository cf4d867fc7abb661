import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import controls from '../kit/controls.module.css';
import { Button, Choice, Controls, Row, Slider } from '../kit/controls.tsx';
import { Frame } from '../kit/frame.tsx';
import { indexed } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { useWidget } from '../kit/use-widget.ts';
import { ChanceBars } from './chance-bars.tsx';
import { type CountConfig, chances, count, finish, followers, type WriteConfig, write, writeNext } from './model.ts';
import { TrainView } from './train-view.tsx';
import styles from './view.module.css';

function Corpus({ sentences, after }: { sentences: string[]; after?: string }) {
  return (
    <ul className={classes(panels.panel, panels.text)}>
      {indexed(sentences).map(({ key, item }) => (
        <li key={key}>
          {indexed(item.split(' ')).map(({ key: wordKey, item: word }) => (
            <span key={wordKey}>{word.toLowerCase() === after ? <mark className={styles.mark}>{word}</mark> : word} </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Count(props: WidgetProps<CountConfig>) {
  const widget = useWidget(props, count);
  const { corpus, after } = props.config.state;
  const options = [...followers(corpus, after)].sort((a, b) => a.word.localeCompare(b.word, 'hu'));
  return (
    <Frame widget={widget} how="Számolj a mondatokban">
      <p className={controls.label}>Ezekből a mondatokból tanult a gép:</p>
      <Corpus sentences={corpus} after={after.toLowerCase()} />
      <Controls>
        <Choice
          label={`Mit jósol a gép ezután: „${after}”?`}
          value={widget.state.pick}
          options={options.map(({ word }) => ({ value: word, label: word }))}
          onChange={pick => widget.set({ pick })}
        />
      </Controls>
    </Frame>
  );
}

function Write(props: WidgetProps<WriteConfig>) {
  const widget = useWidget(props, write);
  const { corpus, start } = props.config.state;
  const { text, done, randomness } = widget.state;
  const options = chances(followers(corpus, text.at(-1) ?? start), randomness);
  return (
    <Frame widget={widget} how="Írass mondatot szavanként">
      <Corpus sentences={corpus} />
      <p className={panels.prompt}>{text.join(' ')} …</p>
      <ChanceBars options={options} />
      <Controls>
        <Slider
          label="Véletlenség"
          value={randomness}
          min={0}
          max={1}
          step={0.1}
          onChange={value => widget.set(s => ({ ...s, randomness: value }))}
        />
        <Row>
          <Button main onClick={() => widget.set(s => writeNext(props.config, s, props.seed))}>
            {options.length > 0 ? 'Következő szó' : 'Mondat vége'}
          </Button>
          <Button disabled={text.length < 2} onClick={() => widget.set(s => finish(start, s))}>
            Pont, új mondat
          </Button>
        </Row>
      </Controls>
      {done.length > 0 && (
        <ul className={panels.panel}>
          {indexed(done).map(({ key, item }) => (
            <li key={key}>{item}.</li>
          ))}
        </ul>
      )}
    </Frame>
  );
}

export default function NextWord({ config, ...rest }: WidgetProps<WidgetConfig<'next-word'>>) {
  switch (config.mode) {
    case 'count':
      return <Count config={config} {...rest} />;
    case 'write':
      return <Write config={config} {...rest} />;
    case 'train':
      return <TrainView config={config} {...rest} />;
  }
}
