import { lineFormula, plainHtml } from './plain-html.ts';

/** The one formula of a question as a pupil would type it; none where there are several or none. */
export function formulaOf(html: string): string | undefined {
  const found: string[] = [];
  plainHtml(html, tex => {
    found.push(lineFormula(tex));
    return '';
  });
  const tasks = found.filter(formula => /[=+\-−·:<>]/.test(formula));
  return tasks.length === 1 ? tasks[0] : undefined;
}
