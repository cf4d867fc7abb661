import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import type { WidgetConfig } from '../kinds.ts';
import { Controls, NumberAnswer, Readouts } from '../kit/controls.tsx';
import { Frame } from '../kit/frame.tsx';
import type { WidgetProps } from '../kit/model.ts';
import { useWidget } from '../kit/use-widget.ts';
import { binary, type ReadConfig, read, readBits, type SwitchConfig, switches, weights } from './model.ts';
import styles from './view.module.css';

function Lamps({ value, bits, onToggle }: { value: number; bits: number; onToggle?: (weight: number) => void }) {
  return (
    <div className={styles.lamps}>
      {weights(bits).map(weight => {
        const on = (value & weight) !== 0;
        const body = (
          <>
            <Icon name="bulb" />
            <b>
              {weight}
              <span className="sr-only"> értékű lámpa</span>
            </b>
            <span aria-hidden="true">{on ? 1 : 0}</span>
          </>
        );
        return onToggle ? (
          <button
            key={weight}
            type="button"
            className={on ? classes(styles.lamp, styles.on) : styles.lamp}
            aria-pressed={on}
            onClick={() => onToggle(weight)}
          >
            {body}
          </button>
        ) : (
          <div key={weight} className={on ? classes(styles.lamp, styles.on) : styles.lamp}>
            {body}
          </div>
        );
      })}
    </div>
  );
}

function Switch(props: WidgetProps<SwitchConfig>) {
  const widget = useWidget(props, switches);
  const { bits } = props.config.state;
  const { value } = widget.state;
  return (
    <Frame widget={widget} how="Kapcsolgasd a lámpákat">
      <Lamps value={value} bits={bits} onToggle={weight => widget.set(s => ({ value: s.value ^ weight }))} />
      <Readouts
        items={[
          [
            'Összeg',
            weights(bits)
              .filter(w => value & w)
              .join(' + ') || '0',
          ],
          ['Tízes számrendszerben', String(value)],
          ['Kettes számrendszerben', binary(value, bits)],
        ]}
      />
    </Frame>
  );
}

function Read(props: WidgetProps<ReadConfig>) {
  const widget = useWidget(props, read);
  const { pattern } = props.config.state;
  return (
    <Frame widget={widget} how="Olvasd le a számot">
      <Lamps value={readBits(pattern)} bits={pattern.length} />
      <Controls>
        <NumberAnswer label="Tízes számrendszerben" value={widget.state.typed} onChange={typed => widget.set({ typed })} />
      </Controls>
    </Frame>
  );
}

export default function BinarySwitches({ config, ...rest }: WidgetProps<WidgetConfig<'binary-switches'>>) {
  switch (config.mode) {
    case 'switch':
      return <Switch config={config} {...rest} />;
    case 'read':
      return <Read config={config} {...rest} />;
  }
}
