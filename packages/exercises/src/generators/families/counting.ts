import { capital, listing, type Name, numberToWords, suf, textNumber, the, theSuf } from '../../hungarian/index.ts';
import { divisors, gcd, product, range, rat, sum } from '../arithmetic.ts';
import { defineGenerator, redrawIf, type Task } from '../engine.ts';
import { equals, fits } from '../proof.ts';
import type { Rng } from '../rng.ts';
import { numeric, wrong } from '../tasks.ts';
import { frac, num, rawFrac } from '../value.ts';
import { person } from './story.ts';

const t = textNumber;
const pairsOf = <T, U>(a: readonly T[], b: readonly U[]): Array<[T, U]> => a.flatMap(p => b.map((q): [T, U] => [p, q]));

const MENUS: ReadonlyArray<{ text: (n: readonly number[], who: Name) => string }> = [
  {
    text: ([a = 0, b = 0, c], w) =>
      `${w.name} ${t(a)} póló és ${t(b)} nadrág${c ? ` és ${t(c)} sapka` : ''} közül választ. Hányféleképpen öltözhet fel?`,
  },
  {
    text: ([a = 0, b = 0, c]) =>
      `A napi menüben ${t(a)} leves és ${t(b)} főétel${c ? ` és ${t(c)} desszert` : ''} közül lehet választani. Hányféle menüt lehet összeállítani?`,
  },
  {
    text: ([a = 0, b = 0, c]) =>
      `A hegyre ${t(a)} út vezet a tóig, onnan ${t(b)} út a menedékházig${c ? `, onnan ${t(c)} út a csúcsig` : ''}. Hányféle útvonal van?`,
  },
  {
    text: ([a = 0, b = 0, c], w) =>
      `${w.name} fagylaltot vesz: ${t(a)} íz, ${t(b)} öntet${c ? `, ${t(c)} szórás` : ''} van, mindegyikből egyet választ. Hányféle fagylaltot kérhet?`,
  },
];

function menu(rng: Rng, levels: number): Task {
  const n = range(1, levels).map(() => rng.int(2, 6));
  const answer = product(n);
  redrawIf(sum(n) === answer);
  return numeric(
    {
      question: rng.pick(MENUS).text(n, person(rng)),
      answer: num(answer),
      check: 'INT',
      expr: n.join('*'),
      wrong: [
        wrong(
          num(sum(n)),
          'osszead-szorzas-helyett',
          'Összeadtál. Minden választáshoz a következő összes lehetősége tartozik: szorozni kell.',
        ),
        ...(levels === 3
          ? [wrong(num((n[0] ?? 1) * (n[1] ?? 1)), 'szint-kimarad', 'Az utolsó választás kimaradt.')]
          : [wrong(num(answer / 2), 'esetek-felezese', 'Feleztél, pedig itt a sorrend nem ismétli az eseteket.')]),
        wrong(num(answer - 1), 'eset-kimarad', 'Egy eset kimaradt. Rajzolj fadiagramot!'),
        wrong(num(Math.max(...n)), 'csak-az-egyik-szint', 'Csak az egyik választást számoltad.'),
      ].filter(w => Number.isInteger(w.value.size)),
      other: 'Rajzolj fadiagramot, és számold meg az ágak végét!',
      hints: ['Rajzolj fadiagramot!', 'Minden ágról ugyanannyi új ág indul: szorozz!', `Az első két választás: $${n[0]}\\cdot${n[1]}$`],
      solution: `$${n.join('\\cdot')}=${answer}$.`,
    },
    equals(n.reduce<string[]>((paths, k) => paths.flatMap(p => range(1, k).map(i => p + i)), ['']).length),
  );
}

