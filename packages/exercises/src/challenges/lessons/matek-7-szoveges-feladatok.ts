import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { suf, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { twoPeople } from '../../generators/families/shared/story.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

/** Multiple -> the ages of both in parts of the same size. */
const PARTS: Readonly<Record<number, readonly [older: number, younger: number]>> = { 2: [4, 3], 3: [3, 2], 5: [5, 3] };

/** One was as old as the other is now: two moments, one difference. */
function agesThenAndNow(rng: Rng): Task {
  const [older, younger] = twoPeople(rng);
  const k = rng.pick([2, 3, 5]);
  const [p = 4, q = 3] = PARTS[k] ?? [];
  const part = rng.int(2, 9);
  const [a, b] = [p * part, q * part];
  const gap = a - b;
  const total = a + b;
  return numeric(
    {
      question: `${older.name} ma ${suf(k, 'szor')} annyi idős, mint ${younger.name} volt akkor, amikor ${older.name} annyi idős volt, mint ${younger.name} most. Ketten együtt ma ${t(total)} évesek. Hány éves ma ${older.name}?`,
      answer: num(a),
      check: 'INT',
      unit: 'év',
      wrong: [
        wrong({ b }, ({ b }) => num(b), 'masik-kort-adja', `Ennyi idős ma ${younger.name}. A másik életkort kérdeztük.`),
        ...((total * k) % (k + 1) === 0
          ? [
              wrong(
                { total, k },
                ({ total, k }) => num((total * k) / (k + 1)),
                'mostani-korhoz-hasonlit',
                'A mai korokat hasonlítottad össze. A többszörös a régi korra vonatkozik.',
              ),
            ]
          : []),
        wrong({ gap }, ({ gap }) => num(gap), 'korkulonbseget-ad', 'Ez kettejük korkülönbsége.'),
      ],
      other: 'A korkülönbség akkor és most is ugyanannyi. Jelöld a mai korokat, és írd fel velük a régieket!',
      hints: [
        'Mi az, ami nem változik az évek során?',
        'Ha a fiatalabb ma $x$, a különbség $d$ éves, akkor az idősebb ma $x+d$, a fiatalabb pedig akkor $x-d$ éves volt.',
        `Az egyenlet: $x+d=${k}\\cdot(x-d)$. Fejezd ki belőle $x$-et $d$-vel!`,
      ],
      solution: `Legyen a fiatalabb ma $x$ éves, a korkülönbség $d$. Akkor az idősebb $x$, a fiatalabb $x-d$ éves volt, tehát $x+d=${k}(x-d)$, azaz $${k - 1 === 1 ? '' : k - 1}x=${k + 1}d$. Ezért a korok aránya $(x+d):x=${p}:${q}$. Együtt ${t(p + q)} rész ${t(total)} év, egy rész $${total}:${p + q}=${part}$ év, az idősebb $${p}\\cdot${part}=${a}$ éves.`,
    },
    fits(
      v =>
        range(1, total)
          .filter(y => total - y > y && total - y === k * (y - (total - 2 * y)))
          .map(y => total - y)
          .join() === String(v),
    ),
  );
}

const TUNNELS = [
  ['híd', 'alagút'],
  ['viadukt', 'alagút'],
  ['híd', 'viadukt'],
] as const;

/** A train over two bridges: its length and speed are both unknown. */
function trainLength(rng: Rng): Task {
  const [first, second] = rng.pick(TUNNELS);
  const speed = rng.pick([10, 12, 15, 18, 20, 25, 30]);
  const length = rng.int(8, 30) * 10;
  const t1 = rng.int(15, 40);
  const t2 = t1 + rng.int(6, 30);
  const [h1, h2] = [speed * t1 - length, speed * t2 - length];
  redrawIf(h1 < 80 || h2 > 1500 || h1 === length);
  return numeric(
    {
      question: `Egy vonat állandó sebességgel halad. Útjában először egy ${t(h1)} m hosszú ${first}, később egy ${t(h2)} m hosszú ${second} áll. Attól, hogy az eleje odaér, addig, amíg az utolsó kocsi is elhagyja, az elsőnél ${t(t1)}, a másodiknál ${t(t2)} másodperc telik el. Hány méter hosszú a vonat?`,
      answer: num(length),
      check: 'INT',
      unit: 'm',
      wrong: [
        wrong({ speed }, ({ speed }) => num(speed), 'sebesseget-ad', 'Ez a vonat sebessége méter per másodpercben. A hosszát kérdeztük.'),
        wrong(
          { speed, t1 },
          ({ speed, t1 }) => num(speed * t1),
          'teljes-utat-ad',
          'Ennyit tesz meg a vonat eleje. Ebben az építmény hossza is benne van.',
        ),
        wrong({ h1, h2 }, ({ h1, h2 }) => num(h2 - h1), 'hosszak-kulonbsege', 'Ez a két építmény hosszának különbsége.'),
      ],
      other: 'Amíg a vonat teljesen átér, az eleje az építmény hosszát és még a vonat hosszát teszi meg.',
      hints: [
        'Mekkora utat tesz meg a vonat eleje, amíg az utolsó kocsi is elhagyja az építményt?',
        'Jelöld a vonat hosszát $h$-val, a sebességét $v$-vel: az út mindkétszer az építmény hossza és $h$ együtt.',
        `$v\\cdot${t1}=${h1}+h$ és $v\\cdot${t2}=${h2}+h$. Vond ki a két egyenletet egymásból!`,
      ],
      solution: `$v\\cdot${t1}=${h1}+h$ és $v\\cdot${t2}=${h2}+h$. A két egyenlet különbsége: $${t2 - t1}v=${x(h2 - h1)}$, tehát $v=${speed}$. A vonat hossza $h=${speed}\\cdot${t1}-${h1}=${length}$ méter.`,
    },
    fits(v => (h1 + v) / t1 === (h2 + v) / t2),
  );
}

export const matek7SzovegesFeladatok = defineChallenge({
  lesson: 'matek-7-szoveges-feladatok',
  needs: ['brackets', 'unknown'],
  shapes: [agesThenAndNow, trainLength],
  misconceptions: {
    'masik-kort-adja': { text: 'a másik szereplő korát adja meg', pupil: 'A másik szereplő korát adod meg.' },
    'mostani-korhoz-hasonlit': { text: 'a régi kor helyett a maihoz hasonlít', pupil: 'A régi kor helyett a maihoz hasonlítasz.' },
    'korkulonbseget-ad': { text: 'a korkülönbséget adja meg', pupil: 'A korkülönbséget adod meg.' },
    'sebesseget-ad': { text: 'a sebességet adja meg a hossz helyett', pupil: 'A sebességet adod meg a hossz helyett.' },
    'teljes-utat-ad': { text: 'a megtett utat adja meg a vonat hossza helyett', pupil: 'A megtett utat adod meg a vonat hossza helyett.' },
    'hosszak-kulonbsege': {
      text: 'a két építmény hosszának különbségét adja meg',
      pupil: 'A két építmény hosszának különbségét adod meg.',
    },
  },
});
