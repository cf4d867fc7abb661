import { memo } from 'react';

const ticks = 60;

/** Sixty ticks around the time; those already spent carry the colour. */
export const TimerDial = memo(function TimerDial({ spent }: { spent: number }) {
  return (
    <svg viewBox="0 0 236 236" strokeWidth="6" aria-hidden="true">
      {Array.from({ length: ticks }, (_, index) => (
        <path
          key={`tick-${index * 6}`}
          className={index < spent ? 'dial-spent' : 'dial-left'}
          d="M118 5v18"
          transform={`rotate(${index * 6} 118 118)`}
        />
      ))}
    </svg>
  );
});
