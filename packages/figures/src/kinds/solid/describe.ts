import type { Solid } from './schema.ts';

const BASES: Record<number, string> = { 3: 'háromszög', 4: 'négyzet', 6: 'szabályos hatszög' };

function bodyText(body: Solid['body']): string {
  switch (body.shape) {
    case 'box':
      return body.a === body.b && body.b === body.c ? 'Kocka' : 'Téglatest';
    case 'prism':
      return `${BASES[body.sides]} alapú egyenes hasáb`;
    case 'pyramid':
      return `${BASES[body.sides]} alapú szabályos gúla, csúcsa V`;
    case 'frustum':
      return `${BASES[body.sides]} alapú csonkagúla`;
    case 'cylinder':
      return 'Egyenes körhenger';
    case 'cone':
      return 'Egyenes körkúp, csúcsa V';
    case 'cone-frustum':
      return 'Csonkakúp';
    case 'sphere':
      return 'Gömb';
  }
}

export function describe(spec: Solid): string {
  const text = bodyText(spec.body);
  const named =
    spec.names && 'sides' in spec.body
      ? `, az alaplap csúcsai ${'ABCDEF'.slice(0, spec.body.sides)}`
      : spec.names && spec.body.shape === 'box'
        ? ', az alaplap csúcsai ABCD'
        : '';
  return [
    `${text.charAt(0).toUpperCase()}${text.slice(1)}${named}. A takart élek szaggatottak.`,
    ...spec.segments.map(
      s =>
        `${s.ends.join('')} szakasz ${s.line === 'bold' ? 'vastag vonallal ' : ''}berajzolva${s.label === undefined ? '' : `, felirata ${s.label}`}.`,
    ),
    ...spec.right.map(r => `Derékszög jele ${r.at} csúcsnál.`),
    spec.regions.length === 0 ? '' : `Satírozva: ${spec.regions.map(r => r.points.join('')).join(', ')}.`,
    ...Object.entries(spec.points).map(
      ([name, { on, t }]) => `${name} ${on.join('')} szakaszon van${t === 0.5 ? ', a felezőpontjában' : ''}.`,
    ),
  ]
    .filter(Boolean)
    .join(' ');
}
