import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadSubject } from '../features/catalog/load-collection.ts';
import { loadPage } from '../features/lesson/load-page.ts';
import { foreign, refusal, serve } from '../testing/serve.ts';
import { show } from '../testing/show.tsx';
import ContentPage from './content.tsx';
import SubjectPage from './subject.tsx';

/** Every field here is named by the specification; nothing else is sent. */
const common = {
  title: 'Törtek',
  description: 'Részek és egészek.',
  slug: 'tortek',
  grade: '5',
  subject: 'matematika',
  keywords: ['tört'],
};
const sections = [
  { id: 'mi-a-tort', title: 'Mi a tört?', content: '<p>Egy egész egyenlő részei.</p><h3 id="nevezo">A nevező</h3>' },
  {
    id: 'feladatok',
    title: 'Feladatok',
    content: '<p>Vágj szét egy almát!</p>',
    type: 'tasks_section',
    prompts: ['Mondd el a [téma] lényegét!'],
  },
];
const toc = [
  { id: 'mi-a-tort', title: 'Mi a tört?', subheadings: [{ id: 'nevezo', title: 'A nevező' }] },
  { id: 'feladatok', title: 'Feladatok', subheadings: [] },
];
const template = { role: 'Tanár vagy.', task: 'Magyarázd el!' };
const field = { id: 'tema', label: 'Mi a téma?', kind: 'text', required: true };
const options = [
  { value: 'a', label: 'Röviden', promptText: 'Röviden.' },
  { value: 'b', label: 'Bőven', promptText: 'Bőven.' },
];

const tool = (toolData: Record<string, unknown>) => ({ ...common, category: 'free_tool', toolData });

const DOCUMENTS: [name: string, document: Record<string, unknown>, shown: string | RegExp][] = [
  ['a free lesson', { ...common, category: 'free_lesson', toc, sections }, 'Egy egész egyenlő részei.'],
  ['a lesson without a contents list', { ...common, category: 'premium_lesson', sections }, 'Vágj szét egy almát!'],
  ['a workshop', { ...common, category: 'workshop', toc, sections }, 'Prompt másolása'],
  ['a course', { ...common, category: 'premium_course', toc, sections }, 'Egy egész egyenlő részei.'],
  [
    'a quiz',
    { ...common, questions: [{ question: 'Mennyi fél meg fél?', answers: ['egy', 'kettő'], correct: 'egy' }] },
    'Mennyi fél meg fél?',
  ],
  ['a quiz without keys', { ...common, questions: [{ question: 'Mennyi fél meg fél?', answers: ['egy', 'kettő'] }] }, 'kettő'],
  [
    'a quiz whose key is its answer',
    { ...common, questions: [{ question: 'Mennyi fél meg fél?', answers: ['egy', 'kettő'], answer: 'egy' }] },
    'Ellenőrzés',
  ],
  [
    'a lesson with a number for its grade and keywords in one text',
    { ...common, grade: 5, keywords: 'tört, rész', category: 'free_lesson', toc, sections },
    '5. osztály',
  ],
  ['sections of a tool', { ...common, category: 'tool', sections }, 'Egy egész egyenlő részei.'],
  ['topics', { ...common, category: 'free_tool', topics: [{ id: 'a', title: 'Felek', prompt: 'Mi a fél?' }] }, 'Felek'],
  [
    'characters',
    {
      ...common,
      category: 'free_tool',
      characters: [{ name: 'Bolyai János', title: 'matematikus', quote: 'Új világ.', color: '#335577', imageUrl: '' }],
    },
    'Bolyai János',
  ],
  [
    'hub-page',
    tool({ type: 'hub-page', groups: [{ id: 'g', title: 'Számok', cards: [{ link: 'x', title: 'Törtek lap' }] }] }),
    'Törtek lap',
  ],
  ['goal-planner', tool({ type: 'goal-planner', fields: [field], plan: { template } }), 'Mi a téma?'],
  ['prompt-generator', tool({ type: 'prompt-generator', input: field, template }), 'Mi a téma?'],
  [
    'preloaded-prompt-launcher',
    tool({ type: 'preloaded-prompt-launcher', prompts: [{ id: 'p', title: 'Kérdezz vissza', text: 'Kérdezz!' }] }),
    'Kérdezz vissza',
  ],
  [
    'multi-choice-prompt-generator',
    tool({ type: 'multi-choice-prompt-generator', steps: [{ id: 'hossz', question: 'Milyen hosszan?', options }], template }),
    'Milyen hosszan?',
  ],
  ['multi-input-prompt-generator', tool({ type: 'multi-input-prompt-generator', fields: [field], template }), 'Mi a téma?'],
  ['exam-simulator', tool({ type: 'exam-simulator', source: 'prompt', promptTemplate: template }), /10/],
  ['a tool with its type alone', tool({ type: 'hub-page' }), 'Az adatok hiányosak.'],
  ['no part that is known', common, 'Ismeretlen adatformátum.'],
];

