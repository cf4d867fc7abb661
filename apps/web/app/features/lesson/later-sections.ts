/** Marks a section of a prerendered page that the browser shapes when it comes near: a whole lesson at once is slow on an old phone. */
export const LATER_CLASS = 'lesson-later';

/** From here on every section has its true size, e.g. before a jump to one. */
export const shapeAll = (): void => {
  for (const section of document.querySelectorAll(`.${LATER_CLASS}`)) section.classList.remove(LATER_CLASS);
};
