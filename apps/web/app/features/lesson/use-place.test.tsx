import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leftPage } from '../../lib/left-page.ts';
import { keepLessonPlace, lessonPlaces } from '../../lib/lesson-places.ts';
import { logIn, logOut } from '../../lib/session.ts';
import { pupil } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { StartButton } from './start-button.tsx';
import { usePlace } from './use-place.ts';

const SLUG = 'matek-5-proba';
const sections = [{ id: 'bevezeto' }, { id: 'felfedezes' }, { id: 'szabaly' }, { id: 'tovabb' }];
interface Reading {
  current: string;
  earned?: string[];
  left?: string | null;
}
const Lesson = ({ current, earned = ['bevezeto'], left = null }: Reading) => (
  <StartButton first="bevezeto" left={usePlace(SLUG, sections, { current, earned: new Set(earned), left })} />
);

afterEach(() => logOut());

it('starts with the first part, and later where the pupil left off', () => {
  logIn(pupil, 'token');
  const { unmount } = show(<Lesson current="bevezeto" />);
  expect(screen.getByRole('link', { name: 'Kezdem' })).toHaveAttribute('href', '#bevezeto');
  unmount();
  const reading = show(<Lesson current="szabaly" />);
  // What she reads now is no reason to offer her another place.
  expect(screen.getByRole('link', { name: 'Kezdem' })).toBeVisible();
  reading.unmount();
  show(<Lesson current="bevezeto" />);
  expect(screen.getByRole('link', { name: 'Folytatom: 3. rész' })).toHaveAttribute('href', '#szabaly');
});

it('has no place in a lesson that was read to its end, nor one that is gone', () => {
  logIn(pupil, 'token');
  show(<Lesson current="szabaly" />).unmount();
  show(<Lesson current="tovabb" />).unmount();
  expect(lessonPlaces.get()).toEqual({});
  keepLessonPlace(SLUG, { section: 'regi-resz', part: 4 });
  show(<Lesson current="bevezeto" />);
  expect(screen.getByRole('link', { name: 'Kezdem' })).toBeVisible();
});

it('has no place in a lesson that was only scrolled through', () => {
  logIn(pupil, 'token');
  show(<Lesson current="szabaly" earned={[]} />).unmount();
  expect(lessonPlaces.get()).toEqual({});
});

it('offers the place of another device, or the own one if it is further on', () => {
  logIn(pupil, 'token');
  show(<Lesson current="bevezeto" left="felfedezes" />).unmount();
  const elsewhere = show(<Lesson current="bevezeto" left="felfedezes" />);
  expect(screen.getByRole('link', { name: 'Folytatom: 2. rész' })).toHaveAttribute('href', '#felfedezes');
  elsewhere.unmount();
  keepLessonPlace(SLUG, { section: 'szabaly', part: 3 });
  show(<Lesson current="bevezeto" left="felfedezes" />);
  expect(screen.getByRole('link', { name: 'Folytatom: 3. rész' })).toBeVisible();
});

it('keeps nothing of a guest, and forgets a pupil who leaves', () => {
  show(<Lesson current="szabaly" />).unmount();
  expect(lessonPlaces.get()).toEqual({});
  logIn(pupil, 'token');
  show(<Lesson current="szabaly" />).unmount();
  expect(lessonPlaces.get()).toEqual({ [SLUG]: { section: 'szabaly', part: 3 } });
  logOut();
  expect(lessonPlaces.get()).toEqual({});
});

it('offers the part that the idle timer left, of a guest too', () => {
  leftPage.keep({ slug: SLUG, title: 'Próba', section: 'szabaly', mark: null });
  show(<Lesson current="bevezeto" earned={[]} />);
  expect(screen.getByRole('link', { name: 'Folytatom: 3. rész' })).toHaveAttribute('href', '#szabaly');
  leftPage.forget();
});
