import { gcd, range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { TheSuf, texNumber, textNumber, the, theSuf, withUnit } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

const PAINTED = ['Egy fából készült', 'Egy sajtból vágott', 'Egy agyagból formált', 'Egy játékkockákból ragasztott'] as const;
const COLOURS = ['pirosra', 'kékre', 'zöldre', 'sárgára'] as const;

const paintedFaces = (size: number, place: number): number => Number(place === 1) + Number(place === size);

/** A box painted outside, then cut into unit cubes. */
function paintedBox(rng: Rng): Task {
  const [a, b, c] = [rng.int(5, 10), rng.int(4, 8), rng.int(3, 7)];
  const none = rng.chance(0.5);
  const colour = rng.pick(COLOURS);
  const inner = (a - 2) * (b - 2) * (c - 2);
  const edges = 4 * (a - 2 + b - 2 + c - 2);
  const answer = none ? inner : edges;
  redrawIf(a === b || b === c || inner === edges);
  return numeric(
    {
      question: `${rng.pick(PAINTED)} téglatest élei ${t(a)} cm, ${t(b)} cm és ${t(c)} cm hosszúak. Az egész felületét ${colour} festik, aztán 1 cm élű kis kockákra darabolják. Hány olyan kis kocka lesz, amelynek ${none ? 'egyetlen lapja sem festett' : 'pontosan két lapja festett'}?`,
      answer: num(answer),
      check: 'INT',
      unit: 'darab',
      wrong: none
        ? [
            wrong(
              { a, b, c },
              ({ a, b, c }) => num((a - 1) * (b - 1) * (c - 1)),
              'csak-egyik-oldalrol-vesz-le',
              'Minden irányban csak az egyik oldalról vetted le a festett réteget. A szemközti oldalon is van festék.',
            ),
            wrong(
              { a, b, c },
              ({ a, b, c }) => num(a * b * c - 2 * (a * b + b * c + a * c)),
              'elkockak-tobbszor-levonva',
              'Minden lapról levontad a festett kockákat, de az éleknél és a sarkoknál állókat így többször is levontad.',
            ),
            wrong(
              { a, b, c, inner },
              ({ a, b, c, inner }) => num(a * b * c - inner),
              'festettek-a-festetlenek-helyett',
              'Ennyi kis kockán van festék. Azokat kérdeztük, amelyeken nincs.',
            ),
          ].filter(({ value }) => (value.size ?? 0) > 0)
        : [
            wrong(
              { a, b, c },
              ({ a, b, c }) => num(4 * (a + b + c)),
              'sarkok-az-elek-kozott',
              'Az élek mentén a sarkokat is beleszámoltad. A sarokkockának három festett lapja van.',
            ),
            wrong(
              { a, b, c },
              ({ a, b, c }) => num(4 * (a + b + c) - 8),
              'sarkot-csak-egyszer-von-le',
              'A sarkokat csak egyszer vontad le, pedig minden sarokkockát három élen is megszámoltál.',
            ),
            wrong(
              { a, b, c },
              ({ a, b, c }) => num(a - 2 + b - 2 + c - 2),
              'csak-harom-elt-szamol',
              'Csak egy-egy élt számoltál a három irányból. Mindegyikből négy van.',
            ),
          ],
      other: none
        ? 'Képzeld el, hogy lehámozod a festett külső réteget! Mekkora téglatest marad?'
        : 'Hol vannak azok a kis kockák, amelyek két festett laphoz is hozzáérnek?',
      hints: none
        ? [
            'Mi marad, ha a festett külső réteget minden oldalról lehámozod?',
            'A belső téglatest minden éle kétszer 1 cm-rel rövidebb: mindkét végéről elvettünk.',
            `A belső téglatest egyik éle $${a}-2=${a - 2}$ cm.`,
          ]
        : [
            'A téglatest melyik részén találkozik két festett lap?',
            'Pontosan két festett lapja az éleken álló kockáknak van, a sarkok nélkül. Hány éle van a téglatestnek?',
            `Egy ${t(a)} cm-es élen $${a}-2=${a - 2}$ ilyen kis kocka áll.`,
          ],
      solution: none
        ? `A festetlen kis kockák belül vannak. A külső réteget minden oldalról elhagyva egy kisebb téglatest marad, az élei $${a}-2=${a - 2}$, $${b}-2=${b - 2}$ és $${c}-2=${c - 2}$ cm. A térfogata $${a - 2}\\cdot${b - 2}\\cdot${c - 2}=${inner}$ cm³, tehát ${t(inner)} festetlen kis kocka van.`
        : `Két festett lapja az éleken álló kis kockáknak van, a sarkok nélkül (a sarkokon három lap festett). Egy-egy élen $${a}-2=${a - 2}$, $${b}-2=${b - 2}$ és $${c}-2=${c - 2}$ ilyen van, és mindegyik fajta élből négy. Összesen $4\\cdot(${a - 2}+${b - 2}+${c - 2})=${edges}$.`,
    },
    fits(v => {
      const cubes = range(1, a).flatMap(i => range(1, b).flatMap(j => range(1, c).map(k => [i, j, k] as const)));
      const faces = cubes.map(([i, j, k]) => paintedFaces(a, i) + paintedFaces(b, j) + paintedFaces(c, k));
      return faces.filter(n => n === (none ? 0 : 2)).length === v;
    }),
  );
}

const BOXES = ['Egy ékszeres doboz', 'Egy ajándékdoboz', 'Egy fából faragott téglatest', 'Egy tömör sajttömb', 'Egy fiók'] as const;

/** Two areas with one common edge: the edge is a common divisor of both. */
function twoFaces(rng: Rng): Task {
  const shared = rng.pick([5, 7, 11, 13]);
  const [a, c] = [rng.int(3, 12), rng.int(3, 12)];
  redrawIf(gcd(a, c) > 1 || a === c || a === shared || c === shared);
  const [first, second] = [a * shared, shared * c];
  const volume = a * shared * c;
  return numeric(
    {
      question: `${rng.pick(BOXES)} élei centiméterben mérve 1-nél nagyobb egész számok. Az előlapja ${withUnit(first, 'cm²')}, az oldallapja ${withUnit(second, 'cm²')} területű. Hány köbcentiméter a térfogata?`,
      answer: num(volume),
      check: 'INT',
      unit: 'cm³',
      wrong: [
        wrong(
          { first, second },
          ({ first, second }) => num(first * second),
          'kozos-el-ketszer',
          'A két területet összeszoroztad. Így a közös él kétszer is szerepel a szorzatban.',
        ),
        wrong(
          { a, c },
          ({ a, c }) => num(a * c),
          'harmadik-lap-terulete',
          'Ez csak a fedőlap területe. A térfogathoz a közös éllel, a magassággal is szorozni kell.',
        ),
        wrong(
          { first, second },
          ({ first, second }) => num(first + second),
          'teruleteket-osszead',
          'A két lap területét összeadtad. A térfogat a három él szorzata.',
        ),
        wrong(
          { a, shared, c },
          ({ a, shared, c }) => num(2 * (a * shared + shared * c + a * c)),
          'felszin-terfogat-csere',
          'Ez a hat lap területe együtt, vagyis a felszín. A térfogat a három él szorzata.',
        ),
      ],
      other: 'Az előlapnak és az oldallapnak van egy közös éle. Milyen szám lehet a hossza?',
      hints: [
        'Az előlapnak és az oldallapnak van egy közös éle. Minek kell lennie a hosszának a két terület számához képest?',
        `A közös él ${theSuf(first, 'nak')} és ${theSuf(second, 'nak')} is osztója, és nem 1.`,
        `${TheSuf(first, 'nak')} és ${theSuf(second, 'nak')} egyetlen 1-nél nagyobb közös osztója van: ${the(shared)}.`,
      ],
      solution: `A közös él mindkét terület osztója. ${TheSuf(first, 'nak')} és ${theSuf(second, 'nak')} 1-nél nagyobb közös osztója csak ${the(shared)}, ez a magasság. A másik két él $${first}:${shared}=${a}$ cm és $${second}:${shared}=${c}$ cm. A térfogat $${a}\\cdot${c}\\cdot${shared}=${x(volume)}$ cm³.`,
    },
    fits(v => {
      const heights = range(2, first - 1).filter(h => first % h === 0 && second % h === 0);
      return heights.length === 1 && heights.every(h => (first / h) * (second / h) * h === v);
    }),
  );
}

export const matek5TeglatestTerfogata = defineChallenge({
  lesson: 'matek-5-teglatest-terfogata',
  needs: ['brackets'],
  shapes: [paintedBox, twoFaces],
  misconceptions: {
    'csak-egyik-oldalrol-vesz-le': {
      text: 'a külső réteget csak az egyik oldalról hagyja el',
      pupil: 'A külső réteget csak az egyik oldalról hagyod el.',
    },
    'elkockak-tobbszor-levonva': {
      text: 'az élek menti kockákat többször is levonja',
      pupil: 'Az élek menti kockákat többször is levonod.',
    },
    'festettek-a-festetlenek-helyett': {
      text: 'a festetlen kockák helyett a festetteket számolja',
      pupil: 'A festetlen kockák helyett a festetteket számolod.',
    },
    'sarkok-az-elek-kozott': { text: 'a sarokkockákat is az élekhez számolja', pupil: 'A sarokkockákat is az élekhez számolod.' },
    'sarkot-csak-egyszer-von-le': {
      text: 'a három élen is megszámolt sarkot csak egyszer vonja le',
      pupil: 'A három élen is megszámolt sarkot csak egyszer vonod le.',
    },
    'csak-harom-elt-szamol': { text: 'a 12 él helyett csak hármat számol', pupil: 'A 12 él helyett csak hármat számolsz.' },
    'kozos-el-ketszer': {
      text: 'két lap területét összeszorozza, így a közös él kétszer szerepel',
      pupil: 'Két lap területét összeszorzod, így a közös él kétszer szerepel.',
    },
    'harmadik-lap-terulete': {
      text: 'a térfogat helyett a harmadik lap területét adja meg',
      pupil: 'A térfogat helyett a harmadik lap területét adod meg.',
    },
    'teruleteket-osszead': { text: 'a térfogathoz lapok területét adja össze', pupil: 'A térfogathoz lapok területét adod össze.' },
  },
});
