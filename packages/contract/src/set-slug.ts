/** Own sets of teachers stand beside the compiled pages under slugs of this form. They are private: no search, sitemap or static file. */
const PATTERN = /^keszlet-[a-z0-9]{8}$/;

export const isSetSlug = (slug: string): boolean => PATTERN.test(slug);
