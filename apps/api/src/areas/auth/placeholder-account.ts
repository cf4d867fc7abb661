import { newId } from '../../db/id.ts';

/**
 * Stands in for the account an address does not have. Whatever is done for it runs the same statements as for a real one, and
 * they write nothing: how long the answer takes tells nobody who is registered here.
 */
export const placeholderAccount = (email: string): { id: string; username: string; email: string } => ({
  id: newId(),
  username: email,
  email,
});
