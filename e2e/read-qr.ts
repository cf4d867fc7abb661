import type { Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';

/** Reads the printed code from its squares, four pixels each, as a camera would. */
export const readQr = async (code: Locator): Promise<string> => {
  const side = Number((await code.getAttribute('viewBox'))?.split(' ').at(-1));
  const path = (await code.locator('path').getAttribute('d')) ?? '';
  const width = side * 4;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h/g))
    for (let dy = 0; dy < 4; dy++)
      for (let dx = 0; dx < 4; dx++) {
        const at = ((Number(y) * 4 + dy) * width + Number(x) * 4 + dx) * 4;
        data.fill(0, at, at + 3);
      }
  return decodeQR({ width, height: width, data });
};
