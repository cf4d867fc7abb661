import { expect, test } from 'vitest';
import { nameInMail } from './name-in-mail.ts';
import { parentConsentMail } from './templates/parent-consent.ts';
import { verifyEmailMail } from './templates/verify-email.ts';
import { weeklySummaryMail } from './templates/weekly-summary.ts';

test.each([
  ['Kovács-Nagy Anna Mária', 'Kovács-Nagy Anna Mária'],
  ["O'Brien J. Péter", "O'Brien J. Péter"],
  ['dr.Kiss', 'dr Kiss'],
  ['Nyertél! https://gonosz.example/x?a=1', 'Nyertél! https gonosz example x a 1'],
  ['írj ide: pénz@gonosz.example', 'írj ide pénz gonosz example'],
  ['www.gonosz.example', 'www gonosz example'],
  ['gonosz。example', 'gonosz example'],
  ['x'.repeat(60), `${'x'.repeat(40)}…`],
])('%s is shown as %s', (name, shown) => {
  expect(nameInMail(name)).toBe(shown);
});

test('the name a pupil types is escaped in the email', () => {
  const { html } = verifyEmailMail({
    name: '<img src=x onerror=alert("1")>',
    url: 'http://eszkerek.test/',
    requestedAt: '2026-11-15T08:00:00Z',
  });
  expect(html).not.toContain('<img');
  expect(html).toContain('&quot;1&quot;');
});

test('no mail to a parent carries a link the child typed', () => {
  const childName = 'Nyeremény: https://gonosz.example';
  const url = 'http://eszkerek.test/szulo/x';
  const mails = [
    parentConsentMail({ childName, url }),
    weeklySummaryMail({ childName, lessons: [], quizzes: [], map: [], questions: [], url, stopUrl: url, unsubscribeUrl: url }),
  ];
  for (const { html, text, subject } of mails) expect(html + text + subject).not.toContain('gonosz.example');
});
