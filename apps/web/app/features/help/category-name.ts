/** `fiók_és_belépés` is shown as `Fiók és belépés`. */
export function categoryName(key: string): string {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toLocaleUpperCase('hu') + words.slice(1);
}

/** Part of the address after `#`. */
export const categoryAnchor = (key: string): string => key.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('_', '-').toLowerCase();
