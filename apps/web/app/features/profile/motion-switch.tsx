import { Switch } from '@eszkerek/ui/choice.tsx';
import { backgroundMotion } from '../../lib/background-motion.ts';
import { useStored } from '../../lib/stored.ts';

/** The moving background on or off; kept on this device, like the button among the floating controls. */
export function MotionSwitch() {
  const motion = useStored(backgroundMotion);
  return (
    <Switch
      title="Háttérmozgás"
      text="Az oldalak mögött lassan mozgó kép. Ezen az eszközön érvényes."
      checked={motion === 'on'}
      onChange={on => backgroundMotion.set(on ? 'on' : 'off')}
    />
  );
}
