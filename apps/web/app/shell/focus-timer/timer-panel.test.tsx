import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { freshTimer } from './timer.ts';
import TimerPanel from './timer-panel.tsx';

const draw = (second: number, completed = 0, running = true) => {
  const timer = { ...freshTimer, completed, endsAt: running ? freshTimer.durationMs : null };
  const view = { timer, running, remainingMs: freshTimer.durationMs - second * 1000, announced: '' };
  return renderToStaticMarkup(<TimerPanel view={view} onClose={() => undefined} />);
};

it('counts the finished sessions in the stated words', () => {
  expect(draw(0)).toContain('Pomodoros: 0 / 4');
  expect(draw(0, 3)).toContain('Pomodoros: 3 / 4');
});

it('has start or pause, reset, mute and the three presets', () => {
  const resting = draw(0, 0, false);
  for (const control of ['Indítás', 'Visszaállítás', 'Hang némítása', '25 perc', '50 perc', '5 perc szünet'])
    expect(resting).toContain(control);
  expect(draw(1)).toContain('Megállítás');
});

it('changes its colour every second while it runs, and keeps it at rest', () => {
  const tone = (html: string) => /data-tone="(\d)"/.exec(html)?.[1];
  expect([0, 1, 2, 3, 4, 5].map(second => tone(draw(second)))).toEqual(['0', '1', '2', '3', '4', '0']);
  expect(tone(draw(3, 0, false))).toBe('0');
});

it('fills its bar with the time that is over', () => {
  expect(draw(375)).toContain('aria-valuenow="25"');
});
