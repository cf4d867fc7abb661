/** The named page of a group's sheet; the first has none: after what the site has above it, a change of name would be an empty page. */
export const sheetPage = (group: string): string => (group === 'A' ? 'auto' : `lap-${group}`);
/** The key of the first group stands under the table of results, on pages of one name. */
export const keyPage = (group: string): string => (group === 'A' ? 'kulcs' : `kulcs-${group}`);

const footOf = (page: string, words: string): string => {
  const counter = `oldal-${page}`;
  const foot = `@bottom-right { content: "${words} · " counter(${counter}) ". oldal"; font: 9pt var(--font-text); }`;
  return `@page ${page === 'auto' ? '' : page} { counter-increment: ${counter}; ${foot} }`;
};

/** Loose pages tell whose they are: sign of the group, code of the sheet and their number, counted anew in each group. */
export const pageFoot = (groups: readonly string[], seed: string): string => {
  const signed = (group: string, words: string[]) => [groups.length > 1 && `${group} csoport`, ...words].filter(Boolean).join(', ');
  return [
    ...groups.map(group => footOf(sheetPage(group), [signed(group, []), seed].filter(Boolean).join(' · '))),
    // The table of all groups stands on the pages of the first one's key.
    ...groups.map((group, place) => footOf(keyPage(group), `${place === 0 ? 'Megoldókulcs' : signed(group, ['megoldókulcs'])} · ${seed}`)),
  ].join('\n');
};
