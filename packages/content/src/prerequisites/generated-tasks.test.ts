import { challenges } from '@eszkerek/exercises/challenges/index';
import { LEVELS, makeQuestion } from '@eszkerek/exercises/generators/engine';
import { generators } from '@eszkerek/exercises/generators/index';
import { expect, it } from 'vitest';
import { CACHE_DIR, CONTENT_DIR } from '../commands/paths.ts';
import { readLibrary } from '../library.ts';
import { KnownLessons } from './known-lessons.ts';
import { UseFinder } from './use-finder.ts';

/** Tasks drawn of each generator and level. */
const DRAWN = 4;
/** Words that generated tasks use in their everyday sense only: a torch's battery and bulb, the shade of a tree, shooting a film. */
const EVERYDAY: ReadonlySet<string> = new Set([
  ...['becslés', 'felhasználó', 'árnyék', 'elem', 'izzó', 'nyugalom', 'osztás', 'átmérő', 'terjedelem', 'párolgás', 'vízgőz'],
  ...['elmozdulás', 'elektromos töltés', 'szerző', 'forgatás'],
]);
/** A task about the letters of a word writes it in capitals. */
const isSpelt = (form: string): boolean => /^\p{Lu}{3,}$/u.test(form);
const UNREAD = new Set(['figure', 'tags', 'misconception', 'id', 'type', 'check', 'form', 'region', 'unit', 'expr']);

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (UNREAD.has(key) ? [] : textsOf(inner)));
};

const library = readLibrary(CONTENT_DIR, CACHE_DIR);
const { lessons } = library.curriculum;
const known = new KnownLessons(library.curriculum);
const finder = new UseFinder(library);

it('generated tasks use what their lessons have taught', { timeout: 60_000 }, () => {
  const all = [...generators.values(), ...[...challenges.values()].map(({ generator }) => generator)];
  const early = new Set<string>();
  for (const generator of all)
    for (const level of LEVELS)
      for (let seed = 0; seed < DRAWN; seed++) {
        const lines = textsOf(makeQuestion(generator, seed, level)).map(text => ({ item: 'q', line: 1, text }));
        for (const slug of generator.lessons) {
          const lesson = lessons.get(slug);
          if (!lesson) continue;
          const behind = known.at(slug);
          const page = { slug: generator.id, subject: lesson.subject, after: [slug], lines };
          for (const { what, form, line } of finder.find(page, ({ lessons: taughtBy }) => taughtBy.some(one => behind.has(one))))
            if (!EVERYDAY.has(what.name) && !isSpelt(form))
              early.add(`${generator.id} (${slug}): „${form}” (${what.name}) in „${line.text}”`);
        }
      }
  expect([...early]).toEqual([]);
});
