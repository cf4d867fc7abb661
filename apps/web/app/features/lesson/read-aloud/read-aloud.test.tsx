import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { lessonOf } from '../../../testing/lesson-of.ts';
import { show } from '../../../testing/show.tsx';
import { LessonPage } from '../lesson-page.tsx';

class Utterance {
  onend: (() => void) | null = null;
  lang = '';
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** The device's voice: remembers what it is given; a sentence ends when the test says so. */
class Voice extends EventTarget {
  voices = [{ lang: 'en-GB' }, { lang: 'hu-HU' }];
  said: Utterance[] = [];
  getVoices = () => this.voices;
  speak = (utterance: Utterance) => void this.said.push(utterance);
  cancel = vi.fn();
  finish = () => act(() => this.said.at(-1)?.onend?.());
}

let voice = new Voice();
beforeEach(() => {
  voice = new Voice();
  vi.stubGlobal('speechSynthesis', voice);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('requestIdleCallback', (action: () => void) => void action());
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  // The test's document has no layout; here everything is shown.
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
});

const lesson = lessonOf('matek-5-proba', [
  {
    id: 'bevezeto',
    title: 'Bevezető',
    type: 'section',
    blocks: [{ type: 'html', html: '<p>A tábla 3 cm hosszú.</p><ul><li>Egy</li><li>Kettő</li></ul>' }],
  },
  {
    id: 'szabaly',
    title: 'A szabály',
    type: 'section',
    blocks: [{ type: 'rule', title: 'Jegyezd meg!', blocks: [{ type: 'html', html: '<p>Add össze a számlálókat!</p>' }] }],
  },
]);
const whole = ['Bevezető', 'A tábla 3 centiméter hosszú.', 'Egy', 'Kettő', 'A szabály', 'Jegyezd meg!', 'Add össze a számlálókat!'];

it('reads every section of the lesson in order, in Hungarian, and stops by itself after the last sentence', async () => {
  const { user } = show(<LessonPage lesson={lesson} />);
  await user.click(screen.getByRole('button', { name: 'Felolvasás' }));
  for (const _ of whole) voice.finish();
  expect(voice.said.map(({ text }) => text)).toEqual(whole);
  expect(new Set(voice.said.map(({ lang }) => lang))).toEqual(new Set(['hu-HU']));
  expect(screen.getByRole('button', { name: 'Felolvasás' })).toHaveAttribute('aria-pressed', 'false');
});

it('is silent when it is stopped, and when the page is left', async () => {
  const { user, unmount } = show(<LessonPage lesson={lesson} />);
  await user.click(screen.getByRole('button', { name: 'Felolvasás' }));
  voice.cancel.mockClear();
  await user.click(screen.getByRole('button', { name: 'Felolvasás leállítása' }));
  expect(voice.cancel).toHaveBeenCalledOnce();
  voice.finish();
  expect(voice.said).toHaveLength(1);
  unmount();
  expect(voice.cancel).toHaveBeenCalledTimes(2);
});

it('is not offered without a Hungarian voice, and is when one arrives', () => {
  voice.voices = [{ lang: 'en-GB' }];
  show(<LessonPage lesson={lesson} />);
  expect(screen.queryByRole('button', { name: 'Felolvasás' })).toBeNull();
  voice.voices = [{ lang: 'hu_HU' }];
  act(() => void voice.dispatchEvent(new Event('voiceschanged')));
  expect(screen.getByRole('button', { name: 'Felolvasás' })).toBeVisible();
});
