import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { parseFast } from './parse-fast.ts';

const COLON = 58;

/** „10:30-kor”, „3:4” and „12:a” are text: only blocks (`:::name`) are directives. */
function blockDirectivesOnly(this: Processor): void {
  for (const extension of this.data().micromarkExtensions ?? []) {
    if (extension.flow?.[COLON] && extension.text) delete extension.text[COLON];
  }
}

/** „5. lépés”, „- 3” or „# jel” at the start of an option is text, not a list or a heading. */
function inlineOnly(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    {
      disable: {
        null: ['list', 'headingAtx', 'setextUnderline', 'thematicBreak', 'blockQuote', 'codeIndented', 'codeFenced', 'definition'],
      },
    },
  ];
}

const pageParser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMath)
  .use(remarkDirective)
  .use(blockDirectivesOnly)
  .freeze();

const textParser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkMath).use(inlineOnly).freeze();

/** A whole file: front matter, sections, directives. */
export const parsePage = (source: string): Root => pageParser.parse(source);

/** A text of a question, an option, a hint: paragraphs, tables and formulas, no blocks. */
export const parseText = (source: string): Root => parseFast(source) ?? parseSlowly(source);

/** The same without the short cut; a test holds the two together. */
export const parseSlowly = (source: string): Root => textParser.parse(source);
