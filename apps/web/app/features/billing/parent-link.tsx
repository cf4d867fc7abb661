import { PRICE_RON } from '@eszkerek/contract/constants';
import { messages } from '@eszkerek/contract/messages';
import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Input } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { useCopy } from '@eszkerek/ui/use-copy.ts';
import { useState } from 'react';

const plansLink = () => `${location.origin}/elofizetes`;
const message = () =>
  `Szia! Az Észkeréken tanulok, és szeretném végigcsinálni. Havi ${PRICE_RON.monthly} vagy évi ${PRICE_RON.yearly} RON, bármikor lemondható. ${plansLink()}`;

/** Opens the device's share sheet; false where there is none or it refuses. A sheet closed by the pupil counts as opened. */
async function share(text: string): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share({ text });
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
}

/** A pupil cannot pay: the prices go to a parent by whatever the device shares with, else as a copied message. */
export function ParentLink({ variant = 'primary', block = false }: { variant?: 'primary' | 'secondary'; block?: boolean }) {
  const [copied, setCopied] = useState(false);
  const { state, copy } = useCopy();
  const send = async () => {
    setCopied(false);
    if (await share(message())) return;
    setCopied(await copy(message()));
  };
  return (
    <div className={formStyles.formGrid}>
      <Button icon="mail" variant={variant} block={block} onClick={() => void send()}>
        Megmutatom a szülőmnek
      </Button>
      {copied && (
        <MessageBar kind="ok">
          Kimásoltuk az üzenetet a linkkel. Illeszd be egy levélbe vagy csevegésbe, és küldd el a szülődnek!
        </MessageBar>
      )}
      {state === 'failed' && (
        <>
          <MessageBar kind="bad">{messages.copyFailed}</MessageBar>
          <Field label="Ezt a linket küldd el a szülődnek">
            {control => <Input {...control} readOnly value={plansLink()} onFocus={event => event.target.select()} />}
          </Field>
        </>
      )}
    </div>
  );
}
