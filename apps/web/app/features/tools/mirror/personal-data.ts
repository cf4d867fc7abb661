import { GIVEN_NAMES, HISTORICAL } from './given-names.ts';

export type PersonalKind = 'email' | 'phone' | 'name' | 'school' | 'address';
export interface PersonalFinding {
  kind: PersonalKind;
  found: string;
}

const EMAIL = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/gu;
const PHONE = /(?<![\d,.])(?:(?:\+|00)\d|0\d)[\d\s()/.-]{6,16}\d(?!\d)/g;
const SCHOOL =
  /(?:\p{Lu}[\p{L}-]+\s+){1,5}(?:Általános Iskola|Elméleti Líceum|Líceum|Gimnázium|Kollégium|Technikum|Szakközépiskola|Iskolaközpont|Iskola)(?!\p{L})|\d+\.?\s+számú\s+(?:általános\s+)?iskol\p{L}*|(?<!\p{L})az?\s+\p{Lu}[\p{L}-]+(?:\s+\p{Lu}[\p{L}-]+)*\s+(?:iskolá|líceum|gimnázium)\p{L}*\s+(?:járok|tanulok)|(?<!\d)[5-8]\s?\.?\s?[A-Ea-e](?:\s*-?\s*s)?\s+osztály\p{L}*/gu;
const ADDRESS =
  /\p{Lu}[\p{L}-]{2,}(?:\s+\p{L}[\p{L}-]+)?\s+(?:utca|út|útja|tér|tere|köz|sor|sétány|körút|sugárút|negyed|strada|str\.)\s*\d+\p{L}?\.?(?!\s*(?:km|m|cm|méter|perc|óra|%))|(?:Strada|Str\.)\s+\p{Lu}[\p{L} ]+?\d+/gu;
const LIVES =
  /(?<!\p{L})(?:(?:ott|itt)?\s*lakom|lakunk|a\s+címem|lakcímem)(?!\p{L})[^.!?\n]{0,60}|\p{Lu}\p{L}+(?:on|en|ön|ban|ben)\s+lakom/gu;
const WORD_PAIR = /\p{Lu}[\p{L}-]+(?:\s+\p{Lu}[\p{L}-]+){1,2}/gu;
const INTRODUCES =
  /(?:(?:a\s+)?(?:teljes\s+)?nevem:?|engem)\s+(\p{Lu}[\p{L}-]+(?:\s+\p{Lu}[\p{L}-]+)*)|(\p{Lu}[\p{L}-]+(?:\s+\p{Lu}[\p{L}-]+)*)(?:-?[nN][ae]k)\s+hívnak/gu;
const AM = /(?<!\p{L})(\p{Lu}\p{L}+)\s+vagyok(?!\p{L})/gu;

const ADDRESS_STOP = /^(?:Mekkora|Milyen|Minden|Hosszú|Teljes|Összes|Hány|Ezen)\s/u;
const digits = (text: string): number => text.replace(/\D/g, '').length;

function names(text: string): string[] {
  const found = [...text.matchAll(INTRODUCES)].map(match => match[1] ?? match[2] ?? '');
  for (const match of text.matchAll(WORD_PAIR)) if (match[0].split(/\s+/).some(word => GIVEN_NAMES.has(word))) found.push(match[0]);
  for (const match of text.matchAll(AM)) if (match[1] && GIVEN_NAMES.has(match[1])) found.push(match[1]);
  // „Bence” says nothing new beside „Kovács Bence”.
  const whole = found.filter(name => !found.some(other => other !== name && other.includes(name)));
  return whole.filter(name => name && !HISTORICAL.test(name));
}

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(match => match[0].trim());

/** What could tell who the pupil is. `known` is our own text: what stands there was not typed by anyone. */
export function personalData(text: string, known = ''): PersonalFinding[] {
  const schools = all(text, SCHOOL);
  const lists: Record<PersonalKind, string[]> = {
    email: all(text, EMAIL),
    phone: all(text, PHONE).filter(found => digits(found) >= 9 && digits(found) <= 14),
    school: schools,
    address: [...all(text, ADDRESS).filter(found => !ADDRESS_STOP.test(found)), ...all(text, LIVES)],
    // „Bolyai Farkas Elméleti Líceum” is a school, not a person.
    name: names(text).filter(name => !schools.some(school => school.includes(name))),
  };
  const kinds: PersonalKind[] = ['name', 'email', 'phone', 'school', 'address'];
  return kinds.flatMap(kind => [...new Set(lists[kind])].filter(found => !known.includes(found)).map(found => ({ kind, found })));
}
