import { capital } from '@eszkerek/numbers/hungarian';
import { counted } from '../../kit/words.ts';
import { forceName, wayOf } from './names.ts';
import type { Forces } from './schema.ts';

const BODIES: Record<Forces['body'], string> = { block: 'Hasáb', ball: 'Golyó', point: 'Pont' };

export function describe(spec: Forces): string {
  return [
    `${BODIES[spec.body]}${spec.ground ? ' a talajon' : ''}, rajta ${spec.forces.length === 1 ? 'egy nyíl' : 'nyilak'}.`,
    ...spec.forces.map(
      force =>
        `${capital(forceName(force))}: ${wayOf(force.angle)} mutat${spec.grid && force.angle % 90 === 0 ? `, ${counted(force.size)} négyzet hosszú` : ''}.`,
    ),
    spec.square ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}
