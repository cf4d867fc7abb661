import { range, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, textNumber, withUnit } from '@eszkerek/numbers/hungarian';
import type { Money } from '@eszkerek/numbers/money';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;
const pc = (n: number): string => withUnit(n, '%');

const GROUPS = [
  { place: 'Egy iskolának', many: 'tanulója', up: 'a fiúk', down: 'a lányok', asked: 'lány', other: 'fiú' },
  { place: 'Egy sportegyesületnek', many: 'tagja', up: 'a felnőttek', down: 'a gyerekek', asked: 'gyerek', other: 'felnőtt' },
  { place: 'Egy farmnak', many: 'állata', up: 'a kecskék', down: 'a juhok', asked: 'juh', other: 'kecske' },
  { place: 'Egy kertészetnek', many: 'csemetéje', up: 'a körtefák', down: 'a szilvafák', asked: 'szilvafa', other: 'körtefa' },
] as const;

/** One group grows, the other shrinks: what if everything had grown? */
function twoGroups(rng: Rng): Task {
  const { place, many, up, down, asked, other } = rng.pick(GROUPS);
  const [p, q] = [rng.int(1, 5) * 5, rng.int(1, 4) * 5];
  const [grown, shrunk] = [rng.int(4, 20) * 20, rng.int(4, 20) * 20];
  const total = grown + shrunk;
  const later = tidy((grown * (100 + p)) / 100 + (shrunk * (100 - q)) / 100);
  const [ifAll, change] = [(total * (100 + p)) / 100, later - total];
  const gap = ifAll - later;
  redrawIf(change === 0 || grown === shrunk || total % 100 !== 0);
  return numeric(
    {
      question: `${place} tavaly ${t(total)} ${many} volt. Azóta ${up} száma ${pc(p)}-kal nőtt, ${down} száma ${pc(q)}-kal csökkent, így most összesen ${t(later)} ${many} van. Hány ${asked} volt tavaly?`,
      answer: num(shrunk),
      check: 'INT',
      unit: asked,
      wrong: [
        wrong({ grown }, ({ grown }) => num(grown), 'masik-csoportot-adja', `Ennyi ${other} volt tavaly. A másik csoportot kérdeztük.`),
        wrong(
          { shrunk, q },
          ({ shrunk, q }) => num(tidy((shrunk * (100 - q)) / 100)),
          'mostani-szamot-adja',
          `Ennyi ${asked} van most. A tavalyi számot kérdeztük.`,
        ),
        ...((gap * 100) % q === 0 && gap * 100 < q * total
          ? [
              wrong(
                { gap, q },
                ({ gap, q }) => num((gap * 100) / q),
                'csere-csak-a-csokkenes',
                `A hiányt csak a csökkenés százalékával osztottad. Aki nem ${pc(p)}-kal nőtt, hanem ${pc(q)}-kal csökkent, az együtt ${pc(p + q)} különbség.`,
              ),
            ]
          : []),
      ],
      other: `Tedd fel, hogy mindkét csoport ${pc(p)}-kal nőtt! Mennyivel lenne ez több a valódinál, és miért?`,
      hints: [
        `Mennyien lennének most, ha mindkét csoport ${pc(p)}-kal nőtt volna?`,
        `A valóság azért kevesebb, mert az egyik csoport nem nőtt, hanem csökkent. A tavalyi létszámának hány százaléka ez a különbség?`,
        `Ha mindenki nőtt volna: $${x(total)}\\cdot${x(tidy(1 + p / 100))}=${x(ifAll)}$. A különbség $${x(ifAll)}-${x(later)}=${x(gap)}$, ennyivel több a valódinál.`,
      ],
      solution: `Ha mindkét csoport ${pc(p)}-kal nőtt volna, most $${x(total)}\\cdot${x(tidy(1 + p / 100))}=${x(ifAll)}$ volna. A különbség a valódihoz képest $${x(ifAll)}-${x(later)}=${x(gap)}$. Ez abból jön, hogy a másik csoport ${pc(p)} növekedés helyett ${pc(q)}-kal csökkent: a tavalyi számának $${p}+${q}=${p + q}$ százaléka hiányzik. Ha ${pc(p + q)} éppen ${t(gap)}, akkor a 100% $${x(gap)}\\cdot100:${p + q}=${shrunk}$.`,
    },
    fits(
      v =>
        range(0, total)
          .filter(n => (total - n) * (100 + p) + n * (100 - q) === later * 100)
          .join() === String(v),
    ),
  );
}

const SOLD = [
  { seller: 'Egy régiségkereskedő', things: 'órát', one: 'óra', least: 6 },
  { seller: 'Egy bolt', things: 'kerékpárt', one: 'kerékpár', least: 8 },
  { seller: 'Egy galéria', things: 'festményt', one: 'festmény', least: 6 },
  { seller: 'Egy műszaki üzlet', things: 'telefont', one: 'telefon', least: 8 },
  { seller: 'Egy hangszerbolt', things: 'gitárt', one: 'gitár', least: 5 },
] as const;

