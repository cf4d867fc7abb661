import type { Found } from './typography.ts';

/** They tell a struggling pupil that he or she is slow. */
const BANNED = /(?<!\p{L})(?:egyszerűen|nyilván(?:való(?:an)?)?|könnyen látható|könnyű)(?!\p{L})/giu;

const MI_THINKS = /(?<!\p{L})(?:az )?MI (?:azt )?(?:gondolja|gondolkodik|érzi|érez|hiszi|akarja)(?!\p{L})/giu;

export function checkBannedWords(text: string, found: Found): void {
  for (const match of text.matchAll(BANNED)) found('banned-word', match.index, `„${match[0]}” tells the pupil it should be quick`);
}

export function checkMiThinks(text: string, found: Found): void {
  for (const match of text.matchAll(MI_THINKS)) found('mi-thinks', match.index, `„${match[0]}” makes a person of the machine`);
}
