import zlib from 'node:zlib';
import { section } from '@eszkerek/documents/block';
import { inSpecShape } from '@eszkerek/documents/spec-shape';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../../testing/app.ts';
import { freshEngine } from '../../testing/engines.ts';
import { testLibrary } from '../../testing/library.ts';
import { addStudent } from '../../testing/people.ts';

const served = z.object({ data: z.object({ sections: z.array(section) }) });
const WITH_SECTIONS = ['lesson', 'workshop', 'course', 'legal'] as const;

test.each(WITH_SECTIONS)('every section of a served %s has its text in content', async kind => {
  const { call, engine, clock } = await testApp({ engine: await freshEngine() });
  const { token } = await addStudent(engine.db, clock.now());
  const pages = [...testLibrary().documents].filter(document => document.kind === kind);
  expect(pages.length).toBeGreaterThan(0);
  for (const { slug } of pages.slice(0, 12)) {
    const { body } = await call('GET', `/api/tananyag/${slug}.json`, { token });
    const { data } = served.parse(body);
    for (const part of data.sections) {
      expect(part, slug).toMatchObject({ id: expect.any(String), title: expect.any(String), content: expect.any(String) });
      // The eighth section of a lesson is made of links.
      if (part.id !== 'tovabb' && !part.prompts) expect(part.content, `${slug}#${part.id}`).toMatch(/<\w+/);
      for (const block of part.blocks) if (block.type === 'html') expect(part.content).toContain(block.html);
    }
  }
});

test('a workshop holds its prompts in its sections', () => {
  const workshop = [...testLibrary().documents].find(document => document.kind === 'workshop');
  const shaped = workshop && inSpecShape(workshop);
  const prompts = shaped?.kind === 'workshop' ? shaped.sections.flatMap(part => part.prompts ?? []) : [];
  expect(prompts[0]).toEqual({ label: expect.any(String), text: expect.any(String) });
});

test('content adds at most 15 % to the packed size of any lesson', () => {
  const packed = (value: unknown) =>
    zlib.brotliCompressSync(JSON.stringify(value), { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  const growth = [...testLibrary().documents]
    .filter(document => document.kind === 'lesson')
    .map(document => ({ slug: document.slug, ratio: packed(inSpecShape(document)) / packed(document) }));
  expect(growth.length).toBeGreaterThan(100);
  expect(growth.filter(({ ratio }) => ratio > 1.15)).toEqual([]);
});
