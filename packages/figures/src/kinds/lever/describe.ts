import { capital } from '@eszkerek/numbers/hungarian';
import { counted } from '../../kit/words.ts';
import type { Lever } from './schema.ts';

const WHAT = { weight: 'súly', up: 'felfelé mutató erő', down: 'lefelé mutató erő' } as const;

export function describe(spec: Lever): string {
  const where = (at: number): string => {
    const steps = Math.abs(at - spec.pivot);
    if (steps === 0) return 'az alátámasztásnál';
    const side = at < spec.pivot ? 'balra' : 'jobbra';
    return spec.marks ? `az alátámasztástól ${counted(steps)} beosztással ${side}` : `az alátámasztástól ${side}`;
  };
  const armName = ({ from, to }: Lever['arms'][number]): string => {
    const far = from === spec.pivot ? to : to === spec.pivot ? from : undefined;
    return far === undefined ? 'Felirat egy szakaszon' : `Az alátámasztástól ${far < spec.pivot ? 'balra' : 'jobbra'} lévő kar felirata`;
  };
  return [
    `${spec.loads.every(load => load.as === 'pan') ? 'Kétkarú mérleg' : 'Emelő'}${spec.tilt === 'left' ? ', bal vége lent van' : spec.tilt === 'right' ? ', jobb vége lent van' : ', vízszintes'}.`,
    ...spec.loads.map(load =>
      load.as === 'pan'
        ? `Serpenyő ${where(load.at)}${load.label === undefined ? '' : `, felirata ${load.label}`}.`
        : `${capital(`${load.label === undefined ? '' : `${load.label} `}${WHAT[load.as]}`)} ${where(load.at)}.`,
    ),
    ...spec.arms.map(arm => `${armName(arm)}: ${arm.label}.`),
  ].join(' ');
}
