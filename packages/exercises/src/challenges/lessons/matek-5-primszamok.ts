import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { capital, listing, suf, The, texNumber, textNumber, the, theSuf } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

/** Noughts at the end of 1·2·…·n: each needs a factor 5, and 25 has two of them. */
function noughtsAtTheEnd(rng: Rng): Task {
  const n = rng.int(26, 99);
  const [fives, more] = [Math.floor(n / 5), Math.floor(n / 25)];
  const twice = [25, 50, 75].filter(k => k <= n).map(k => theSuf(k, 'ban'));
  const answer = fives + more;
  redrawIf(n % 10 === 0);
  return numeric(
    {
      question: `Összeszorozzuk a természetes számokat 1-től ${t(n)}-ig: $1\\cdot2\\cdot3\\cdot\\ldots\\cdot${n}$. Hány 0 áll egymás után a szorzat végén?`,
      answer: num(answer),
      check: 'INT',
      unit: 'darab',
      wrong: [
        wrong(
          { n },
          ({ n }) => num(Math.floor(n / 10)),
          'csak-a-tizeseket-szamolja',
          'Csak a tízzel osztható számokat számoltad. A $2\\cdot5=10$ is hoz egy 0-t, és ilyen pár jóval több van.',
        ),
        wrong(
          { n },
          ({ n }) => num(Math.floor(n / 5)),
          'ismetlodo-otos-kimarad',
          `Minden öttel osztható számnál egy 5-ös tényezőt számoltál. ${capital(listing(twice))} kettő is van.`,
        ),
        wrong(
          { n },
          ({ n }) => num(Math.floor(n / 5) + Math.floor(n / 10)),
          'tizest-ketszer-szamolja',
          'A tízzel osztható számokat kétszer is beszámítottad: egyszer a tízesek, egyszer az öttel oszthatók között.',
        ),
        wrong(
          { n },
          ({ n }) => num(Math.floor(n / 2)),
          'ketteseket-szamolja',
          'A páros számokat számoltad meg. Kettes tényező bőven van, az ötösből van kevés: az szabja meg a nullák számát.',
        ),
      ],
      other: 'Egy 0-hoz a szorzat felbontásában egy 2-es és egy 5-ös tényező kell. Melyikből van kevesebb?',
      hints: [
        'Melyik két prímszám szorzata ad egy 0-t a végére?',
        'Kettes tényező sokkal több van, mint ötös. Ezért az 5-ös tényezőket elég megszámolni. Melyik számban van kettő is?',
        `1-től ${t(n)}-ig ${t(fives)} szám osztható 5-tel.`,
      ],
      solution: `Egy 0-hoz egy 2-es és egy 5-ös tényező kell. Kettesből több van, ezért az ötösöket számoljuk. Öttel osztható ${t(fives)} szám. 25-tel osztható ${t(more)} szám, minden ilyenben még egy 5-ös van. Összesen $${fives}+${more}=${answer}$ ötös tényező van, ennyi 0 áll a végén.`,
    },
    fits(v => {
      let end = 1n;
      for (const k of range(1, n)) end *= BigInt(k);
      return /0*$/.exec(String(end))?.[0].length === v;
    }),
  );
}

const TEAMS = [
  { group: 'Egy csapat játékosai', did: 'pontot szereztek', what: 'pontot', would: 'szerzett', one: 'játékos', unit: 'pont' },
  { group: 'Egy osztály tanulói', did: 'mesét olvastak el', what: 'mesét', would: 'olvasott', one: 'tanuló', unit: 'mese' },
  { group: 'Egy kórus tagjai', did: 'perecet sütöttek', what: 'perecet', would: 'sütött', one: 'kórustag', unit: 'perec' },
  { group: 'Egy szakkör tagjai', did: 'papírdarut hajtogattak', what: 'darut', would: 'hajtogatott', one: 'szakkörös', unit: 'papírdaru' },
  { group: 'Egy tábor lakói', did: 'kavicsot gyűjtöttek', what: 'kavicsot', would: 'gyűjtött', one: 'táborozó', unit: 'kavics' },
] as const;