/** Two things sold for the same price, one with gain and one with loss: the percents belong to different wholes. */
function samePriceTwice(rng: Rng, money: Money): Task {
  const { seller, things, one, least } = rng.pick(SOLD);
  const [gain, loss] = [rng.pick([10, 20, 25]), rng.pick([10, 20, 25, 40])];
  const lei = rng.int(least, 24) * 50 - rng.pick([0, 5, 10, 20, 30]);
  const price = lei * money.scale;
  const [costA, costB] = [tidy((price * 100) / (100 + gain)), tidy((price * 100) / (100 - loss))];
  const bought = costA + costB;
  const answer = bought - 2 * price;
  redrawIf(!Number.isInteger(costA) || !Number.isInteger(costB) || answer <= 0 || loss < gain || (costB - price) % money.scale !== 0);
  redrawIf(costA % money.scale !== 0);
  const word = money.word('lejt');
  return numeric(
    {
      question: `${seller} két ${things} adott el, mindkettőt ${t(price)} ${money.word('lejért')}. Az egyiken ${pc(gain)} nyeresége, a másikon ${pc(loss)} vesztesége volt ahhoz képest, amennyiért vette őket. Mennyit vesztett összesen a két eladáson?`,
      answer: num(answer),
      check: 'INT',
      unit: money.unit,
      wrong: [
        ...(gain === loss
          ? [
              wrong(
                { gain, loss, price },
                ({ gain, loss, price }) => num((price * (loss - gain)) / 100),
                'oda-vissza-ugyanaz',
                'A két egyforma százalékot egymással szemben kiejtetted. Nem ugyanannak az árnak a százalékai, ezért nem egyenlítik ki egymást.',
              ),
            ]
          : [
              wrong(
                { gain, loss, price },
                ({ gain, loss, price }) => num(tidy((price * (loss - gain)) / 100)),
                'eladasi-arbol-szazalek',
                'Mindkét százalékot az eladási árból vetted. A százalék a vételárra vonatkozik, és a két vételár nem ugyanannyi.',
              ),
            ]),
        wrong(
          { costB, price },
          ({ costB, price }) => num(costB - price),
          'csak-a-veszteseges-eladas',
          `Ez csak a veszteséges eladás. A másik ${one} nyeresége ennek egy részét pótolja.`,
        ),
        wrong(
          { price, gain, loss },
          ({ price, gain, loss }) => num(tidy(price - (price * (100 + gain) * (100 - loss)) / 10000)),
          'egymas-utani-valtozasnak-veszi',
          'A két változást egymás után végezted el ugyanazon az áron. Itt két külön áruról van szó.',
        ),
      ],
      other: 'Számold ki külön-külön, mennyiért vette a kettőt! A 100% a vételár.',
      hints: [
        'Minek a százaléka a nyereség és a veszteség: a vételárnak vagy az eladási árnak?',
        `Az eladási ár az egyik vételár ${pc(100 + gain)}-a, a másik vételár ${pc(100 - loss)}-a. Számold ki mindkét vételárat!`,
        `Az első vételára $${x(price)}:${x(tidy(1 + gain / 100))}=${x(costA)}$ ${money.unit}.`,
      ],
      solution: `Az elsőnél az eladási ár a vételár ${pc(100 + gain)}-a: a vételár $${x(price)}:${x(tidy(1 + gain / 100))}=${x(costA)}$ ${money.unit}. A másodiknál ${pc(100 - loss)}-a: $${x(price)}:${x(tidy(1 - loss / 100))}=${x(costB)}$ ${money.unit}. Összesen $${x(costA)}+${x(costB)}=${x(bought)}$ ${word} adott ki, és $2\\cdot${x(price)}=${x(2 * price)}$ ${word} kapott. A veszteség $${x(bought)}-${x(2 * price)}=${x(answer)}$ ${money.unit}.`,
    },
    fits(v => {
      const paid = (change: number): number => range(1, 4 * lei).find(n => n * money.scale * (100 + change) === price * 100) ?? Number.NaN;
      return (paid(gain) + paid(-loss)) * money.scale - 2 * price === v;
    }),
  );
}

export const matek6SzazalekosValtozas = defineChallenge({
  lesson: 'matek-6-szazalekos-valtozas',
  needs: ['decimal', 'percent'],
  shapes: [twoGroups, samePriceTwice],
  misconceptions: {
    'masik-csoportot-adja': { text: 'a másik csoport létszámát adja meg', pupil: 'A másik csoport létszámát adod meg.' },
    'mostani-szamot-adja': {
      text: 'az eredeti helyett a változás utáni számot adja meg',
      pupil: 'Az eredeti helyett a változás utáni számot adod meg.',
    },
    'csere-csak-a-csokkenes': {
      text: 'a feltételezett növekedést kihagyja a különbségből',
      pupil: 'A feltételezett növekedést kihagyod a különbségből.',
    },
    'eladasi-arbol-szazalek': {
      text: 'a nyereség és a veszteség százalékát az eladási árból veszi',
      pupil: 'A nyereség és a veszteség százalékát az eladási árból veszed.',
    },
    'csak-a-veszteseges-eladas': { text: 'csak a veszteséges eladást számolja', pupil: 'Csak a veszteséges eladást számolod.' },
    'egymas-utani-valtozasnak-veszi': {
      text: 'két külön áru változását egymás utáni változásnak veszi',
      pupil: 'Két külön áru változását egymás utáni változásnak veszed.',
    },
  },
});
