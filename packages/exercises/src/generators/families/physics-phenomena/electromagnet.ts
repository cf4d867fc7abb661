import { range, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, keyNumber, texNumber, textNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits, growing } from '../../proof.ts';
import { choice, numeric, order, words, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';

const t = textNumber;

const x = texNumber;

interface Coil {
  turns: number;
  amps: number;
  core: boolean;
}

/** The current that makes another coil of the same length just as strong. */
function sameStrength(rng: Rng): Task {
  const [n, m] = [rng.int(2, 20) * 50, rng.int(2, 20) * 50];
  const amps = tidy(rng.int(2, 24) / 4);
  const answer = (n * amps) / m;
  redrawIf(n === m || decimalsOf(answer) > 2);
  return numeric(
    {
      question: `Egy ${t(n)} menetes tekercsben ${withUnit(amps, 'A')} erősségű áram folyik. Mekkora áram kell egy ugyanolyan hosszú és vasmagú, ${t(m)} menetes tekercsbe, hogy ugyanolyan erős elektromágnes legyen?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'A',
      expr: `${n}*${amps}/${m}`,
      wrong: [
        wrong({ amps }, ({ amps }) => num(amps), 'menetszam-aram-hatasa', 'A menetszám is számít: más menetszámhoz más áram kell.'),
        wrong(
          { n, m, amps },
          ({ n, m, amps }) => about((amps * m) / n, 2),
          'arany-forditva',
          m > n
            ? 'Fordítva vetted az arányt: több menethez kisebb áram is elég.'
            : 'Fordítva vetted az arányt: kevesebb menethez nagyobb áram kell.',
        ),
        wrong(
          { n, amps },
          ({ n, amps }) => num(n * amps),
          'osztas-elmarad',
          'Ez a menetszám és az áram szorzata. Oszd el az új menetszámmal!',
        ),
      ],
      other: 'A menetszám és az áramerősség szorzata maradjon ugyanannyi!',
      hints: [
        'Több vagy kevesebb menete van az új tekercsnek?',
        'Egyforma hosszú tekercseknél a menetszám és az áramerősség szorzata számít.',
        `Az első tekercsnél a szorzat $${n}\\cdot${x(amps)}=${x(tidy(n * amps))}$.`,
      ],
      solution: `$${n}\\cdot${x(amps)}:${m}=${x(answer)}$, tehát ${withUnit(answer, 'A')}.`,
    },
    fits(v => Math.abs(v * m - n * amps) < 1e-9),
  );
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
          question: 'Melyik tekercs mágneses hatása erősebb? (A tekercsek egyforma hosszúak.)',
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
    if (level === 3 && rng.chance(0.5)) return sameStrength(rng);
    const coils = range(1, level === 2 ? 3 : 4).map(() => coil(level === 2 ? true : rng.chance(0.5)));
    redrawIf(level === 3 && !coils.some(c => c.core) && !coils.every(c => c.core));
    // As drawn, before sorting: the hint must not give a place away.
    const sample = coils[0] ?? coil(true);
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
        question: `Rakd sorba a tekercseket a **leggyengébb** mágneses hatásútól a legerősebbig!${level === 3 ? ' (Mindegyik egyforma hosszú. A vasmag legalább hússzoros erősítést jelent.)' : ' (Mindegyik egyforma hosszú.)'}`,
        items: sorted.map(c => ({ key: keyNumber(strength(c) * (c.core ? 20 : 1)), tex: '', text: name(c), size: undefined })),
        other:
          level === 3
            ? 'Előbb válaszd külön, melyikben van vasmag: azok mind erősebbek. Utána a menetszám és az áramerősség szorzata dönt.'
            : 'A menetszám és az áramerősség szorzata dönt: minél nagyobb, annál erősebb a hatás.',
        hints: [
          'Mitől függ a mágneses hatás?',
          'Hasonlítsd össze a menetszám és az áramerősség szorzatát!',
          level === 3
            ? 'A vasmagos tekercsek sokkal erősebbek.'
            : `„${name(sample)}”: itt a szorzat $${sample.turns}\\cdot${x(sample.amps)}=${x(tidy(strength(sample)))}$.`,
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
