/** How text is compared in search and uniqueness: lower case, no accents, one space. The same on both engines. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** E-mail addresses keep accents apart but not case. */
export const foldEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();
