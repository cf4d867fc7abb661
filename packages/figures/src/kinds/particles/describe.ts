import { capital } from '@eszkerek/numbers/hungarian';
import { boxName } from './names.ts';
import type { Particles } from './schema.ts';

const ORDER = {
  solid: 'a golyók szorosan, szabályos sorokban',
  liquid: 'a golyók egymás mellett, rend nélkül, az edény alján',
  gas: 'kevés golyó, egymástól távol, az egész edényben',
  mixture: 'kétféle golyó keverve, az egész edényben',
} as const;
const MOTION = ['', ', lassú mozgás jelével', ', mozgás jelével', ', gyors mozgás jelével'];

/** What is seen, not the state of matter: that is what a question asks. */
export const describe = ({ boxes, count }: Particles): string =>
  boxes
    .map(
      (box, i) =>
        `${boxes.length === 1 && box.label === undefined ? 'A képen' : `${capital(boxName(box, i))}:`} ${count === undefined ? ORDER[box.state] : ORDER[box.state].replace('kevés golyó,', 'a golyók')}${MOTION[box.motion] ?? ''}.`,
    )
    .join(' ') + (count !== undefined && boxes.length > 1 ? ' A golyók száma ugyanannyi.' : '');
