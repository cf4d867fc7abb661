import { Icon } from '@eszkerek/ui/icon.tsx';
import { useLockedNote } from './use-locked-note.ts';
import { usePremiumAccess } from './use-premium-access.ts';

/** The lock beside a link to a premium page that this visitor cannot open; the link itself ends at the premium wall. */
export function LockSign({ premium }: { premium: boolean | undefined }) {
  const premiumAccess = usePremiumAccess();
  const note = useLockedNote();
  if (!premium || premiumAccess) return null;
  return (
    <>
      {' '}
      <Icon name="lock" size={14} />
      <span className="sr-only">{note}</span>
    </>
  );
}
