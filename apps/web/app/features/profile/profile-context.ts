import type { User } from '@eszkerek/contract/entities';
import { useOutletContext } from 'react-router';

export interface ProfileContext {
  user: User;
  /** Reads the account again, after something in it has changed. */
  refresh: () => void;
}

export const useProfile = () => useOutletContext<ProfileContext>();
