import { CLASS_DISCOUNT_PERCENT, CLASS_PRICED_FOR, CLASS_SIZE, PRICE_RON } from '@eszkerek/contract/constants';
import { messages } from '@eszkerek/contract/messages';
import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Input } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import styles from './classes.module.css';

const sizeRule = `Az osztály létszáma ${CLASS_SIZE.min} és ${CLASS_SIZE.max} közötti egész szám lehet.`;

const isClassSize = (typed: string) => /^\d+$/.test(typed) && Number(typed) >= CLASS_SIZE.min && Number(typed) <= CLASS_SIZE.max;

/** A new class: its name and size, the price, and the way to payment. The class exists once it is paid. */
export function CreateClass() {
  const [name, setName] = useState('');
  const [size, setSize] = useState(String(CLASS_SIZE.initial));
  const [sizeLeft, setSizeLeft] = useState(false);
  const [tried, setTried] = useState(false);
  const wrongSize = !isClassSize(size);
  const { run, clear, pending, failure } = useAction(api.billing.createClassCheckoutSession, {
    fallback: messages.checkoutFailed,
    leavesPage: true,
    onSuccess: ({ url }) => location.assign(url),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    clear();
    if (name.trim() === '' || wrongSize) return;
    void run({ body: { className: name.trim(), maxStudents: Number(size) } });
  };
  return (
    <form className={formStyles.formGrid} onSubmit={submit} noValidate>
      <Field label="Az osztály neve" error={tried && name.trim() === '' ? 'Adj nevet az osztálynak.' : null}>
        {control => (
          <Input
            {...control}
            maxLength={80}
            required
            value={name}
            placeholder="például: 7. B"
            onChange={event => setName(event.target.value)}
          />
        )}
      </Field>
      <Field
        label="Tanulók száma"
        help={`Ennyien csatlakozhatnak, ${CLASS_SIZE.min} és ${CLASS_SIZE.max} között.`}
        error={(tried || sizeLeft) && wrongSize ? sizeRule : null}
        errorTakesPlaceOfHelp
      >
        {control => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={CLASS_SIZE.min}
            max={CLASS_SIZE.max}
            required
            value={size}
            onChange={event => setSize(event.target.value)}
            onBlur={() => setSizeLeft(true)}
          />
        )}
      </Field>
      <div className={styles.classPrice}>
        <b>{PRICE_RON.class} RON/év</b>
        <span>
          Az egész osztálynak, bármekkora: {CLASS_PRICED_FOR} tanuló éves díja {CLASS_DISCOUNT_PERCENT}% kedvezménnyel.
        </span>
      </div>
      {failure && <MessageBar kind="bad">{failure}</MessageBar>}
      <div>
        <Button type="submit" loading={pending} iconEnd="arrow-right">
          Tovább a fizetéshez
        </Button>
      </div>
    </form>
  );
}
