import { useNavigate } from 'react-router';
import { goingHome, leave } from '../lib/leave.ts';

/** Logging out leads home, from a guarded page too. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  return () =>
    goingHome(async () => {
      leave();
      await navigate('/');
    });
}
