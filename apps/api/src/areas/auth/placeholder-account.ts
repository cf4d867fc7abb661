import { newId } from '../../db/id.ts';

/**
 * Used when an address has no account: the same statements run as for a real one and write nothing, so response times do
 * not reveal who is registered.
 */
export const placeholderAccount = (email: string): { id: string; username: string; email: string } => ({
  id: newId(),
  username: email,
  email,
});
