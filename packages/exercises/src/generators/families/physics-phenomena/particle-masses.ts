import type { Rng } from '@eszkerek/numbers/chance';
import { withUnit } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

/** `most` grams dissolve in a gram of water at room temperature, with room to spare. */
const SOLUTES = [
  { what: 'cukrot', name: 'cukor', most: 0.33, the: 'a cukor' },
  { what: 'sót', name: 'só', most: 0.33, the: 'a só' },
  { what: 'mézet', name: 'méz', most: 0.33, the: 'a méz' },
  { what: 'szódabikarbónát', name: 'szódabikarbóna', most: 0.09, the: 'a szódabikarbóna' },
] as const;

/** Particles do not vanish in water: the masses add up. */
export function dissolved(rng: Rng): Task {
  const { what, most, the } = rng.pick(SOLUTES);
  const [water, solute] = [rng.int(8, 60) * 10, rng.int(2, 16) * 5];
  redrawIf(solute > most * water);
  return numeric(
    {
      question: `${withUnit(water, 'g')} vízben teljesen feloldunk ${withUnit(solute, 'g')} ${what}. Hány gramm az oldat?`,
      answer: num(water + solute),
      check: 'INT',
      unit: 'g',
      expr: `${water}+${solute}`,
      wrong: [
        wrong(
          { water },
          ({ water }) => num(water),
          'oldaskor-eltunik',
          `Ez csak a víz tömege. A feloldott anyag nem látszik, de nem tűnt el.`,
        ),
        wrong(
          { water, solute },
          ({ water, solute }) => num(water - solute),
          'oldat-tomeget-kivonja',
          'Kivontad a két tömeget. Oldáskor egyik anyag részecskéi sem vesznek el.',
        ),
        wrong(
          { solute },
          ({ solute }) => num(solute),
          'oldott-anyagot-adja',
          'Ez csak a feloldott anyag tömege. Az oldatban a víz is benne van.',
        ),
      ],
      other: 'Gondold végig, hová lettek a részecskék: melyik anyagok vannak az oldatban?',
      hints: [
        `Hová lesz ${the}, ha már nem látod?`,
        'A részecskék szétoszlanak a víz részecskéi között. Sem a számuk, sem a tömegük nem változik.',
        `Az oldatban ${withUnit(water, 'g')} víz van. Mi van még benne?`,
      ],
      solution: `A részecskék nem tűnnek el: $${water}+${solute}=${water + solute}$, tehát ${withUnit(water + solute, 'g')}.`,
    },
    fits(v => v - solute === water),
  );
}

/** A solution loses water only. */
export function evaporated(rng: Rng): Task {
  const { what, name, the } = rng.pick(SOLUTES.slice(0, 2));
  const [water, solute, gone] = [rng.int(10, 60) * 10, rng.int(2, 12) * 5, rng.int(3, 30) * 10];
  redrawIf(solute * 3 > water || gone >= water - solute || gone === solute || water - gone === gone);
  const left = water + solute - gone;
  return numeric(
    {
      question: `${withUnit(water, 'g')} vízben feloldunk ${withUnit(solute, 'g')} ${what}. Az edény nyitva marad, és egy hét alatt elpárolog belőle ${withUnit(gone, 'g')} víz; ${the} nem párolog. Hány gramm az edény tartalma?`,
      answer: num(left),
      check: 'INT',
      unit: 'g',
      expr: `${water}+${solute}-${gone}`,
      wrong: [
        wrong(
          { water, gone },
          ({ water, gone }) => num(water - gone),
          'oldaskor-eltunik',
          `Ennyi víz maradt. ${the.charAt(0).toUpperCase()}${the.slice(1)} is az edényben van.`,
        ),
        wrong(
          { water, solute },
          ({ water, solute }) => num(water + solute),
          'parolgast-nem-vonja-le',
          'Ennyi volt az oldat a párolgás előtt. Az elpárolgott víz részecskéi már a levegőben vannak.',
        ),
        wrong(
          { water, solute, gone },
          ({ water, solute, gone }) => num(water - solute - gone),
          'oldat-tomeget-kivonja',
          'A feloldott anyag tömegét kivontad. Ezek a részecskék az edényben maradnak.',
        ),
        wrong({ gone }, ({ gone }) => num(gone), 'elparolgott-tomeget-adja', 'Ennyi víz párolgott el. A kérdés az, mennyi maradt.'),
      ],
      other: 'Vedd sorra: mennyi víz maradt, és mennyi oldott anyag van még benne?',
      hints: [
        'Melyik anyag részecskéi hagyják el az edényt?',
        `Csak a víz párolog. ${the.charAt(0).toUpperCase()}${the.slice(1)} részecskéi mind az edényben maradnak.`,
        `A megmaradt víz $${water}-${gone}=${water - gone}$ g. A ${name} ehhez jön.`,
      ],
      solution: `A megmaradt víz $${water}-${gone}=${water - gone}$ g, ehhez jön ${the}: $${water - gone}+${solute}=${left}$, tehát ${withUnit(left, 'g')}.`,
    },
    fits(v => v + gone === water + solute),
  );
}
