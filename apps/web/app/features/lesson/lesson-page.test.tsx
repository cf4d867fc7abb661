import type { DocumentOf } from '@eszkerek/documents/document';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { startPresenting, stopPresenting, turnSlide } from '../../lib/present.ts';
import { logIn, logOut } from '../../lib/session.ts';
import { lessonOf } from '../../testing/lesson-of.ts';
import { pupil } from '../../testing/people.ts';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { LessonPage } from './lesson-page.tsx';

const SLUG = 'matek-5-proba';
const html = (text: string) => ({ type: 'html' as const, html: `<p>${text}</p>` });
const section = (id: string, title: string, blocks: DocumentOf<'lesson'>['sections'][number]['blocks']) => ({
  id,
  title,
  type: 'section' as const,
  blocks,
});
const sections = [
  section('bevezeto', 'Bevezető', [html('Ioana zászlót rendel.')]),
  section('felfedezes', 'Fedezd fel!', [
    {
      type: 'widget',
      id: 'w1',
      kind: 'place-value',
      config: { goal: {}, text: { title: 'táblázat', task: 'Rakd ki!' }, alt: 'Táblázat.' },
    },
    html('Olvasd ki a számot!</p><p><strong>Mit vettél észre?</strong> Tízszer annyit ér.'),
  ]),
  section('szabaly', 'A szabály', [{ type: 'rule', blocks: [html('A helyi érték az oszlop neve.')] }]),
  section('probald', 'Próbáld ki!', [
    {
      type: 'try',
      id: 't1',
      title: 'Első',
      question: {
        id: 't1',
        type: 'numeric',
        difficulty: 1,
        question: 'Mennyi 2 + 3?',
        answer: '5',
        check: 'NUM',
        hints: [],
      },
    },
  ]),
  section('kihivas', 'Kihívás', [html('Nehezebb.')]),
];
const lesson = lessonOf(SLUG, sections);

let onScreen = '';
beforeEach(() => {
  onScreen = '';
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('requestIdleCallback', (action: () => void) => void action());
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // The test's document has no layout: one section is on screen, the others are above it.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.id === onScreen ? new DOMRect(0, 100, 300, 400) : new DOMRect(0, -900, 300, 400);
  });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});

const look = (id: string, seconds: number) => {
  onScreen = id;
  act(() => void vi.advanceTimersByTime(seconds * 1000));
};
const done = () => screen.getByText(/rész kész$/).textContent;
const open = () => {
  const server = serve({
    lesson: { viewed: () => ({ success: true, section: null }) },
    guide: { labels: () => ({ success: true, labels: {} }) },
  });
  logIn(pupil, 'token');
  const shown = show(<LessonPage lesson={lesson} />);
  return {
    ...shown,
    server,
    completed: () => server.sentTo('lesson', 'viewed').flatMap(({ body }) => (JSON.stringify(body).includes('completed') ? [body] : [])),
  };
};

it('counts a section that was on screen for its reading time, and none that was scrolled past', () => {
  open();
  for (const { id } of sections) look(id, 0.5);
  look('tovabb', 1);
  expect(done()).toBe('0 / 5 rész kész');
  look('bevezeto', 3);
  expect(done()).toBe('1 / 5 rész kész');
});

it('tells where the pupil reads once a section was worked through, and nothing of what is scrolled past', async () => {
  vi.useFakeTimers();
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9000);
  const order = [...sections.map(({ id }) => id), 'tovabb'];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 100 + 1000 * (order.indexOf(this.id) - order.indexOf(onScreen)), 300, 400);
  });
  const { server } = open();
  const sent = () => server.sentTo('lesson', 'viewed').map(({ body }) => (body as { section?: string }).section);
  const scrollTo = async (id: string, seconds: number) => {
    onScreen = id;
    dispatchEvent(new Event('scroll'));
    // React draws at the end of an act.
    for (let passed = 0; passed < seconds; passed += 0.5) await act(() => vi.advanceTimersByTimeAsync(500));
  };
  await scrollTo('probald', 3);
  expect(sent()).toEqual([undefined]);
  await scrollTo('bevezeto', 6);
  await scrollTo('felfedezes', 1);
  await scrollTo('probald', 3);
  expect(sent()).toEqual([undefined, 'bevezeto', 'probald']);
});

it('does not count a rule that is still locked, nor a discovery whose sentence is closed', async () => {
  const { user } = open();
  look('szabaly', 30);
  look('felfedezes', 30);
  expect(done()).toBe('0 / 5 rész kész');
  await user.click(screen.getByRole('button', { name: 'Kihagyom' }));
  look('szabaly', 30);
  expect(done()).toBe('1 / 5 rész kész');
});

