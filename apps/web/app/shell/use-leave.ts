import { useNavigate } from 'react-router';
import { leave } from '../lib/leave.ts';

/** Logging out leads home; from a guarded page the guard is quicker and leads to login. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await navigate('/');
    leave();
  };
}
