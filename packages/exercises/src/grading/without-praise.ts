/**
 * The reason alone: after a wrong answer the praise for a right one would be untrue, after a right one the title has said it.
 * Compiled texts may begin with a tag.
 */
export const withoutPraise = (explanation: string): string =>
  explanation.replace(
    /^((?:<[^>]*>)?)(?:Helyes!|Így van[:.,!]|Igen[:.,!]|Jó[:!])\s+(\p{L}?)/u,
    (_, tag: string, letter: string) => tag + letter.toLocaleUpperCase('hu'),
  );
