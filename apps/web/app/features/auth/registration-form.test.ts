import { expect, test } from 'vitest';
import { emptyForm, missingFrom, missingLine, registrationFields } from './registration-form.ts';

const needs = { google: false, captcha: false, captchaSolved: false };
const full = {
  ...emptyForm,
  username: 'Szűcs Hunor',
  email: 'hunor@pelda.hu',
  password: 'Jo-Jelszo-77',
  passwordConfirm: 'Jo-Jelszo-77',
  termsAccepted: true,
};

test('an empty form lacks name, address, password and consent', () => {
  expect(missingFrom(emptyForm, needs)).toEqual(['a neved', 'az e-mail-címed', 'a jelszó', 'a feltételek elfogadása']);
});

test('a full form lacks nothing; with a captcha it lacks the captcha', () => {
  expect(missingFrom(full, needs)).toEqual([]);
  expect(missingFrom(full, { ...needs, captcha: true })).toEqual(['a robotteszt']);
  expect(missingFrom(full, { ...needs, captcha: true, captchaSolved: true })).toEqual([]);
});

test('each unmet criterion, a common password and a mismatch are named', () => {
  expect(missingFrom({ ...full, password: 'Hunor2026', passwordConfirm: 'x' }, needs)).toEqual([
    'szimbólum a jelszóba',
    'egyező jelszavak',
  ]);
  expect(missingFrom({ ...full, password: 'P@ssw0rd', passwordConfirm: 'P@ssw0rd' }, needs)).toEqual(['kevésbé gyakori jelszó']);
});

test('a teacher needs a VIP code, and never a parent', () => {
  const teacher = { ...full, role: 'teacher' as const, parentalEmail: 'nem cím' };
  expect(missingFrom(teacher, needs)).toEqual(['a VIP kód']);
  expect(missingFrom({ ...teacher, vipCode: 'VIP' }, needs)).toEqual([]);
  expect(missingFrom({ ...full, parentalEmail: 'nem cím' }, needs)).toEqual(['a szülőd e-mail-címe']);
});

test('after Google only consent is missing', () => {
  expect(missingFrom(emptyForm, { google: true, captcha: true, captchaSolved: false })).toEqual(['a feltételek elfogadása']);
});

test('the line reads as a sentence', () => {
  expect(missingLine([])).toBe('');
  expect(missingLine(['a neved'])).toBe('Még egy dolog van hátra: a neved.');
  expect(missingLine(['szimbólum a jelszóba', 'egyező jelszavak', 'a robotteszt'])).toBe(
    'Még három dolog van hátra: szimbólum a jelszóba, egyező jelszavak és a robotteszt.',
  );
});

test('only what the role has is sent', () => {
  const form = { ...full, classCode: ' ABC234 ', vipCode: 'VIP', parentalEmail: 'anya@pelda.hu' };
  expect(registrationFields(form)).toEqual({
    role: 'student',
    termsAccepted: true,
    referralCode: '',
    specialCode: '',
    classCode: 'ABC234',
    parental_email: 'anya@pelda.hu',
  });
  expect(registrationFields({ ...form, role: 'teacher' })).toEqual({
    role: 'teacher',
    termsAccepted: true,
    referralCode: '',
    specialCode: '',
    vipCode: 'VIP',
  });
});
