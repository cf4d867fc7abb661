export interface StyleSheet {
  href: string;
  classes: ReadonlySet<string>;
}

const CLASS_RULE = /\.([a-zA-Z_][\w-]*)/g;
const CLASS_LIST = /\sclass="([^"]*)"/g;
const LINKED = /<link rel="stylesheet" href="([^"#]*)/g;

export const styleSheet = (href: string, css: string): StyleSheet => ({
  href,
  classes: new Set([...css.matchAll(CLASS_RULE)].map(match => match[1] ?? '')),
});

/** The sheets whose classes a page uses and that it does not link. */
export function missingSheets(html: string, sheets: readonly StyleSheet[]): StyleSheet[] {
  const linked = new Set([...html.matchAll(LINKED)].map(match => match[1]));
  const known = sheets.filter(sheet => linked.has(sheet.href));
  const bare = new Set(
    [...html.matchAll(CLASS_LIST)]
      .flatMap(match => (match[1] ?? '').split(' '))
      .filter(name => name && !known.some(sheet => sheet.classes.has(name))),
  );
  return sheets.filter(sheet => !known.includes(sheet) && [...bare].some(name => sheet.classes.has(name)));
}

/** Parts loaded later are written into a prerendered page, their styles are not: without them they stand bare until the scripts run. */
export function withPageStyles(html: string, sheets: readonly StyleSheet[]): string {
  const links = missingSheets(html, sheets).map(({ href }) => `<link rel="stylesheet" href="${href}"/>`);
  return links.length === 0 ? html : html.replace('</head>', () => `${links.join('')}</head>`);
}
