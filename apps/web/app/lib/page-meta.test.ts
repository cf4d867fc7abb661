import { expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';

it('puts the product after the title, and carries description and structured data', () => {
  const meta = pageMeta('Törtek', 'Részek.', { '@type': 'Course' });
  expect(meta).toContainEqual({ title: 'Törtek | Észkerék' });
  expect(meta).toContainEqual({ name: 'description', content: 'Részek.' });
  expect(meta).toContainEqual({ 'script:ld+json': { '@type': 'Course' } });
});
