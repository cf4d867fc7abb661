import { describe, expect, it } from 'vitest';
import { contentPath } from './content-path.ts';

describe('contentPath', () => {
  it.each([
    ['matek-5-helyiertek', '/tananyag/matek-5-helyiertek'],
    ['matek_5_helyiertek.html', '/tananyag/matek-5-helyiertek'],
    ['kviz_tortek.json', '/tananyag/kviz-tortek'],
    ['tananyag/x_y', '/tananyag/x-y'],
    ['/tananyag/x', '/tananyag/x'],
  ])('%s → %s', (link, path) => {
    expect(contentPath(link)).toBe(path);
  });
});
