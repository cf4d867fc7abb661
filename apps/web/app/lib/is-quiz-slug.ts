/** Pages that stay when nobody is there: their data is loaded again instead of going home. An exam is like any other page. */
export const isQuizSlug = (slug: string): boolean => /^(kviz|teszt|gyakorlo|keszlet|kihivas)-/.test(slug);
