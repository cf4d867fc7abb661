import type { PlanDay } from './spread-plan.ts';

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
const encoder = new TextEncoder();

/** RFC 5545: no line longer than 75 octets; the next one begins with a space. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (encoder.encode(current + character).length > (lines.length === 0 ? 75 : 74)) {
      lines.push(current);
      current = '';
    }
    current += character;
  }
  return [...lines, current].join('\r\n ');
}

const compact = (date: string): string => date.replaceAll('-', '');
const nextDay = (date: string): string => new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

export const dayTitle = (day: PlanDay): string => (day.review ? 'Ismétlés' : day.blocks.map(block => block.title).join(', '));

/** The plan as a calendar file: one all-day entry for each day. */
export function calendarFile(name: string, slug: string, days: readonly PlanDay[], now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Eszkerek//Terv//HU',
    'CALSCALE:GREGORIAN',
    ...days.flatMap(day => [
      'BEGIN:VEVENT',
      `UID:${slug}-${compact(day.date)}@eszkerek`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day.date)}`,
      `DTEND;VALUE=DATE:${compact(nextDay(day.date))}`,
      `SUMMARY:${escapeText(`${name}: ${dayTitle(day)}`)}`,
      `DESCRIPTION:${escapeText(day.review ? 'Nézd át, ami nehéz volt!' : day.blocks.map(block => `${block.title} – ${block.minutes} perc`).join('\n'))}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
