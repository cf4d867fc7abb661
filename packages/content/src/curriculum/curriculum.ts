import { type Subject, subject } from '@eszkerek/documents/base';
import { slug } from '@eszkerek/documents/slug';
import { z } from 'zod';
import type { Report } from '../fault.ts';
import { keepSuffixes } from '../markdown/typeset.ts';
import { checkSchema } from '../yaml/check-schema.ts';
import { readYaml } from '../yaml/yaml-source.ts';

const title = z.string().transform(keepSuffixes);
const lesson = z.strictObject({
  slug,
  title,
  access: z.enum(['free', 'premium']),
  curricula: z.strictObject({ ro: z.array(z.number()).default([]), hu: z.array(z.number()).default([]) }),
  prerequisites: z.array(slug),
  generator: z.string(),
  widgets: z.array(z.string()),
  goal: z.string(),
});
const file = z.array(
  z.strictObject({
    subject,
    grade: z.string(),
    grades: z.array(z.number()),
    units: z.array(z.strictObject({ unit: slug, title, test: slug, lessons: z.array(lesson).min(1) })),
  }),
);

export interface MapLesson extends z.infer<typeof lesson> {
  subject: Subject;
  grade: string;
  grades: number[];
  unit: string;
  unitTitle: string;
  /** Place in the whole map. */
  order: number;
  /** Where it stands in curriculum.yaml. */
  line: number;
}
export interface MapUnit {
  unit: string;
  title: string;
  test: string;
  subject: Subject;
  grade: string;
  grades: number[];
  lessons: MapLesson[];
}

export interface Curriculum {
  lessons: Map<string, MapLesson>;
  units: MapUnit[];
  tests: Map<string, MapUnit>;
}

export const curriculumOf = (units: MapUnit[]): Curriculum => ({
  lessons: new Map(units.flatMap(unit => unit.lessons.map(lesson => [lesson.slug, lesson]))),
  units,
  tests: new Map(units.map(unit => [unit.test, unit])),
});

export function readUnits(source: string, report: Report): MapUnit[] {
  const yaml = readYaml(source);
  const groups = checkSchema(yaml, file, report) ?? [];
  const lessons = new Map<string, MapLesson>();
  const units: MapUnit[] = [];
  for (const [g, { units: own, ...group }] of groups.entries()) {
    for (const [u, unit] of own.entries()) {
      const place = { ...group, unit: unit.unit, unitTitle: unit.title };
      const inUnit = unit.lessons.map((entry, i) => {
        const line = yaml.lineOf([g, 'units', u, 'lessons', i]);
        if (lessons.has(entry.slug)) report('slug-duplicate', line, `${entry.slug} stands twice in the map`);
        const full: MapLesson = { ...entry, ...place, order: lessons.size, line };
        lessons.set(entry.slug, full);
        return full;
      });
      units.push({ ...group, unit: unit.unit, title: unit.title, test: unit.test, lessons: inUnit });
    }
  }
  return units;
}