function digitNumbers(rng: Rng): Task {
  const withZero = rng.chance(0.5);
  const repeat = rng.chance(0.5);
  const digits = [...(withZero ? [0] : []), ...rng.sample(range(1, 9), rng.int(withZero ? 2 : 3, 4))].sort((a, b) => a - b);
  const length = rng.int(2, 3);
  const k = digits.length;
  const build = (prefix: readonly number[]): number[][] =>
    prefix.length === length
      ? [[...prefix]]
      : digits.filter(d => (repeat || !prefix.includes(d)) && !(prefix.length === 0 && d === 0)).flatMap(d => build([...prefix, d]));
  const first = k - (withZero ? 1 : 0);
  const rest = range(1, length - 1).map(i => (repeat ? k : k - i));
  const answer = first * product(rest);
  redrawIf(answer < 4 || (!repeat && k < length));
  const free = repeat ? k ** length : product(range(0, length - 1).map(i => k - i));
  return numeric(
    {
      question: `Hány ${length === 2 ? 'kétjegyű' : 'háromjegyű'} szám írható fel ${the(digits[0] ?? 0)}, ${digits.slice(1).map(t).join(', ')} számjegyekből, ha ${repeat ? 'egy számjegy többször is szerepelhet' : 'minden számjegy legfeljebb egyszer szerepelhet'}?`,
      answer: num(answer),
      check: 'INT',
      expr: [first, ...rest].join('*'),
      wrong: [
        ...(withZero ? [wrong(num(free), 'nulla-az-elso-helyen', 'A 0 nem állhat az első helyen.')] : []),
        wrong(
          num(repeat ? first * product(range(1, length - 1).map(i => Math.max(1, k - i))) : k ** length),
          'ismetles-felreertese',
          repeat
            ? 'Itt egy számjegy többször is szerepelhet.'
            : 'Itt nem ismétlődhet számjegy: minden helyen eggyel kevesebb közül választasz.',
        ),
        wrong(num(first + sum(rest)), 'osszead-szorzas-helyett', 'Összeadtad a lehetőségeket. Szorozni kell.'),
      ],
      other: 'Helyenként gondolkodj: hány számjegy kerülhet az első, a második helyre?',
      hints: [
        'Hány számjegy állhat az első helyen?',
        repeat ? 'A többi helyre bármelyik számjegy kerülhet.' : 'A következő helyre eggyel kevesebb közül választhatsz.',
        `Az első helyre ${t(first)} számjegy kerülhet.`,
      ],
      solution: `$${[first, ...rest].join('\\cdot')}=${answer}$.`,
    },
    equals(build([]).length),
  );
}

const countOutcomes = defineGenerator('gen-count-outcomes', 'Összeszámlálás', ['matek-5-hanyfelekeppen'], (rng, level) =>
  level === 1 ? menu(rng, 2) : level === 2 ? menu(rng, 3) : digitNumbers(rng),
);

function urn(rng: Rng, colours: number): Task {
  const names = rng.sample(['piros', 'kék', 'zöld', 'sárga', 'fehér'], colours);
  const n = names.map(() => rng.int(2, 9));
  const total = sum(n);
  const at = rng.int(0, colours - 1);
  const [good = 0, name = ''] = [n[at], names[at]];
  const not = colours > 2 && rng.chance(0.4);
  const top = not ? total - good : good;
  redrawIf(top * 2 === total);
  return numeric(
    {
      question: `Egy zsákban ${listing(names.map((c, i) => `${t(n[i] ?? 0)} ${c}`))} golyó van. Csukott szemmel húzunk egyet. Mennyi a valószínűsége, hogy ${not ? '**nem** ' : ''}${name} lesz?`,
      answer: frac(rat(top, total)),
      check: 'FRAC',
      expr: `${top}/${total}`,
      wrong: [
        wrong(
          frac(rat(top, total - top)),
          'kedvezo-a-kedvezotlenhez',
          'A kedvezőt a kedvezőtlenhez viszonyítottad. Az **összes** esethez kell.',
        ),
        wrong(
          frac(rat(1, colours)),
          'ket-kimenetel-fele-fele',
          'Úgy vetted, mintha minden szín egyformán esélyes lenne. A darabszám számít.',
        ),
        wrong(frac(rat(total - top, total)), 'ellentett-esemeny', 'Ez az ellentétes esemény valószínűsége.'),
        wrong(frac(rat(1, total)), 'egy-eset', 'Egyetlen golyó valószínűségét számoltad. Több kedvező golyó van.'),
      ],
      other: 'Valószínűség = kedvező esetek : összes eset.',
      hints: [
        'Hány golyó van összesen?',
        'Kedvező esetek száma osztva az összes eset számával.',
        `Összesen $${n.join('+')}=${total}$ golyó.`,
      ],
      solution: `Összesen ${t(total)} golyó, ebből ${t(top)} kedvező: $${rawFrac(top, total).tex}${gcd(top, total) > 1 ? `=${frac(rat(top, total)).tex}` : ''}$.`,
    },
    equals(n.flatMap((c, i) => Array<boolean>(c).fill(not ? i !== at : i === at)).filter(Boolean).length / total),
  );
}

