import type { PageLink } from '@eszkerek/documents/base';
import { generatorIds } from '../generator-ids.ts';
import { filesOf, type Library } from '../library.ts';

/** Which pages exist, and what they are called: links are made only to these. */
export class Pages {
  readonly #titles = new Map<string, string>();

  constructor(library: Library) {
    const generators = generatorIds();
    for (const { draft } of filesOf(library, 'lesson')) {
      const entry = draft && library.curriculum.lessons.get(draft.front.slug);
      if (!draft || !entry) continue;
      this.#titles.set(entry.slug, draft.front.title);
      if (generators.has(entry.generator)) this.#titles.set(`gyakorlo-${entry.slug}`, `Gyakorló: ${draft.front.title}`);
    }
    for (const { draft, placed } of filesOf(library, 'quiz'))
      if (draft && this.has(draft.front.lesson)) this.#titles.set(placed.stem, draft.front.title);
    for (const kind of ['test', 'workshop', 'tool', 'exam'] as const)
      for (const { draft, placed } of filesOf(library, kind)) if (draft) this.#titles.set(placed.stem, draft.front.title);
    for (const unit of library.curriculum.units) {
      const written = unit.lessons.filter(lesson => this.has(lesson.slug));
      if (written.some(lesson => lesson.access === 'premium')) this.#titles.set(courseSlug(unit), unit.title);
    }
    for (const subject of ['matematika', 'fizika', 'ai']) this.#titles.set(collectionSlug(subject), subject);
    this.#titles.set('szojegyzek', 'Szójegyzék');
  }

  has(slug: string): boolean {
    return this.#titles.has(slug);
  }

  link(slug: string): PageLink | undefined {
    const title = this.#titles.get(slug);
    return title === undefined ? undefined : { slug, title };
  }

  links(slugs: readonly string[]): PageLink[] {
    return slugs.flatMap(slug => this.link(slug) ?? []);
  }
}

export const courseSlug = (unit: { subject: string; grade: string; unit: string }): string =>
  `kurzus-${unit.subject}-${unit.grade.replace('–', '-')}-${unit.unit}`;
export const collectionSlug = (subject: string): string => `interaktiv-${subject}-gyujtemeny`;

/** A field with a link only when the page behind it exists. */
export const optional = <K extends string>(key: K, link: PageLink | undefined): { [P in K]?: PageLink } => {
  const field: { [P in K]?: PageLink } = {};
  if (link) field[key] = link;
  return field;
};
