/** Run in the page: nothing lies over the element's middle, from its top to its bottom edge. */
export const isFree = (element: Element): boolean => {
  const { left, top, bottom, width } = element.getBoundingClientRect();
  return [top + 2, bottom - 2].every(y => document.elementFromPoint(left + width / 2, y) === element);
};
