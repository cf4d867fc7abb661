import type { ItemKind, Level } from '@eszkerek/guide/evidence';
import { type Chance, seeded } from '@eszkerek/numbers/chance';
import { normal, STRANDS, type World } from './world.ts';

/** A made-up pupil: what is known is yes or no, drawn from abilities by strand, not from the estimator's map. */
export interface Pupil {
  grade: number;
  knows: boolean[];
  chance: Chance;
  slip: number;
  learning: number;
  /** Mean days until a lesson that is not practised is forgotten. */
  memory: number;
  /** How far the class has come this year. */
  now: number;
  touchedAt: number[];
}

/** How much of the chance is left when a prerequisite is missing: about 8 % of what is known breaks the map. */
const WITHOUT_BASE = 0.18;

const chanceToKnow = (x: number): number => 1 / (1 + Math.exp(-x));

export const drawPupil = (world: World, seed: number): Pupil => {
  const chance = seeded(seed);
  const grade = 5 + Math.floor(chance() * 4);
  const now = chance();
  const general = normal(chance);
  const strands = Array.from({ length: STRANDS }, () => normal(chance));
  const knows: boolean[] = [];
  world.grade.forEach((lessonGrade, i) => {
    const gap = lessonGrade - grade;
    const taught = gap < 0 || (gap === 0 && (world.place[i] ?? 0) <= now) || chance() < 0.04;
    const ready = (world.trueNeeds[i] ?? []).every(j => knows[j]);
    const ability = 1.25 * general + 0.9 * (strands[world.strand[i] ?? 0] ?? 0) - (world.hardness[i] ?? 0);
    const settled = gap < -1 ? 0.35 : 0;
    const p = taught ? chanceToKnow(2.45 + settled + ability) : 0;
    knows.push(chance() < (ready ? p : p * WITHOUT_BASE));
  });
  return {
    grade,
    knows,
    chance,
    slip: 0.05 + 0.1 * chance(),
    learning: 0.04 + 0.2 * chance(),
    memory: 150 + 500 * chance(),
    now,
    touchedAt: world.grade.map(() => 0),
  };
};

export interface Shown {
  kind: ItemKind;
  level: Level;
}

const TRUE_GUESS: Record<ItemKind, number> = { choice: 0.28, pairing: 0.12, steps: 0.08, typed: 0.03 };

export const drawItem = (chance: Chance): Shown => {
  const x = chance();
  const kind: ItemKind = x < 0.35 ? 'choice' : x < 0.45 ? 'pairing' : x < 0.55 ? 'steps' : 'typed';
  return { kind, level: (1 + Math.floor(chance() * 3)) as Level };
};

/** A harder task is missed more often by those who know, too. */
export const answers = (pupil: Pupil, lesson: number, { kind, level }: Shown, guessing = 1): boolean =>
  pupil.knows[lesson]
    ? pupil.chance() >= pupil.slip * (0.8 + 0.2 * level)
    : pupil.chance() < TRUE_GUESS[kind] * guessing * (pupil.chance() < 0.15 ? 1.8 : 1);

/** Practice teaches whom it finds ready. */
export const learn = (world: World, pupil: Pupil, lesson: number, day: number): void => {
  pupil.touchedAt[lesson] = day;
  if (pupil.knows[lesson]) return;
  const ready = (world.trueNeeds[lesson] ?? []).every(j => pupil.knows[j]);
  if (pupil.chance() < pupil.learning * (ready ? 1 : 0.15)) pupil.knows[lesson] = true;
};

/** One day passes: what was long not practised may be lost; what the class has just had fades slower. */
export const forget = (pupil: Pupil, day: number): void => {
  pupil.knows.forEach((known, i) => {
    const idle = day - (pupil.touchedAt[i] ?? 0);
    if (known && idle > 10 && pupil.chance() < 1 / (pupil.memory * (1 + idle / 60))) pupil.knows[i] = false;
  });
};

/** What is practised: mostly around the class's place, sometimes last year's or a favourite; never evenly. */
export const practised = (world: World, pupil: Pupil): number => {
  const x = pupil.chance();
  const years = x < 0.6 ? [pupil.grade] : x < 0.85 ? [pupil.grade - 1, pupil.grade] : [5, 6, 7, 8].filter(g => g <= pupil.grade);
  const pool = world.grade.flatMap((g, i) => (years.includes(g) ? [i] : []));
  const near = pool.filter(i => (world.place[i] ?? 0) <= pupil.now + 0.1);
  const from = x < 0.6 && near.length > 0 ? near : pool;
  const skewed = Math.floor(from.length * (1 - pupil.chance() ** 1.6));
  return from[Math.min(skewed, from.length - 1)] ?? 0;
};
