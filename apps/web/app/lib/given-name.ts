/** How a pupil is greeted: as he asked, else by the given name, which is the last word of a Hungarian name. */
export function givenName(user: { username: string; call_name?: string | null }): string {
  const asked = user.call_name?.trim();
  if (asked) return asked;
  return user.username.trim().split(/\s+/).at(-1) ?? user.username;
}
