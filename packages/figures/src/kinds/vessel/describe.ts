import { textNumber } from '@eszkerek/numbers/hungarian';
import type { Vessel } from './schema.ts';

const BODIES = { floats: 'a felszínen úszik', hangs: 'a folyadék közepén lebeg', sunk: 'az edény alján fekszik' } as const;
const share = (level: number): string =>
  level === 0 ? 'üres' : level >= 9.5 ? 'tele van' : `a magassága ${textNumber(Math.round(level * 10))} százalékáig van tele`;

export function describe(spec: Vessel): string {
  const joined = spec.columns.length > 1;
  return [
    joined ? 'Alul összekötött edények folyadékkal.' : 'Edény folyadékkal.',
    ...spec.columns.map(
      (column, i) =>
        `${joined ? `${column.label ?? `${i + 1}.`} ág: ` : 'Az edény '}${share(column.level)}${column.upper === undefined ? '' : ', a tetején egy másik folyadék'}.`,
    ),
    spec.body ? `Egy${spec.body.label === undefined ? '' : ` ${spec.body.label} jelű`} test ${BODIES[spec.body.at]}.` : '',
    ...spec.points.map(
      point =>
        `${point.label ?? 'Egy'} pont a folyadékban${joined ? `, az ágak közül balról a ${point.column}. helyen` : ''}, ${point.depth === 0 ? 'a felszínen' : point.depth < 4 ? 'a felszín közelében' : 'mélyen'}.`,
    ),
    spec.depth === undefined ? '' : `A folyadék mélysége mellett felirat: ${spec.depth}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
