import type { ReactNode } from 'react';
import type { Structure } from './edit.ts';

const box = (x: number, y: number, width: number, height: number) => (
  <rect x={x} y={y} width={width} height={height} rx="2" fill="none" strokeDasharray="3 2.2" />
);

const drawings: Record<Structure, ReactNode> = {
  fraction: (
    <>
      {box(13, 1.5, 9, 8)}
      <path d="M8 14h19" />
      {box(13, 18.5, 9, 8)}
    </>
  ),
  mixed: (
    <>
      {box(2, 9, 9, 10)}
      {box(19, 1.5, 9, 8)}
      <path d="M15 14h17" />
      {box(19, 18.5, 9, 8)}
    </>
  ),
  power: (
    <>
      {box(6, 12, 12, 13)}
      {box(21, 3, 8, 8)}
    </>
  ),
  root: (
    <>
      <path d="m4 16 4 2 5 8 5-22h13" />
      {box(19, 10, 9, 13)}
    </>
  ),
  delete: <path d="M12 5h16a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H12L4 14Zm5 5 8 8m0-8-8 8" fill="none" />,
  next: <path d="M6 14h22m-8-8 8 8-8 8" fill="none" />,
};

/** What a key of the keypad does, drawn. */
export const KeySign = ({ name }: { name: Structure }) => (
  <svg
    viewBox="0 0 35 28"
    width="35"
    height="28"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.4"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {drawings[name]}
  </svg>
);
