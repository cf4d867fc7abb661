import type { Rng } from '@eszkerek/numbers/chance';
import { The, textNumber, the, theSuf, unitSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { choice, fillSteps, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { fitting } from '../../wrong-class.ts';
import { person } from '../shared/story.ts';
import { MEASURES, type Measure } from './nearest-bank.ts';
import { between, examplesOf, gaps, listed, RULE, tableOf } from './nearest-examples.ts';
import { howToMend, matchTrio, whatItLearned } from './nearest-words.ts';

const t = textNumber;

function whichLabel(rng: Rng): Task {
  const examples = examplesOf(rng);
  const { measure, numbers } = examples;
  const [, b, c] = numbers;
  const x = between(rng, examples);
  const right = x - b < c - x ? 0 : 1;
  const [low, high] = measure.labels;
  return choice(
    rng,
    {
      figure: tableOf(examples),
      question: `Az új ${measure.thing} adata ${t(x)} ${measure.unit}. Mit mond rá a legközelebbi példát kereső gép?`,
      right: words(measure.labels[right], String(right)),
      because: `Helyes! A legkisebb eltérés ${t(Math.min(x - b, c - x))}.`,
      wrong: [
        wrong(
          { low, high, right },
          ({ low, high, right }) => words(right === 0 ? high : low, String(1 - right)),
          'rossz-szomszedot-valaszt',
          `A két szomszéd eltérése $${x}-${b}=${x - b}$ és $${c}-${x}=${c - x}$. A kisebbik dönt.`,
        ),
        wrong(
          {},
          () => words('nem tudja eldönteni', 'tie'),
          'dontetlent-lat',
          `Döntetlen akkor volna, ha a két eltérés egyforma. Itt ${t(x - b)} és ${t(c - x)}.`,
        ),
        wrong(
          {},
          () => words('egy új, harmadik címkét', 'new'),
          'nem-tanult-cimket-var',
          'A gép csak olyan címkét adhat, amelyet a példáktól tanult.',
        ),
      ],
      hints: [`Melyik két példa fogja közre ${theSuf(x, 't')}?`, RULE, `$${x}-${b}=${x - b}$. Mennyi a másik szomszéd eltérése?`],
      solution: `Az eltérések: ${numbers.map(n => `$${Math.max(n, x)}-${Math.min(n, x)}=${Math.abs(n - x)}$`).join(', ')}. A legkisebb ${the(Math.min(x - b, c - x))}, a címke: ${measure.labels[right]}.`,
    },
    key => {
      const nearest = [...numbers].sort((m, n) => Math.abs(m - x) - Math.abs(n - x))[0] ?? 0;
      return key === (nearest <= b ? '0' : '1');
    },
  );
}

function leastGap(rng: Rng): Task {
  const examples = examplesOf(rng);
  const { measure, numbers } = examples;
  const x = between(rng, examples);
  const [a, b, c, d] = numbers;
  const least = Math.min(...gaps(numbers, x));
  return numeric(
    {
      question: `${listed(examples)} Az új ${measure.thing}: ${t(x)}. Mekkora a **legkisebb** eltérés, amely dönt?`,
      answer: num(least),
      check: 'INT',
      unit: measure.unit,
      wrong: [
        fitting(
          wrong(
            { b, c, x },
            ({ b, c, x }) => num(Math.max(x - b, c - x)),
            'rossz-szomszedot-valaszt',
            'Ez a másik szomszéd eltérése. Van nála kisebb.',
          ),
          n => n > least && gaps(numbers, x).includes(n),
        ),
        wrong(
          { b, c, x, least },
          ({ b, c, x, least }) => num((x - b === least ? b : c) + x),
          'osszead-elteres-helyett',
          'Összeadtad a két számot. Az eltérés különbség.',
        ),
        wrong(
          { a, d, x },
          ({ a, d, x }) => num(Math.max(x - a, d - x)),
          'legnagyobb-jellemzo-elterese',
          'Ez a legnagyobb eltérés. A legkisebbet keressük.',
        ),
      ],
      other: 'Számold ki az eltéréseket, és válaszd a legkisebbet!',
      hints: ['Melyik két példa van a legközelebb az új számhoz?', RULE, `A két szomszéd ${t(b)} és ${t(c)}. Melyik van közelebb?`],
      solution: `$${x}-${b}=${x - b}$ és $${c}-${x}=${c - x}$. A kisebb: ${t(least)}.`,
    },
    fits(n => numbers.some(one => one + n === x || one - n === x) && numbers.every(one => Math.abs(one - x) >= n)),
  );
}

function goodLabels(rng: Rng): Task {
  const who = person(rng);
  const { thing } = rng.pick(MEASURES);
  const [all, bad] = [rng.int(30, 90), rng.int(6, 15)];
  const mended = rng.int(2, bad - 2);
  redrawIf(bad - mended === mended);
  return numeric(
    {
      question: `${who.name} ${t(all)} példát (mindegyik egy ${thing}) címkézett fel, de ${t(bad)} címkét elrontott. Átnézéskor ${t(mended)} hibát kijavított. Hány **jó** címkéből tanul a gép?`,
      answer: num(all - bad + mended),
      check: 'INT',
      unit: 'címke',
      expr: `${all}-${bad}+${mended}`,
      wrong: [
        wrong({ all, bad }, ({ all, bad }) => num(all - bad), 'javitott-cimket-is-levonja', 'A kijavított címkéket is hibásnak számoltad.'),
        wrong(
          { bad, mended },
          ({ bad, mended }) => num(bad - mended),
          'rossz-es-jo-csere',
          'Ez a hibásan maradt címkék száma.',
          'a hibásan maradt címkék számát adja meg a jóké helyett',
        ),
        wrong({ all }, ({ all }) => num(all), 'hibas-cimke-nem-szamit', 'Ennyi példa van összesen, de nem mindnek jó a címkéje.'),
        wrong(
          { all, bad, mended },
          ({ all, bad, mended }) => num(all - bad - mended),
          'javitast-levonja',
          'A javítást is levontad. A javított címke jó.',
        ),
      ],
      other: 'Vond le a hibásan maradt címkéket az összesből!',
      hints: [
        'Hány címke maradt hibás a javítás után?',
        'Az összesből a hibásan maradtakat vond le!',
        `Hibásan maradt: $${bad}-${mended}=${bad - mended}$.`,
      ],
      solution: `$${bad}-${mended}=${bad - mended}$ maradt hibás, $${all}-${bad - mended}=${all - bad + mended}$ jó.`,
    },
    fits(n => n + (bad - mended) === all),
  );
}

function steps(rng: Rng): Task {
  const examples = examplesOf(rng);
  const { measure, numbers } = examples;
  const [, b, c] = numbers;
  const x = between(rng, examples);
  const [left, right] = [x - b, c - x];
  const near = left < right ? b : c;
  const sums = (id: string, n: number) =>
    wrong({ n, x, id }, ({ n, x }) => num(n + x), 'osszead-elteres-helyett', 'Összeadtál. Az eltérés a két szám különbsége.');
  return fillSteps(
    {
      question: `${listed(examples)} Az új ${measure.thing}: ${t(x)}. Kövesd a gép lépéseit!`,
      template: `A két szomszédos példa ${t(b)} és ${t(c)}. Az egyik eltérése $${x}-${b}=[a]$, a másiké $${c}-${x}=[b]$. A kisebb eltérésű példa száma $[c]$, ennek a címkéjét adja a gép.`,
      blanks: [
        { id: 'a', other: 'Vond ki a kisebb példát az új számból!', answer: num(left), wrong: [sums('a', b)] },
        { id: 'b', other: 'Vond ki az új számot a nagyobb példából!', answer: num(right), wrong: [sums('b', c)] },
        {
          id: 'c',
          other: 'Ide a példa számát írd, ne a címkéjét: azét, amelyiknek kisebb az eltérése!',
          answer: num(near),
          wrong: [
            wrong(
              { b, c, near },
              ({ b, c, near }) => num(near === b ? c : b),
              'rossz-szomszedot-valaszt',
              'Ez a példa távolabb van. A kisebb eltérés dönt.',
            ),
          ],
        },
      ],
      hints: ['Az új szám a két középső példa közé esik.', RULE, `Az első eltérés $${x}-${b}=${left}$.`],
      solution: `$${x}-${b}=${left}$ és $${c}-${x}=${right}$. A kisebb eltérés ${t(Math.min(left, right))}. A választott példa száma: ${t(near)}.`,
    },
    (value, part) => {
      if (part === 'a') return fits(n => b + n === x)(value);
      if (part === 'b') return fits(n => c - n === x)(value);
      return fits(n => numbers.includes(n) && numbers.every(other => Math.abs(other - x) >= Math.abs(n - x)))(value);
    },
  );
}

/** Halfway between the neighbours of different labels. */
function border(rng: Rng): Task {
  const examples = examplesOf(rng);
  const { measure, numbers } = examples;
  const [a, b, c, d] = numbers;
  redrawIf((b + c) % 2 === 1);
  return numeric(
    {
      figure: tableOf(examples),
      question: `Hány ${measure.unit} a **határ**, ahol a legközelebbi példát kereső gép döntetlent lát?`,
      answer: num((b + c) / 2),
      check: 'INT',
      unit: measure.unit,
      expr: `(${b}+${c})/2`,
      wrong: [
        wrong(
          { a, d },
          ({ a, d }) => num((a + d) / 2),
          'szelso-peldakat-nezi',
          'A két szélső példa között feleztél. A két különböző címkéjű **szomszéd** számít.',
        ),
        wrong({ b, c }, ({ b, c }) => num(c - b), 'hatar-helyett-kulonbseg', 'Ez a két szomszéd különbsége. A határ félúton van közöttük.'),
        wrong(
          { b, c },
          ({ b, c }) => num((c - b) / 2),
          'fel-kulonbseget-adja',
          'Ez a határ távolsága a szomszédoktól. Add hozzá a kisebbikhez!',
        ),
        fitting(
          wrong({ c }, ({ c }) => num(c), 'peldat-hatarnak-veszi', 'Itt már egy példa áll. A határ félúton van a szomszédok között.'),
          n => numbers.includes(n),
        ),
      ].filter(({ value }) => Number.isInteger(value.size)),
      other: 'Keresd meg a két különböző címkéjű szomszédot, és a közepüket!',
      hints: [
        'Melyik két szomszédos példának más a címkéje?',
        'A határ félúton van a két különböző címkéjű szomszéd között.',
        `A két szomszéd ${t(b)} és ${t(c)}.`,
      ],
      solution: `A szomszédok ${t(b)} és ${t(c)}, a különbség $${c}-${b}=${c - b}$, a fele ${t((c - b) / 2)}. A határ $${b}+${(c - b) / 2}=${(b + c) / 2}$.`,
    },
    fits(n => n - b === c - n),
  );
}

/** Only the spoiled answers on one side of the example are seen; where both sides have as many, nobody knows which. */
const oneSide = (sides: { under: number; over: number; example: number }) =>
  (sides.under === sides.over ? (['under'] as const) : (['under', 'over'] as const)).map(side =>
    wrong(
      { ...sides, side },
      ({ under, over, side }) => num(side === 'under' ? under : over),
      'csak-egyik-oldalat-nezi',
      sides.under === sides.over
        ? 'Az elromlott válaszoknak csak egy részét találtad meg: a hibás példa alatt és fölött is van ilyen szám.'
        : `Csak a hibás példa (${t(sides.example)}) ${side === 'under' ? 'alatti' : 'fölötti'} számokat nézted. A másik oldalán is van elromlott válasz.`,
    ),
  );

/** A wrong label and the answers it spoils. */
function spoiled(rng: Rng): Task {
  const examples = examplesOf(rng);
  const { measure, numbers } = examples;
  const [a, b, c, d] = numbers;
  const limit = (b + c) / 2;
  const half = (a + b) / 2;
  const tests = rng
    .sample(
      Array.from({ length: d - a + 1 }, (_, i) => a + i).filter(n => n !== limit && n !== half && !numbers.includes(n)),
      4,
    )
    .sort((x, y) => x - y);
  const bad = tests.filter(n => n > half && n < limit);
  const small = tests.filter(n => n < limit);
  redrawIf(tests.length < 4 || !Number.isInteger(limit) || bad.length === 0 || bad.length === small.length || bad.length === 4);
  const [low, high] = measure.labels;
  const [under, over] = [bad.filter(n => n < b).length, bad.filter(n => n > b).length];
  const nearest = (n: number): number => [...numbers].sort((p, q) => Math.abs(p - n) - Math.abs(q - n))[0] ?? 0;
  return numeric(
    {
      question: `${listed(examples)} A jó válasz ${t(limit)} ${measure.unit} alatt „${low}”, fölötte „${high}”. ${The(b)} ${measure.unit} adatú példára tévedésből „${high}” került. Hányra ad rossz választ a legközelebbi példát kereső gép ezek közül: ${tests.map(t).join(', ')}?`,
      answer: num(bad.length),
      check: 'INT',
      wrong: [
        wrong({}, () => num(0), 'hibas-cimke-nem-szamit', 'A hibás címke számít: a hozzá közeli számok rossz választ kapnak.'),
        wrong(
          { tests },
          ({ tests }) => num(tests.length),
          'minden-valasz-elromlik',
          'Nem minden romlik el. Ahol másik példa van legközelebb, ott jó marad.',
        ),
        wrong(
          { tests, limit },
          ({ tests, limit }) => num(tests.filter(n => n < limit).length),
          'minden-kicsit-elrontottnak-vesz',
          `Nem minden „${low}” romlik el: van, amelyikhez a jó példa van közelebb.`,
        ),
        wrong(
          { n: bad.length, tests },
          ({ n, tests }) => num(tests.length - n),
          'jo-valaszokat-szamolja',
          'Ez a jó válaszok száma. A rosszakat számold!',
        ),
        ...(under > 0 && over > 0 ? oneSide({ under, over, example: b }) : []),
      ],
      other: 'Keresd meg minden próbaszám legközelebbi példáját!',
      hints: [
        'Melyik próbaszámhoz van legközelebb a hibás példa?',
        'Írd minden próbaszám mellé a legközelebbi példát!',
        `${The(tests[0] ?? 0)} legközelebbi példája: ${t(nearest(tests[0] ?? 0))}.`,
      ],
      solution: `${tests.map(n => `${t(n)} → ${t(nearest(n))}: ${bad.includes(n) ? 'rossz' : 'jó'}`).join('; ')}. Rossz válasz: ${t(bad.length)}.`,
    },
    equals(tests.filter(n => nearest(n) === b).length),
  );
}

const onto = (n: number, { unit, spokenUnit }: Measure): string => (spokenUnit ? `${t(n)} ${spokenUnit}` : unitSuf(n, unit, 'ra'));

/** The new example that puts the border where it should be. */
function moveBorder(rng: Rng): Task {
  const examples = examplesOf(rng);
  const { measure, numbers } = examples;
  const [, b, c] = numbers;
  const wanted = rng.int(Math.ceil((b + c) / 2) + 1, c - 1);
  const place = 2 * wanted - c;
  redrawIf(place <= b || place >= wanted);
  const [low] = measure.labels;
  return numeric(
    {
      question: `${listed(examples)} A határt, ahol a legközelebbi példát kereső gép döntetlent lát, ${onto(wanted, measure)} szeretnénk tenni. Hány ${measure.unit} legyen az egyetlen új, „${low}” címkéjű példa adata?`,
      answer: num(place),
      check: 'INT',
      unit: measure.unit,
      expr: `${wanted}-(${c}-${wanted})`,
      wrong: [
        wrong(
          { wanted },
          ({ wanted }) => num(wanted),
          'peldat-hatarnak-veszi',
          'Az új példát a határra tetted. A határ félúton van az új példa és a szomszédja között.',
          'a határ helyére teszi az új példát',
        ),
        wrong(
          { b, wanted },
          ({ b, wanted }) => num(2 * wanted - b),
          'rossz-szomszedhoz-meri',
          'A kisebb szomszédhoz mérted. A határ az új példa és a nagyobb, másik címkéjű szomszéd közepe.',
          'az új példát nem a másik címkéjű, hanem az azonos címkéjű szomszédtól méri',
        ),
        wrong(
          { c, wanted },
          ({ c, wanted }) => num(c - wanted),
          'fel-kulonbseget-adja',
          'Ez a távolság a határ és a szomszéd között. Ugyanennyire a másik oldalon legyen az új példa!',
          'a határ és a szomszéd távolságát adja meg az új példa helye helyett',
        ),
        wrong(
          { b, c },
          ({ b, c }) => num((b + c) / 2),
          'mostani-hatart-adja',
          'Itt van most a határ. Az új példa helyét keressük, amelytől a határ arrébb kerül.',
        ),
      ].filter(({ value }) => Number.isInteger(value.size)),
      other: 'A határ félúton lesz az új példa és a másik címkéjű szomszéd között.',
      hints: [
        'Melyik példa lesz az új példa másik címkéjű szomszédja?',
        'A határ mindkét szomszédtól ugyanolyan messze van.',
        `A másik címkéjű szomszéd ${t(c)}, a határtól $${c}-${wanted}=${c - wanted}$ egységre van.`,
      ],
      solution: `$${c}-${wanted}=${c - wanted}$, ugyanennyire a másik oldalon: $${wanted}-${c - wanted}=${place}$.`,
    },
    fits(n => n > b && (n + c) / 2 === wanted),
  );
}

export const nearestLabel = defineGenerator(
  'gen-nearest-label',
  'Adat, címke, legközelebbi példa',
  ['ai-56-tanulas-peldakbol'],
  [],
  (rng, level) => {
    if (level === 1) return rng.pick([whichLabel, leastGap, matchTrio])(rng);
    if (level === 2) return rng.pick([steps, border, goodLabels, whatItLearned])(rng);
    return rng.pick([spoiled, moveBorder, howToMend, spoiled])(rng);
  },
);
