import type { FigureInput } from '@eszkerek/figures/schema';
import type { Rng } from '@eszkerek/numbers/chance';
import { numberArticle, unitSuf, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, fillSteps, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { orElse } from '../../wrong-class.ts';
import { type Geometry, nameless, polar } from '../shared/plane-figures.ts';

type Instrument = Extract<FigureInput, { kind: 'instrument' }>;

/** What the eye sees of an angle, without its name. */
function turnOf(a: number): string {
  if (a === 90) return 'éppen negyed fordulat';
  if (a === 180) return 'éppen fél fordulat';
  return a < 90
    ? 'kevesebb, mint negyed fordulat'
    : a < 180
      ? 'több negyed fordulatnál, kevesebb fél fordulatnál'
      : 'több, mint fél fordulat';
}

/** An angle of its real size; squared paper shows which one is right. */
const drawAngle = (a: number, turn: number): Geometry => ({
  kind: 'geometry',
  title: `A szög egyik szárától a másikig ${turnOf(a)}`,
  grid: 1,
  height: 200,
  points: { O: nameless([0, 0]), A: nameless(polar(5, turn)), B: nameless(polar(5, turn + a)) },
  rays: [
    { from: 'O', through: 'A' },
    { from: 'O', through: 'B' },
  ],
  angles: [{ at: 'O', arms: ['A', 'B'], ...(a > 180 ? { reflex: true } : {}), fill: 1 }],
});

function angleKind(rng: Rng): Task {
  const a = rng.pick([rng.int(5, 85), 90, rng.int(95, 175), 180, rng.int(185, 350)]);
  const kinds = ['hegyesszög', 'derékszög', 'tompaszög', 'egyenesszög', 'homorúszög'];
  const index = a < 90 ? 0 : a === 90 ? 1 : a < 180 ? 2 : a === 180 ? 3 : 4;
  const others = rng.sample(
    [0, 1, 2, 3, 4].filter(i => i !== index),
    3,
  );
  const isDrawn = rng.chance(0.5);
  // By eye an angle near 90° or 180° cannot be told.
  redrawIf(isDrawn && ((a !== 90 && Math.abs(a - 90) < 20) || (a !== 180 && Math.abs(a - 180) < 20)));
  const size = ['kisebb 90°-nál', 'éppen negyed fordulat', '90° és 180° között van', 'éppen fél fordulat', 'nagyobb 180°-nál'][index] ?? '';
  return choice(
    rng,
    {
      ...(isDrawn
        ? { question: 'Milyen szöget jelöltünk az ábrán?', figure: drawAngle(a, a === 90 ? rng.pick([0, 90]) : rng.int(0, 40)) }
        : { question: `Milyen szög ${numberArticle(a)} ${unitSuf(a, '°', 'as')} szög?` }),
      right: words(kinds[index] ?? ''),
      because: `Helyes! Ez ${kinds[index]}.`,
      wrong: others.map(i =>
        wrong(
          { kinds, i },
          ({ kinds, i }) => words(kinds[i] ?? ''),
          'szogfajtak-keverese',
          `Nézd meg újra: ${isDrawn ? 'ez a szög' : `${a}°`} ${size}.`,
        ),
      ),
      hints: [
        'Hasonlítsd a derékszöghöz: kisebb, ugyanakkora vagy nagyobb?',
        'Hegyesszög: 90°-nál kisebb; derékszög: 90°; tompaszög: 90° és 180° között; egyenesszög: 180°; homorúszög: 180°-nál nagyobb.',
        isDrawn ? 'Hasonlítsd a jelölt ívet a négyzetrács derékszögéhez!' : 'Képzeld el, mennyit fordul az egyik szár!',
      ],
      solution: `${isDrawn ? 'A jelölt szög' : `${a}°`} ${size}, ezért ${kinds[index]}.`,
    },
    key => key === (a > 180 ? 'homorúszög' : a === 180 ? 'egyenesszög' : a > 90 ? 'tompaszög' : a === 90 ? 'derékszög' : 'hegyesszög'),
  );
}

/** The arms of an angle on a protractor, by the inner scale. */
const onProtractor = (from: number, value: number): Instrument => ({
  kind: 'instrument',
  instruments: [{ form: 'protractor', max: 180, step: 30, parts: 6, from, value }],
});

/** An arm there would hide a number of the scale. */
const isOnNumber = (degrees: number): boolean => degrees % 30 < 10 || degrees % 30 > 20;

function scaleRead(rng: Rng): Task {
  const isDrawn = rng.chance(0.6);
  const a = isDrawn ? rng.int(2, 34) * 5 : rng.int(10, 170);
  redrawIf(Math.abs(a - 90) < 12 || (isDrawn && isOnNumber(a)));
  const other = 180 - a;
  const acute = a < 90;
  const fromLeft = rng.chance(0.5);
  const scale = fromLeft ? 'külső' : 'belső';
  return numeric(
    {
      ...(isDrawn
        ? {
            question: 'Az ábrán egy szöget szögmérővel mérünk. Az egyik szára az alapvonalon fekszik. Hány fokos a szög?',
            figure: fromLeft ? onProtractor(180, other) : onProtractor(0, a),
          }
        : {
            question: `A szögmérőn a szög szára két számnál is áll: a belső skálán ${unitSuf(Math.min(a, other), '°', 'nál')}, a külsőn ${unitSuf(Math.max(a, other), '°', 'nál')}. A szög szemmel láthatóan ${acute ? 'hegyesszög' : 'tompaszög'}. Hány fokos?`,
          }),
      answer: num(a),
      check: 'NUM',
      unit: '°',
      wrong: [
        wrong(
          { a },
          ({ a }) => num(180 - a),
          'rossz-skala',
          `A másik skálát olvastad le. ${acute ? 'A hegyesszög kisebb 90°-nál.' : 'A tompaszög nagyobb 90°-nál.'}`,
        ),
        wrong({ a }, ({ a }) => num(a + (180 - a)), 'skalakat-osszeadja', 'Összeadtad a két leolvasást. Csak az egyik jó.'),
        wrong({ a }, ({ a }) => num(Math.abs(a - 90)), 'derekszogtol-mer', 'A derékszögtől való eltérést adtad meg.'),
      ],
      other: 'Döntsd el: 90°-nál kisebb vagy nagyobb?',
      hints: [
        isDrawn ? 'Melyik skála indul 0-ról az alapvonalon fekvő szárnál?' : 'Kisebb vagy nagyobb a szög a derékszögnél?',
        isDrawn ? 'A másik szárat azon a skálán olvasd le, amelyik 0-ról indul!' : 'A hegyesszög 90°-nál kisebb, a tompaszög nagyobb.',
        isDrawn ? `Az alapvonalon fekvő szár a ${scale} skálán áll 0-nál.` : 'Hasonlítsd mindkét számot a 90-hez!',
      ],
      solution: isDrawn
        ? `Az alapvonalon fekvő szár a ${scale} skálán áll 0-nál; ezen a skálán a másik szár ${unitSuf(a, '°', 'nál')} áll, ezért a szög ${a}°.`
        : `${acute ? 'A hegyesszög kisebb' : 'A tompaszög nagyobb'} 90°-nál, ezért a szög ${a}°.`,
    },
    fits(v => (v === a || v === 180 - a) && v < 90 === acute),
  );
}

/** Neither arm lies on the base line: the angle is the difference of two readings. */
function scaleDifference(rng: Rng): Task {
  const isDrawn = rng.chance(0.6);
  const [p, q] = isDrawn ? [rng.int(2, 17) * 5, rng.int(10, 34) * 5] : [rng.int(8, 80), rng.int(45, 172)];
  const a = q - p;
  redrawIf(a < 20 || a === p || a === 180 - q || (isDrawn && (isOnNumber(p) || isOnNumber(q) || a % 30 === 0)));
  return numeric(
    {
      ...(isDrawn
        ? {
            question: 'Az ábrán a szögmérőt ferdén tettük a szögre: egyik szára sem fekszik az alapvonalon. Hány fokos a szög?',
            figure: onProtractor(p, q),
          }
        : {
            question: `A szögmérőt ferdén tettük egy szögre. A belső skálán az egyik szára ${unitSuf(p, '°', 'nál')}, a másik ${unitSuf(q, '°', 'nál')} áll. Hány fokos a szög?`,
          }),
      answer: num(a),
      check: 'NUM',
      unit: '°',
      expr: `${q}-${p}`,
      wrong: [
        ...[q, p].map(reading =>
          wrong(
            { reading },
            ({ reading }) => num(reading),
            'nem-nullarol-mer',
            'Ez csak az egyik szár leolvasása. A másik szár nem a 0-nál áll.',
            'az egyik szár leolvasását adja meg a belső skálán',
          ),
        ),
        orElse(
          wrong(
            { q },
            ({ q }) => num(180 - q),
            'rossz-skala',
            'Ez az egyik szár leolvasása a külső skálán. A két szár különbsége kell.',
            'az egyik szár leolvasását adja meg a külső skálán',
          ),
          num(180 - p),
        ),
        wrong({ p, q }, ({ p, q }) => num(p + q), 'szogmeron-osszead', 'Összeadtad a két leolvasást. A különbségük kell.'),
      ],
      other: 'Olvasd le mindkét szárat ugyanazon a skálán, és számold ki a különbséget!',
      hints: [
        'Melyik két számnál áll a két szár ugyanazon a skálán?',
        'A szög a két leolvasás különbsége.',
        `Az egyik szár ${unitSuf(p, '°', 'nál')} áll.`,
      ],
      solution: `$${q}-${p}=${a}$, tehát a szög ${a}°.`,
    },
    fits(v => p + v === q),
  );
}

function minutesSum(rng: Rng): Task {
  const adding = rng.chance(0.5);
  let [d1, m1, d2, m2] = [rng.int(20, 80), rng.int(10, 59), rng.int(10, 60), rng.int(10, 59)];
  if (!adding && d1 * 60 + m1 < d2 * 60 + m2) [d1, m1, d2, m2] = [d2, m2, d1, m1];
  const total = d1 * 60 + m1 + (adding ? 1 : -1) * (d2 * 60 + m2);
  redrawIf(total <= 0 || total % 60 === 0 || (adding ? m1 + m2 < 60 : m1 >= m2));
  const [d, m] = [Math.floor(total / 60), total % 60];
  const centi = d1 * 100 + m1 + (adding ? 1 : -1) * (d2 * 100 + m2);
  const [cd, cm] = [Math.floor(centi / 100), centi % 100];
  return fillSteps(
    {
      question: `Számítsd ki! $${d1}^\\circ${m1}'${adding ? '+' : '-'}${d2}^\\circ${m2}'$`,
      template: `Az eredmény $[a]^\\circ$ és $[b]'$.`,
      blanks: [
        {
          id: 'a',
          answer: num(d),
          check: 'INT',
          other: adding
            ? 'Add össze a fokokat, és add hozzá azt az 1 fokot, ami a percekből lett!'
            : 'Vond ki a fokokat, de előbb vegyél kölcsön 1 fokot a perceknek!',
          wrong: [
            wrong({ cd }, ({ cd }) => num(cd), 'fok-szaz-perc', '1° = 60′, nem 100′. Átváltáskor 60-nal számolj!'),
            wrong(
              { adding, d1, d2 },
              ({ adding, d1, d2 }) => num(adding ? d1 + d2 : d1 - d2),
              'atvaltas-elmarad',
              adding
                ? `A percek összege több 60′-nél: 60′ = 1°, ezért a fokok száma 1-gyel több.`
                : '1°-ot percre kell váltani, ezért a fokok száma 1-gyel kevesebb.',
            ),
          ],
        },
        {
          id: 'b',
          answer: num(m),
          check: 'INT',
          other: adding
            ? 'Add össze a perceket; ha legalább 60 lett, 60 percet válts 1 fokra!'
            : 'A kölcsönvett 1 fok 60 perc: azzal együtt vonj ki!',
          wrong: [
            wrong({ cm }, ({ cm }) => num(cm), 'fok-szaz-perc', '1° = 60′, nem 100′. Átváltáskor 60-nal számolj!'),
            wrong(
              { adding, m1, m2 },
              ({ adding, m1, m2 }) => num(adding ? m1 + m2 : Math.abs(m1 - m2)),
              'atvaltas-elmarad',
              adding ? '60 percből 1 fok lesz.' : 'Kölcsön kell venni 1 fokot, ami 60 perc.',
            ),
          ],
        },
      ],
      hints: [
        'Hány perc egy fok?',
        adding
          ? 'Add össze külön a fokokat és a perceket; 60 percből 1 fok lesz.'
          : 'Ha kevés a perc, vegyél kölcsön 1 fokot, ami 60 perc.',
        adding ? `A percek: $${m1}+${m2}=${m1 + m2}$.` : `$${d1}^\\circ${m1}'=${d1 - 1}^\\circ${m1 + 60}'$`,
      ],
      solution: adding
        ? `$${d1}^\\circ${m1}'+${d2}^\\circ${m2}'=${d1 + d2}^\\circ${m1 + m2}'=${d}^\\circ${m}'$, tehát ${d}° és ${m}′.`
        : `$${d1}^\\circ${m1}'=${d1 - 1}^\\circ${m1 + 60}'$, ezért $${d1 - 1}^\\circ${m1 + 60}'-${d2}^\\circ${m2}'=${d}^\\circ${m}'$, tehát ${d}° és ${m}′.`,
    },
    (key, part) => (part === 'a' ? Math.floor(total / 60) === Number(key) : (total - Number(key)) % 60 === 0 && Number(key) < 60),
  );
}

function inMinutes(rng: Rng): Task {
  const [d, m] = [rng.int(2, 20), rng.int(5, 55)];
  return numeric(
    {
      question: `Hány szögperc ${withUnit(d, '°')} ${m}′?`,
      answer: num(d * 60 + m),
      check: 'INT',
      expr: `${d}*60+${m}`,
      wrong: [
        wrong({ d, m }, ({ d, m }) => num(d * 100 + m), 'fok-szaz-perc', '100-zal váltottál. 1° = 60′.'),
        wrong(
          { d, m },
          ({ d, m }) => num(d + m),
          'atvaltas-elmarad',
          'A fokot is percre kell váltani: 1° = 60′.',
          'a fokot nem váltja át percre, csak összeadja a két számot',
        ),
        wrong(
          { d },
          ({ d }) => num(d * 60),
          'tag-kimarad',
          'A percek kimaradtak az összegből. Add hozzá azokat is!',
          'a perceket nem adja hozzá',
        ),
      ],
      other: '1° = 60′: váltsd át a fokokat, és add hozzá a perceket!',
      hints: ['Hány perc egy fok?', 'A fokokat szorozd meg 60-nal, és add hozzá a perceket!', `$${d}\\cdot60=${d * 60}$`],
      solution: `$${d}\\cdot60+${m}=${d * 60 + m}$, tehát ${d * 60 + m}′.`,
    },
    fits(v => Math.floor(v / 60) === d && v % 60 === m),
  );
}

export const angleMeasure = defineGenerator('gen-angle-measure', 'Szögek mérése', ['matek-5-szogmeres'], [], (rng, level) =>
  level === 1
    ? rng.chance(0.4)
      ? angleKind(rng)
      : scaleRead(rng)
    : level === 2
      ? rng.chance(0.5)
        ? scaleDifference(rng)
        : minutesSum(rng)
      : rng.chance(0.6)
        ? minutesSum(rng)
        : inMinutes(rng),
);