it.each(DOCUMENTS)('shows %s that has only the fields of the specification', async (_, document, shown) => {
  serve({ lesson: { page: () => foreign({ success: true, data: document }) } });
  const loaded = await loadPage('tortek');
  show(<ContentPage loaderData={loaded} />, { path: '/tananyag/:slug', at: '/tananyag/tortek' });
  expect((await screen.findAllByText(shown, undefined, { timeout: 5000 })).length).toBeGreaterThan(0);
});

it('takes a document that the quiz call brings under quiz alone', async () => {
  const quiz = { ...common, questions: [{ question: 'Mennyi fél meg fél?', answers: ['egy', 'kettő'] }] };
  serve({ lesson: { page: () => refusal(500, '') }, quiz: { page: () => foreign({ success: true, quiz }) } });
  expect(await loadPage('tortek')).toMatchObject({ status: 'page', page: { title: 'Törtek' } });
});

it('lists the sub-headings of such a lesson', async () => {
  serve({ lesson: { page: () => foreign({ success: true, data: { ...common, category: 'free_lesson', toc, sections } }) } });
  const { user } = show(<ContentPage loaderData={await loadPage('tortek')} />, { path: '/tananyag/:slug', at: '/tananyag/tortek' });
  await user.click(screen.getByRole('button', { name: /Tartalom/ }));
  await user.click(screen.getByRole('button', { name: 'Alcímek: Mi a tört?' }));
  expect(screen.getByRole('link', { name: 'A nevező' })).toHaveAttribute('href', '#nevezo');
});

it('checks a question that brought its key', async () => {
  const [, document] = DOCUMENTS[4] ?? [];
  serve({ lesson: { page: () => foreign({ success: true, data: document }) } });
  const { user } = show(<ContentPage loaderData={await loadPage('tortek')} />, { path: '/tananyag/:slug', at: '/tananyag/tortek' });
  await user.click(await screen.findByRole('radio', { name: /egy/ }));
  await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
  expect(await screen.findByRole('button', { name: 'Újra' }, { timeout: 5000 })).toBeVisible();
});

it('shows the main page of a subject from the stated fields', async () => {
  const cards = [{ grade: 6, text: 'Mérések', link: 'fizika_6_meresek.html' }];
  const quiz = { title: 'Fizika', subtitle: 'Kísérletek', sections: [{ title: 'Mechanika', cards }] };
  serve({ quiz: { page: () => foreign({ success: true, quiz }) } });
  show(<SubjectPage loaderData={await loadSubject('fizika')} />, { path: '/targy/:subjectName', at: '/targy/fizika' });
  expect(screen.getByRole('heading', { name: 'Mechanika' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Mérések/ })).toHaveAttribute('href', '/tananyag/fizika-6-meresek');
});

it('leads from the maths page to the whole collection', async () => {
  serve({ quiz: { page: () => foreign({ success: true, data: { title: 'Matematika', sections: [] } }) } });
  show(<SubjectPage loaderData={await loadSubject('matematika')} />, { path: '/targy/:subjectName', at: '/targy/matematika' });
  expect(screen.getByRole('link', { name: /Interaktív matematika/ })).toHaveAttribute('href', '/interaktiv-matematika');
});
