import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { challenges } from '@eszkerek/exercises/challenges/index';
import type { Need } from '@eszkerek/exercises/generators/engine';
import { generators } from '@eszkerek/exercises/generators/index';
import { expect, it } from 'vitest';
import { curriculumOf, type MapLesson, readUnits } from './curriculum/curriculum.ts';
import { type Fault, reportInto } from './fault.ts';

const MAP = join(import.meta.dirname, '../../../content/curriculum.yaml');
const faults: Fault[] = [];
const { lessons } = curriculumOf(readUnits(readFileSync(MAP, 'utf8'), reportInto(faults, MAP)));

/** The lessons that teach it; the first one a pupil reaches is enough. */
const TAUGHT: Readonly<Record<Need, readonly string[]>> = {
  negative: ['matek-6-egesz-szamok'],
  coordinates: ['matek-6-koordinata-sik', 'matek-7-koordinata-rendszer'],
  root: ['matek-7-negyzetgyok'],
  pi: ['matek-7-valos-szamok', 'matek-7-kor-kerulete-terulete'],
  power: ['matek-5-hatvany'],
  fraction: ['matek-5-mit-jelent-a-tort'],
  decimal: ['matek-5-tizedes-tortek'],
  percent: ['matek-5-szam-tortresze-szazaleka'],
  brackets: ['matek-5-szorzas-kozos-tenyezo', 'matek-5-muveleti-sorrend'],
  unknown: ['matek-6-aranypar', 'matek-6-egyenletek'],
};

const lessonOf = (slug: string): MapLesson => {
  const lesson = lessons.get(slug);
  if (!lesson) throw new Error(`${slug} is not in the map`);
  return lesson;
};

function prerequisites(slug: string, found = new Set([slug])): Set<string> {
  for (const earlier of lessonOf(slug).prerequisites) if (!found.has(earlier)) prerequisites(earlier, found.add(earlier));
  return found;
}

const firstGrade = ({ grades }: MapLesson): number => Math.min(...grades);

/** Met by now: an earlier grade's maths, an earlier maths lesson of the same grade, the lesson itself or what it builds on. */
function isKnown(taught: MapLesson, lesson: MapLesson): boolean {
  if (prerequisites(lesson.slug).has(taught.slug) || firstGrade(taught) < firstGrade(lesson)) return true;
  return lesson.subject === taught.subject && firstGrade(taught) === firstGrade(lesson) && taught.order < lesson.order;
}

const all = [...generators.values(), ...[...challenges.values()].map(({ generator }) => generator)];

it.each(all.map(generator => [generator.id, generator] as const))('%s uses only what its lessons may know', (_, generator) => {
  expect(faults).toEqual([]);
  for (const slug of generator.lessons)
    expect(
      generator.needs.filter(need => !TAUGHT[need].some(taught => isKnown(lessonOf(taught), lessonOf(slug)))),
      slug,
    ).toEqual([]);
});
