const PREFIX = 'kihivas-';

/** The endless challenges of a lesson stand under this slug. They are drawn, not compiled: no search, sitemap, homework or static file. */
export const challengeSlug = (lesson: string): string => `${PREFIX}${lesson}`;

export const isChallengeSlug = (slug: string): boolean => slug.startsWith(PREFIX);
