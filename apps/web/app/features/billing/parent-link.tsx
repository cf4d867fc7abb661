import { PRICE_RON } from '@eszkerek/contract/constants';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Textarea } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { useCopy } from '@eszkerek/ui/use-copy.ts';
import { type ComponentProps, useRef, useState } from 'react';
import { useIntoView } from '../../lib/use-into-view.ts';

const SUBJECT = 'Észkerék: szeretnék tovább tanulni';
const message = () =>
  `Szia! Az Észkeréken tanulok, és szeretném végigcsinálni. Havi ${PRICE_RON.monthly} vagy évi ${PRICE_RON.yearly} RON, bármikor lemondható. ${location.origin}/elofizetes`;
const mailTo = () => `mailto:?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(message())}`;

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

/** The bar at the bottom of a phone would cover what appears below the button. */
const InView = ({ children, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} ref={useIntoView<HTMLDivElement>()} className={formStyles.formGrid}>
    {children}
  </div>
);

/** The message itself, to send as a letter or to copy from its field. */
function ByHand({ onCopied }: { onCopied: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState(false);
  const copy = () => {
    field.current?.focus();
    field.current?.select();
    // The old way asks for no permission, and works without https.
    if (document.execCommand?.('copy')) onCopied();
    else setRefused(true);
  };
  return (
    <InView role="group" aria-label="Üzenet a szülődnek" tabIndex={-1}>
      <Field label="Ezt küldd el a szülődnek">
        {control => <Textarea {...control} ref={field} readOnly rows={6} value={message()} onFocus={event => event.target.select()} />}
      </Field>
      {refused && <MessageBar kind="info">Tartsd rajta az ujjad a kijelölt szövegen, és válaszd a Másolást.</MessageBar>}
      <div className={layoutStyles.row} data-part="row">
        <ButtonLink variant="secondary" icon="send" to={mailTo()}>
          Levélben küldöm
        </ButtonLink>
        <Button variant="secondary" icon="copy" onClick={copy}>
          Kimásolom
        </Button>
      </div>
    </InView>
  );
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
      {copied ? (
        <InView>
          <MessageBar kind="ok">
            Kimásoltuk az üzenetet a linkkel. Illeszd be egy levélbe vagy csevegésbe, és küldd el a szülődnek!
          </MessageBar>
        </InView>
      ) : (
        state === 'failed' && <ByHand onCopied={() => setCopied(true)} />
      )}
    </div>
  );
}
