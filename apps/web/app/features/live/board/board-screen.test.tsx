import type { BoardView } from '@eszkerek/contract/live-shapes';
import { screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { BoardScreen } from './board-screen.tsx';
import { useBoardFit } from './use-board-fit.ts';

const view: BoardView = {
  role: 'board',
  version: 3,
  step: 1,
  present: 2,
  answered: 2,
  join: { shown: 'eszkerek.hu/elo', url: 'https://eszkerek.hu/elo' },
  question: {
    id: 'q1',
    type: 'match',
    question: 'Párosítsd!',
    hintCount: 0,
    left: [
      { id: 'a', text: 'erő' },
      { id: 'b', text: 'munka' },
    ],
    right: [
      { id: 'x', text: 'newton' },
      { id: 'y', text: 'joule' },
    ],
  },
  votes: [{ round: 1, total: 2, bars: [{ id: 'v0', label: 'erő: newton; munka: joule', letter: null, count: 2 }] }],
  reveal: null,
  places: null,
  reached: null,
  lesson: {
    title: 'Munka',
    class_name: '7. B',
    teacher_name: 'Kata néni',
    code: 'K7F4QX',
    pace: 'teacher',
    phase: 'discuss',
    round: 1,
    index: 0,
    total: 3,
    paused: false,
    seconds_left: null,
    wheel: null,
  },
};

it('lists the pairs of each answer while it is discussed', () => {
  show(<BoardScreen view={view} at={0} />);
  const pairs = within(screen.getByRole('table')).getAllByRole('listitem');
  expect(pairs.map(pair => pair.textContent)).toEqual(['erő: newton', 'munka: joule']);
  expect(screen.getByRole('columnheader', { name: 'Így gondolkodtatok – 2 szavazat' })).toBeVisible();
  expect(screen.getByText('Mondd el a párodnak: miért így gondolod?')).toBeVisible();
});

const threePairs = (first: string, second: string) => `erő: ${first}; munka: ${second}; idő: másodperc`;
const differing = [
  { id: 'v0', label: threePairs('joule', 'newton'), letter: null, count: 3 },
  { id: 'v1', label: threePairs('newton', 'joule'), letter: null, count: 2 },
];

const words: BoardView['question'] = {
  id: 'q1',
  type: 'match',
  question: 'Párosítsd!',
  hintCount: 0,
  left: ['erő', 'munka', 'idő'].map(text => ({ id: text, text })),
  right: ['másodperc', 'newton', 'joule'].map(text => ({ id: text, text })),
};
const rightWords = { erő: 'newton', munka: 'joule', idő: 'másodperc' };

it('marks the pairs that the answers do not share', () => {
  show(<BoardScreen view={{ ...view, question: words, votes: [{ round: 1, total: 5, bars: differing }] }} at={0} />);
  const marked = [...screen.getByRole('table').querySelectorAll('strong')].map(pair => pair.textContent);
  expect(marked).toEqual(['erő: joule', 'munka: newton', 'erő: newton', 'munka: joule']);
});

it('has each right pair once at the reveal, with how many had it and what was taken for it', () => {
  const votes = [{ round: 1, total: 5, bars: differing }];
  const reveal = {
    solution: { pairs: rightWords },
    answers: [differing[1]?.label ?? ''],
    right: [{ round: 1, count: 2 }],
    pairs: [
      { left: 'erő', counts: [2], instead: { right: 'joule', count: 3 } },
      { left: 'munka', counts: [2], instead: { right: 'newton', count: 3 } },
      { left: 'idő', counts: [5], instead: null },
    ],
  };
  const revealed = { ...view, question: words, votes, reveal, lesson: { ...view.lesson, phase: 'reveal' as const } };
  const { rerender } = show(<BoardScreen view={revealed} at={0} />);
  expect(screen.getByRole('heading', { level: 1, name: 'A jó párok' })).toBeVisible();
  const rows = () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map(row => row.textContent);
  expect(rows()).toEqual([
    'erőnewton helyette: joule\u00a0(3)\u00a02',
    'munkajoule helyette: newton\u00a0(3)\u00a02',
    'időmásodperc\u00a05',
  ]);
  expect(screen.getByText(/^Mind jó/)).toBeVisible();
  const nobody = { ...reveal, right: [{ round: 1, count: 0 }], pairs: reveal.pairs.map(pair => ({ ...pair, counts: [0], instead: null })) };
  rerender(<BoardScreen view={{ ...revealed, votes: [{ round: 1, total: 0, bars: [] }], reveal: nobody }} at={0} />);
  expect(rows()).toEqual(['erőnewton', 'munkajoule', 'időmásodperc']);
});

it('does not tell the pairs again as the solution, and knows a right pair with a formula in it', () => {
  const reveal = {
    solution: { pairs: { a: 'x', b: 'y' }, text: 'erő → newton; munka → joule.' },
    answers: ['erő: newton; munka: joule'],
    right: [{ round: 1, count: 2 }],
  };
  const told = { ...view, reveal, lesson: { ...view.lesson, phase: 'reveal' as const } };
  const { rerender } = show(<BoardScreen view={told} at={0} />);
  expect(screen.queryByText(/munka → joule\.$/)).not.toBeInTheDocument();
  const text = 'Az erő mértékegysége a newton.';
  rerender(<BoardScreen view={{ ...told, reveal: { ...reveal, solution: { ...reveal.solution, text } } }} at={0} />);
  expect(screen.getByText(text)).toBeVisible();
});

const line: BoardView['question'] = {
  id: 'q2',
  type: 'numberLine',
  question: 'Húzd a jelölőt a helyére!',
  hintCount: 0,
  line: { min: 0, max: 2, ticks: 16, labelsAt: ['0', '1', '2'] },
};
const solution = { answer: '9/8', text: 'A jelölő az 1 utáni első beosztásra kerül.' };

it('keeps the number line at the solution, with the right place', () => {
  const votes = [{ round: 1, total: 1, bars: [{ id: 'v0', label: '7/8', letter: null, count: 1 }] }];
  const reveal = { solution, answers: [], right: [{ round: 1, count: 0 }] };
  const { container } = show(
    <BoardScreen view={{ ...view, question: line, votes, reveal, lesson: { ...view.lesson, phase: 'reveal' } }} at={0} />,
  );
  const drawn = [...container.querySelectorAll('svg text')].map(text => text.textContent);
  expect(drawn).toEqual(['0', '1', '2', '9', '8']);
  expect(screen.getByRole('table')).toBeVisible();
});

it('has no table of votes when nobody voted', () => {
  const votes = [{ round: 1, total: 0, bars: [] }];
  const reveal = { solution, answers: [], right: [{ round: 1, count: 0 }] };
  const { rerender } = show(<BoardScreen view={{ ...view, question: line, votes, lesson: { ...view.lesson, phase: 'closed' } }} at={0} />);
  expect(screen.queryByRole('table')).toBeNull();
  rerender(<BoardScreen view={{ ...view, question: line, votes, reveal, lesson: { ...view.lesson, phase: 'reveal' } }} at={0} />);
  expect(screen.getByRole('heading', { name: 'A helyes válasz: 9/8' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('marks the right spot of a figure at the solution, not before, and draws the figure once', () => {
  const question: BoardView['question'] = {
    id: 'q3',
    type: 'hotspot',
    question: 'Melyik a hosszabb?',
    hintCount: 0,
    figure: {
      svg: '<svg class="fig" viewBox="0 0 200 100"><path data-el="x1" d="M0 0"/><path data-el="x2" d="M0 1"/></svg>',
      alt: 'Két szakasz.',
    },
    spots: [
      { id: 'x1', text: 'AB szakasz', x: 10, y: 20 },
      { id: 'x2', text: 'CD szakasz', x: 60, y: 80 },
    ],
  };
  const votes = [{ round: 1, total: 1, bars: [{ id: 'v0', label: 'AB szakasz', letter: null, count: 1 }] }];
  const { rerender, container } = show(
    <BoardScreen view={{ ...view, question, votes, lesson: { ...view.lesson, phase: 'closed' } }} at={0} />,
  );
  expect(container.querySelectorAll('svg.fig')).toHaveLength(1);
  expect(screen.queryByRole('img', { name: 'Helyes válasz' })).toBeNull();
  const reveal = { solution: { correct: ['x2'] }, answers: [], right: [{ round: 1, count: 0 }] };
  rerender(<BoardScreen view={{ ...view, question, votes, reveal, lesson: { ...view.lesson, phase: 'reveal' } }} at={0} />);
  expect(container.querySelectorAll('svg.fig')).toHaveLength(1);
  expect(container.querySelector('[data-el="x2"]')?.getAttribute('data-state')).toBe('ok');
  expect(screen.getByRole('img', { name: 'Helyes válasz' })).toBeVisible();
});

it('ticks the right row of typed answers as well', () => {
  const question: BoardView['question'] = { id: 'q4', type: 'numeric', question: 'Mennyi 2 + 3?', hintCount: 0 };
  const bars = [
    { id: 'v0', label: '6', letter: null, count: 3 },
    { id: 'v1', label: '5', letter: null, count: 2 },
  ];
  const votes = [{ round: 1, total: 5, bars }];
  const reveal = { solution: { answer: '5' }, answers: ['5'], right: [{ round: 1, count: 2 }] };
  show(<BoardScreen view={{ ...view, question, votes, reveal, lesson: { ...view.lesson, phase: 'reveal' } }} at={0} />);
  const rows = screen.getAllByRole('row').filter(row => row.hasAttribute('data-right'));
  expect(rows.map(row => row.querySelector('th')?.textContent)).toEqual(['5']);
});

it('asks a typed question without a field, for nobody types on the board', () => {
  const question: BoardView['question'] = { id: 'q4', type: 'numeric', question: 'Mennyi 2 + 3?', hintCount: 0 };
  show(<BoardScreen view={{ ...view, question, votes: [], lesson: { ...view.lesson, phase: 'voting' } }} at={0} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Mennyi 2 + 3?' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('draws the blocks of both rounds to one measure, the longest row', () => {
  const bars = (...counts: number[]) => counts.map((count, at) => ({ id: `v${at}`, label: `${at}`, letter: 'AB'[at] ?? null, count }));
  const votes = [
    { round: 1, total: 28, bars: bars(20, 8) },
    { round: 2, total: 28, bars: bars(5, 23) },
  ];
  show(<BoardScreen view={{ ...view, question: line, votes, lesson: { ...view.lesson, phase: 'closed', round: 2 } }} at={0} />);
  expect(screen.getByRole('table').style.getPropertyValue('--most')).toBe('23');
  expect(screen.getByRole('row', { name: /^B/ }).querySelectorAll('td i')).toHaveLength(31);
});

it('says what the percentage at the foot is of', () => {
  show(<BoardScreen view={{ ...view, lesson: { ...view.lesson, wheel: { filled: 10, goal: 25 } } }} at={0} />);
  expect(screen.getByText('Közös kerék:')).toBeVisible();
  expect(screen.getByText('40%')).toBeVisible();
});

it('says what the share at the end is of', () => {
  show(<BoardScreen view={{ ...view, lesson: { ...view.lesson, phase: 'ended', wheel: { filled: 1, goal: 25 } } }} at={0} />);
  expect(screen.getByText('4%')).toBeVisible();
  expect(screen.getByText(/az osztály kereke/)).toBeVisible();
});

it('says at the end what the class reached, and nothing that it did not', () => {
  const ended = (pace: 'teacher' | 'own', better: number): BoardView => ({
    ...view,
    lesson: { ...view.lesson, pace, phase: 'ended' },
    reached: { questions: 8, right: 162, answers: 190, better },
  });
  const { rerender } = show(<BoardScreen view={ended('teacher', 0)} at={0} />);
  const said = () => screen.getAllByRole('listitem').map(item => item.textContent);
  expect(said()).toEqual(['8 kérdésre válaszoltatok', '162 jó\u00a0válasz 190\u00a0közül']);
  rerender(<BoardScreen view={ended('teacher', 5)} at={0} />);
  expect(said()).toContain('5 kérdést tudtatok többen a megbeszélés után');
  rerender(<BoardScreen view={ended('own', 12)} at={0} />);
  expect(said()).toContain('12 válasz másodszorra lett jó');
});

it('gives long cards of an ordering letters, so that an answer is one line', () => {
  const question: BoardView['question'] = {
    id: 'q5',
    type: 'order',
    question: 'Rakd sorba!',
    hintCount: 0,
    answers: [
      { id: 'b', text: 'Megkeresem benne a személyes adatokat.' },
      { id: 'a', text: 'Megfogalmazom, mi a kérdésem.' },
    ],
  };
  const label = 'Megfogalmazom, mi a kérdésem; Megkeresem benne a személyes adatokat';
  const votes = [{ round: 1, total: 2, bars: [{ id: 'v0', label, letter: null, count: 2 }] }];
  const reveal = { solution: { correct: ['a', 'b'] }, answers: [label], right: [{ round: 1, count: 2 }] };
  show(<BoardScreen view={{ ...view, question, votes, reveal, lesson: { ...view.lesson, phase: 'reveal' } }} at={0} />);
  expect(screen.getByRole('rowheader')).toHaveTextContent('B, A');
  expect(screen.getByRole('heading', { name: /^A helyes válasz: B,\sA$/ })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(card => card.textContent)).toEqual([
    'BMegfogalmazom, mi a kérdésem.',
    'AMegkeresem benne a személyes adatokat.',
  ]);
});

it('crops the drawings of the answers to what is drawn in any of them, so that they can be compared', () => {
  const drawn = (x: number) => ({ x, y: 40, width: 20, height: 10 });
  Object.assign(SVGElement.prototype, {
    getBBox(this: SVGElement) {
      return DOMRect.fromRect(drawn(Number(this.id)));
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(SVGElement.prototype, 'getBBox'));
  Object.defineProperty(SVGElement.prototype, 'viewBox', {
    configurable: true,
    get: () => ({ baseVal: DOMRect.fromRect({ width: 200, height: 100 }) }),
  });
  onTestFinished(() => void Reflect.deleteProperty(SVGElement.prototype, 'viewBox'));
  const answers = [50, 90].map(x => ({ id: `a${x}`, text: `<svg class="fig" id="${x}" viewBox="0 0 200 100"></svg>` }));
  const question = { id: 'q1', type: 'single' as const, question: 'Melyik?', hintCount: 0, answers };
  function Board() {
    useBoardFit();
    return <BoardScreen view={{ ...view, question, votes: [] }} at={0} />;
  }
  const { container } = show(<Board />);
  const papers = Array.from(container.querySelectorAll('svg.fig'), svg => svg.getAttribute('viewBox'));
  expect(papers).toEqual(['42 32 76 26', '42 32 76 26']);
});

it('leaves the solution of pairs out where its words would make the letters too small to read', () => {
  function Fitted({ text }: { text: string }) {
    useBoardFit();
    const reveal = { solution: { pairs: rightWords, text }, answers: [], right: [{ round: 1, count: 0 }] };
    return <BoardScreen view={{ ...view, question: words, votes: [], reveal, lesson: { ...view.lesson, phase: 'reveal' } }} at={0} />;
  }
  const isShown = () => document.querySelector('[data-spare]:not([hidden])') !== null;
  let room = 0;
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => (isShown() ? 900 : 700));
  const seen = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => room);
  onTestFinished(() => {
    height.mockRestore();
    seen.mockRestore();
  });
  room = 1000;
  const { rerender } = show(<Fitted text="Az erőt newtonban mérjük." />);
  expect(screen.getByText('Az erőt newtonban mérjük.')).toBeVisible();
  room = 800;
  rerender(<Fitted text="A munkát joule-ban mérjük." />);
  expect(screen.getByText('A munkát joule-ban mérjük.')).not.toBeVisible();
});

it('has the tick of a drawn answer beside its letter, so that its picture is as wide as the others', () => {
  const drawing = '<svg class="fig" viewBox="0 0 9 9"><title>Rajz</title></svg>';
  const bars = ['A', 'B'].map(letter => ({ id: letter, label: drawing, letter, count: 1 }));
  const answers = bars.map(({ id, label }) => ({ id, text: label }));
  const question = { id: 'q1', type: 'single' as const, question: 'Melyik rajz jó?', hintCount: 0, answers };
  const reveal = { solution: { correct: ['B'] }, answers: ['B'], right: [{ round: 1, count: 1 }] };
  const votes = [{ round: 1, total: 2, bars }];
  show(<BoardScreen view={{ ...view, question, votes, reveal, lesson: { ...view.lesson, phase: 'reveal' } }} at={0} />);
  expect(screen.getByRole('heading', { name: /^A helyes válasz: B\) / })).toBeVisible();
  const option = screen.getAllByRole('rowheader')[1]?.firstElementChild;
  expect(Array.from(option?.children ?? [], child => child.querySelectorAll('svg:not(.fig)').length)).toEqual([1, 0]);
});

it('says the answer of a gapped text in its gaps, beside the drawing, and reads it out', () => {
  const figure = { svg: '<svg class="fig" viewBox="0 0 9 9"><title>Ábra</title></svg>', alt: 'Ábra' };
  const template = 'Összesen <span class="blank" data-blank="a"></span> darab.';
  const blanks = [{ id: 'a' }];
  const question: BoardView['question'] = { id: 'q1', type: 'fillSteps', question: 'Töltsd ki!', hintCount: 0, figure, template, blanks };
  const votes = [{ round: 1, total: 1, bars: [{ id: 'v0', label: 'a = 5', letter: null, count: 1 }] }];
  const reveal = { solution: { blanks: { a: '5' }, text: 'Mert öt.' }, answers: ['v0'], right: [{ round: 1, count: 1 }] };
  const { container } = show(
    <BoardScreen view={{ ...view, question, votes, reveal, lesson: { ...view.lesson, phase: 'reveal' } }} at={0} />,
  );
  expect(screen.getByRole('heading', { name: /^A helyes válasz:/ })).toHaveClass('sr-only');
  const drawing = container.querySelector('[data-part~="figure"]');
  expect(drawing?.parentElement).not.toContainElement(container.querySelector('[data-part~="template"]'));
  expect(screen.getByText('Mert öt.')).toBeVisible();
});

it('gives the drawing of a question its own column beside the votes', () => {
  const figure = { svg: '<svg class="fig" viewBox="0 0 9 9"><title>Ábra</title></svg>', alt: 'Ábra' };
  const question: BoardView['question'] = { id: 'q1', type: 'numeric', question: 'Milyen messze van?', hintCount: 0, figure };
  const votes = [{ round: 1, total: 1, bars: [{ id: 'v0', label: '100', letter: null, count: 1 }] }];
  const reveal = { solution: { correct: [], answer: '100', text: 'Mert száz.' }, answers: ['v0'], right: [{ round: 1, count: 1 }] };
  const { container } = show(
    <BoardScreen view={{ ...view, question, votes, reveal, lesson: { ...view.lesson, phase: 'reveal' } }} at={0} />,
  );
  expect(container.querySelectorAll('svg.fig')).toHaveLength(1);
  const column = container.querySelector('section:has(svg.fig)');
  expect(column?.textContent).toBe('Ábra');
  expect(column?.nextElementSibling).toContainElement(screen.getByRole('table'));
  expect(column?.nextElementSibling).toContainElement(screen.getByText('Mert száz.'));
});
