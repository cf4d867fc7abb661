import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import type { WidgetConfig } from '../kinds.ts';
import { Choice } from '../kit/controls.tsx';
import { Frame } from '../kit/frame.tsx';
import { indexed } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { useWidget } from '../kit/use-widget.ts';
import { type ClaimsConfig, claims, rightLabel, type SourcesConfig, type SourceVerdict, sources, verdicts } from './model.ts';
import styles from './view.module.css';

function Claims(props: WidgetProps<ClaimsConfig>) {
  const widget = useWidget(props, claims);
  const { intro, claims: all, labels } = props.config.state;
  const { marks } = widget.state;
  return (
    <Frame widget={widget} how="Adj címkét minden mondatnak">
      {intro && <p className={panels.panel}>{intro}</p>}
      <ol className={styles.claims}>
        {all.map(claim => {
          const right = rightLabel(claim.truth);
          return (
            <li key={claim.id} className={panels.panel}>
              <p className={panels.text}>
                <b>{claim.id}.</b> {claim.text}
              </p>
              <Choice
                label={`Címke: ${claim.id}. mondat`}
                hideLabel
                value={marks[claim.id] ?? null}
                options={labels.map((label, value) => ({ value, label }))}
                onChange={value => widget.set(s => ({ marks: { ...s.marks, [claim.id]: value } }))}
              />
              {widget.solved && (
                <p className={panels.note}>
                  <Icon name={marks[claim.id] === right ? 'check' : 'close'} /> {labels[right]}
                  {claim.fix && ` – helyesen: ${claim.fix}`}
                  {claim.why && `. ${claim.why}`}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </Frame>
  );
}

const kinds: SourceVerdict[] = ['supports', 'contradicts', 'unrelated', 'copy'];
const options = kinds.map(value => ({ value, label: verdicts[value] }));

function Sources(props: WidgetProps<SourcesConfig>) {
  const widget = useWidget(props, sources);
  const { claim, sources: all } = props.config.state;
  return (
    <Frame widget={widget} how="Vesd össze az állítást a forrásokkal">
      <p className={classes(panels.panel, panels.text)}>
        <b>Állítás:</b> {claim}
      </p>
      <ol className={styles.claims}>
        {indexed(all).map(({ key, item, index }) => (
          <li key={key} className={panels.panel}>
            <p className={panels.text}>
              <b>{item.name}:</b> {item.says}
            </p>
            <Choice
              label={`Döntés: ${item.name}`}
              hideLabel
              value={widget.state.marks[index] ?? null}
              options={options}
              onChange={value => widget.set(s => ({ marks: { ...s.marks, [index]: value } }))}
            />
          </li>
        ))}
      </ol>
    </Frame>
  );
}

export default function SourceCheck({ config, ...rest }: WidgetProps<WidgetConfig<'source-check'>>) {
  switch (config.mode) {
    case 'mark-claims':
      return <Claims config={config} {...rest} />;
    case 'match-sources':
      return <Sources config={config} {...rest} />;
  }
}
