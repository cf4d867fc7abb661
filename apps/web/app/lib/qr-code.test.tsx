import { screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { show } from '../testing/show.tsx';
import { QrCode } from './qr-code.tsx';

/** Dots for each square of the code: a reader needs more than one. */
const SCALE = 4;

it('draws a code that a reader reads back', () => {
  const address = 'https://eszkerek.example/elo/K7F4QX';
  show(<QrCode text={address} label="QR-kód" />);
  const svg = screen.getByRole('img', { name: 'QR-kód' });
  const side = Number(svg.getAttribute('viewBox')?.split(' ')[2]) * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of (svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1/g))
    for (let dy = 0; dy < SCALE; dy++)
      for (let dx = 0; dx < SCALE; dx++) {
        const at = ((Number(y) * SCALE + dy) * side + Number(x) * SCALE + dx) * 4;
        data.fill(0, at, at + 3);
      }
  expect(decodeQR({ width: side, height: side, data })).toBe(address);
});