it('shows the rule to a class, where the task is on another slide', () => {
  open();
  expect(screen.getByText(/A helyi érték az oszlop neve/).closest('.print-only')).not.toBeNull();
  onTestFinished(() => act(stopPresenting));
  vi.stubGlobal('scrollTo', () => undefined);
  act(() => startPresenting({ slug: SLUG, title: lesson.title, slides: sections.map(({ title }) => title), voteOn: null }));
  act(() => turnSlide(1));
  act(() => turnSlide(1));
  expect(screen.getByText(/A helyi érték az oszlop neve/).closest('.print-only')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Kihagyom' })).toBeNull();
});

it('stands at the section that was shown last when the presentation ends', () => {
  open();
  vi.stubGlobal('scrollTo', () => undefined);
  const places: string[] = [];
  Element.prototype.scrollIntoView = function place() {
    places.push(this.id);
  };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe: () => void;
      constructor(changed: () => void) {
        this.observe = changed;
      }
      disconnect = () => undefined;
    },
  );
  act(() => startPresenting({ slug: SLUG, title: lesson.title, slides: sections.map(({ title }) => title), voteOn: null }));
  act(() => turnSlide(1));
  act(stopPresenting);
  expect(places.at(-1)).toBe(sections[1]?.id);
});

it('opens the sentence by one button when it is shown to a class', async () => {
  const { user } = open();
  onTestFinished(() => act(stopPresenting));
  vi.stubGlobal('scrollTo', () => undefined);
  act(() => startPresenting({ slug: SLUG, title: lesson.title, slides: sections.map(({ title }) => title), voteOn: null }));
  act(() => turnSlide(1));
  expect(screen.queryByLabelText('Mit vettél észre?')).toBeNull();
  expect(screen.queryByText(/Tízszer annyit ér/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Megmutatom' }));
  expect(screen.getByText(/Tízszer annyit ér/)).toBeInTheDocument();
});

it('opens the sentence after the pupil has written what he noticed', async () => {
  const { user } = open();
  const sentence = screen.getByText(/Tízszer annyit ér/);
  expect(sentence.closest('.print-only')).not.toBeNull();
  const compare = screen.getByRole('button', { name: 'Összevetem' });
  expect(compare).toBeDisabled();
  await user.type(screen.getByLabelText('Mit vettél észre?'), 'Balra nagyobb lesz');
  await user.click(compare);
  expect(sentence.closest('.print-only')).toBeNull();
  expect(screen.getByText('Te ezt írtad: „Balra nagyobb lesz”')).toBeInTheDocument();
});

it('is completed with every try question answered and every other section read, once, and again when it is read again', async () => {
  const { user, completed, unmount } = open();
  await user.click(screen.getByRole('button', { name: 'Kihagyom' }));
  await user.click(screen.getByRole('button', { name: 'Nem vettem észre semmit' }));
  for (const id of ['bevezeto', 'felfedezes', 'szabaly', 'probald']) look(id, 30);
  expect(done()).toBe('3 / 5 rész kész');
  expect(completed()).toEqual([]);
  vi.useRealTimers();
  await user.type(screen.getByRole('textbox'), '6');
  await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
  await waitFor(() => expect(completed()).toEqual([{ slug: SLUG, completed: true, answered: ['t1'] }]));
  expect(done()).toBe('4 / 5 rész kész');
  unmount();
  show(<LessonPage lesson={lesson} />);
  expect(screen.queryByRole('button', { name: 'Kihagyom' })).toBeNull();
  expect(done()).toBe('0 / 5 rész kész');
  expect(completed()).toHaveLength(1);
});

it('keeps what was done in this tab until the pupil logs out', () => {
  const { unmount } = open();
  look('bevezeto', 3);
  unmount();
  const again = show(<LessonPage lesson={lesson} />);
  expect(done()).toBe('1 / 5 rész kész');
  again.unmount();
  logOut();
  show(<LessonPage lesson={lesson} />);
  expect(done()).toBe('0 / 5 rész kész');
});

it('leads to more challenges from its own, where there are any', () => {
  open().unmount();
  expect(screen.queryByRole('link', { name: 'Újabb kihívás' })).toBeNull();
  show(<LessonPage lesson={{ ...lesson, challenge: { slug: `kihivas-${SLUG}`, title: 'Kihívás: Próba' } }} />);
  const link = screen.getByRole('link', { name: 'Újabb kihívás' });
  expect(link).toHaveAttribute('href', `/tananyag/kihivas-${SLUG}`);
  expect(link.closest('section')).toHaveAttribute('id', 'kihivas');
});
