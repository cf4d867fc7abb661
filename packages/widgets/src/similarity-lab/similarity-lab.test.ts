import { expect, it } from 'vitest';
import { type ShadowConfig, shadow, towerHeight } from './model.ts';

it('measures a tower by shadows', () => {
  expect(towerHeight({ pole: 1.5, poleShadow: 2, towerShadow: 32 })).toBe(24);
  const config: ShadowConfig = {
    mode: 'shadow',
    state: { pole: 1.5, poleShadow: 2, towerShadow: 32, maxHeight: 40 },
    text: { task: 'x', solved: 'y' },
    alt: 'x',
  };
  expect(shadow.evaluate(config, { height: 24 }, { height: 12 }).say).toContain('16');
  expect(shadow.evaluate(config, { height: 24 }, { height: 24 }).solved).toBe(true);
});
