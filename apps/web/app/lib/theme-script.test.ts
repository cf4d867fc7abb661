import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { fakeStorage } from './fake-storage.test-kit.ts';
import { themeScript } from './theme-script.ts';

function paint(kept: Record<string, string>, type = 'navigate') {
  const localStorage = fakeStorage();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  const style = new Map<string, string>();
  const dataset: Record<string, string> = {};
  const document = { documentElement: { dataset, style: { setProperty: (name: string, value: string) => style.set(name, value) } } };
  runInNewContext(themeScript, { document, localStorage, performance: { getEntriesByType: () => [{ type }] } });
  return { ...dataset, zoom: style.get('--zoom') };
}

it('is light at 100 % until something else was chosen', () => {
  expect(paint({})).toEqual({ theme: 'light', zoom: undefined });
  expect(paint({ theme: 'purple', zoom: 'big' })).toEqual({ theme: 'light', zoom: undefined });
});

it('takes over theme, zoom and that there is a session before the first paint', () => {
  expect(paint({ theme: 'dark', zoom: '125', token: 'abc' })).toEqual({ theme: 'dark', zoom: '125', session: 'stored' });
});

it('knows a reload, which goes back to its place in the page', () => {
  expect(paint({}, 'reload')).toEqual({ theme: 'light', zoom: undefined, visit: 'again' });
});

it('keeps the zoom between 75 and 150', () => {
  expect(paint({ zoom: '400' }).zoom).toBe('150');
  expect(paint({ zoom: '10' }).zoom).toBe('75');
});

it('holds nothing that React would escape in a script', () => {
  expect(themeScript).not.toMatch(/["'<>&]/);
});
