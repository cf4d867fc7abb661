import type { FigureInput } from '@eszkerek/figures/schema';

/** Days from one new moon to the next. */
export const CYCLE = 29.5;

export const COUNTER_CLOCKWISE = 'Északról nézve a Hold az óramutató járásával ellentétesen kering.';

const DIRECTIONS = ['jobbra', 'jobbra fent', 'fent', 'balra fent', 'balra', 'balra lent', 'lent', 'jobbra lent'] as const;

/** The Moon on its orbit from above the north; sunlight comes from the right. */
export function orbit(places: Readonly<Record<string, number>>): FigureInput {
  const moons = Object.entries(places);
  const rays = [-2.5, 0, 2.5];
  return {
    kind: 'geometry',
    titleOnly: true,
    title: `Középen a Föld, a napfény jobbról jön, a Hold Nap felőli fele színezve. A Hold helye a Földhöz képest: ${moons.map(([label, place]) => `${label} ${DIRECTIONS[place]}`).join(', ')}`,
    height: 260,
    points: {
      F: { at: [0, 0], label: 'Föld', dot: false },
      ...Object.fromEntries(
        moons.flatMap(([label, place], i) => [
          [`M${i}`, { from: 'F', length: 4, angle: place * 45, label: false as const, dot: false }],
          // Outside the orbit, so that the letter does not touch the Moon.
          [`N${i}`, { from: 'F', length: 4.9, angle: place * 45, label, dot: false }],
        ]),
      ),
      ...Object.fromEntries(
        rays.flatMap((y, i) => [
          [`S${i}`, { at: [8.5, y] as [number, number], label: false as const, dot: false }],
          [`T${i}`, { at: [6.3, y] as [number, number], label: false as const, dot: false }],
        ]),
      ),
    },
    circles: [
      { center: 'F', radius: 0.9, fill: 1 },
      { center: 'F', radius: 4, line: 'dot' },
      ...moons.map((_, i) => ({ center: `M${i}`, radius: 0.7 })),
    ],
    // The sunlit half is coloured.
    arcs: moons.map((_, i) => ({ center: `M${i}`, radius: 0.7, from: -90, to: 90, sector: true, fill: 5 as const })),
    segments: rays.map((_, i) => ({
      ends: [`S${i}`, `T${i}`] as [string, string],
      arrow: 'end' as const,
      tone: 4 as const,
      ...(i === 1 ? { label: 'napfény' } : {}),
    })),
  };
}
