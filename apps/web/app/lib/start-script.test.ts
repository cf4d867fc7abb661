import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { startScript } from './start-script.ts';

interface Tag {
  rel?: string;
  type?: string;
  textContent?: string;
}

/** A page as the head sees it: what it waits for is kept, to be let go by the test. */
function open({ readyState = 'interactive', hidden = false, tells = true }) {
  const link: Tag = { rel: 'later' };
  const started: Tag[] = [];
  const script: Tag = { type: 'later', textContent: 'import "/a.js"' };
  const waiting = new Map<string, () => void>();
  const listen = (name: string, action: () => void) => waiting.set(name, action);
  const document = {
    readyState,
    hidden,
    querySelectorAll: (selector: string) => (selector === 'link[rel=later]' ? [link] : selector === 'script[type=later]' ? [script] : []),
    createElement: () => ({}),
    head: { append: (tag: Tag) => started.push(tag) },
    addEventListener: listen,
  };
  class PerformanceObserver {
    static supportedEntryTypes = ['paint'];
    readonly #action: () => void;
    constructor(action: () => void) {
      this.#action = action;
    }
    observe() {
      listen('paint', this.#action);
    }
  }
  runInNewContext(startScript, {
    document,
    self: tells ? { PerformanceObserver } : {},
    setTimeout: (action: (tag?: Tag) => void, wait: number, tag?: Tag) => (wait === 0 ? action(tag) : listen('timer', action)),
    addEventListener: listen,
  });
  return { link, started, happen: (name: string) => waiting.get(name)?.() };
}

it('asks for the scripts after the first paint, once', () => {
  const page = open({});
  page.happen('load');
  expect(page.started).toEqual([]);
  page.happen('paint');
  page.happen('timer');
  expect(page.link.rel).toBe('modulepreload');
  expect(page.started).toEqual([{ type: 'module', textContent: 'import "/a.js"' }]);
});

it('waits for the end of the page when it was painted half read', () => {
  const page = open({ readyState: 'loading' });
  page.happen('paint');
  expect(page.started).toEqual([]);
  page.happen('DOMContentLoaded');
  expect(page.started).toHaveLength(1);
});

it.each([{ hidden: true }, { tells: false }])('starts with the loaded page where no paint is told: %j', page => {
  const opened = open(page);
  opened.happen('load');
  expect(opened.started).toHaveLength(1);
});

it('does not wait for a paint for ever', () => {
  const page = open({});
  page.happen('load');
  page.happen('timer');
  expect(page.started).toHaveLength(1);
});

it('holds nothing that React would escape in a script', () => {
  expect(startScript).not.toMatch(/["'<>&]/);
});
