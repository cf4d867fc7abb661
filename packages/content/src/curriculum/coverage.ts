import { generatorIds } from '../generator-ids.ts';
import type { Library } from '../library.ts';
import { widgetSchema } from '../widget-schemas.ts';

/** How much of the map stands: `lessons 229/229 · quizzes …`, and what is missing by name. */
export function coverage({ files, curriculum }: Pick<Library, 'files' | 'curriculum'>): { line: string; missing: string[] } {
  const pages = new Set(files.flatMap(({ placed }) => (placed ? [placed.stem] : [])));
  const lessons = [...curriculum.lessons.values()];
  const generators = generatorIds();
  const asked: Record<string, { names: Set<string>; stands: (name: string) => boolean }> = {
    lessons: { names: new Set(curriculum.lessons.keys()), stands: name => pages.has(name) },
    quizzes: { names: new Set(lessons.map(({ slug }) => `kviz-${slug}`)), stands: name => pages.has(name) },
    'unit tests': { names: new Set(curriculum.tests.keys()), stands: name => pages.has(name) },
    'widget kinds': { names: new Set(lessons.flatMap(({ widgets }) => widgets)), stands: name => widgetSchema(name) !== undefined },
    generators: { names: new Set(lessons.map(({ generator }) => generator)), stands: name => generators.has(name) },
  };
  const counted = Object.entries(asked).map(([what, { names, stands }]) => {
    const missing = [...names].filter(name => !stands(name));
    return { text: `${what} ${names.size - missing.length}/${names.size}`, missing };
  });
  return { line: counted.map(({ text }) => text).join(' · '), missing: counted.flatMap(({ missing }) => missing) };
}
