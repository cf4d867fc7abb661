import { describe, expect, it } from 'vitest';
import { type Conditions, mayShowVideo } from './video-allowed.ts';

const good: Conditions = { reducedMotion: false, connection: { effectiveType: '4g' }, width: 1440, battery: { charging: true, level: 1 } };

describe('the background video', () => {
  it('is shown on a good day, also where the browser tells nothing', () => {
    expect(mayShowVideo(good)).toBe(true);
    expect(mayShowVideo({ reducedMotion: false, connection: undefined, width: 390, battery: undefined })).toBe(true);
  });

  it.each<[string, Partial<Conditions>]>([
    ['reduced motion', { reducedMotion: true }],
    ['Save-Data', { connection: { saveData: true, effectiveType: '4g' } }],
    ['3g', { connection: { effectiveType: '3g' } }],
    ['2g', { connection: { effectiveType: 'slow-2g' } }],
    ['a phone low on battery', { width: 390, battery: { charging: false, level: 0.1 } }],
  ])('is not even downloaded for %s', (_, change) => {
    expect(mayShowVideo({ ...good, ...change })).toBe(false);
  });

  it('is shown on a big screen low on battery, and on a phone that charges', () => {
    expect(mayShowVideo({ ...good, battery: { charging: false, level: 0.1 } })).toBe(true);
    expect(mayShowVideo({ ...good, width: 390, battery: { charging: true, level: 0.1 } })).toBe(true);
  });
});
