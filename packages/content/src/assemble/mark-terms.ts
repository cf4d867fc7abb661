import type { ChallengeBlock, LeafBlock, Section } from '@eszkerek/documents/block';
import type { Term } from '@eszkerek/documents/lesson';
import type { GlossaryTerm } from './pages.ts';

/** More dotted words than this would make a page restless. */
const MOST = 8;
/** Shorter words are everyday words too ("él", "ár", "út"). */
const SHORTEST = 5;
/** Endings after which a noun is still the same noun; "pont" is in "pontot", not in "pontos". */
const ENDING =
  '(?:[aeoö]?[tk]|[aeoö]k(?:at|et|ot|öt)|[aeoö]?kn[ae]k|n[ae]k|b[ae]n|b[ae]|b[óő]l|r[ae]|r[óő]l|h[oeö]z|t[óő]l|n[áé]l|ig|[oeö]?n|k?b[ae]n|[aeoö]?kb[óő]l|[aeoö]?kr[ae])?';

export interface Marked {
  sections: Section[];
  terms: Term[];
}

interface Lesson {
  slug: string;
  subject: string;
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patterns = new WeakMap<GlossaryTerm, RegExp>();
function patternOf(term: GlossaryTerm): RegExp {
  const known = patterns.get(term);
  if (known) return known;
  const words = [term.hu, ...term.also].filter(word => word.length >= SHORTEST).map(escapePattern);
  const pattern = words.length > 0 ? new RegExp(`(?<![\\p{L}-])(?:${words.join('|')})${ENDING}(?![\\p{L}-])`, 'iu') : /(?!)/u;
  patterns.set(term, pattern);
  return pattern;
}

/** Headings, links, code and drawn formulas stay as they are. */
const SKIPPED = /^<(a|h[1-6]|code|pre|math|svg)[\s>]|^<(span|div) class="(?:katex|formula)/;
const TAG = /(<[^>]+>)/;

/** A leaf cut at its tags; `open` are the places of the texts that may carry a link. */
function cut(html: string): { parts: string[]; open: number[] } {
  const parts = html.split(TAG);
  const open: number[] = [];
  let inside = '';
  let depth = 0;
  for (const [i, part] of parts.entries()) {
    if (i % 2 === 0) {
      if (!inside && part !== '') open.push(i);
    } else if (inside) {
      if (part.startsWith(`<${inside}`) && !part.endsWith('/>')) depth++;
      else if (part.startsWith(`</${inside}`)) depth--;
      if (depth === 0) inside = '';
    } else {
      const skipped = SKIPPED.exec(part);
      inside = skipped?.[1] ?? skipped?.[2] ?? '';
      depth = 1;
    }
  }
  return { parts, open };
}

const htmlLeaves = (sections: readonly Section[]) =>
  sections
    .flatMap(section => section.blocks.flatMap((block): (LeafBlock | ChallengeBlock)[] => ('blocks' in block ? block.blocks : [block])))
    .filter(block => block.type === 'html');

/** The terms of the lesson's own subject become links to the glossary where they first stand; what this lesson teaches comes first. */
export function markTerms(sections: Section[], glossary: readonly GlossaryTerm[], lesson: Lesson): Marked {
  const leaves = htmlLeaves(sections).map(block => ({ block, ...cut(block.html) }));
  const text = leaves
    .flatMap(({ parts, open }) => open.map(i => parts[i]))
    .join('\n')
    .toLowerCase();
  const candidates = glossary
    .filter(term => term.subject === undefined || term.subject === lesson.subject)
    .filter(term => [term.hu, ...term.also].some(word => text.includes(word.toLowerCase())))
    .sort((a, b) => Number(b.lesson === lesson.slug) - Number(a.lesson === lesson.slug) || b.hu.length - a.hu.length);
  const terms: Term[] = [];
  for (const term of candidates) {
    if (terms.length === MOST) break;
    if (!leaves.some(leaf => linkFirst(leaf, term))) continue;
    const { id, hu, ro, en, note } = term;
    terms.push({ id, hu, ro, en, ...(note ? { note } : {}) });
  }
  for (const { block, parts } of leaves) block.html = parts.join('');
  return { sections, terms };
}

/** Wraps the first place of a term; the words before and after it stay open for others. */
function linkFirst({ parts, open }: { parts: string[]; open: number[] }, term: GlossaryTerm): boolean {
  for (const [at, place] of open.entries()) {
    const part = parts[place] ?? '';
    const found = patternOf(term).exec(part);
    if (!found) continue;
    const link = `<a class="term" href="/szojegyzek#${term.id}">${found[0]}</a>`;
    parts.splice(place, 1, part.slice(0, found.index), link, part.slice(found.index + found[0].length));
    open.splice(at, open.length - at, place, place + 2, ...open.slice(at + 1).map(later => later + 2));
    return true;
  }
  return false;
}
