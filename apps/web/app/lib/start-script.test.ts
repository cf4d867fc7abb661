import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { startScript } from './start-script.ts';

interface Tag {
  rel?: string;
  type?: string;
  textContent?: string;
  replaceWith?: (other: Tag) => void;
}

/** A page as the head sees it: what it waits for is kept, to be let go by the test. */
function open(readyState: 'loading' | 'interactive') {
  const link: Tag = { rel: 'later' };
  const started: Tag[] = [];
  const script: Tag = { type: 'later', textContent: 'import "/a.js"', replaceWith: other => started.push(other) };
  const waiting = new Map<string, () => void>();
  const listen = (name: string, action: () => void) => waiting.set(name, action);
  const document = {
    readyState,
    querySelectorAll: (selector: string) => (selector === 'link[rel=later]' ? [link] : selector === 'script[type=later]' ? [script] : []),
    createElement: () => ({}),
    addEventListener: listen,
  };
  runInNewContext(startScript, {
    document,
    requestAnimationFrame: (action: () => void) => listen('frame', action),
    setTimeout: (action: () => void) => action(),
    addEventListener: listen,
  });
  return { link, started, happen: (name: string) => waiting.get(name)?.() };
}

it('asks for the scripts after the first frame, once', () => {
  const page = open('interactive');
  expect(page.started).toEqual([]);
  page.happen('frame');
  page.happen('load');
  expect(page.link.rel).toBe('modulepreload');
  expect(page.started).toEqual([{ type: 'module', textContent: 'import "/a.js"' }]);
});

it('waits for the end of the page when it was painted half read', () => {
  const page = open('loading');
  page.happen('frame');
  expect(page.started).toEqual([]);
  page.happen('DOMContentLoaded');
  expect(page.started).toHaveLength(1);
});

it('starts without a frame in a hidden tab', () => {
  const page = open('interactive');
  page.happen('load');
  expect(page.started).toHaveLength(1);
});

it('holds nothing that React would escape in a script', () => {
  expect(startScript).not.toMatch(/["'<>&]/);
});
