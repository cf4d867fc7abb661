import type { GuideEntry } from './guide.ts';

const files = import.meta.glob<GuideEntry[]>('../*/search-guide.ts', { eager: true, import: 'guides' });

/** The search guides of all kinds, by model; a model that the plain search solves has none. */
export const guides = new Map(Object.values(files).flat());
