/** What a page hands to the login page through the location's state. */
export interface LoginState {
  /** Where to go back to after login. */
  from?: string;
  /** An information message for the top of the form. */
  message?: string;
}

/** Only addresses inside this site are taken over. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const { from, message } = state as Record<string, unknown>;
  const inside = typeof from === 'string' && /^\/(?![/\\])/.test(from);
  return { ...(inside && { from }), ...(typeof message === 'string' && { message }) };
}
