import type { TocEntry } from '@eszkerek/documents/block';
import type { RootContent } from 'mdast';
import type { Prose } from '../language/prose.ts';
import type { MisconceptionUse } from '../question/question-context.ts';

export type Directive = Extract<RootContent, { type: 'containerDirective' }>;

export type Subheading = TocEntry['subheadings'][number];

export interface Item {
  id: string;
  hash: string;
  line: number;
}

/** `fingerprint` is equal for two widgets that show the same thing. */
export interface WidgetUse {
  fingerprint: string;
  line: number;
}

/** What the parts of one Markdown page share while it is compiled. */
export interface PageContext extends Prose {
  source: string;
  /** Ids taken in the page: sections, sub-headings, widgets, questions. */
  ids: Set<string>;
  /** The examples and try questions that are entries of the contents list. */
  headings: Map<Directive, Subheading>;
  items: Item[];
  misconceptions: MisconceptionUse[];
  widgets: WidgetUse[];
}
