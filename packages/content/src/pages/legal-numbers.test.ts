import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  CLASS_DISCOUNT_PERCENT,
  CLASS_PRICED_FOR,
  CLASS_SIZE,
  DIARY_READABLE_DAYS,
  FREE_MONTHS_IN_YEAR,
  PRICE_RON,
  RETENTION_YEARS,
  TRIAL_DAYS,
  WITHDRAWAL_DAYS,
} from '@eszkerek/contract/constants';
import { expect, it } from 'vitest';

const legal = path.resolve(import.meta.dirname, '../../../../content/jogi');
const read = (name: string) => readFileSync(path.join(legal, name), 'utf8');

it.each([
  'Egy fiók egyszerre egy eszközön használható.',
  'Tanári fiókhoz VIP kód és adminisztrátori jóváhagyás kell.',
  `Minden felhasználónak ${TRIAL_DAYS} nap ingyenes próbaidő jár`,
  `A havi díj ${PRICE_RON.monthly} RON, az éves díj ${PRICE_RON.yearly} RON; az éves előfizetés ${FREE_MONTHS_IN_YEAR} hónapot ingyen ad.`,
  `A tanár ${CLASS_SIZE.min} és ${CLASS_SIZE.max} fő közötti osztályt hozhat létre.`,
  `éves díja ${PRICE_RON.class} RON, amelyben ${CLASS_DISCOUNT_PERCENT}% kedvezmény van, ${CLASS_PRICED_FOR} tanulóra számolva`,
  `a napló még ${DIARY_READABLE_DAYS} napig olvasható`,
  'Minden ötödik sikeres ajánlás után az ajánló egy hónap prémium hozzáférést kap, ha abban a pillanatban aktív előfizetése van.',
  `A fizetéstől számított ${WITHDRAWAL_DAYS} napon belül`,
])('the terms say %j', sentence => {
  expect(read('aszf.md')).toContain(sentence);
});

it('the privacy notice names the stated times', () => {
  const times = new Map([...read('adatkezeles.md').matchAll(/^\| ([^|]+) \|.*\| ([^|]+) \|$/gm)].map(([, what, time]) => [what, time]));
  expect(times.get('számlázási adatok')).toBe(`${RETENTION_YEARS.billing} év, a fiók törlése után név nélkül`);
  expect(times.get('próbaidő és ajánlás adatai')).toBe(`${RETENTION_YEARS.trial} év`);
  expect(RETENTION_YEARS.referral).toBe(RETENTION_YEARS.trial);
});