const PROPERTIES: ReadonlyArray<{ text: (k: number) => string; test: (n: number, k: number) => boolean; k: readonly number[] }> = [
  { text: k => `osztható ${suf(k, 'val')}`, test: (n, k) => n % k === 0, k: [3, 4, 5, 6, 7] },
  { text: () => 'prímszám', test: n => divisors(n).length === 2, k: [0] },
  { text: k => `nagyobb ${suf(k, 'nál')}`, test: (n, k) => n > k, k: [5, 8, 12, 14] },
  { text: k => `osztója ${theSuf(k, 'nak')}`, test: (n, k) => k % n === 0, k: [12, 18, 24, 30] },
];

function cards(rng: Rng): Task {
  const total = rng.pick([10, 12, 15, 20, 24, 25, 30]);
  const p = rng.pick(PROPERTIES);
  const k = rng.pick(p.k);
  const good = range(1, total).filter(n => p.test(n, k));
  redrawIf(good.length === 0 || good.length >= total - 1);
  return numeric(
    {
      question: `Egy dobozban 1-től ${t(total)}-ig számozott kártyák vannak. Mennyi a valószínűsége, hogy a kihúzott szám ${p.text(k)}?`,
      answer: frac(rat(good.length, total)),
      check: 'FRAC',
      expr: `${good.length}/${total}`,
      wrong: [
        wrong(
          frac(rat(good.length, total - good.length)),
          'kedvezo-a-kedvezotlenhez',
          'A kedvezőt a kedvezőtlenhez viszonyítottad. Az **összes** esethez kell.',
        ),
        wrong(frac(rat(good.length + 1, total)), 'eset-elszamolas', 'Eggyel több esetet számoltál. Sorold fel őket!'),
        ...(good.length > 1 ? [wrong(frac(rat(good.length - 1, total)), 'eset-kimarad', 'Egy eset kimaradt. Sorold fel őket!')] : []),
        wrong(frac(rat(1, 2)), 'ket-kimenetel-fele-fele', 'Nem attól 50%, hogy vagy igaz, vagy nem. Számold meg az eseteket!'),
      ],
      other: 'Sorold fel a kedvező számokat!',
      hints: ['Mely számok jók?', 'Kedvező : összes.', `Az összes eset ${t(total)}.`],
      solution: `Kedvező: ${good.map(t).join(', ')}, ez ${t(good.length)} eset ${theSuf(total, 'ból')}: $${frac(rat(good.length, total)).tex}$.`,
    },
    equals(range(1, total).reduce((c, n) => c + (p.test(n, k) ? 1 : 0), 0) / total),
  );
}

const probabilitySimple = defineGenerator('gen-probability-simple', 'Valószínűség', ['matek-6-valoszinuseg'], (rng, level) =>
  level === 1 ? urn(rng, 2) : level === 2 ? (rng.chance(0.5) ? urn(rng, 3) : cards(rng)) : rng.chance(0.5) ? cards(rng) : urn(rng, 4),
);

