import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { HelpCentre } from './help-centre.tsx';

vi.mock('../../lib/api.ts', () => ({ api: {} }));

it('shows categories as headings over questions and answers in HTML', () => {
  const article = { id: 'jelszo', question: 'Elfelejtettem a jelszavam.', answer: '<p>Kérj <b>újat</b>.</p>' };
  const html = renderToStaticMarkup(<HelpCentre initial={{ fiók_és_belépés: [article] }} />);
  expect(html).toMatch(/<h2[^>]*>Fiók és belépés<\/h2>/);
  expect(html).toContain('Elfelejtettem a jelszavam.');
  expect(html).toContain('<b>újat</b>');
});

it('asks to type when nothing came', () => {
  expect(renderToStaticMarkup(<HelpCentre initial={{}} />)).toContain('Kezdj el gépelni a kereséshez...');
});
