import type { GlossaryDocument, HelpDocument, LegalDocument, ToolDocument, WorkshopDocument } from '@eszkerek/documents/pages';
import { lazily } from '../lazy.ts';
import { filesOf, type Library } from '../library.ts';
import { dropDeadLinks } from './drop-dead-links.ts';
import { optional, type Pages } from './links.ts';

const gradesOf = (grade: string): number[] => {
  const [first = 5, last = first] = grade.split('–').map(Number);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
};

export function workshopDocuments(library: Library, pages: Pages): WorkshopDocument[] {
  const drafts = filesOf(library, 'workshop').flatMap(({ draft }) => draft ?? []);
  return drafts.map((draft, place): WorkshopDocument => {
    const { before, ...front } = draft.front;
    const inTurn = [...drafts.slice(place + 1), ...drafts.slice(0, place)];
    const next = inTurn.find(other => gradesOf(other.front.grade).some(grade => gradesOf(front.grade).includes(grade)));
    const document: WorkshopDocument = {
      kind: 'workshop',
      ...front,
      category: 'workshop',
      grades: gradesOf(front.grade),
      before: pages.links(before),
      ...optional('next', next && pages.link(next.front.slug)),
      toc: draft.toc,
      sections: [],
    };
    return lazily(document, 'sections', () => dropDeadLinks(draft.sections, slug => pages.has(slug)));
  });
}

export function toolDocuments(library: Library, pages: Pages): ToolDocument[] {
  const tools = filesOf(library, 'tool').flatMap(({ draft }) => (draft ? [draft] : []));
  return tools
    .sort((a, b) => a.front.order - b.front.order || a.front.slug.localeCompare(b.front.slug))
    .map(({ front: { order: _order, ...front }, topics }): ToolDocument => {
      const document: ToolDocument = {
        kind: 'tool',
        ...front,
        ...(topics ? { topics: topics.filter(topic => !topic.link || pages.has(topic.link)) } : {}),
      };
      return withoutDeadTargets(document, pages);
    });
}

/** Cards and quizzes that lead to pages not written yet are left out; a plan keeps such topics and says so. */
function withoutDeadTargets(document: ToolDocument, pages: Pages): ToolDocument {
  const data = document.toolData;
  if (data?.type === 'hub-page') {
    const groups = data.groups
      .map(group => ({ ...group, cards: group.cards.filter(card => pages.has(card.link)) }))
      .filter(group => group.cards.length > 0);
    return { ...document, toolData: { ...data, groups } };
  }
  if (data?.type === 'goal-planner' && data.plan.local) {
    const { local } = data.plan;
    const topics = local.topics.map(topic => (pages.has(topic.slug) ? topic : { ...topic, waits: true }));
    const fillers = local.fillers?.filter(({ slug }) => pages.has(slug));
    const planned = { ...local, topics, ...(fillers ? { fillers } : {}) };
    return { ...document, toolData: { ...data, plan: { ...data.plan, local: planned } } };
  }
  if (data?.type === 'exam-simulator' && data.bank?.quizSlugs) {
    const quizSlugs = data.bank.quizSlugs.filter(slug => pages.has(slug));
    const topics = pages.links(quizSlugs).map(({ slug, title }) => ({ id: slug, title }));
    return { ...document, toolData: { ...data, bank: { ...data.bank, quizSlugs, topics } } };
  }
  return document;
}

export function helpDocuments(library: Library, pages: Pages): HelpDocument[] {
  return filesOf(library, 'help')
    .flatMap(({ draft, placed }) => (draft ? [{ draft, stem: placed.stem }] : []))
    .sort((a, b) => a.draft.order - b.draft.order || a.stem.localeCompare(b.stem))
    .map(({ draft, stem }) => {
      const title = draft.category.replaceAll('_', ' ').replace(/^./u, letter => letter.toLocaleUpperCase('hu'));
      const document: HelpDocument = {
        kind: 'help',
        slug: `sugo-${stem}`,
        title,
        description: `Kérdések és válaszok a súgóban: ${title.replace(/^./u, letter => letter.toLocaleLowerCase('hu'))}.`,
        category: 'help',
        grades: [],
        keywords: [],
        key: draft.category,
        articles: draft.articles,
      };
      return dropDeadLinks(document, slug => pages.has(slug));
    });
}

export function legalDocuments(library: Library): LegalDocument[] {
  return filesOf(library, 'legal').flatMap(({ draft }): LegalDocument[] =>
    draft ? [{ kind: 'legal', ...draft.front, category: 'legal', grades: [], toc: draft.toc, sections: draft.sections }] : [],
  );
}

const termId = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

export const glossaryTerms = (library: Library) =>
  filesOf(library, 'glossary')
    .flatMap(({ draft }) => draft?.terms ?? [])
    .map(term => ({ id: termId(term.hu), ...term }));
export type GlossaryTerm = ReturnType<typeof glossaryTerms>[number];

export function glossaryDocument(library: Library, pages: Pages): GlossaryDocument {
  return {
    kind: 'glossary',
    slug: 'szojegyzek',
    title: 'Szójegyzék',
    description: 'Iskolai szakszavak magyarul, románul és angolul.',
    category: 'glossary',
    grades: [],
    keywords: [],
    terms: glossaryTerms(library)
      .sort((a, b) => a.hu.localeCompare(b.hu, 'hu'))
      .map(({ lesson, first: _first, ...term }) => ({ ...term, ...optional('lesson', pages.link(lesson ?? '')) })),
  };
}