/** All did the same, the total is a product of two primes: the limits tell which of them is the number of people. */
function equalShares(rng: Rng): Task {
  const { group, did, what, would, one, unit } = rng.pick(TEAMS);
  const people = rng.pick([13, 17, 19, 23, 29, 31]);
  const share = rng.pick([7, 11, 13, 17, 19, 23, 29, 31]);
  const [low, high] = [people - rng.int(2, 5), people + rng.int(2, 5)];
  const more = rng.int(2, 6);
  const total = people * share;
  redrawIf((share >= low && share <= high) || total > 700);
  const answer = total + more * people;
  const [p, q] = [Math.min(people, share), Math.max(people, share)];
  return numeric(
    {
      question: `${group} mind ugyanannyi ${did}, összesen ${t(total)} ${what}. Többen vannak, mint ${t(low)}, de kevesebben, mint ${t(high)}. Hány ${unit} lenne összesen, ha mindenki ${suf(more, 'val')} többet ${would} volna?`,
      answer: num(answer),
      check: 'INT',
      unit,
      wrong: [
        wrong(
          { total, more, share },
          ({ total, more, share }) => num(total + more * share),
          'letszam-es-resz-csere',
          `A két prímszámot felcserélted: ${the(share)} az, amennyi egy emberre jut. A létszám a két megadott határ közé esik.`,
        ),
        wrong(
          { total, more },
          ({ total, more }) => num(total + more),
          'tobblet-csak-egyszer',
          `A többletet csak egyszer adtad hozzá. Minden ${one} ${suf(more, 'val')} többet ${would} volna.`,
        ),
        wrong(
          { people, more },
          ({ people, more }) => num(people * more),
          'csak-a-tobblet',
          'Ez csak a többlet. Add hozzá ahhoz, ami eddig megvolt!',
        ),
      ],
      other: `Bontsd prímszámok szorzatára ${theSuf(total, 't')}! Melyik tényező lehet a létszám?`,
      hints: [
        `Ha mindenkire ugyanannyi jut, minek kell lennie a létszámnak ${theSuf(total, 'hoz')} képest?`,
        `Próbáld sorra elosztani ${theSuf(total, 't')} prímszámokkal: 2, 3, 5, 7, 11, … A létszám az az osztó, amelyik a két határ közé esik.`,
        `$${total}=${p}\\cdot${q}$, és mindkét tényező prímszám.`,
      ],
      solution: `A próbaosztások után $${total}=${p}\\cdot${q}$, mindkettő prímszám, ezért a létszám csak 1, ${t(p)}, ${t(q)} vagy ${t(total)} lehetne. ${The(low)} és ${the(high)} közé ${the(people)} esik: ennyien vannak, és egy emberre eddig ${t(share)} jutott. A többlet $${people}\\cdot${more}=${people * more}$, az új összeg $${x(total)}+${people * more}=${x(answer)}$.`,
    },
    fits(v => {
      const sizes = range(low + 1, high - 1).filter(k => total % k === 0);
      return sizes.length === 1 && sizes.every(k => (total / k + more) * k === v);
    }),
  );
}

export const matek5Primszamok = defineChallenge({
  lesson: 'matek-5-primszamok',
  needs: [],
  shapes: [noughtsAtTheEnd, equalShares],
  misconceptions: {
    'csak-a-tizeseket-szamolja': {
      text: 'a szorzat végi nulláknál csak a tízzel osztható tényezőket számolja',
      pupil: 'A szorzat végi nulláknál csak a tízzel osztható tényezőket számolod.',
    },
    'ismetlodo-otos-kimarad': {
      text: 'a 25 többszöröseiben csak egy 5-ös tényezőt számol',
      pupil: 'A 25 többszöröseiben csak egy 5-ös tényezőt számolsz.',
    },
    'tizest-ketszer-szamolja': {
      text: 'a tízzel osztható tényezőket kétszer számolja',
      pupil: 'A tízzel osztható tényezőket kétszer számolod.',
    },
    'ketteseket-szamolja': {
      text: 'az 5-ös tényezők helyett a 2-eseket számolja',
      pupil: 'Az 5-ös tényezők helyett a 2-eseket számolod.',
    },
    'letszam-es-resz-csere': {
      text: 'felcseréli a létszámot és az egy emberre jutó mennyiséget',
      pupil: 'Felcseréled a létszámot és az egy emberre jutó mennyiséget.',
    },
    'tobblet-csak-egyszer': {
      text: 'az egy emberre jutó többletet csak egyszer adja hozzá',
      pupil: 'Az egy emberre jutó többletet csak egyszer adod hozzá.',
    },
    'csak-a-tobblet': { text: 'az összes helyett csak a többletet adja meg', pupil: 'Az összes helyett csak a többletet adod meg.' },
  },
});
