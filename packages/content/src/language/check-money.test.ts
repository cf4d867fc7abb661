import { expect, it } from 'vitest';
import { type Fault, reportInto } from '../fault.ts';
import { checkMoney } from './check-money.ts';

const linesOf = (source: string): number[] => {
  const faults: Fault[] = [];
  checkMoney(source, reportInto(faults, 'a.md'));
  return faults.map(({ line }) => line);
};

it.each([
  ['Három füzet $3\\cdot4=12$ lej.', [1]],
  ['Egy\nfüzet $\\lej{12}:3=4$ lej.', [2]],
  ["  - id: q1\n    answer: '12'\n    unit: 'cm'\n  - id: q2\n    answer: '4'\n    unit: 'lej'", [4]],
  [":::try{#t1}\nanswer: '12'\n:::\n\n:::try{#t2}\nanswer: '4'\nunit: 'lej'\n:::", [5]],
])('names the amount that is not marked: %s', (source, lines) => {
  expect(linesOf(source)).toEqual(lines);
});

it.each([
  'Három füzet $3\\cdot\\lej{4}=\\lej{12}$ lej.',
  'Három füzet $3\\cdot\\penz{1{,}5=4{,}5}{120=360}$ lej.',
  'A három rész $3\\cdot4=12$ \\penz{lej}{méter}.',
  "text: '\\penz{$10$ lej}{$10$ forint}'",
  'Ebből $3\\cdot2=6$ lejön.',
  ":::try{#t1}\nanswer: '12'\n:::\n\n:::try{#t2}\nanswer: '\\lej{4}'\nunit: 'lej'\n:::",
  "answer: '4,5'\nunit: '\\penz{lej}{kg}'",
  "answer: '\\penz{1.5}{48}'\nunit: 'lej'",
])('accepts %s', source => {
  expect(linesOf(source)).toEqual([]);
});
