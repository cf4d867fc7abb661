import { divisors, lcm, range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { suf, TheSuf, textNumber, the, theSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits, setOf } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num, numberSet } from '../../value.ts';

const t = textNumber;

const slowGcd = (a: number, b: number): number => Math.max(...range(1, Math.min(a, b)).filter(d => a % d === 0 && b % d === 0));

function allDivisors(rng: Rng, low: number, high: number, least: number, most: number): Task {
  const n = rng.int(low, high);
  const all = divisors(n);
  redrawIf(all.length < least || all.length > most);
  const tiles = rng.chance(0.5);
  return numeric(
    {
      question: tiles
        ? `${t(n)} négyzetlapból téglalapot rakunk ki úgy, hogy mindet felhasználjuk. Hány lap lehet egy sorban? Írd le az összes lehetőséget, pontosvesszővel elválasztva!`
        : `Sorold fel ${the(n)} összes osztóját, pontosvesszővel elválasztva!`,
      answer: numberSet(all),
      check: 'SET',
      wrong: [
        wrong(
          { all },
          ({ all }) => numberSet(all.slice(1, -1)),
          'egy-es-onmaga-kimarad',
          tiles ? `Egy sorban állhat 1 lap is, és állhat mind ${the(n)} is.` : 'Az 1 és maga a szám is osztó.',
          tiles
            ? `kihagyja azt az esetet, amikor egy sorban 1 lap van, és azt is, amikor mind ${the(n)}`
            : 'az 1-et is, magát a számot is kihagyja az osztók közül',
        ),
        wrong(
          { all },
          ({ all }) => numberSet(all.slice(1)),
          'egy-es-onmaga-kimarad',
          tiles ? 'Egy sorban állhat 1 lap is.' : 'Az 1 minden számnak osztója.',
          tiles ? 'csak azt az esetet hagyja ki, amikor egy sorban 1 lap van' : 'az osztók közül csak az 1-et hagyja ki',
        ),
        wrong(
          { all },
          ({ all }) => numberSet(all.slice(0, -1)),
          'egy-es-onmaga-kimarad',
          tiles ? `Mind ${the(n)} lap állhat egyetlen sorban is.` : 'Minden szám osztója önmagának.',
          tiles
            ? `csak azt az esetet hagyja ki, amikor mind ${the(n)} lap egy sorban van`
            : 'az osztók közül csak magát a számot hagyja ki',
        ),
        wrong(
          { n },
          ({ n }) => numberSet([n, 2 * n, 3 * n]),
          'oszto-tobbszoros-csere',
          'Ezek többszörösök. Az osztó maradék nélkül megvan a számban.',
          `${tiles ? 'a lapok számának osztói helyett az' : 'osztók helyett a szám'} első három többszörösét sorolja fel`,
        ),
      ],
      other: 'Keresd az osztókat párban: ha egy szám osztó, akkor a hányados is az!',
      hints: [
        'Kezdd az 1-gyel!',
        `Párban keresd az osztókat: melyik két szám szorzata ${the(n)}?`,
        `$${n}=1\\cdot${n}$. Keresd a következő párt!`,
      ],
      solution: `Párban: ${all
        .filter(d => d * d <= n)
        .map(d => `$${d}\\cdot${n / d}$`)
        .join(', ')}. Az osztók: ${numberSet(all).text}.`,
    },
    setOf(range(1, n), d => (n / d) * d === n && Number.isInteger(n / d)),
  );
}

function commonDivisors(rng: Rng): Task {
  const g = rng.int(4, 18);
  const [a, b] = [g * rng.int(2, 6), g * rng.int(2, 7)];
  redrawIf(a === b || divisors(slowGcd(a, b)).length < 3 || a > 120 || b > 120);
  const all = divisors(slowGcd(a, b));
  return numeric(
    {
      question: `Sorold fel ${the(a)} és ${the(b)} közös osztóit, pontosvesszővel elválasztva!`,
      answer: numberSet(all),
      check: 'SET',
      wrong: [
        wrong(
          { all },
          ({ all }) => numberSet(all.slice(1)),
          'egy-es-onmaga-kimarad',
          'Az 1 is közös osztó.',
          'a közös osztók közül csak az 1-et hagyja ki',
        ),
        wrong(
          { all },
          ({ all }) => numberSet(all.slice(-1)),
          'csak-a-legnagyobb-kozos-osztot',
          'Ez csak a legnagyobb közös osztó. A többit is sorold fel!',
        ),
        wrong(
          { a, b },
          ({ a, b }) => numberSet([lcm(a, b)]),
          'oszto-tobbszoros-csere',
          'Ez közös többszörös, nem közös osztó.',
          'a legkisebb közös többszöröst adja meg a közös osztók helyett',
        ),
      ],
      other: 'Írd fel mindkét szám osztóit, és keresd a közöseket!',
      hints: [
        'Mi az, ami mindkét számban maradék nélkül megvan?',
        'Írd fel a kisebb szám osztóit, és próbáld ki őket a nagyobbon!',
        `${TheSuf(Math.min(a, b), 'nak')} az osztói: ${divisors(Math.min(a, b)).join(', ')}.`,
      ],
      solution: `A közös osztók: ${numberSet(all).text}.`,
    },
    setOf(range(1, Math.max(a, b)), d => a % d === 0 && b % d === 0),
  );
}

