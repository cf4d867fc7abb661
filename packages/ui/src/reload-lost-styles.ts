/** A sheet that did not come has no rules to read. */
const isLost = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return !sheet?.cssRules;
  } catch {
    return true;
  }
};

/** The module loader asks for a sheet once; one that did not come is put in again. */
export const reloadLostStyles = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (isLost(link)) link.replaceWith(link.cloneNode());
};
