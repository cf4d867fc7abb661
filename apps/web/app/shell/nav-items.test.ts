import { describe, expect, it } from 'vitest';
import { visibleTo } from './nav-items.ts';

describe('navbar visibility by role', () => {
  it.each([
    ['guest', ['/sugo', '/kapcsolat']],
    ['student', ['/sugo', '/profil', '/kapcsolat']],
    ['teacher', ['/sugo', '/profil', '/dashboard/teacher', '/kapcsolat']],
    ['admin', ['/admin', '/kapcsolat']],
  ] as const)('%s sees %j', (visitor, paths) => {
    expect(visibleTo(visitor).map(item => item.to)).toEqual(paths);
  });
});
