/** The named page of a group's sheet; the first has none: after what the site has above it, a change of name would be an empty page. */
export const sheetPage = (group: string): string => (group === 'A' ? 'auto' : `lap-${group}`);
export const KEY_PAGE = 'kulcs';

const footOf = (page: string, words: string): string => {
  const counter = `oldal-${page}`;
  const foot = `@bottom-right { content: "${words} · " counter(${counter}) ". oldal"; font: 9pt var(--font-text); }`;
  return `@page ${page === 'auto' ? '' : page} { counter-increment: ${counter}; ${foot} }`;
};

/** Loose pages tell whose they are: sign of the group, code of the sheet and their number, counted anew in each group. */
export const pageFoot = (groups: readonly string[], seed: string): string =>
  [...groups.map(group => footOf(sheetPage(group), `${group} csoport · ${seed}`)), footOf(KEY_PAGE, `Megoldókulcs · ${seed}`)].join('\n');
