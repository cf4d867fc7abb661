import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { numberToWords, texNumber, unitSuf, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';

const x = texNumber;
const inWords = (n: number): string => numberToWords(n).replace(/kettő$/, 'két');

/** A point in squares before the mirror; the picture must be counted. */
function onGrid(rng: Rng): Task {
  const squares = rng.int(2, 6);
  const side = rng.pick([5, 10, 20, 25, 50]);
  const answer = 2 * squares * side;
  return numeric(
    {
      figure: {
        kind: 'geometry',
        titleOnly: true,
        title: `Négyzetrácson függőleges tükör, tőle ${inWords(squares)} négyzetre balra a T pont`,
        grid: 1,
        height: 200,
        points: {
          T: [-squares, rng.int(1, 3)],
          U: { at: [0, 4], label: false, dot: false },
          V: { at: [0, 0], label: false, dot: false },
          W: { at: [squares, 0], label: false, dot: false },
        },
        segments: [{ ends: ['U', 'V'], line: 'bold', label: 'tükör' }],
      },
      question: `Az ábrán egy négyzet oldala ${withUnit(side, 'cm')}. Hány centiméterre van a $T$ pont a tükörképétől?`,
      answer: num(answer),
      check: 'INT',
      unit: 'cm',
      expr: `2*${squares}*${side}`,
      wrong: [
        wrong(
          { squares, side },
          ({ squares, side }) => num(squares * side),
          'kep-a-tukor-lapjan',
          'Ez a tükörtől mért távolság. A kép a tükör mögött még ugyanennyivel van.',
        ),
        wrong(
          { squares },
          ({ squares }) => num(2 * squares),
          'negyzetet-szamol',
          'A négyzeteket számoltad meg. Szorozd meg egy négyzet oldalával!',
        ),
        wrong(
          { squares, side },
          ({ squares, side }) => num(3 * squares * side),
          'ketszeres-a-tukortol',
          'A kétszeres távolságot a tükörtől mérted fel. A kép ugyanolyan messze van a tükör mögött, mint a tárgy előtte.',
        ),
      ],
      other: 'Számold meg, hány négyzetre van a pont a tükörtől!',
      hints: [
        'Hány négyzetre van a $T$ pont a tükörtől?',
        'A kép ugyanolyan messze van a tükör mögött, mint a tárgy előtte.',
        `A $T$ pont a tükörtől $${squares}\\cdot${side}$ cm-re van.`,
      ],
      solution: `$2\\cdot${squares}\\cdot${side}=${answer}$ cm.`,
    },
    equals((squares + squares) * side),
  );
}

function distance(rng: Rng): Task {
  const d = tidy(rng.int(4, 60) / 10);
  const backwards = rng.chance(0.5);
  const [given, answer] = backwards ? [tidy(2 * d), d] : [d, tidy(2 * d)];
  return numeric(
    {
      question: backwards
        ? `Egy síktükör előtt álló gyertya ${withUnit(given, 'dm')} távolságra van a képétől. Hány deciméterre van a tükörtől?`
        : `Egy gyertya ${withUnit(given, 'dm')} távolságra van a síktükörtől. Hány deciméterre van a képétől?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'dm',
      expr: backwards ? `${given}/2` : `2*${given}`,
      wrong: [
        wrong(
          { given },
          ({ given }) => num(given),
          'kep-a-tukor-lapjan',
          backwards ? 'Ez a tárgy és a kép távolsága. A tükör félúton van.' : 'Ez a tükörtől mért távolság. A kép a tükör mögött van.',
        ),
        wrong(
          { given, backwards },
          ({ given, backwards }) => num(tidy(backwards ? 2 * given : given / 2)),
          'felezes-ketszerezes-csere',
          backwards ? 'Kétszereztél. A tükör félúton van a tárgy és a kép között.' : 'Feleztél. A kép messzebb van, mint a tükör.',
          backwards ? 'felezés helyett kétszerez' : 'kétszerezés helyett felez',
        ),
        wrong(
          { given, backwards },
          ({ given, backwards }) => num(tidy(backwards ? given / 4 : 4 * given)),
          'ketszeres-a-tukortol',
          `${backwards ? 'Kétszer feleztél' : 'Kétszer kétszereztél'}. Rajzold le a tükröt középre!`,
          backwards ? 'kétszer felez' : 'kétszer kétszerez',
        ),
      ],
      other: 'A tükör félúton van a tárgy és a kép között.',
      hints: [
        backwards ? 'Hol van a tükör a tárgy és a kép között?' : 'Hol van a kép: a tükör lapján vagy mögötte?',
        'A kép ugyanolyan messze van a tükör mögött, mint a tárgy előtte.',
        backwards ? 'Felezd meg a megadott távolságot!' : 'Két egyforma távolságot kell összeadni.',
      ],
      solution: backwards ? `$${x(given)}:2=${x(answer)}$ dm.` : `$2\\cdot${x(given)}=${x(answer)}$ dm.`,
    },
    fits(v => Math.abs(backwards ? v + v - given : v - given - given) < 1e-9),
  );
}

function moving(rng: Rng): Task {
  const d = rng.int(6, 40) * 10;
  const step = rng.int(1, 10) * 10;
  const closer = rng.chance(0.5);
  redrawIf(closer && step >= d - 20);
  const now = closer ? d - step : d + step;
  const answer = 2 * now;
  const sign = closer ? '-' : '+';
  return numeric(
    {
      question: `Nóra ${withUnit(d, 'cm')} távolságra áll egy síktükörtől, majd ${withUnit(step, 'cm')}-t lép ${closer ? 'a tükör felé' : 'hátrafelé'}. Hány centiméterre lesz a képétől?`,
      answer: num(answer),
      check: 'INT',
      unit: 'cm',
      expr: `2*(${d}${sign}${step})`,
      wrong: [
        wrong({ now }, ({ now }) => num(now), 'kep-a-tukor-lapjan', 'Ez a tükörtől mért új távolság. A kép a tükör mögött van.'),
        wrong(
          { d, step, closer },
          ({ d, step, closer }) => num(2 * d + (closer ? -step : step)),
          'kep-all-egy-helyben',
          'Csak Nóra lépését számoltad. A kép is ugyanennyit lépett.',
        ),
        wrong({ d }, ({ d }) => num(2 * d), 'lepes-elotti-helyzet', 'Ez a lépés előtti távolság.', 'a lépés előtti helyzettel számol'),
        wrong(
          { d, step, closer },
          ({ d, step, closer }) => num(2 * (closer ? d + step : d - step)),
          'lepes-rossz-iranyba',
          'Az ellenkező irányba léptetted Nórát.',
        ),
      ],
      other: 'Előbb a tükörtől mért új távolság, azután a kétszerese.',
      hints: [
        'Milyen messze van Nóra a lépés után a tükörtől?',
        'A tárgy és a kép távolsága a tükörtől mért távolság kétszerese.',
        `Az új távolság a tükörtől $${d}${sign}${step}$ cm.`,
      ],
      solution: `$${d}${sign}${step}=${now}$, és $2\\cdot${now}=${answer}$ cm.`,
    },
    fits(v => v / 2 === (closer ? d - step : d + step)),
  );
}

function turning(rng: Rng): Task {
  const incidence = rng.int(3, 10) * 5;
  const turn = rng.int(1, 6) * 5;
  const answer = 2 * (incidence + turn);
  redrawIf(incidence + turn > 80);
  return numeric(
    {
      figure: { kind: 'rays', at: 'mirror', angle: incidence, inLabel: `${incidence}°` },
      question: `Az ábrán látható tükröt ${unitSuf(turn, '°', 'val')} elfordítjuk úgy, hogy a beesési szög nő, a beeső sugár pedig marad. Hány fokos lesz a beeső és a visszavert sugár közti szög?`,
      answer: num(answer),
      check: 'INT',
      unit: '°',
      expr: `2*(${incidence}+${turn})`,
      wrong: [
        wrong(
          { incidence, turn },
          ({ incidence, turn }) => num(2 * incidence + turn),
          'elfordulas-egyszer',
          'A tükör elfordulását csak egyszer számoltad. A visszaverődési szög is nő.',
        ),
        wrong(
          { incidence, turn },
          ({ incidence, turn }) => num(incidence + turn),
          'csak-beesesi-szog',
          'Ez az új beesési szög. A visszaverődési szög is a két sugár között van.',
          'a két sugár szöge helyett csak az új beesési szöget adja meg',
        ),
        wrong(
          { incidence },
          ({ incidence }) => num(2 * incidence),
          'lepes-elotti-helyzet',
          'Ez az elfordítás előtti szög.',
          'a két sugár elfordítás előtti szögét adja meg',
        ),
      ],
      other: 'A merőleges is elfordul a tükörrel. Mekkora az új beesési szög?',
      hints: [
        'Mi fordul el a tükörrel együtt?',
        'A két sugár közti szög a beesési szög kétszerese.',
        `Az új beesési szög $${incidence}^\\circ+${turn}^\\circ$.`,
      ],
      solution: `Az új beesési szög $${incidence}^\\circ+${turn}^\\circ=${incidence + turn}^\\circ$. A két sugár közti szög ennek a kétszerese: $2\\cdot${incidence + turn}^\\circ=${answer}^\\circ$.`,
    },
    fits(v => v - 2 * turn === 2 * incidence),
  );
}

function wholeBody(rng: Rng): Task {
  const height = rng.int(60, 95) * 2;
  const eye = height - rng.int(4, 6) * 2;
  const bottom = rng.chance(0.5);
  const answer = bottom ? eye / 2 : (height + eye) / 2;
  return numeric(
    {
      question: `Egy ${withUnit(height, 'cm')} magas ember szeme ${withUnit(eye, 'cm')} magasan van. Függőleges tükörben nézi magát. ${bottom ? 'Legfeljebb hány centiméter magasan lehet a tükör alja, hogy lássa a cipőjét?' : 'Legalább hány centiméter magasan legyen a tükör teteje, hogy lássa a feje búbját?'}`,
      answer: num(answer),
      check: 'NUM',
      unit: 'cm',
      expr: bottom ? `${eye}/2` : `(${height}+${eye})/2`,
      wrong: [
        wrong(
          { height },
          ({ height }) => num(height / 2),
          'magassag-fele',
          'Az ember magasságának a fele a tükör szükséges **hossza**. A kérdés a magassága a falon.',
        ),
        wrong({ eye }, ({ eye }) => num(eye), 'tukor-szemmagassagban', 'Ez a szem magassága. A tükör félúton van a szem és a kép között.'),
        wrong(
          { height, bottom },
          ({ height, bottom }) => num(bottom ? 0 : height),
          'tukor-akkora-mint-az-ember',
          'Nem kell akkora tükör, mint az ember: félúton a sugarak már közelebb vannak egymáshoz.',
          bottom ? 'azt hiszi, hogy a tükörnek a padlóig kell érnie' : 'azt hiszi, hogy a tükörnek az ember feje búbjáig kell érnie',
        ),
      ],
      other: 'A tükör félúton áll a szem és a kép között: a magasságok átlaga számít.',
      hints: [
        bottom ? 'Hol van a cipő képe?' : 'Hol van a fej búbjának a képe?',
        'A tükör félúton van az ember és a képe között, így a sugár ott a két magasság átlagánál halad át.',
        bottom ? `A szem ${eye} cm, a cipő 0 cm magasan van.` : `A szem ${eye} cm, a fej búbja ${height} cm magasan van.`,
      ],
      solution: bottom ? `$\\frac{${eye}+0}2=${x(answer)}$ cm.` : `$\\frac{${height}+${eye}}2=${x(answer)}$ cm.`,
    },
    fits(v => Math.abs(v - eye - ((bottom ? 0 : height) - v)) < 1e-9),
  );
}

function twoMirrors(rng: Rng): Task {
  const between = rng.int(8, 22) * 5;
  const first = rng.int(2, 14) * 5;
  const answer = between - first;
  redrawIf(answer <= 0 || answer >= 80 || first === answer || 90 - first === answer);
  return numeric(
    {
      question: `Két síktükör ${unitSuf(between, '°', 'as')} szöget zár be. Egy fénysugár az elsőről ${unitSuf(first, '°', 'as')} beesési szöggel verődik vissza, azután a másodikra esik. Hány fokos a beesési szög a második tükörnél?`,
      answer: num(answer),
      check: 'INT',
      unit: '°',
      expr: `${between}-${first}`,
      wrong: [
        wrong(
          { first },
          ({ first }) => num(first),
          'masodik-tukor-ugyanaz',
          'A két tükörnél nem ugyanaz a beesési szög. Nézd a háromszöget!',
        ),
        wrong(
          { between, first },
          ({ between, first }) => num(90 - (between - first)),
          'tukortol-mert-szog',
          'Ez a második tükörrel bezárt szög. A merőlegestől mérd!',
          'a beesési szög helyett a második tükörrel bezárt szöget adja meg',
        ),
        wrong(
          { between, first },
          ({ between, first }) => about(180 - between - first, 0),
          'beesesi-szog-a-haromszogben',
          'A háromszögben mindkét tükörnél a beesési szöggel számoltál. Oda a tükörrel bezárt szög, vagyis $90^\\circ$-ra kiegészítve kerül.',
        ),
      ].filter(({ value }) => (value.size ?? 0) > 0),
      other: 'A két tükör éle és a két visszaverődési pont háromszöget alkot.',
      hints: [
        'Milyen háromszöget alkot a két visszaverődési pont és a tükrök találkozása?',
        'A háromszögben a tükörrel bezárt szögek vannak: $90^\\circ$ mínusz a beesési szög.',
        `Az egyik szög $${between}^\\circ$, a másik $90^\\circ-${first}^\\circ=${90 - first}^\\circ$.`,
      ],
      solution: `A két visszaverődési pont és a tükrök találkozása háromszöget alkot. Ebben az első tükörnél lévő szög $90^\\circ-${first}^\\circ=${90 - first}^\\circ$, a második tükörnél lévő szög $180^\\circ-${between}^\\circ-${90 - first}^\\circ=${90 - answer}^\\circ$, a beesési szög $90^\\circ-${90 - answer}^\\circ=${answer}^\\circ$.`,
    },
    fits(v => between + (90 - first) + (90 - v) === 180),
  );
}

export const planeMirror = defineGenerator('gen-plane-mirror', 'Síktükör', ['fizika-8-siktukor'], ['fraction', 'decimal'], (rng, level) => {
  if (level === 1) return rng.pick([onGrid, distance])(rng);
  if (level === 2) return rng.pick([moving, turning])(rng);
  return rng.pick([wholeBody, twoMirrors])(rng);
});
