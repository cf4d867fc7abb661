import { expect, it } from 'vitest';
import { titleOf } from './title-of.ts';

it('reads the title of a kept page', () => {
  expect(titleOf('<html><head><title>Mi az A &amp; B? | Észkerék</title></head></html>')).toBe('Mi az A & B?');
  expect(titleOf('<html></html>')).toBeNull();
});
