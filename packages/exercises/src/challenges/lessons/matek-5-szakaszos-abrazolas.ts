import type { Rng } from '@eszkerek/numbers/chance';
import { nameSuf, suf, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import type { Money } from '@eszkerek/numbers/money';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { inMoney } from '../../generators/families/shared/in-money.ts';
import { twoPeople } from '../../generators/families/shared/story.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

const THINGS = [
  ['matrica', 'matricát'],
  ['golyó', 'golyót'],
  ['kártya', 'kártyát'],
  ['képeslap', 'képeslapot'],
  ['bélyeg', 'bélyeget'],
] as const;

/** Two wishes: giving away makes them equal, getting makes one a multiple of the other. */
function giveAndTake(rng: Rng): Task {
  const [who, other] = twoPeople(rng);
  const [thing, object] = rng.pick(THINGS);
  const given = rng.int(4, 20);
  const got = rng.int(2, 15);
  const k = rng.int(2, 5);
  const gap = 2 * given + 2 * got;
  redrawIf(gap % (k - 1) !== 0);
  const small = gap / (k - 1);
  const less = small + got;
  const more = less + 2 * given;
  redrawIf(more > 200);
  return numeric(
    {
      question: `Ha ${who.name} ${t(given)} ${object} adna ${nameSuf(other, 'nak')}, ugyanannyi lenne nekik. Ha viszont ${other.name} adna ${t(got)} ${object} ${nameSuf(who, 'nak')}, akkor ${nameSuf(who, 'nak')} ${suf(k, 'szor')} annyi lenne, mint ${nameSuf(other, 'nak')}. Hány ${thing} van most ${nameSuf(who, 'nál')}?`,
      answer: num(more),
      check: 'INT',
      unit: thing,
      wrong: [
        wrong(
          { less },
          ({ less }) => num(less),
          'nem-a-kerdesre-felel',
          `Ennyi ${nameSuf(other, 'nál')} van. A másik gyerekre kérdeztünk.`,
        ),
        ...((given + 2 * got) % (k - 1) === 0
          ? [
              wrong(
                { given, got, k },
                ({ given, got, k }) => num((given + 2 * got) / (k - 1) + got + given),
                'atadas-csak-egyszer',
                'Amikor valaki átad, ő veszít és a másik nyer: a különbség kétszer akkora, mint az átadott szám.',
              ),
            ]
          : []),
        wrong(
          { small, k },
          ({ small, k }) => num(k * small),
          'atadas-utani-szam',
          'Ennyi lenne akkor, ha már megkapta volna az átadottakat. A mostanit kérdeztük.',
        ),
      ],
      other: 'Rajzolj két szakaszt! Mennyivel hosszabb most az egyik, és mennyivel hosszabb a második átadás után?',
      hints: [
        'Mennyivel van most több az egyiknél, ha az átadás után lennének egyenlők?',
        `A különbség most $2\\cdot${given}=${2 * given}$. A második átadás ezt még $2\\cdot${got}=${2 * got}$ darabbal növelné.`,
        `A második átadás után a különbség $${2 * given}+${2 * got}=${gap}$ lenne, és ez ${t(k - 1)} egyforma rész.`,
      ],
      solution: `A különbség most $2\\cdot${given}=${2 * given}$, a második átadás után $${2 * given}+2\\cdot${got}=${gap}$ lenne. Ekkor az egyik szakasz ${t(k)} rész, a másik 1 rész, a különbség ${t(k - 1)} rész: egy rész $${gap}:${k - 1}=${small}$. ${nameSuf(who, 'nak')} akkor $${k}\\cdot${small}=${k * small}$ lenne, most $${k * small}-${got}=${more}$.`,
    },
    fits(v => v + got === k * (v - 2 * given - got)),
  );
}

const SHARED = [
  { unit: 'lej', object: 'lejt', did: 'gyűjtött', what: 'pénzt gyűjtött' },
  { unit: 'kg', object: 'kilogrammot', did: 'gyűjtött', what: 'papírt gyűjtött' },
  { unit: 'pont', object: 'pontot', did: 'szerzett', what: 'pontot szerzett' },
] as const;

/** The third equals the other two together and a bit more. */
function threeShares(rng: Rng, money: Money): Task {
  const { unit, object, did, what } = rng.pick(SHARED);
  const { scale, unit: shown } = inMoney(unit, money);
  const added = unit === 'lej' ? money.word(object) : object;
  const k = rng.int(2, 5);
  const first = rng.int(6, 30) * scale;
  const more = rng.int(2, 12) * 2 * scale;
  const second = k * first;
  const third = first + second + more;
  const total = first + second + third;
  const both = (total - more) / 2;
  return numeric(
    {
      question: `Három osztály ${what}, összesen ${t(total)} ${added}. A második osztály ${suf(k, 'szor')} annyit ${did}, mint az első. A harmadik annyit ${did}, mint az első kettő együtt, és még ${t(more)} ${added}. Mennyit ${did} a második osztály?`,
      answer: num(second),
      check: 'INT',
      unit: shown,
      wrong: [
        wrong(
          { first },
          ({ first }) => num(first),
          'egy-reszt-adja',
          'Ennyi az első osztályé, vagyis egy rész. A másodiké több ilyen részből áll.',
        ),
        wrong({ third }, ({ third }) => num(third), 'nem-a-kerdesre-felel', 'Ennyi a harmadik osztályé. A másodikat kérdeztük.'),
        ...((total * k) % (2 * (k + 1)) === 0
          ? [
              wrong(
                { total, k },
                ({ total, k }) => num((total * k) / (2 * (k + 1))),
                'tobbletet-nem-vonja-le',
                'Felezés előtt vond le a többletet: a harmadik nem pontosan a fele az egésznek.',
              ),
            ]
          : []),
        ...((total - more) % (k + 2) === 0
          ? [
              wrong(
                { total, more, k },
                ({ total, more, k }) => num(((total - more) / (k + 2)) * k),
                'harmadik-egy-resz',
                'A harmadikat egyetlen résznek vetted. Pedig annyi részből áll, mint az első kettő együtt.',
              ),
            ]
          : []),
      ],
      other: 'Rajzold le: az első egy rész, a második ennek többszöröse, a harmadik ezek együtt és még a többlet!',
      hints: [
        'Mennyi lenne az összes, ha a harmadik éppen annyi volna, mint az első kettő együtt?',
        'Vond le a többletet, aztán felezz: így megkapod az első kettőt együtt.',
        `Az első kettő együtt: $(${x(total)}-${x(more)}):2=${x(both)}$.`,
      ],
      solution: `A többlet nélkül $${x(total)}-${x(more)}=${x(2 * both)}$ lenne, ennek a fele az első kettő együtt: $${x(2 * both)}:2=${x(both)}$. Ez ${t(k + 1)} rész, egy rész $${x(both)}:${k + 1}=${x(first)}$. A másodiké $${k}\\cdot${x(first)}=${x(second)}$.`,
    },
    fits(v => {
      const one = v / k;
      return Number.isInteger(one) && one + v + (one + v + more) === total;
    }),
  );
}

export const matek5SzakaszosAbrazolas = defineChallenge({
  lesson: 'matek-5-szakaszos-abrazolas',
  needs: ['brackets'],
  shapes: [giveAndTake, threeShares],
  misconceptions: {
    'atadas-csak-egyszer': { text: 'az átadást csak az egyik oldalon számolja', pupil: 'Az átadást csak az egyik oldalon számolod.' },
    'atadas-utani-szam': { text: 'az átadás utáni számot adja meg', pupil: 'Az átadás utáni számot adod meg.' },
    'egy-reszt-adja': { text: 'egy rész nagyságát adja meg válasznak', pupil: 'Egy rész nagyságát adod meg válasznak.' },
    'harmadik-egy-resz': {
      text: 'a több részből álló mennyiséget egy résznek veszi',
      pupil: 'A több részből álló mennyiséget egy résznek veszed.',
    },
  },
});
