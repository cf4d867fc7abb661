import { useNavigate } from 'react-router';
import { leave } from '../lib/leave.ts';

/** Logging out leads home first: a guarded page would send the visitor to login instead. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await navigate('/');
    leave();
  };
}
