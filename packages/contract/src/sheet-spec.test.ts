import { expect, it } from 'vitest';
import { sheetCode } from './sheet-code.ts';
import { lessonMark, readSheet, type SheetSpec, shortenSheet, writeSheet } from './sheet-spec.ts';

const spec: SheetSpec = {
  seed: 'K7F4QX',
  figures: 'with',
  region: 'ro',
  lessons: ['matek-5-tortek', 'matek-6-szogek'],
  tasks: [
    { lesson: 'matek-5-tortek', level: 1, salt: 0 },
    { lesson: 'matek-6-szogek', level: 3, salt: 12 },
    { lesson: 'matek-5-tortek', level: 2, salt: 1 },
  ],
};

it('a sheet is its code and back', () => {
  const code = writeSheet(spec);
  expect(code).toBe('K7F4QXf.a10b312a21.matek-5-tortek.matek-6-szogek');
  expect(sheetCode.parse(code)).toBe(code);
  expect(readSheet(code)).toEqual(spec);
});

it.each(['any', 'with', 'without'] as const)('a sheet in forints says so in its code, figures %s', figures => {
  const forints: SheetSpec = { ...spec, figures, region: 'hu' };
  expect(readSheet(sheetCode.parse(writeSheet(forints)))).toEqual(forints);
});

it('a sheet of even groups says so, with figures and forints too', () => {
  const even: SheetSpec = { ...spec, region: 'hu', even: true };
  expect(readSheet(sheetCode.parse(writeSheet(even)))).toEqual(even);
});

it('a QR code has the lessons in five characters', () => {
  const short = shortenSheet(writeSheet(spec));
  expect(sheetCode.parse(short)).toBe(`K7F4QXf.a10b312a21.${lessonMark('matek-5-tortek')}.${lessonMark('matek-6-szogek')}`);
  expect(short).toMatch(/(?:\.[a-z1-9]{5}){2}$/);
});

it('a lesson without a task is not in the code', () => {
  expect(writeSheet({ ...spec, figures: 'any', tasks: spec.tasks.slice(1, 2) })).toBe('K7F4QX.a312.matek-6-szogek');
});

it.each(['', 'K7F4QX', 'K7F4QX.a10', 'K7F4QX.z10.matek', 'k7f4qx.a10.matek', 'K7F4QX.a10./etc', 'K7F4Q0.a10.matek'])(
  '%j is no code',
  code => expect(sheetCode.safeParse(code).success).toBe(false),
);
