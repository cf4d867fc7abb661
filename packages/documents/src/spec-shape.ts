import type { Block, ChallengeBlock, LeafBlock, Section } from './block.ts';
import type { ContentDocument } from './document.ts';
import { escapeHtml, goalHtml } from './goal-html.ts';
import type { CourseDocument } from './pages.ts';

const idOf = (id: string | undefined): string => (id ? ` id="${id}"` : '');

const words = (value: unknown, key: string): string => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'string' ? found : '';
};

function leafHtml(block: LeafBlock): string {
  switch (block.type) {
    case 'html':
      return block.html;
    case 'widget': {
      const { config } = block;
      const task = words(typeof config === 'object' && config !== null && 'text' in config ? config.text : undefined, 'task');
      return [task, words(config, 'alt')]
        .filter(Boolean)
        .map(text => `<p>${escapeHtml(text)}</p>`)
        .join('');
    }
    case 'figure':
      return `<figure>${block.svg}${block.caption ? `<figcaption>${escapeHtml(block.caption)}</figcaption>` : ''}</figure>`;
    case 'try': {
      const { question } = block;
      const options = 'options' in question ? question.options.map(({ text }) => `<li>${text}</li>`).join('') : '';
      return `<h3${idOf(block.id)}>${block.title}</h3><div>${question.question}${question.figure?.kind === 'drawn' ? question.figure.svg : ''}</div>${options && `<ul>${options}</ul>`}`;
    }
    case 'prompt':
      return '';
  }
}

const fold = (summary: string, html: string): string => `<details><summary>${escapeHtml(summary)}</summary>${html}</details>`;

function challengeHtml({ id, title, task, figure, hints, solution, answer }: ChallengeBlock): string {
  const steps = hints.map((hint, place) => fold(`${place + 1}. segítség`, `<p>${hint}</p>`));
  return `<section class="challenge"><h3${idOf(id)}>${escapeHtml(title)}</h3>${task}${figure?.svg ?? ''}${steps.join('')}${fold('Megoldás', `${solution}<p>Eredmény: ${answer}</p>`)}</section>`;
}

function blockHtml(block: Block): string {
  if (block.type === 'challenge') return challengeHtml(block);
  if (!('blocks' in block)) return leafHtml(block);
  if (block.type === 'why') return fold(block.title ?? 'Miért igaz?', block.blocks.map(leafHtml).join(''));
  const title = block.title ? `<h3${idOf(block.id)}>${escapeHtml(block.title)}</h3>` : '';
  return `<section class="${block.type}">${title}${block.blocks.map(leafHtml).join('')}</section>`;
}

const promptsOf = (blocks: readonly Block[]): { label: string; text: string }[] =>
  blocks
    .flatMap((block): readonly Block[] => ('blocks' in block ? block.blocks : [block]))
    .flatMap(block => (block.type === 'prompt' ? [{ label: block.label, text: block.text }] : []));

/** The stated fields of a section: its text as one HTML string, and the prompts it holds. */
function withContent(section: Section): Section {
  const prompts = promptsOf(section.blocks);
  return { ...section, content: section.blocks.map(blockHtml).join(''), ...(prompts.length > 0 ? { prompts } : {}) };
}

const link = (slug: string, title: string): string => `<a href="/tananyag/${slug}">${escapeHtml(title)}</a>`;

function courseSections({ goals, lessons, test }: CourseDocument): Section[] {
  const parts = [
    { id: 'celok', title: 'Ezt tanulod meg', content: `<ul>${goals.map(goal => `<li>${goalHtml(goal)}</li>`).join('')}</ul>` },
    {
      id: 'leckek',
      title: 'A leckék sorban',
      content: `<ol>${lessons.map(({ slug, title }) => `<li>${link(slug, title)}</li>`).join('')}</ol>`,
    },
    ...(test ? [{ id: 'teszt', title: 'A végén', content: `<p>${link(test.slug, test.title)}</p>` }] : []),
  ];
  return parts.map(part => ({ ...part, type: 'section', blocks: [{ type: 'html', html: part.content }] }));
}

/** A page with the fields the specification names beside our own. Made when a page is served: stored pages keep each text once. */
export function inSpecShape(document: ContentDocument): ContentDocument {
  switch (document.kind) {
    case 'lesson':
    case 'workshop':
    case 'legal':
      return { ...document, sections: document.sections.map(withContent) };
    case 'course':
      return { ...document, sections: courseSections(document) };
    default:
      return document;
  }
}
