import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, verdict } from '../kit/model.ts';

type Of<M extends 'line' | 'inscribed' | 'tangent' | 'sectors' | 'polygon' | 'arc'> = ModeConfig<'circle-lab', M>;
export type LineConfig = Of<'line'>;
export type InscribedConfig = Of<'inscribed'>;
export type TangentConfig = Of<'tangent'>;
export type SectorsConfig = Of<'sectors'>;
export type PolygonConfig = Of<'polygon'>;
export type ArcConfig = Of<'arc'>;

export interface Distance {
  distance: number;
}

export const position = (radius: number, distance: number): 'secant' | 'tangent' | 'outside' =>
  near(distance, radius, 0.01) ? 'tangent' : distance < radius ? 'secant' : 'outside';
export const positionName = { secant: 'szelő: két közös pont', tangent: 'érintő: egy közös pont', outside: 'nincs közös pont' };

export const line: Model<LineConfig, Distance> = {
  initial: ({ state }) => ({ distance: state.distance }),
  evaluate: ({ state }, goal, { distance }) =>
    verdict(
      position(state.radius, distance) === goal.position,
      `Most ${positionName[position(state.radius, distance)]}. Hasonlítsd a távolságot (${num(distance)}) a sugárhoz (${num(state.radius)})!`,
    ),
  describe: ({ state }, { distance }) =>
    `Az egyenes távolsága a középponttól ${num(distance)}, a sugár ${num(state.radius)}: ${positionName[position(state.radius, distance)]}.`,
};

export interface Arc {
  arc: number;
  vertex: number;
}

export const inscribed: Model<InscribedConfig, Arc> = {
  initial: ({ state }) => ({ arc: state.arc, vertex: state.vertex ?? 0.5 }),
  evaluate: (_, goal, { arc }) =>
    verdict(
      near(arc / 2, goal.inscribed, 0.6),
      near(arc, goal.inscribed, 0.6)
        ? 'Ez a középponti szög. A kerületi szög a fele.'
        : `A kerületi szög most ${num(arc / 2)}°, a középponti ${num(arc)}°.`,
    ),
  describe: (_, { arc }) => `Az ívhez tartozó középponti szög ${num(arc)} fok, a kerületi szög ${num(arc / 2)} fok.`,
};

export const tangentLength = (radius: number, distance: number) => Math.sqrt(Math.max(0, distance * distance - radius * radius));

export const tangent: Model<TangentConfig, Distance> = {
  initial: ({ state }) => ({ distance: state.distance }),
  evaluate: ({ state }, goal, { distance }) =>
    verdict(
      near(tangentLength(state.radius, distance), goal.tangent, 0.03),
      `Az érintőszakasz most ${num(tangentLength(state.radius, distance))}. A sugár merőleges az érintőre: derékszögű háromszöget látsz.`,
    ),
  describe: ({ state }, { distance }) =>
    `A külső pont ${num(distance)} egységre van a középponttól, az érintőszakasz hossza ${num(tangentLength(state.radius, distance))}.`,
};

export interface Sectors {
  sectors: number;
}

export const sectors: Model<SectorsConfig, Sectors> = {
  initial: ({ state }) => ({ sectors: state.sectors }),
  evaluate: (_, goal, now) => verdict(now.sectors >= goal.sectors, `Most ${now.sectors} cikk van, az alja még hullámos. Vágd finomabbra!`),
  describe: ({ state }, now) =>
    `${now.sectors} cikkre vágva. A majdnem téglalap oldalai ${num(state.radius)} és körülbelül ${num(Math.PI * state.radius)}.`,
};

export interface Polygon {
  sides: number;
}

export const innerAngle = (sides: number) => ((sides - 2) * 180) / sides;

export const polygon: Model<PolygonConfig, Polygon> = {
  initial: ({ state }) => ({ sides: state.sides }),
  evaluate: (_, goal, { sides }) =>
    verdict(
      (goal.sides === undefined || sides === goal.sides) && (goal.angle === undefined || near(innerAngle(sides), goal.angle, 0.05)),
      `A szabályos sokszög most ${sides} oldalú, belső szöge ${num(innerAngle(sides), 1)}°.`,
    ),
  describe: (_, { sides }) =>
    `Szabályos sokszög ${sides} oldallal. Középponti szög ${num(360 / sides, 1)} fok, belső szög ${num(innerAngle(sides), 1)} fok.`,
};

export interface Slice {
  angle: number;
}

export const sliceOf = (radius: number, angle: number) => ({
  arc: (2 * Math.PI * radius * angle) / 360,
  area: (Math.PI * radius * radius * angle) / 360,
});

export const arc: Model<ArcConfig, Slice> = {
  initial: ({ state }) => ({ angle: state.angle }),
  evaluate: (_, goal, { angle }) =>
    verdict(near(angle, goal.angle, 0.5), `Most ${num(angle)}° a középponti szög, ez a kör ${num(angle / 360, 3)} része.`),
  describe: ({ state }, { angle }) =>
    `Körcikk ${num(angle)} fokkal: ívhossza ${num(sliceOf(state.radius, angle).arc)}, területe ${num(sliceOf(state.radius, angle).area)}.`,
};
