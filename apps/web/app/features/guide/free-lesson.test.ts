import type { GuideLesson, GuideUnit } from '@eszkerek/contract/guide-shapes';
import { expect, it } from 'vitest';
import { freeLessonNear } from './free-lesson.ts';

const lesson = (slug: string, open: boolean, label: GuideLesson['label'] = 'new'): GuideLesson => ({
  slug,
  title: `Lecke: ${slug}`,
  goal: '',
  label,
  access: open ? 'free' : 'premium',
  written: true,
  open,
  link: `/tananyag/${slug}`,
  quiz: null,
  practice: null,
  next: false,
  likely: false,
  prerequisites: [],
});
const unit = (name: string, lessons: GuideLesson[]): GuideUnit => ({
  unit: name,
  title: name,
  grade: '7',
  own: true,
  lessons,
  known: 0,
  repeat: 0,
  test: `/tananyag/teszt-${name}`,
});
const units = [
  unit('vektorok', [lesson('eredo', true)]),
  unit('erok', [lesson('lejto', false), lesson('surlodas', false)]),
  unit('energia', [lesson('munka', false), lesson('helyzeti', true, 'known'), lesson('mozgasi', true)]),
];

it.each(['munka', 'kviz-munka', 'gyakorlo-munka', 'teszt-energia', 'kurzus-fizika-7-energia'])(
  'offers %s an open lesson of its own unit, one that is not known yet first',
  slug => {
    expect(freeLessonNear({ units }, slug)).toEqual({ title: 'Lecke: mozgasi', link: '/tananyag/mozgasi', sameUnit: true });
  },
);

it('takes the nearest unit where the own one has nothing open', () => {
  expect(freeLessonNear({ units }, 'lejto')).toEqual({ title: 'Lecke: eredo', link: '/tananyag/eredo', sameUnit: false });
});

it('has nothing for a page outside the map, or without an open lesson anywhere', () => {
  expect(freeLessonNear({ units }, 'muhely-valami')).toBeUndefined();
  expect(freeLessonNear({ units: units.slice(1, 2) }, 'lejto')).toBeUndefined();
});
