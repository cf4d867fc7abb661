import { pricesInRon, type Report } from '../fault.ts';
import { compilePage } from '../lesson/compile-page.ts';
import { legalFront, readFront } from '../lesson/front-matter.ts';
import { parsePage } from '../markdown/parse.ts';

export function compileLegal(source: string, report: Report, words: Map<string, number>) {
  const tree = parsePage(source);
  const front = readFront(tree, legalFront, report);
  const { sources: _sources, ...page } = compilePage(tree, source, pricesInRon(report), words);
  return front && { front: front.data, lines: { slug: front.yaml.lineOf(['slug']) }, ...page };
}
