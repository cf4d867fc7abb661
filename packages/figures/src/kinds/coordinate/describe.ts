import { said, sentence } from '../../kit/words.ts';
import { formulaName } from './formula.ts';
import { chainName, cornersName, pointName } from './names.ts';
import type { Coordinate } from './schema.ts';

const place = ([x, y]: readonly [number, number]): string => `vízszintesen ${said(x)}, függőlegesen ${said(y)}`;

const axisText = (name: string, axis: Coordinate['x']): string =>
  `${name} tengely${axis.label === undefined ? '' : ` (${axis.label})`} ${said(axis.min)} és ${said(axis.max)} között`;

const turns = (points: readonly (readonly [number, number])[]): string => points.map(place).join('; ');

export function describe(spec: Coordinate): string {
  return [
    `${axisText('A vízszintes', spec.x)}, ${axisText('a függőleges', spec.y)}.`,
    ...spec.points.map(point => sentence(`${pointName(point.name)}: ${place(point.at)}`)),
    ...spec.chains.map(chain => sentence(`${chainName(chain)}, ${cornersName(chain)}: ${turns(chain.points)}`)),
    ...spec.lines.map(line =>
      sentence(`${line.label ? `${line.label} egyenes` : 'egyenes'}, átmegy ezeken a pontokon: ${turns(line.through)}`),
    ),
    ...spec.curves.map(curve => sentence(`${curve.label ? `${curve.label}: ` : ''}${formulaName(curve.of)}`)),
  ].join(' ');
}
