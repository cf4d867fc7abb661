import { PRICE_RON } from '@eszkerek/contract/constants';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Textarea } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { useCopy } from '@eszkerek/ui/use-copy.ts';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntoView } from '../../lib/use-into-view.ts';

const SUBJECT = 'Észkerék: szeretnék tovább tanulni';
/** Without a lesson: the pupil looked at the plans. */
const messageFor = (lesson: string | undefined) =>
  `Szia! Az Észkeréken tanulok, és szeretném végigcsinálni ${lesson ? `ezt: „${lesson}”` : 'a leckéket'}. Havi ${PRICE_RON.monthly} vagy évi ${PRICE_RON.yearly} RON, bármikor lemondható. ${location.origin}/elofizetes`;
const mailTo = (message: string) => `mailto:?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(message)}`;

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

/** Below the buttons, which stay where they were pressed. The selected field keeps the focus. */
function Refused() {
  const bar = useRef<HTMLDivElement>(null);
  // Not in jsdom.
  useEffect(() => void bar.current?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' }), []);
  return (
    <div ref={bar}>
      <MessageBar kind="info">Tartsd rajta az ujjad a kijelölt szövegen, és válaszd a Másolást.</MessageBar>
    </div>
  );
}

interface ByHandProps {
  message: string;
  /** How often the button above was pressed: from the second time on it copies. */
  asked: number;
  onCopied: () => void;
}

/** The message itself, to send as a letter or to copy from its field. */
function ByHand({ message, asked, onCopied }: ByHandProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState(false);
  const copy = () => {
    field.current?.focus();
    field.current?.select();
    // The old way asks for no permission, and works without https.
    if (document.execCommand?.('copy')) onCopied();
    else setRefused(true);
  };
  const copyAgain = useEffectEvent(copy);
  useEffect(() => {
    if (asked > 1) copyAgain();
  }, [asked]);
  return (
    <InView role="group" aria-label="Üzenet a szülődnek" tabIndex={-1}>
      <Field label="Ezt küldd el a szülődnek">
        {control => <Textarea {...control} ref={field} readOnly rows={6} value={message} onFocus={event => event.target.select()} />}
      </Field>
      <div className={layoutStyles.row} data-part="row">
        <ButtonLink variant="secondary" icon="send" to={mailTo(message)}>
          Levélben küldöm
        </ButtonLink>
        <Button variant="secondary" icon="copy" onClick={copy}>
          Kimásolom
        </Button>
      </div>
      {refused && <Refused />}
    </InView>
  );
}

interface ParentLinkProps {
  /** The title of the page that did not open. */
  lesson?: string;
  variant?: 'primary' | 'secondary';
  block?: boolean;
}

/** A pupil cannot pay: the prices go to a parent by whatever the device shares with, else as a copied message. */
export function ParentLink({ lesson, variant = 'primary', block = false }: ParentLinkProps) {
  const message = messageFor(lesson);
  /** Copied so many times in a row; 0: the message is not on the clipboard. */
  const [copied, setCopied] = useState(0);
  /** The clipboard was closed so many times in a row. */
  const [refused, setRefused] = useState(0);
  const { copy } = useCopy();
  const count = (isCopied: boolean) => {
    setCopied(before => (isCopied ? before + 1 : 0));
    setRefused(before => (isCopied ? 0 : before + 1));
  };
  const send = async () => {
    if (await share(message)) return;
    count(await copy(message));
  };
  return (
    <div className={formStyles.formGrid}>
      <Button icon="mail" variant={variant} block={block} onClick={() => void send()}>
        Megmutatom a szülőmnek
      </Button>
      {copied > 0 && (
        <InView key={copied}>
          <MessageBar kind="ok">
            {copied > 1 ? 'Újra kimásoltuk' : 'Kimásoltuk'} az üzenetet a linkkel. Illeszd be egy levélbe vagy csevegésbe, és küldd el a
            szülődnek!
          </MessageBar>
        </InView>
      )}
      {refused > 0 && <ByHand message={message} asked={refused} onCopied={() => count(true)} />}
    </div>
  );
}
