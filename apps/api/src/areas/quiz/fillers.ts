/** What stands for an explanation that a teacher did not write: a question of the bank has one for each answer. */
export const FILLERS = { right: 'Így van, ez a jó válasz.', list: 'A jó válasz ez alatt látható.' } as const;
/** Of a wrong answer: for a pupil who may still try, not beside the solution. */
export const TRY_AGAIN = 'Ez most nem jó válasz. Olvasd el újra a kérdést, és gondold végig lépésenként!';
const SHOWN = [...Object.values(FILLERS), 'Ez a jó válasz.'];
const TAG = /<[^>]*>/g;

/** The text, unless it says nothing but that the answer is right or, once the question is `closed`, that it is wrong. */
export const withoutFillers = (html: string | undefined, closed = false): string | undefined => {
  if (html === undefined) return undefined;
  const left = [...SHOWN, ...(closed ? [TRY_AGAIN] : [])].reduce((rest, filler) => rest.replaceAll(filler, ''), html);
  return left.replace(TAG, '').trim() === '' ? undefined : left;
};
