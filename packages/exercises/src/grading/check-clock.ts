import { normalise, plainWord } from '../reader/normalise.ts';
import { isFrame } from '../reader/vocabulary.ts';
import { say } from './messages.ts';
import { correct, type GradeResult, incorrect, unreadable } from './result.ts';
import { isInflected, plainTask } from './task-context.ts';
import type { TypedSpec } from './typed-spec.ts';

const TIME = /^([01]?\d|2[0-3]):([0-5]\d)$/;
const SPOKEN =
  /(\d{1,2}) ?(?:[:.,h]|óra(?: és)?|(?<=\d) ) ?(\d{2})(?: ?(?:percre|percig|perc|min|óra|p))?(?:-?kor|-ra|-re|-ig)?(?![\d\p{L}])/iu;
const MORNING = /^(?:hajnal|reggel|delelott)/;
const EVENING = /^(?:delutan|este)/;

/** 14:30 is a time of day unless the question speaks of a ratio: 7:15 is not the same. */
export const isTimeKey = (spec: TypedSpec): boolean =>
  spec.check !== 'SET' && TIME.test(spec.answer) && !/arány/i.test(spec.task ?? (spec.lowest ? 'arány' : ''));

/** „7:45-kor indul”, „este 7 óra 45 perc”: minutes since midnight, null where no single time can be read. */
function minutesOf(typed: string, task: string): number | null {
  const text = normalise(typed);
  const hit = SPOKEN.exec(text);
  const [hour, minute] = [Number(hit?.[1]), Number(hit?.[2])];
  if (!hit || hour > 24 || minute > 59) return null;
  const around = text.replace(hit[0], ' ');
  const words = (around.match(/\p{L}+/gu) ?? []).map(plainWord);
  const asked = (plainTask(task).match(/\p{L}{3,}/gu) ?? []).map(plainWord);
  const isHarmless = (word: string): boolean =>
    isFrame(word) || MORNING.test(word) || EVENING.test(word) || asked.some(known => isInflected(known, word));
  if (/\d/.test(around) || !words.every(isHarmless)) return null;
  return (words.some(word => EVENING.test(word)) && hour < 12 ? hour + 12 : hour) * 60 + minute;
}

export function checkClock(typed: string, spec: TypedSpec): GradeResult {
  const read = (text: string): number | null => minutesOf(text, spec.task ?? '');
  const mine = read(typed);
  if (mine === null) return unreadable(say.time);
  if ([spec.answer, ...spec.accepted].some(key => read(key) === mine)) return correct(say.right, { explanation: spec.right });
  const pattern = spec.patterns.find(({ value }) => read(value) === mine);
  if (pattern) return incorrect(say.notYet, { explanation: pattern.explanation, misconception: pattern.misconception });
  return incorrect(spec.other ? say.notYet : say.notYetAlone, { explanation: spec.other });
}
