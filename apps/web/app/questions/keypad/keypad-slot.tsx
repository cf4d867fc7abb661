import { Button } from '@eszkerek/ui/button.tsx';
import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { KeypadContext, type KeypadProps } from './keypad-context.ts';

/** The player's keypad for these fields, or the way back to it from the device's own keyboard. */
export function KeypadSlot(props: KeypadProps) {
  const offer = useContext(KeypadContext);
  if (!offer) return null;
  if (offer.on) return offer.host && createPortal(<offer.Keypad {...props} />, offer.host);
  return (
    <Button variant="ghost" size="sm" icon="grip" onClick={() => offer.setOn(true)}>
      Számbillentyűzet
    </Button>
  );
}
