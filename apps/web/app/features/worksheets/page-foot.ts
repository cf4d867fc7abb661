/** The named page of a group's sheet; the first has none: after what the site has above it, a change of name would be an empty page. */
export const sheetPage = (group: string): string => (group === 'A' ? 'auto' : `lap-${group}`);
/** The keys of all groups follow each other: a new page for each would be half empty. */
export const KEY_PAGE = 'kulcs';

const footOf = (page: string, words: string): string => {
  const counter = `oldal-${page}`;
  const foot = `@bottom-right { content: "${words} · " counter(${counter}) ". oldal"; font: 9pt var(--font-text); }`;
  return `@page ${page === 'auto' ? '' : page} { counter-increment: ${counter}; ${foot} }`;
};

/** Loose pages tell whose they are: sign of the group, code of the sheet and their number, counted anew in each group and in the key. */
export const pageFoot = (groups: readonly string[], seed: string): string => {
  return [
    ...groups.map(group => footOf(sheetPage(group), [groups.length > 1 && `${group} csoport`, seed].filter(Boolean).join(' · '))),
    footOf(KEY_PAGE, `Megoldókulcs · ${seed}`),
  ].join('\n');
};
