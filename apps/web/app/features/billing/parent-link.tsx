import { PRICE_RON } from '@eszkerek/contract/constants';
import { Button } from '@eszkerek/ui/button.tsx';
import { showToast } from '@eszkerek/ui/toast-store.ts';

const message = () =>
  `Szia! Az Észkeréken tanulok, és szeretném végigcsinálni. Havi ${PRICE_RON.monthly} vagy évi ${PRICE_RON.yearly} RON, bármikor lemondható. ${location.origin}/elofizetes`;

/** A pupil cannot pay: the prices go to a parent by whatever the device shares with. */
export function ParentLink({ variant = 'primary', block = false }: { variant?: 'primary' | 'secondary'; block?: boolean }) {
  const send = async () => {
    try {
      if (navigator.share) return await navigator.share({ text: message() });
      await navigator.clipboard.writeText(message());
      showToast({ text: 'Kimásoltuk az üzenetet. Küldd el a szülődnek!' });
    } catch {
      // The pupil closed the share sheet: nothing was asked for.
    }
  };
  return (
    <Button icon="mail" variant={variant} block={block} onClick={() => void send()}>
      Megmutatom a szülőmnek
    </Button>
  );
}
