import { capital } from '@eszkerek/numbers/hungarian';
import { FORCES } from './names.ts';
import type { Incline } from './schema.ts';

const BODIES: Record<Incline['body'], string> = { block: 'rajta egy hasáb', ball: 'rajta egy golyó', none: 'test nélkül' };

export function describe(spec: Incline): string {
  const written = [
    ['hajlásszöge', spec.angleLabel],
    ['hossza', spec.slope],
    ['magassága', spec.rise],
    ['alapja', spec.base],
  ].flatMap(([what, text]) => (text === undefined ? [] : [`${what}: ${text}`]));
  return [
    `Lejtő, ${BODIES[spec.body]}.`,
    written.length === 0 ? '' : `Feliratok: ${written.join('; ')}.`,
    ...spec.forces.map(
      force => `${capital(FORCES[force.direction])}${force.label === undefined ? '' : `, jele ${force.label.replace('_', '')}`}.`,
    ),
  ]
    .filter(Boolean)
    .join(' ');
}
