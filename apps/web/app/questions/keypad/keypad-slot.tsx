import { Button } from '@eszkerek/ui/button.tsx';
import { useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { KeypadContext, type KeypadProps } from './keypad-context.ts';

/** The player's keypad for these fields, or the way back to it from the device's own keyboard. */
export function KeypadSlot(props: KeypadProps) {
  const offer = useContext(KeypadContext);
  const [used, setUsed] = useState(false);
  const { fields } = props;
  useEffect(() => {
    const box = fields.current;
    if (!box) return;
    // The keys may come after the focus.
    setUsed(document.activeElement instanceof HTMLInputElement && box.contains(document.activeElement));
    const follow = ({ type, target }: FocusEvent) => {
      if (target instanceof HTMLInputElement) setUsed(type === 'focusin');
    };
    box.addEventListener('focusin', follow);
    box.addEventListener('focusout', follow);
    return () => {
      box.removeEventListener('focusin', follow);
      box.removeEventListener('focusout', follow);
    };
  }, [fields]);
  if (!offer) return null;
  if (offer.lent !== (props.lines !== undefined)) return null;
  if (offer.on && offer.waits && !used && !offer.lent) return null;
  if (offer.on) return offer.host && createPortal(<offer.Keypad {...props} />, offer.host);
  return (
    <Button variant="ghost" size="sm" icon="grip" onClick={() => offer.setOn(true)}>
      Számbillentyűzet
    </Button>
  );
}
