import type { RootContent } from 'mdast';
import type { Report } from '../fault.ts';
import { plainText } from '../markdown/plain-text.ts';
import type { SourceSection } from './split-sections.ts';

/** The fixed order; `tovabb` is made by the compiler. */
const ORDER = ['bevezeto', 'felfedezes', 'szabaly', 'miert', 'pelda', 'probald', 'hiba', 'muhely', 'kihivas', 'osszefoglalo'];
/** Lessons that name their forms are held to the second set of rules. */
const SECOND_SET = ['miert', 'kihivas'];
const REQUIRED = ORDER.filter(id => id !== 'muhely' && !SECOND_SET.includes(id));
export const SECTION_IDS: ReadonlySet<string> = new Set([...ORDER, 'tovabb']);

const has = (section: SourceSection, name: string) =>
  section.children.some(node => node.type === 'containerDirective' && node.name === name);
const count = (section: SourceSection, name: string) =>
  section.children.filter(node => node.type === 'containerDirective' && node.name === name).length;
const numbered = (nodes: RootContent[]): boolean =>
  nodes.some(node => (node.type === 'list' && node.ordered) || (node.type === 'containerDirective' && numbered(node.children)));

/** The sections in order, and what each must hold. */
export function checkSkeleton(sections: SourceSection[], lastLine: number, namesForms: boolean, report: Report): void {
  const seen: SourceSection[] = [];
  for (const section of sections) {
    if (section.id === 'tovabb') report('section-order', section.line, 'the section tovabb is made by the compiler; leave it out');
    else if (!ORDER.includes(section.id)) report('section-id', section.line, `„${section.id}” is not a section id`);
    else if (seen.some(other => other.id === section.id))
      report('section-duplicate', section.line, `the section ${section.id} occurs twice`);
    else {
      const late = seen.find(other => ORDER.indexOf(other.id) > ORDER.indexOf(section.id));
      if (late) report('section-order', section.line, `${section.id} stands after ${late.id}`);
      seen.push(section);
    }
  }
  for (const id of namesForms ? [...REQUIRED, ...SECOND_SET] : REQUIRED)
    if (!seen.some(section => section.id === id)) report('section-missing', lastLine, `the section ${id} is missing`);
  for (const section of seen) checkParts(section, report);
}

function checkParts(section: SourceSection, report: Report): void {
  const need = (ok: boolean, message: string) => {
    if (!ok) report('section-part', section.line, message);
  };
  const text = section.children.map(node => plainText(node)).join(' ');
  if (section.id === 'felfedezes') {
    need(has(section, 'widget'), 'the discovery has no :::widget');
    need(numbered(section.children), 'the discovery has no numbered instructions');
    need(/Mit vettél észre\?/.test(text), 'the discovery does not ask „Mit vettél észre?”');
  }
  if (section.id === 'szabaly') need(count(section, 'rule') === 1, 'the rule section must hold exactly one :::rule');
  if (section.id === 'miert') need(count(section, 'why') === 1, 'write exactly one :::why');
  if (section.id === 'kihivas') need(count(section, 'challenge') === 2, 'write exactly two :::challenge blocks');
  if (section.id === 'pelda') {
    need(count(section, 'example') >= 1 && count(section, 'example') <= 2, 'write one or two :::example blocks');
    need(numbered(section.children), 'the example has no numbered steps');
  }
  if (section.id === 'probald') need(count(section, 'try') >= 1 && count(section, 'try') <= 2, 'write one or two :::try blocks');
  if (section.id === 'hiba') need(has(section, 'mistake'), 'there is no :::mistake');
  if (section.id === 'muhely') need(has(section, 'tasks'), 'there is no :::tasks');
  if (section.id === 'osszefoglalo') checkSummary(section, report);
}

function checkSummary(section: SourceSection, report: Report): void {
  const bullets = section.children.flatMap(node => (node.type === 'list' && !node.ordered ? node.children : [])).length;
  if (bullets < 3 || bullets > 4) report('summary-bullets', section.line, `the summary has ${bullets} bullet points`);
}
