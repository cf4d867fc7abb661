import { Button } from '@eszkerek/ui/button.tsx';
import { likelyEmail } from './email-address.ts';

interface LikelyEmailProps {
  typed: string;
  onTake: (email: string) => void;
}

/** Asks about an address that looks like a slip, and takes the likely one at a tap. It never stands in the way of the typed one. */
export function LikelyEmail({ typed, onTake }: LikelyEmailProps) {
  const meant = likelyEmail(typed);
  if (meant === null) return null;
  return (
    <span role="status">
      Erre gondoltál: <b>{meant}</b>?{' '}
      <Button variant="soft" size="sm" onClick={() => onTake(meant)}>
        Igen, javítom
      </Button>
    </span>
  );
}
