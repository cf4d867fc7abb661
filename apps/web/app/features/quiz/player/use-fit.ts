import { watchSize } from '@eszkerek/ui/watch-size.ts';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows that are not pressed any more may get lower than a finger: last. */
const LEVELS = ['', '1', '2', '2 low'] as const;
const FIGURE = '[data-part~="question"] [data-part~="figure"] > svg';
/** One with spots to press keeps its size until the reply is there. */
const REPLIED_FIGURE = `${FIGURE}, [data-part~="spots"] svg.fig`;
/** Between the last row and the reply. */
const ABOVE_REPLY_PX = 6;
/** Below this the labels of a figure cannot be read. */
const LEAST_FIGURE_PX = 72;

/** On a board the question is as many times the least readable size (base.css) as it fits. */
const BOARD_SIZES = ['1.6', '1.5', '1.4', '1.3', '1.2', '1.1', '1'];
const ROOMY = BOARD_SIZES.map(size => [size, ''] as const);
/** Low rows of large letters: what does not fit otherwise. */
const BOARD_WAYS = [...ROOMY, ...BOARD_SIZES.flatMap(size => [[size, '1'] as const, [size, '2'] as const])];
const BOARD_PX = 900;
const LEAST_ON_BOARD = '25dvh';

/** The rows that a reply marks are seen above it; where not all of them fit, from the first one on. */
const showAnswers = (frame: HTMLElement, question: Element) => {
  const outer = frame.getBoundingClientRect();
  const below = question.getBoundingClientRect().bottom + ABOVE_REPLY_PX - outer.bottom;
  const above = (question.lastElementChild ?? question).getBoundingClientRect().top - outer.top;
  frame.scrollTop = Math.max(0, Math.min(below, above));
};

/** What an opened solution takes from the frame: the figure that it counts with keeps its size, and the rows scroll. */
const openedSolution = (frame: HTMLElement): number => {
  const opened = frame.parentElement?.querySelector('[data-part~="feedback-body"] details[open]');
  return opened ? opened.getBoundingClientRect().height - (opened.firstElementChild?.getBoundingClientRect().height ?? 0) : 0;
};

/**
 * Makes the question smaller, step by step, until it and its answers fit between header and bar. A figure gives up what is
 * still missing: a typed answer stays in sight above the keys. One that would be unreadable leaves its place to the marked answers,
 * if folding the worked solution is not enough.
 *
 * `tight`: the question does not fit beside the keys even so: they should wait until a field is used. `crowded`: it does not fit
 * above the reply: the worked solution should wait for a tap, and the link should go. `full`: keys and open help do not fit together.
 */
export function useFit(
  body: RefObject<HTMLElement | null>,
  column: RefObject<HTMLElement | null>,
  questionId: string,
  state = '',
  isReplied = false,
  isHelped = false,
): { tight: boolean; crowded: boolean; full: boolean } {
  const [tight, setTight] = useState<string | null>(null);
  const [crowded, setCrowded] = useState<string | null>(null);
  const [full, setFull] = useState<string | null>(null);
  const what = `${questionId} ${state}`;
  useLayoutEffect(() => {
    const [frame, content] = [body.current, column.current];
    if (!frame || !content) return;
    content.dataset.shown = what;
    const root = document.documentElement;
    const missingNow = (question: Element) =>
      question.getBoundingClientRect().bottom + (isReplied ? ABOVE_REPLY_PX : 0) - content.getBoundingClientRect().top - frame.clientHeight;
    const fit = () => {
      for (const room of ['--figure-room', '--figure-least']) content.style.removeProperty(room);
      root.style.removeProperty('--fit');
      let missing = 0;
      const question = content.querySelector('[data-part~="question"]');
      if (!question) return;
      delete content.dataset.fit;
      const isPresented = root.dataset.present !== undefined && innerWidth >= BOARD_PX;
      if (isPresented) {
        const drawn = content.querySelector('[data-part~="figure"], [data-part="hotspot"]') !== null;
        const fits = ([size, level]: (typeof BOARD_WAYS)[number]) => {
          root.style.setProperty('--fit', size);
          if (level) content.dataset.fit = level;
          return frame.scrollHeight <= frame.clientHeight;
        };
        if ((drawn ? ROOMY : BOARD_WAYS).some(fits)) return;
        // A figure on a board fills what is left (questions.module.css): it gives way before the letters do.
        content.style.setProperty('--figure-least', LEAST_ON_BOARD);
      }
      // Do not scroll away from the Lépésőr below a closed question while its field has the focus.
      const shows = isReplied && !frame.contains(document.activeElement);
      if (shows) frame.scrollTop = 0;
      for (const level of LEVELS) {
        if (level.endsWith('low') && !isReplied) break;
        if (level) content.dataset.fit = level;
        else delete content.dataset.fit;
        missing = isPresented ? frame.scrollHeight - frame.clientHeight : missingNow(question);
        if (missing <= 0) return;
      }
      // A figure of readable size is worth a tap on the field.
      const keypad = frame.parentElement?.querySelector('[data-part~="keypad"]');
      if (keypad && isHelped) setFull(what);
      else if (keypad) setTight(questionId);
      const figure = content.querySelector(isReplied ? REPLIED_FIGURE : FIGURE);
      // The rings of a small one meet: it needs the room more than the solution does.
      const isBoard = figure !== null && figure.closest('[data-part~="spots"]') !== null;
      if (figure) {
        missing = Math.max(0, missing - openedSolution(frame));
        const { height } = figure.getBoundingClientRect();
        const room = Math.max(LEAST_FIGURE_PX, Math.floor(height - missing));
        content.style.setProperty('--figure-room', `${room}px`);
        missing -= height - room;
      }
      // A worked solution counts with the numbers of the figure: it waits for a tap before the figure goes.
      const worked = frame.parentElement?.querySelector('[data-part~="worked"]');
      if (missing > 0 && isReplied && figure && !isBoard && !worked) {
        content.dataset.fit = `${content.dataset.fit} bare`;
        missing = missingNow(question);
      }
      if (missing > 0 && shows) showAnswers(frame, question);
      if ((missing > 0 || isBoard) && frame.parentElement?.querySelector('[data-part~="worked"], [data-part~="feedback-body"] a'))
        setCrowded(what);
    };
    fit();
    const unwatch = watchSize([frame], fit);
    void document.fonts?.ready.then(fit);
    return () => {
      unwatch();
      root.style.removeProperty('--fit');
    };
  }, [body, column, questionId, what, isReplied, isHelped]);
  return { tight: tight === questionId, crowded: crowded === what, full: full === what };
}
