/** „(A törtet így írd be: 12/(x+15).)”: of use at a keyboard alone, so nothing for a printed task. */
const HINT = /\s*\(A[^()<]{1,24} így írd be: .*?\.\)/g;

export const withoutTypingHint = (html: string): string => html.replace(HINT, '');
