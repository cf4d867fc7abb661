import { isPremiumCategory } from '@eszkerek/documents/base';
import type { CompiledContent, CompiledKeys, Misconception } from '@eszkerek/documents/compiled';
import type { ContentDocument, DocumentKind, DocumentOf } from '@eszkerek/documents/document';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import { generatedMisconceptions } from '@eszkerek/exercises/generators/misconceptions';
import type { Region } from '@eszkerek/numbers/money';
import { misconceptionName } from './misconception-name.ts';
import { createSearch, type Search } from './search.ts';

/** The compiled content in memory: loaded at start, looked up by slug, never by path. */
export class Library {
  readonly version: string;
  readonly curriculums: CompiledContent['curriculums'];
  readonly mathsCollection: CompiledContent['mathsCollection'];
  /** Every lesson of the curriculum in its order, written or not. */
  readonly map: CompiledContent['map'];
  readonly #content: CompiledContent;
  #search: Search | undefined;
  readonly #documents: ReadonlyMap<string, ContentDocument>;
  readonly #byKind: ReadonlyMap<DocumentKind, readonly ContentDocument[]>;
  readonly #keys: CompiledKeys;
  /** Pages and questions with amounts of money, for pupils who learn by the Hungarian curriculum. */
  readonly #forint: { readonly documents: ReadonlyMap<string, ContentDocument>; readonly keys: CompiledKeys };
  readonly #misconceptions: Readonly<Record<string, Misconception>>;

  constructor(content: CompiledContent, keys: CompiledKeys, forintKeys: CompiledKeys) {
    this.version = content.version;
    this.curriculums = content.curriculums;
    this.mathsCollection = content.mathsCollection;
    this.#content = content;
    this.map = content.map;
    this.#documents = new Map(content.documents.map(document => [document.slug, document]));
    this.#byKind = Map.groupBy(content.documents, ({ kind }) => kind);
    this.#keys = keys;
    this.#forint = { documents: new Map(content.forint.map(document => [document.slug, document])), keys: forintKeys };
    this.#misconceptions = content.misconceptions;
  }

  /** Its index is made on the first look: at start it would take a fifth of the time until the first answer. */
  get search(): Search {
    this.#search ??= createSearch(this.#content);
    return this.#search;
  }

  get documents(): Iterable<ContentDocument> {
    return this.#documents.values();
  }

  document(slug: string, region: Region = 'ro'): ContentDocument | undefined {
    return (region === 'hu' ? this.#forint.documents.get(slug) : undefined) ?? this.#documents.get(slug);
  }

  ofKind<K extends DocumentKind>(kind: K): readonly DocumentOf<K>[] {
    return (this.#byKind.get(kind) ?? []) as readonly DocumentOf<K>[];
  }

  /** With answer keys: for grading only. */
  questions(slug: string, region: Region = 'ro'): readonly CompiledQuestion[] {
    const { keys } = this.#forint;
    if (region === 'hu' && Object.hasOwn(keys, slug)) return keys[slug] ?? [];
    return Object.hasOwn(this.#keys, slug) ? (this.#keys[slug] ?? []) : [];
  }

  /** `text` is its name, written in one way wherever a teacher reads it. */
  misconception(id: string): Misconception | undefined {
    const generated = generatedMisconceptions.get(id);
    const found = Object.hasOwn(this.#misconceptions, id) ? this.#misconceptions[id] : generated && { ...generated, section: 'hiba' };
    return found && { ...found, text: misconceptionName(found.text) };
  }

  titleOf(slug: string): string {
    return this.#documents.get(slug)?.title ?? slug;
  }

  /** Whether a page needs premium access; a page that is not of the library, such as an own set, does not. */
  isPremium(slug: string): boolean {
    return isPremiumCategory(this.#documents.get(slug)?.category ?? '');
  }
}