function kthMultiple(rng: Rng): Task {
  const n = rng.int(6, 48);
  const limit = rng.int(2, 9) * 100;
  const largest = rng.chance(0.5);
  const isMultiple = limit % n === 0;
  const answer = largest ? Math.floor((limit - 1) / n) * n : Math.ceil((limit + 1) / n) * n;
  return numeric(
    {
      question: largest
        ? `Melyik ${theSuf(n, 'nak')} a legnagyobb olyan többszöröse, amely kisebb ${suf(limit, 'nál')}?`
        : `Melyik ${theSuf(n, 'nak')} a legkisebb olyan többszöröse, amely nagyobb ${suf(limit, 'nál')}?`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(
          { largest, limit, n },
          ({ largest, limit, n }) => num((largest ? Math.ceil(limit / n) : Math.floor(limit / n)) * n),
          'hatar-atlepese',
          largest ? 'Ez már nem kisebb a megadott számnál.' : 'Ez még nem nagyobb a megadott számnál.',
          isMultiple
            ? 'magát a megadott határt is elfogadja'
            : largest
              ? 'a megadott határ fölötti első többszöröst adja meg'
              : 'a megadott határ alatti utolsó többszöröst adja meg',
        ),
        wrong(
          { largest, limit },
          ({ largest, limit }) => num(largest ? limit - 1 : limit + 1),
          'nem-tobbszoros',
          `Ezt ${suf(n, 'val')} osztva maradék lenne: nem többszörös.`,
          `a megadott határnál eggyel ${largest ? 'kisebb' : 'nagyobb'} számot adja meg`,
        ),
        wrong(
          { limit, n },
          ({ limit, n }) => num(Math.floor(limit / n)),
          'hanyados-tobbszoros-helyett',
          !largest
            ? 'Ez a hányados. Eggyel nagyobb számmal kell szorozni, hogy átlépd a határt.'
            : isMultiple
              ? 'Ez a hányados. Eggyel kisebb számmal kell szorozni, hogy a határ alatt maradj.'
              : 'Ez a hányados. A többszöröst úgy kapod, hogy ezzel megszorzod a számot.',
          isMultiple ? undefined : 'a maradékos osztás hányadosát adja meg a többszörös helyett',
        ),
        ...(largest
          ? []
          : [
              wrong(
                { limit, n },
                ({ limit, n }) => num(Math.floor(limit / n) + 1),
                'hanyados-tobbszoros-helyett',
                'Ennyivel kell megszorozni a számot. A kérdés maga a többszörös.',
                'a szorzót adja meg a többszörös helyett',
              ),
            ]),
      ],
      other: 'Oszd el a határt a számmal, és a hányadosból számold ki a többszöröst!',
      hints: [
        'Körülbelül hányszor van meg a határban?',
        'Maradékos osztással keresd meg a legközelebbi többszöröst!',
        `$${limit}:${n}=${Math.floor(limit / n)}$, maradék ${limit % n}.`,
      ],
      solution: `$${limit}=${n}\\cdot${Math.floor(limit / n)}+${limit % n}$, ezért a keresett többszörös $${n}\\cdot${answer / n}=${answer}$.`,
    },
    fits(v => v % n === 0 && (largest ? v < limit && v + n >= limit : v > limit && v - n <= limit)),
  );
}

export const divisorsGen = defineGenerator('gen-divisors', 'Osztók és többszörösök', ['matek-5-oszto-tobbszoros'], [], (rng, level) => {
  if (level === 1) return rng.chance(0.7) ? allDivisors(rng, 6, 40, 4, 6) : kthMultiple(rng);
  if (level === 2) return rng.chance(0.5) ? allDivisors(rng, 30, 90, 6, 10) : kthMultiple(rng);
  return rng.chance(0.7) ? commonDivisors(rng) : allDivisors(rng, 72, 150, 8, 12);
});
