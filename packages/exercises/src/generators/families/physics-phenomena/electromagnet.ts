import { range, tidy } from '@eszkerek/numbers/arithmetic';
import { keyNumber, texNumber, textNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { growing } from '../../proof.ts';
import { choice, order, words, wrong } from '../../tasks.ts';

const t = textNumber;

const x = texNumber;

interface Coil {
  turns: number;
  amps: number;
  core: boolean;
}

export const electromagnet = defineGenerator(
  'gen-electromagnet',
  'Elektromágnes',
  ['fizika-8-elektromagnes'],
  ['decimal'],
  (rng, level) => {
    const coil = (core: boolean): Coil => ({ turns: rng.int(2, level === 1 ? 8 : 20) * 50, amps: tidy(rng.int(1, 8) / 4), core });
    const name = (c: Coil): string => `${t(c.turns)} menet, ${withUnit(c.amps, 'A')}, ${c.core ? 'vasmaggal' : 'vasmag nélkül'}`;
    const strength = (c: Coil): number => c.turns * c.amps;
    const products = (list: readonly Coil[]): string => list.map(c => t(tidy(strength(c)))).join('; ');
    if (level === 1) {
      const same = rng.pick(['turns', 'amps', 'core'] as const);
      const base = coil(rng.chance(0.5));
      const other: Coil =
        same === 'turns'
          ? { ...base, turns: base.turns * rng.int(2, 4) }
          : same === 'amps'
            ? { ...base, amps: tidy(base.amps * 2) }
            : { ...base, core: !base.core };
      const stronger = same === 'core' ? (base.core ? base : other) : other;
      const weaker = stronger === base ? other : base;
      const why =
        same === 'turns'
          ? 'Több menet erősebb mágneses hatást ad, ha az áram ugyanakkora.'
          : same === 'amps'
            ? 'Nagyobb áram erősebb mágneses hatást ad, ha a menetszám ugyanaz.'
            : 'A vasmag sokszorosára erősíti a tekercs mágneses hatását.';
      return choice(
        rng,
        {
          question: 'Melyik tekercs mágneses hatása erősebb?',
          right: words(name(stronger), JSON.stringify(stronger)),
          because: `Helyes! ${why}`,
          wrong: [
            wrong(
              { weaker },
              ({ weaker }) => words(name(weaker), JSON.stringify(weaker)),
              same === 'core' ? 'rezhuzal-magneses' : 'menetszam-aram-hatasa',
              why,
            ),
            wrong({}, () => words('egyforma erősek', 'same'), same === 'core' ? 'rezhuzal-magneses' : 'menetszam-aram-hatasa', why),
          ],
          hints: [
            'Miben különböznek?',
            'A mágneses hatás nő a menetszámmal, az árammal és a vasmagtól.',
            same === 'core'
              ? 'Csak a vasmag különbözik.'
              : same === 'turns'
                ? 'Csak a menetszám különbözik.'
                : 'Csak az áramerősség különbözik.',
          ],
          solution: `${why} Ezért erősebb: ${name(stronger)}.`,
        },
        key => {
          const read = /"turns":(\d+),"amps":([\d.]+),"core":(true|false)/.exec(key);
          if (!read) return false;
          const mine = Number(read[1]) * Number(read[2]) * (read[3] === 'true' ? 100 : 1);
          return [base, other].every(c => c.turns * c.amps * (c.core ? 100 : 1) <= mine);
        },
      );
    }
    const coils = range(1, level === 2 ? 3 : 4).map(() => coil(level === 2 ? true : rng.chance(0.5)));
    redrawIf(level === 3 && !coils.some(c => c.core) && !coils.every(c => c.core));
    const rank = (c: Coil): number => strength(c) + (c.core ? 1e6 : 0);
    const sorted = [...coils].sort((a, b) => rank(a) - rank(b));
    redrawIf(sorted.some((c, i) => i > 0 && rank(c) - rank(sorted[i - 1] ?? c) < 20));
    redrawIf(level === 3 && coils.every(c => c.core === coils[0]?.core));
    // With and without a core only a clear difference can be judged.
    redrawIf(
      level === 3 && Math.min(...coils.filter(c => c.core).map(strength)) * 20 <= Math.max(...coils.filter(c => !c.core).map(strength)),
    );
    return order(
      {
        question: `Rakd sorba a tekercseket a **leggyengébb** mágneses hatásútól a legerősebbig!${level === 3 ? ' (A vasmag legalább hússzoros erősítést jelent.)' : ' (Mindegyik egyforma hosszú.)'}`,
        items: sorted.map(c => ({ key: keyNumber(strength(c) * (c.core ? 20 : 1)), tex: '', text: name(c), size: undefined })),
        hints: [
          'Mitől függ a mágneses hatás?',
          'Hasonlítsd össze a menetszám és az áramerősség szorzatát!',
          level === 3
            ? 'A vasmagos tekercsek sokkal erősebbek.'
            : `Az elsőnél a szorzat $${sorted[0]?.turns}\\cdot${x(sorted[0]?.amps ?? 0)}=${x(strength(sorted[0] ?? coil(true)))}$.`,
        ],
        solution:
          level === 3
            ? `A vasmag nélküliek a gyengébbek. A menetszám és az áramerősség szorzata vasmag nélkül: ${products(sorted.filter(c => !c.core))}; vasmaggal: ${products(sorted.filter(c => c.core))}.`
            : `A menetszám és az áramerősség szorzata sorban: ${products(sorted)}.`,
      },
      growing,
    );
  },
);
