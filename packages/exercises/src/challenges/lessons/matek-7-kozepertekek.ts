import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { The, texNumber, textNumber, the } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { person } from '../../generators/families/shared/story.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

/** Both means of two numbers are known: sum and product lead back to the numbers. */
function fromBothMeans(rng: Rng): Task {
  const k = rng.int(1, 5);
  const [m, n] = [rng.int(1, 5), rng.int(2, 7)];
  const [small, large] = [k * m * m, k * n * n];
  const [mean, geo] = [(small + large) / 2, k * m * n];
  redrawIf(m >= n || !Number.isInteger(mean) || large > 120 || small < 2 || geo < 8);
  const [sum, product] = [small + large, small * large];
  const tries = range(1, geo).filter(d => product % d === 0 && d < product / d);
  const shown = tries.filter(d => d <= small).slice(-2);
  return numeric(
    {
      question: `Két természetes szám számtani közepe ${t(mean)}, mértani közepe ${t(geo)}. Melyik a nagyobb a két szám közül?`,
      answer: num(large),
      check: 'INT',
      wrong: [
        wrong({ small }, ({ small }) => num(small), 'kisebbet-adja', 'Ez a kisebb a két szám közül. A nagyobbat kérdeztük.'),
        wrong(
          { mean, geo },
          ({ mean, geo }) => num(2 * mean - geo),
          'mertani-kozep-mint-egyik-szam',
          'Az egyik számnak a mértani közepet vetted. A mértani közép a szorzat négyzetgyöke, nem az egyik szám.',
        ),
        wrong(
          { sum },
          ({ sum }) => num(sum),
          'osszeget-adja-a-szam-helyett',
          'Ez a két szám összege. A szorzatuk segítségével bontsd fel!',
        ),
      ],
      other: 'A számtani középből az összeg, a mértani középből a szorzat következik.',
      hints: [
        'Mit tudsz meg a számtani középből, és mit a mértani középből a két számról?',
        'Az összeg a számtani közép kétszerese, a szorzat a mértani közép négyzete. Melyik két szám ilyen?',
        `Az összeg $2\\cdot${mean}=${sum}$, a szorzat $${geo}^2=${x(product)}$.`,
      ],
      solution: `Az összeg $2\\cdot${mean}=${sum}$, a szorzat $${geo}^2=${x(product)}$. Olyan osztópárt keresünk, amelynek az összege ${t(sum)}: ${shown.map(d => `$${d}+${x(product / d)}=${x(d + product / d)}$`).join(', ')}. A két szám ${t(small)} és ${t(large)}, a nagyobb ${t(large)}.`,
    },
    fits(v => range(1, sum).some(other => v + other === 2 * mean && v * other === geo * geo && v > other)),
  );
}

const GAMES = [
  { did: 'már több kört játszott egy pontgyűjtő játékban', next: 'a következő körben' },
  { did: 'már több fordulóban versenyzett', next: 'a következő fordulóban' },
  { did: 'már több tesztet megírt', next: 'a következő teszten' },
  { did: 'már több íjászversenyen indult', next: 'a következő versenyen' },
] as const;

