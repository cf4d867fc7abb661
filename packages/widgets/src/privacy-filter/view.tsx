import { cx as classes } from '@eszkerek/ui/cx.ts';
import type { WidgetConfig } from '../kinds.ts';
import { Readouts } from '../kit/controls.tsx';
import { Frame } from '../kit/frame.tsx';
import { indexed } from '../kit/indexed.ts';
import type { WidgetProps } from '../kit/model.ts';
import panels from '../kit/panels.module.css';
import { Sorter } from '../kit/sorter.tsx';
import { useWidget } from '../kit/use-widget.ts';
import { type DecideConfig, decide, type HideConfig, hide, pieces } from './model.ts';
import styles from './view.module.css';

function Hide(props: WidgetProps<HideConfig>) {
  const widget = useWidget(props, hide);
  const { message, from } = props.config.state;
  const all = pieces(message);
  const { hidden } = widget.state;
  return (
    <Frame widget={widget} how="Koppints arra, amit ki kell takarni">
      <div className={panels.panel}>
        {from && <p className={panels.note}>{from}</p>}
        <p className={styles.message}>
          {indexed(all).map(({ key, item, index }) => {
            const on = hidden.includes(index);
            return (
              <button
                key={key}
                type="button"
                className={on ? classes(styles.word, styles.on) : styles.word}
                aria-pressed={on}
                onClick={() => widget.set(s => ({ hidden: on ? s.hidden.filter(i => i !== index) : [...s.hidden, index] }))}
              >
                {on ? (
                  <s>
                    <span aria-hidden="true">█████</span>
                    <span className="sr-only">{item.text} (kitakarva)</span>
                  </s>
                ) : (
                  item.text
                )}
              </button>
            );
          })}
        </p>
      </div>
      <Readouts items={[['Kitakarva', `${hidden.length} rész`]]} />
    </Frame>
  );
}

function Decide(props: WidgetProps<DecideConfig>) {
  const widget = useWidget(props, decide);
  const { cards } = props.config.state;
  const { share } = widget.state;
  const shown = widget.wrong !== null || widget.solved;
  return (
    <Frame widget={widget} how="Koppints egy kártyára, aztán a helyére">
      <Sorter
        items={cards.map((card, i) => ({
          id: String(i),
          text: card.text,
          note: widget.solved ? card.why : undefined,
          mark: shown && share[i] !== undefined ? (share[i] === card.share ? 'ok' : 'bad') : undefined,
        }))}
        zones={[
          { id: 'yes', label: 'leírhatom' },
          { id: 'no', label: 'megtartom magamnak' },
        ]}
        placement={Object.fromEntries(Object.entries(share).map(([i, on]) => [i, on ? 'yes' : 'no']))}
        onPlace={(item, zone) =>
          widget.set(s => {
            const { [item]: _, ...rest } = s.share;
            return { share: zone === null ? rest : { ...rest, [item]: zone === 'yes' } };
          })
        }
      />
    </Frame>
  );
}

export default function PrivacyFilter({ config, ...rest }: WidgetProps<WidgetConfig<'privacy-filter'>>) {
  switch (config.mode) {
    case 'hide':
      return <Hide config={config} {...rest} />;
    case 'decide':
      return <Decide config={config} {...rest} />;
  }
}
