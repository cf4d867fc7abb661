/** The address of a page: `.html` and `.json` fall off, underscores become hyphens. */
export function contentPath(link: string): string {
  return `/tananyag/${link
    .replace(/^\/?(tananyag\/)?/, '')
    .replace(/\.(html|json)$/, '')
    .replaceAll('_', '-')}`;
}