/** Two possible next results and two means: the difference is shared by all rounds. */
function nextResult(rng: Rng): Task {
  const who = person(rng);
  const { next, did } = rng.pick(GAMES);
  const rounds = rng.int(4, 12);
  const step = rng.int(2, 6);
  const gap = rounds * step;
  const low = rng.int(30, 70);
  const high = low + gap;
  const meanLow = rng.int(40, 80);
  const meanHigh = meanLow + step;
  const total = meanLow * rounds - low;
  redrawIf(high > 100 || total / (rounds - 1) > 95 || total / (rounds - 1) < 30 || low === meanLow || high === meanHigh);
  return numeric(
    {
      question: `${who.name} ${did}, alkalmanként legfeljebb 100 pontért. Ha ${next} ${t(high)} pontot ér el, az átlaga ${t(meanHigh)} lesz. Ha csak ${t(low)} pontot, akkor ${t(meanLow)}. Hány pontja van eddig összesen?`,
      answer: num(total),
      check: 'INT',
      unit: 'pont',
      wrong: [
        wrong(
          { meanHigh, rounds },
          ({ meanHigh, rounds }) => num(meanHigh * rounds),
          'kovetkezot-is-beleszamolja',
          `Ebben ${the(high)} pontos következő eredmény is benne van. Az eddigi összeget kérdeztük.`,
        ),
        wrong(
          { meanLow, rounds },
          ({ meanLow, rounds }) => num(meanLow * (rounds - 1)),
          'jovo-atlag-eddigi-darabbal',
          'Az eddigi eredmények számát a leendő átlaggal szoroztad. Ez az átlag a következő eredménnyel együtt érvényes.',
        ),
        wrong(
          { meanHigh, rounds, low },
          ({ meanHigh, rounds, low }) => num(meanHigh * rounds - low),
          'atlag-es-pont-parositasa',
          `Az egyik esethez tartozó átlagból a másik eset pontszámát vontad le. ${The(meanHigh)} pontos átlaghoz ${t(high)} pont tartozik.`,
        ),
        wrong(
          { meanHigh, rounds, high },
          ({ meanHigh, rounds, high }) => num(meanHigh * (rounds + 1) - high),
          'eggyel-tobb-eredmeny',
          `Eggyel több eredménnyel szoroztál. A különbségből kapott szám már a következőt is tartalmazza.`,
        ),
      ],
      other: 'Mennyivel változik az összes pont és mennyivel az átlag, ha a jobbik eredmény helyett a gyengébb jön?',
      hints: [
        `Mennyi a különbség a két lehetséges következő eredmény között, és mennyi a két átlag között?`,
        'Az összes pont különbsége annyiszor az átlagok különbsége, ahány eredmény van. Ebből megtudod a darabszámot, aztán az összeget.',
        `A két eset között $${high}-${low}=${gap}$ pont, az átlagok között $${meanHigh}-${meanLow}=${step}$ a különbség.`,
      ],
      solution: `A két eset között $${high}-${low}=${gap}$ pont különbség van, ez az átlagot $${meanHigh}-${meanLow}=${step}$ ponttal változtatja. Az eredmények száma a következővel együtt $${gap}:${step}=${rounds}$. Az összes pont a jobb esetben $${meanHigh}\\cdot${rounds}=${meanHigh * rounds}$, ebből az eddigi $${meanHigh * rounds}-${high}=${total}$. Ellenőrzés a másik esettel: $${total}+${low}=${total + low}$ és $${total + low}:${rounds}=${meanLow}$.`,
    },
    fits(v => range(2, 100).some(count => (v + high) / count === meanHigh && (v + low) / count === meanLow)),
  );
}

export const matek7Kozepertekek = defineChallenge({
  lesson: 'matek-7-kozepertekek',
  needs: ['power'],
  shapes: [fromBothMeans, nextResult],
  misconceptions: {
    'kisebbet-adja': { text: 'a két szám közül a kisebbet adja meg', pupil: 'A két szám közül a kisebbet adod meg.' },
    'mertani-kozep-mint-egyik-szam': {
      text: 'a mértani közepet az egyik számnak veszi',
      pupil: 'A mértani közepet az egyik számnak veszed.',
    },
    'osszeget-adja-a-szam-helyett': { text: 'a szám helyett az összeget adja meg', pupil: 'A szám helyett az összeget adod meg.' },
    'kovetkezot-is-beleszamolja': {
      text: 'a még hátralévő eredményt is beleszámolja',
      pupil: 'A még hátralévő eredményt is beleszámolod.',
    },
    'jovo-atlag-eddigi-darabbal': {
      text: 'a leendő átlagot az eddigi darabszámmal szorozza',
      pupil: 'A leendő átlagot az eddigi darabszámmal szorzod.',
    },
    'atlag-es-pont-parositasa': {
      text: 'az átlagokat és a pontszámokat rosszul párosítja',
      pupil: 'Az átlagokat és a pontszámokat rosszul párosítod.',
    },
    'eggyel-tobb-eredmeny': { text: 'eggyel több eredménnyel számol', pupil: 'Eggyel több eredménnyel számolsz.' },
  },
});