function twoDice(rng: Rng): Task {
  const kind = rng.pick(['sum', 'product', 'equal', 'atleast'] as const);
  const k = { sum: rng.int(3, 11), product: rng.pick([4, 6, 12, 10, 15]), equal: 0, atleast: rng.int(8, 10) }[kind];
  const test = {
    sum: (a: number, b: number) => a + b === k,
    product: (a: number, b: number) => a * b === k,
    equal: (a: number, b: number) => a === b,
    atleast: (a: number, b: number) => a + b >= k,
  }[kind];
  const all = pairsOf(range(1, 6), range(1, 6));
  const good = all.filter(([a, b]) => test(a, b));
  const unordered = good.filter(([a, b]) => a <= b).length;
  const sums = range(2, 12);
  const naive = kind === 'sum' ? 1 : kind === 'atleast' ? sums.filter(s => s >= k).length : 0;
  const text = {
    sum: `a dobott számok összege ${t(k)}`,
    product: `a dobott számok szorzata ${t(k)}`,
    equal: 'a két kockával ugyanazt dobjuk',
    atleast: `a dobott számok összege legalább ${t(k)}`,
  }[kind];
  return numeric(
    {
      question: `Két szabályos dobókockával dobunk. Mennyi a valószínűsége, hogy ${text}?`,
      answer: frac(rat(good.length, 36)),
      check: 'FRAC',
      expr: `${good.length}/36`,
      wrong: [
        wrong(
          frac(rat(unordered, 21)),
          'sorrend-nem-szamit',
          'Az (1; 2) és a (2; 1) dobást azonosnak vetted. Összesen 36 egyformán valószínű eset van.',
        ),
        wrong(frac(rat(unordered, 36)), 'sorrend-nem-szamit', 'A kedvező eseteknél kihagytad a felcserélt párokat.'),
        ...(naive
          ? [
              wrong(
                frac(rat(naive, 11)),
                'nem-egyenloen-valoszinu',
                'Az összegek 2-től 12-ig nem egyformán valószínűek. A számpárokat számold!',
              ),
            ]
          : []),
        wrong(frac(rat(good.length, 12)), 'osszes-eset-12', 'Az összes eset $6\\cdot6=36$, nem 12.'),
      ],
      other: 'Rajzolj 6-szor 6-os táblázatot, és színezd be a jó mezőket!',
      hints: [
        'Hány számpár lehetséges?',
        'Az összes eset $6\\cdot6=36$. Sorold fel a kedvező párokat!',
        `Például az egyik kedvező pár: (${good[0]?.join('; ')}).`,
      ],
      solution: `A 36 számpár közül ${t(good.length)} kedvező: $${rawFrac(good.length, 36).tex}${gcd(good.length, 36) > 1 ? `=${frac(rat(good.length, 36)).tex}` : ''}$.`,
    },
    fits(v => Math.abs(v * 36 - range(0, 35).filter(i => test(Math.floor(i / 6) + 1, (i % 6) + 1)).length) < 1e-9),
  );
}

function twoDigit(rng: Rng): Task {
  const kinds = [
    { text: 'a szám osztható K', ks: [3, 4, 5, 6, 7, 9, 11, 12, 15], test: (n: number, k: number) => n % k === 0 },
    { text: 'a számjegyek összege K', ks: [5, 6, 7, 8, 9, 10, 12], test: (n: number, k: number) => Math.floor(n / 10) + (n % 10) === k },
    { text: 'a szám négyzetszám', ks: [0], test: (n: number) => Number.isInteger(Math.sqrt(n)) },
    { text: 'a szám két egyforma számjegyből áll', ks: [0], test: (n: number) => n % 11 === 0 },
  ] as const;
  const p = rng.pick(kinds);
  const k = rng.pick<number>(p.ks);
  const good = range(10, 99).filter(n => p.test(n, k));
  const all = range(1, 99).filter(n => p.test(n, k));
  const text = p.text.replace('osztható K', `osztható ${suf(k, 'val')}`).replace('K', t(k));
  return numeric(
    {
      question: `Véletlenszerűen kiválasztunk egy kétjegyű természetes számot. Mennyi a valószínűsége, hogy ${text}?`,
      answer: frac(rat(good.length, 90)),
      check: 'FRAC',
      expr: `${good.length}/90`,
      wrong: [
        wrong(frac(rat(good.length, 100)), 'ketjegyuek-szama', 'A kétjegyű számok 10-től 99-ig vannak: 90 darab, nem 100.'),
        wrong(frac(rat(good.length, 99)), 'ketjegyuek-szama', 'Az egyjegyűek nem számítanak: 10-től 99-ig 90 szám van.'),
        wrong(frac(rat(good.length, 89)), 'ketjegyuek-szama', 'A 10 és a 99 is beletartozik: $99-10+1=90$ szám van.'),
        ...(all.length !== good.length
          ? [wrong(frac(rat(all.length, 90)), 'egyjegyueket-is-szamolja', 'Az egyjegyű számokat is beleszámoltad.')]
          : []),
      ],
      other: 'Hány kétjegyű szám van? Ebből hány kedvező?',
      hints: [
        'Hány kétjegyű szám van?',
        '10-től 99-ig 90 szám van. Számold meg a kedvezőket!',
        `Az első kedvező szám ${the(good[0] ?? 0)}.`,
      ],
      solution: `90 kétjegyű szám van, ebből ${t(good.length)} kedvező: $${rawFrac(good.length, 90).tex}${gcd(good.length, 90) > 1 ? `=${frac(rat(good.length, 90)).tex}` : ''}$.`,
    },
    equals([...Array(100).keys()].filter(n => n > 9 && p.test(n, k)).length / 90),
  );
}

