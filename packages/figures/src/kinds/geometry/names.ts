import { polygonWord } from '../../kit/words.ts';
import type { Geometry } from './schema.ts';

/** Names of elements as a Hungarian textbook says them; also what a hotspot's choices are called. */
export const polygonName = (points: readonly string[]): string => `${points.join('')} ${polygonWord(points.length)}`;
export const namelessPolygon = (points: readonly string[]): string => polygonWord(points.length);
export const segmentName = (ends: readonly [string, string]): string => `${ends.join('')} szakasz`;
export const angleName = ({ at, arms }: Pick<Geometry['angles'][number], 'at' | 'arms'>): string => `${arms[0]}${at}${arms[1]} szög`;
export const circleName = ({ center, label }: Pick<Geometry['circles'][number], 'center' | 'label'>): string =>
  label === undefined ? `${center} középpontú kör` : `${label} jelű kör`;
export const lineName = ({ through, label }: Pick<Geometry['lines'][number], 'through' | 'label'>): string =>
  label === undefined ? `${through.join('')} egyenes` : `${label} egyenes`;
export const rayName = ({ from, through }: Pick<Geometry['rays'][number], 'from' | 'through'>): string => `${from}${through} félegyenes`;
