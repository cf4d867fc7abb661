import { useEffect, useState } from 'react';
import { hasPremiumAccess } from './premium-access.ts';
import { useSession } from './session.ts';

/** Whether this visitor may open premium pages. The prerendered page knows no clock and no session: it says no until both are there. */
export function usePremiumAccess(): boolean {
  const session = useSession();
  const [now, setNow] = useState(0);
  useEffect(() => setNow(Date.now()), []);
  return now > 0 && hasPremiumAccess(session.user, now);
}
