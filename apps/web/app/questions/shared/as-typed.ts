/** „Ezt értem: 640” says nothing new below a typed 640. */
export const isAsTyped = (understood: string, typed: string): boolean => {
  const bare = (text: string) => text.replace(/\s/g, '').replaceAll('−', '-');
  return bare(understood).endsWith(`:${bare(typed)}`);
};
