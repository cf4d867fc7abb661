import { promptText, renderParts } from '@eszkerek/documents/tools/prompt-text';
import { describe, expect, it } from 'vitest';
import { initialsOf, rolePrompt } from './role-prompt.ts';

const kata = { name: 'Kétely Kata', title: 'kitalált ellenőr', quote: 'Biztos ez?', color: '#123456', imageUrl: '' };

describe('the role prompt', () => {
  it('is built from name, title and quote where there is none', () => {
    const text = promptText(renderParts(rolePrompt(kata), { evfolyam: 7, kerdes: 'Mi az adat?' }));
    expect(text).toContain('Kétely Kata: kitalált ellenőr');
    expect(text).toContain('Az első kérdésem: Mi az adat?');
    expect(text).toMatch(/Magyarul válaszolj, 7\. osztályos szinten\..*mondd meg\.$/s);
    expect(text).not.toContain('{{');
  });

  it('is the own one where there is', () => {
    expect(rolePrompt({ ...kata, prompt: 'Saját' })).toBe('Saját');
  });

  it('takes two initials', () => {
    expect(initialsOf('Bolyai János')).toBe('BJ');
    expect(initialsOf('Arkhimédész')).toBe('A');
  });
});
