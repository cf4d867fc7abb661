import { Button } from '@eszkerek/ui/button.tsx';
import { createStored, useStored } from '../../../lib/stored.ts';

/** Many teachers mirror their own screen: the key stays hidden until the reveal, unless it is asked for on this device. */
export const keyHidden = createStored<boolean>('liveKeyHidden', {
  initial: true,
  parse: text => (text === '0' ? false : undefined),
  print: hidden => (hidden ? null : '0'),
});

export function KeyButton() {
  const hidden = useStored(keyHidden);
  return (
    <div>
      <Button size="sm" variant="secondary" icon={hidden ? 'eye' : 'eye-off'} onClick={() => keyHidden.set(!hidden)}>
        {hidden ? 'Jó válasz mutatása' : 'Jó válasz elrejtése'}
      </Button>
    </div>
  );
}
