import { cx } from '@eszkerek/ui/cx.ts';
import { Field } from '@eszkerek/ui/field.tsx';
import { FieldMessage } from '@eszkerek/ui/field-message.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { Input, Textarea } from '@eszkerek/ui/input.tsx';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import { useState } from 'react';
import type { ToolFrame } from '../frame.ts';
import { type CheckItem, checkState, DEFAULT_ITEMS } from './check-back-items.ts';
import styles from './prompt.module.css';

const helps: Record<CheckItem['kind'], string> = {
  number: 'Számold ki magad is, papíron!',
  'own-words': 'Ha a saját szavaiddal is megy, akkor érted.',
  doubt: 'Mindig van mit ellenőrizni. Írd le legalább egyet!',
  source: 'Két független forrás kell, nem két csevegőválasz.',
};

/** Visszaellenőrzés: what the pupil does with the answer of the outside chat. It stays in the page. */
export function CheckBack({ frame }: { frame: ToolFrame }) {
  const items = frame.checkBack?.items ?? (frame.audience === 'teacher' ? [] : DEFAULT_ITEMS);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  if (items.length === 0) return null;
  const states = items.map(item => checkState(item, answers[item.label] ?? ''));
  const done = states.filter(state => state === 'done').length;
  return (
    <section
      className={cx(panelStyles.panel, panelStyles.panelPad, styles.checkBack)}
      data-part="check-back"
      aria-labelledby="visszaellenorzes"
    >
      <div className={styles.checkBackHead}>
        <h2 className={panelStyles.panelTitle} id="visszaellenorzes">
          <Icon name="check" size={22} /> Visszaellenőrzés
        </h2>
        <ProgressRing segments={items.length} value={done} size={52} label={`${done} kész, összesen ${items.length}`}>
          {`${done}/${items.length}`}
        </ProgressRing>
      </div>
      <p className={panelStyles.panelLead} data-part="panel-lead">
        Megjött a válasz? Most te ellenőrzöd a gépet.
      </p>
      <div className={formStyles.formGrid}>
        {items.map((item, i) => {
          const set = (event: { target: { value: string } }) => setAnswers({ ...answers, [item.label]: event.target.value });
          const value = answers[item.label] ?? '';
          return (
            <div key={item.label}>
              <Field label={item.label} help={helps[item.kind]}>
                {control =>
                  item.kind === 'own-words' ? (
                    <Textarea {...control} rows={3} maxLength={1000} value={value} onChange={set} />
                  ) : (
                    <Input
                      {...control}
                      maxLength={300}
                      inputMode={item.kind === 'number' ? 'decimal' : 'text'}
                      value={value}
                      onChange={set}
                    />
                  )
                }
              </Field>
              {states[i] === 'done' && <FieldMessage kind="ok">Megvan.</FieldMessage>}
              {states[i] === 'differs' && (
                <FieldMessage kind="bad">Ez más, mint amit mi kaptunk. Számold újra, és vesd össze a gép lépéseivel!</FieldMessage>
              )}
            </div>
          );
        })}
      </div>
      <p className={styles.checkBackEnd} role="status">
        {done === items.length ? 'Kész! Most már nem a gép tudja, hanem te.' : ''}
      </p>
    </section>
  );
}