function twoDraws(rng: Rng): Task {
  const [r, b] = [rng.int(2, 5), rng.int(2, 5)];
  const total = r + b;
  const same = rng.chance(0.5);
  const good = same ? r * (r - 1) + b * (b - 1) : 2 * r * b;
  const all = total * (total - 1);
  const replaced = same ? r * r + b * b : 2 * r * b;
  return numeric(
    {
      question: `Egy dobozban ${t(r)} piros és ${t(b)} fehér golyó van. Egymás után, visszatevés nélkül húzunk kettőt. Mennyi a valószínűsége, hogy ${same ? 'egyforma színűek' : 'különböző színűek'}?`,
      answer: frac(rat(good, all)),
      check: 'FRAC',
      wrong: [
        wrong(
          frac(rat(replaced, total * total)),
          'visszateveskent-szamol',
          'Úgy számoltál, mintha visszatennénk az elsőt. Másodszorra eggyel kevesebb golyó van.',
        ),
        wrong(frac(rat(all - good, all)), 'ellentett-esemeny', 'Ez az ellentétes esemény valószínűsége.'),
        ...(same
          ? [wrong(frac(rat(r * (r - 1), all)), 'eset-kimarad', 'Csak a két pirosat számoltad. A két fehér is egyforma színű.')]
          : [wrong(frac(rat(r * b, all)), 'sorrend-nem-szamit', 'A piros–fehér és a fehér–piros sorrend két külön eset.')]),
        wrong(frac(rat(1, 2)), 'ket-kimenetel-fele-fele', 'Nem egyformán esélyes a két lehetőség. Számold meg az eseteket!'),
      ],
      other: 'Rajzolj fadiagramot: mi lehet az első, mi a második golyó?',
      hints: [
        'Hány golyó marad a második húzáshoz?',
        'Az összes rendezett pár száma: első · második lehetőségek.',
        `Az összes eset $${total}\\cdot${total - 1}=${all}$.`,
      ],
      solution: `Összes eset: $${total}\\cdot${total - 1}=${all}$. Kedvező: $${same ? `${r}\\cdot${r - 1}+${b}\\cdot${b - 1}` : `2\\cdot${r}\\cdot${b}`}=${good}$. A valószínűség $${frac(rat(good, all)).tex}$.`,
    },
    fits(v => {
      const balls = [...Array<string>(r).fill('r'), ...Array<string>(b).fill('b')];
      const draws = balls.flatMap((p, i) => balls.flatMap((q, j) => (i === j ? [] : [p === q])));
      return Math.abs(v - draws.filter(d => d === same).length / draws.length) < 1e-9;
    }),
  );
}

const probabilityCompound = defineGenerator('gen-probability-compound', 'Összetett valószínűség', ['matek-8-valoszinuseg'], (rng, level) =>
  level === 1
    ? rng.chance(0.5)
      ? twoDigit(rng)
      : twoDice(rng)
    : level === 2
      ? rng.chance(0.6)
        ? twoDigit(rng)
        : twoDice(rng)
      : twoDraws(rng),
);

