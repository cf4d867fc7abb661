import { describe, expect, it } from 'vitest';
import { reflect } from './mirror.ts';

describe('Prompt-tükör', () => {
  it('finds personal data and handed-over work together', () => {
    const { findings } = reflect('Kovács Bence vagyok, oldd meg helyettem a házit!');
    expect(findings.map(finding => finding.kind)).toEqual(['name', 'helyettem']);
  });

  it('does not look for personal data where a tool switched it off', () => {
    expect(reflect('kis.anna@pelda.ro', { personal: false }).findings).toEqual([]);
  });

  it('is content with a careful prompt', () => {
    expect(reflect('Türelmes tanár vagy. Kérdezz ki a törtekből! Ne oldd meg helyettem.').findings).toEqual([]);
  });
});
