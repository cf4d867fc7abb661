/** The colour family of a page by its slug; a simple rule, since slugs name their subject. */
export function subjectOfSlug(slug: string): 'matematika' | 'fizika' | 'ai' | 'eszkoz' {
  if (/(^|-)matek-/.test(slug) || /^vizsga-/.test(slug)) return 'matematika';
  if (/(^|-)fizika-/.test(slug)) return 'fizika';
  if (/(^|-)ai-/.test(slug)) return 'ai';
  return 'eszkoz';
}
