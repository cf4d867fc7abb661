import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';
import { type PlanDay, spreadPlan } from './spread-plan.ts';

const plan = spreadPlan({
  topics: [{ slug: 'tortek', title: 'Törtek, összeadás; kivonás', minutes: 25 }],
  today: '2026-12-30',
  deadline: '2027-01-02',
  minutesPerDay: 30,
  restDays: [],
});
const file = (days: readonly PlanDay[] = plan.days) =>
  calendarFile('Témazáró-terv', 'terv-tortek', days, new Date('2026-11-02T08:09:10.123Z'));

describe('the calendar file', () => {
  it('has one all-day entry for each day, over the end of the year too', () => {
    expect(file().match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(file()).toContain('DTSTART;VALUE=DATE:20261230\r\nDTEND;VALUE=DATE:20261231\r\n');
    expect(file()).toContain('DTSTAMP:20261102T080910Z');
  });

  it('escapes commas, semicolons and line breaks', () => {
    expect(file().replaceAll('\r\n ', '')).toContain('SUMMARY:Témazáró-terv: Törtek\\, összeadás\\; kivonás');
  });

  it('folds long lines at 75 octets without cutting a letter in two', () => {
    const long: PlanDay = {
      date: '2026-11-02',
      review: false,
      blocks: [{ id: 'a', slug: 'a', title: 'őűáé'.repeat(60), minutes: 25, part: 1, parts: 1 }],
    };
    const text = file([long]);
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain('őűáé'.repeat(60));
  });
});
