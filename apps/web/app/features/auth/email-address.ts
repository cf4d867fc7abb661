export const badEmail = 'Ez nem tűnik e-mail-címnek. Nézd meg, nem maradt-e le valami.';
/** The browser's own idea of an address, as an `email` field has it; the server looks closer. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim());

/** Where most addresses are. */
const USUAL = ['gmail.com', 'yahoo.com', 'freemail.hu', 'citromail.hu', 'hotmail.com', 'outlook.com', 'icloud.com'];
/** Real ones that look like a slip in one of the usual ones. */
const REAL = new Set([...USUAL, 'mail.com', 'email.com', 'ymail.com', 'yahoo.ro', 'hotmail.ro', 'outlook.ro', 'mail.hu', 'gmx.com']);

/** How many letters were left out, added, changed or swapped with the next one. */
function slips(typed: string, meant: string): number {
  const rows: number[][] = [Array.from({ length: meant.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= typed.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= meant.length; j++) {
      const same = typed[i - 1] === meant[j - 1];
      const swapped = i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1];
      const least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (same ? 0 : 1));
      rows[i]?.push(swapped ? Math.min(least, at(i - 2, j - 2) + 1) : least);
    }
  }
  return at(typed.length, meant.length);
}

/** The address that was probably meant, when the part after the @ looks like a slip; null otherwise. */
export function likelyEmail(text: string): string | null {
  const email = text.trim();
  if (!looksLikeEmail(email)) return null;
  const at = email.lastIndexOf('@');
  const place = email.slice(at + 1).toLowerCase();
  if (REAL.has(place)) return null;
  const [nearest] = USUAL.map(usual => ({ usual, far: slips(place, usual) })).sort((a, b) => a.far - b.far);
  return nearest && nearest.far <= 2 ? email.slice(0, at + 1) + nearest.usual : null;
}
