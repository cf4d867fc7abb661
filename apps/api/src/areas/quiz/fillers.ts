/** What stands for an explanation that a teacher did not write: a question of the bank has one for each answer. */
export const FILLERS = { right: 'Így van, ez a jó válasz.', list: 'A jó válasz ez alatt látható.' } as const;
const SHOWN = [...Object.values(FILLERS), 'Ez a jó válasz.'];
const TAG = /<[^>]*>/g;

/** The text, unless it says nothing but that the answer is right. */
export const withoutFillers = (html: string | undefined): string | undefined => {
  if (html === undefined) return undefined;
  const left = SHOWN.reduce((rest, filler) => rest.replaceAll(filler, ''), html);
  return left.replace(TAG, '').trim() === '' ? undefined : left;
};
