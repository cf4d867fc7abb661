import { describe, expect, it } from 'vitest';
import { announcement, endAnnouncement } from './announce.ts';

describe('announcements of the timer', () => {
  it('tells 5 minutes and 1 minute once, and nothing between', () => {
    expect(announcement(300_500, 299_500)).toBe('Még 5 perc van hátra.');
    expect(announcement(299_500, 298_500)).toBeNull();
    expect(announcement(60_200, 59_200)).toBe('Még 1 perc van hátra.');
    expect(announcement(1_500_000, 1_499_000)).toBeNull();
  });

  it('says nothing for a session that begins below the mark', () => {
    expect(announcement(300_000, 299_000)).toBeNull();
  });

  it('tells the end with what comes next', () => {
    expect(endAnnouncement('short')).toBe('Letelt az idő. Rövid szünet következik.');
    expect(endAnnouncement('work')).toBe('Vége a szünetnek. Munka következik.');
  });
});