function handshakes(rng: Rng): Task {
  const n = rng.int(4, 12);
  const answer = (n * (n - 1)) / 2;
  const text = rng.pick([
    `Egy találkozón ${t(n)} ember van, és mindenki mindenkivel egyszer kezet fog. Hány kézfogás történik?`,
    `Egy pingpongversenyen ${t(n)} játékos indul, és mindenki mindenkivel egyszer játszik. Hány mérkőzés lesz?`,
    `Egy körön ${t(n)} pont van. Hány szakasz köti össze őket, ha bármely kettőt összekötjük?`,
    `${capital(numberToWords(n).replace('kettő', 'két'))} tanulóból kettőt választanak a levél átadására. Hányféleképpen tehetik meg?`,
  ]);
  return numeric(
    {
      question: text,
      answer: num(answer),
      check: 'INT',
      expr: `${n}*(${n}-1)/2`,
      wrong: [
        wrong(num(n * (n - 1)), 'ketszer-szamolja', 'Minden párt kétszer számoltál: a sorrend itt nem számít.'),
        wrong(num((n * n) / 2), 'onmagaval-is', 'Senki nem kerül párba önmagával.'),
        wrong(num(2 * n), 'osszead-szorzas-helyett', 'Gondold végig, hányszor kerül sorra egy ember!'),
        wrong(num(n - 1), 'csak-egy-elem', 'Ennyi párban szerepel egyvalaki. A többit is számold!'),
      ].filter(w => Number.isInteger(w.value.size)),
      other: 'Mindenki eggyel kevesebb párban szerepel, mint ahányan vannak; utána ossz kettővel!',
      hints: [
        'Hány párban szerepel egy valaki?',
        'Szorozd meg a létszámmal, és oszd el kettővel, mert minden párt kétszer számoltál!',
        `Egyvalaki ${t(n - 1)} párban szerepel.`,
      ],
      solution: `$\\frac{${n}\\cdot${n - 1}}{2}=${answer}$.`,
    },
    equals(range(1, n).flatMap(i => range(i + 1, n)).length),
  );
}

function lineUp(rng: Rng): Task {
  const n = rng.int(3, 6);
  const answer = product(range(1, n));
  const fixed = rng.chance(0.4) && n > 3;
  const who = person(rng);
  const result = fixed ? product(range(1, n - 1)) : answer;
  return numeric(
    {
      question: fixed
        ? `${capital(numberToWords(n))} gyerek sorba áll a csúszdánál. Hányféle sorrend lehet, ha ${who.name} áll legelöl?`
        : rng.pick([
            `Hányféle sorrendben állhat sorba ${numberToWords(n).replace('kettő', 'két')} gyerek?`,
            `${capital(numberToWords(n))} különböző könyvet teszünk egymás mellé a polcra. Hányféle sorrend lehet?`,
          ]),
      answer: num(result),
      check: 'INT',
      expr: range(1, fixed ? n - 1 : n).join('*'),
      wrong: [
        ...(fixed
          ? [wrong(num(answer), 'feltetel-kimarad', 'Az első hely már foglalt: a többieket kell sorba rakni.')]
          : [
              wrong(
                num(n * n),
                'ismetles-felreertese',
                'Egy gyerek nem állhat két helyen. Minden helyre eggyel kevesebb közül választasz.',
              ),
            ]),
        wrong(num(sum(range(1, n))), 'osszead-szorzas-helyett', 'Összeadtál. A lehetőségek szorzódnak.'),
        wrong(num((n * (n - 1)) / 2), 'sorrend-es-kivalasztas', 'Párokat számoltál. Itt mindenkinek helye van a sorban.'),
        wrong(num(n), 'csak-az-elso-hely', 'Csak az első helyet számoltad.'),
      ],
      other: 'Hány gyerek állhat az első helyen? Hány a másodikon?',
      hints: [
        'Hány lehetőség van az első helyre?',
        'Minden következő helyre eggyel kevesebb.',
        fixed
          ? `Az első hely foglalt, a másodikra ${t(n - 1)} lehetőség van.`
          : `Az első helyre ${t(n)}, a másodikra ${t(n - 1)} lehetőség van.`,
      ],
      solution: `$${range(1, fixed ? n - 1 : n)
        .reverse()
        .join('\\cdot')}=${result}$.`,
    },
    equals(
      (() => {
        const perms = (rest: readonly number[]): number[][] =>
          rest.length ? rest.flatMap(p => perms(rest.filter(q => q !== p)).map(tail => [p, ...tail])) : [[]];
        return perms(range(1, n)).filter(p => !fixed || p[0] === 1).length;
      })(),
    ),
  );
}

const permutationPairs = defineGenerator('gen-permutation-pairs', 'Sorrendek és párok', ['matek-7-kombinatorika'], (rng, level) =>
  level === 1
    ? rng.chance(0.6)
      ? handshakes(rng)
      : lineUp(rng)
    : level === 2
      ? rng.chance(0.5)
        ? lineUp(rng)
        : digitNumbers(rng)
      : digitNumbers(rng),
);

export const counting = [countOutcomes, probabilitySimple, probabilityCompound, permutationPairs];
