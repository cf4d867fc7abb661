import { capital, decimalsOf, texNumber, textNumber, theWord, unitSuf, withUnit } from '../../hungarian/index.ts';
import { roundTo, tidy } from '../arithmetic.ts';
import { defineGenerator, redraw, redrawIf } from '../engine.ts';
import { fits } from '../proof.ts';
import { choice, numeric, words, wrong } from '../tasks.ts';
import { num } from '../value.ts';
import { person } from './story.ts';

const t = textNumber;
const x = texNumber;

interface Prefixed {
  base: string;
  quantity: string;
  units: ReadonlyArray<readonly [unit: string, power: number]>;
}
const PREFIXED: readonly Prefixed[] = [
  {
    base: 'm',
    quantity: 'hosszúság',
    units: [
      ['mm', -3],
      ['cm', -2],
      ['dm', -1],
      ['m', 0],
      ['km', 3],
    ],
  },
  {
    base: 'g',
    quantity: 'tömeg',
    units: [
      ['mg', -3],
      ['g', 0],
      ['kg', 3],
    ],
  },
  {
    base: 'l',
    quantity: 'térfogat',
    units: [
      ['ml', -3],
      ['cl', -2],
      ['dl', -1],
      ['l', 0],
      ['hl', 2],
    ],
  },
  {
    base: 's',
    quantity: 'idő',
    units: [
      ['ms', -3],
      ['s', 0],
    ],
  },
  {
    base: 'W',
    quantity: 'teljesítmény',
    units: [
      ['W', 0],
      ['kW', 3],
      ['MW', 6],
    ],
  },
];

const siConvert = defineGenerator('gen-si-convert', 'Mértékegységek, előtagok', ['fizika-6-mi-a-fizika'], (rng, level) => {
  if (level === 1 && rng.chance(0.3)) {
    const [prefix, power] = rng.pick([
      ['kilo', 3],
      ['centi', -2],
      ['milli', -3],
      ['deci', -1],
      ['mega', 6],
    ] as const);
    const name = (n: number): string =>
      n === 6
        ? 'milliószoros'
        : n === 3
          ? 'ezerszeres'
          : n === 2
            ? 'százszoros'
            : n === 1
              ? 'tízszeres'
              : n === -1
                ? 'tizedrész'
                : n === -2
                  ? 'századrész'
                  : 'ezredrész';
    const others = rng.sample(
      [3, 2, -1, -2, -3, 6].filter(n => n !== power),
      3,
    );
    const base = rng.pick(
      prefix === 'mega' ? ['watt', 'joule', 'hertz'] : prefix === 'kilo' ? ['méter', 'gramm', 'watt', 'joule'] : ['méter', 'liter'],
    );
    return choice(
      rng,
      {
        question: `Mit jelent a „${prefix}” előtag, például a „${prefix}${base}” szóban?`,
        right: words(name(power), String(power)),
        because: `Helyes! A „${prefix}” előtag jelentése: ${name(power)}.`,
        wrong: others.map(n =>
          wrong(
            words(name(n), String(n)),
            prefix === 'kilo' && n === 2 ? 'kilo-szaz' : 'elotagok-keverese',
            `A „${prefix}” előtag jelentése: ${name(power)}.`,
          ),
        ),
        hints: [
          'Gondolj egy ismert egységre ezzel az előtaggal!',
          'Például 1 km = 1000 m, 1 cm = 0,01 m, 1 mm = 0,001 m.',
          power > 0 ? 'Ez nagyobb egységet jelent.' : 'Ez kisebb egységet jelent.',
        ],
        solution: `A „${prefix}” előtag jelentése: ${name(power)}.`,
      },
      key => Number(key) === { kilo: 3, centi: -2, milli: -3, deci: -1, mega: 6 }[prefix],
    );
  }
  const p = rng.pick(PREFIXED);
  const [from, to] = rng.sample(p.units, 2);
  if (!from || !to) redraw();
  const shift = from[1] - to[1];
  const n =
    level === 1
      ? rng.int(2, 90) * (shift < 0 ? 10 ** -shift : 1)
      : level === 2
        ? tidy(rng.int(11, 990) / 10)
        : tidy(rng.int(11, 9900) / 100);
  const answer = tidy(n * 10 ** shift);
  redrawIf(level === 1 && Math.abs(shift) > 3);
  redrawIf(
    answer === 0 || Math.abs(answer - n * 10 ** shift) > 1e-9 * Math.max(1, answer) || decimalsOf(answer) > 5 || answer > 9e7 || n > 90_000,
  );
  const up = shift > 0;
  return numeric(
    {
      question: rng.pick([
        `Váltsd át: ${withUnit(n, from[0])} hány ${to[0]}?`,
        `Egy mérésnél ${theWord(p.quantity)} ${withUnit(n, from[0])}. Hány ${to[0]} ez?`,
      ]),
      answer: num(answer),
      check: 'NUM',
      unit: to[0],
      wrong: [
        wrong(
          num(tidy(n * 10 ** -shift)),
          'szorzas-osztas-csere',
          up ? 'Osztottál. Kisebb egységre váltva szorozni kell.' : 'Szoroztál. Nagyobb egységre váltva osztani kell.',
        ),
        wrong(num(tidy(answer * 10)), 'elotagok-keverese', 'Egy nagyságrenddel elcsúsztál. Nézd meg az előtagokat!'),
        wrong(num(tidy(answer / 10)), 'elotagok-keverese', 'Egy nagyságrenddel elcsúsztál. Nézd meg az előtagokat!'),
      ].filter(w => (w.value.size ?? 0) > 0 && decimalsOf(w.value.size ?? 0) <= 5 && (w.value.size ?? 0) < 1e9),
      other: 'Keresd meg a váltószámot az előtagokból!',
      hints: [
        'Kisebb vagy nagyobb egységre váltasz?',
        up ? 'Kisebb egységre váltva szorzunk.' : 'Nagyobb egységre váltva osztunk.',
        up ? `1 ${from[0]} = ${t(10 ** shift)} ${to[0]}` : `1 ${to[0]} = ${t(10 ** -shift)} ${from[0]}`,
      ],
      solution: up
        ? `$${x(n)}\\cdot${x(10 ** shift)}=${x(answer)}$, tehát ${withUnit(answer, to[0])}.`
        : `$${x(n)}:${x(10 ** -shift)}=${x(answer)}$, tehát ${withUnit(answer, to[0])}.`,
    },
    fits(v => Math.abs(v * 10 ** to[1] - n * 10 ** from[1]) < 1e-9 * Math.max(1, n * 10 ** from[1])),
  );
});

const relativeMotion = defineGenerator('gen-relative-motion', 'Mozgás és nyugalom', ['fizika-6-mozgas-nyugalom'], (rng, level) => {
  if (level === 1) {
    const w = person(rng);
    const s = rng.pick([
      {
        who: `${w.name} egy haladó buszban ül.`,
        still: 'az üléshez képest',
        moving: ['az út menti fákhoz képest', 'a buszmegállóhoz képest', 'a járdán álló emberekhez képest'],
      },
      {
        who: `${w.name} egy folyón lefelé sodródó csónakban ül.`,
        still: 'a csónakhoz képest',
        moving: ['a parthoz képest', 'a hídhoz képest', 'a parti fűzfához képest'],
      },
      {
        who: `${w.name} egy mozgólépcsőn áll.`,
        still: 'a lépcsőfokhoz képest',
        moving: ['a falhoz képest', 'a pénztárhoz képest', 'a szomszédos álló lépcsőhöz képest'],
      },
      {
        who: `Egy macska alszik egy vonat ablakpárkányán, a vonat éppen halad.`,
        still: 'az ablakhoz képest',
        moving: ['a sínekhez képest', 'az állomáshoz képest', 'a sín melletti jelzőlámpához képest'],
      },
      {
        who: `${w.name} egy felszálló léggömb kosarában áll.`,
        still: 'a kosárhoz képest',
        moving: ['a földhöz képest', 'a templomtoronyhoz képest', 'a réthez képest'],
      },
    ]);
    const askStill = rng.chance(0.5);
    const moving = rng.shuffle(s.moving);
    const right = askStill ? s.still : (moving[0] ?? '');
    const right2 = askStill ? words(s.still, 'still') : words(right, 'moving');
    const wrongs = askStill
      ? moving.map((m, i) => wrong(words(m, `moving${i}`), 'mozgas-abszolut', 'Ehhez képest változik a helye, tehát mozog.'))
      : [
          wrong(words(s.still, 'still'), 'mozgas-abszolut', 'Ehhez képest nem változik a helye, tehát nyugalomban van.'),
          wrong(
            words('semmihez képest', 'none'),
            'mozgas-abszolut',
            'A mozgás mindig valamihez képest értendő; van, amihez képest változik a helye.',
          ),
        ];
    return choice(
      rng,
      {
        question: `${s.who} Mihez képest van ${askStill ? 'nyugalomban' : 'mozgásban'}?`,
        right: right2,
        because: askStill ? 'Helyes! Ehhez képest nem változik a helye.' : 'Helyes! Ehhez képest változik a helye.',
        wrong: wrongs,
        hints: [
          'Mihez képest változik a helye?',
          'A mozgás és a nyugalom attól függ, mit választunk viszonyítási testnek.',
          askStill ? 'Keresd azt, ami vele együtt mozog!' : 'Keresd azt, ami nem mozog vele együtt!',
        ],
        solution: `${capital(right)} ${askStill ? 'nyugalomban' : 'mozgásban'} van, mert ehhez képest ${askStill ? 'nem ' : ''}változik a helye.`,
      },
      key => (askStill ? key === 'still' : key === 'moving'),
    );
  }
  const same = rng.chance(0.5);
  const [v1, v2] = [rng.int(40, 110), rng.int(30, 100)];
  redrawIf(Math.abs(v1 - v2) < 5);
  const answer = same ? Math.abs(v1 - v2) : v1 + v2;
  const [a, b] = rng.pick([
    ['autó', 'busz'],
    ['vonat', 'autó'],
    ['motoros', 'teherautó'],
    ['autó', 'teherautó'],
  ] as const);
  if (level === 2) {
    return numeric(
      {
        question: `Egy ${a} ${withUnit(v1, 'km/h')}, egy ${b} ${withUnit(v2, 'km/h')} sebességgel halad ${same ? 'azonos irányban' : 'egymással szemben'}, párhuzamos úton. Mekkora az egyik sebessége a másikhoz képest?`,
        answer: num(answer),
        check: 'NUM',
        unit: 'km/h',
        expr: same ? `${Math.max(v1, v2)}-${Math.min(v1, v2)}` : `${v1}+${v2}`,
        wrong: [
          wrong(
            num(same ? v1 + v2 : Math.abs(v1 - v2)),
            'relativ-sebesseg-iranya',
            same ? 'Összeadtad. Azonos iránynál a sebességek különbsége kell.' : 'Kivontad. Szemben haladva a sebességek összege kell.',
          ),
          wrong(num((v1 + v2) / 2), 'sebessegek-atlaga', 'Átlagot számoltál.'),
          wrong(num(Math.max(v1, v2)), 'mozgas-abszolut', 'Ez az úthoz viszonyított sebesség. A másik járműhöz képest kell.'),
        ],
        other: 'Gondold végig: 1 óra alatt mennyivel változik a távolságuk?',
        hints: [
          'Közelednek vagy távolodnak?',
          same ? 'Azonos iránynál a sebességek különbsége kell.' : 'Szemben haladva a sebességek összeadódnak.',
          same ? `$${Math.max(v1, v2)}-${Math.min(v1, v2)}$` : `$${v1}+${v2}$`,
        ],
        solution: same ? `$${Math.max(v1, v2)}-${Math.min(v1, v2)}=${answer}$ km/h.` : `$${v1}+${v2}=${answer}$ km/h.`,
      },
      fits(v => Math.abs(same ? v1 * 1 - v2 * 1 : v1 * 1 + v2 * 1) === v),
    );
  }
  const hours = rng.pick([0.5, 1, 1.5, 2, 2.5, 3]);
  const distance = tidy(answer * hours);
  return numeric(
    {
      question: same
        ? `Egy ${a} ${withUnit(v1, 'km/h')}, egy ${b} ${withUnit(v2, 'km/h')} sebességgel halad ugyanabban az irányban. Egyszerre indultak ugyanonnan. Mekkora lesz a távolságuk ${t(hours)} óra múlva?`
        : `Két város távolsága ${withUnit(distance, 'km')}. Egy ${a} és egy ${b} egyszerre indul egymással szemben ${withUnit(v1, 'km/h')} és ${withUnit(v2, 'km/h')} sebességgel. Hány óra múlva találkoznak?`,
      answer: num(same ? distance : hours),
      check: 'NUM',
      unit: same ? 'km' : 'h',
      wrong: same
        ? [
            wrong(
              num(tidy((v1 + v2) * hours)),
              'relativ-sebesseg-iranya',
              'Összeadtad a sebességeket. Azonos iránynál a különbségük számít.',
            ),
            wrong(num(tidy(Math.max(v1, v2) * hours)), 'ut-elmozdulas', 'Ez a gyorsabb jármű útja. A távolságuk a kérdés.'),
            wrong(num(answer), 'ido-kimarad', 'Ez az 1 óra alatti eltávolodás.'),
          ]
        : [
            ...(decimalsOf(roundTo(distance / Math.abs(v1 - v2), 5)) <= 2
              ? [
                  wrong(
                    num(distance / Math.abs(v1 - v2)),
                    'relativ-sebesseg-iranya',
                    'A különbséggel osztottál. Szemben haladva a sebességek összege kell.',
                  ),
                ]
              : []),
            wrong(num(roundTo(distance / v1, 2)), 'csak-az-egyik-mozog', 'Csak az egyik jármű sebességével számoltál. Mindkettő mozog.'),
            wrong(num(tidy(hours * 2)), 'sebessegek-atlaga', 'Az átlagsebességgel osztottál.'),
          ],
      other: same ? 'Óránként mennyivel nő a távolságuk?' : 'Óránként mennyivel csökken a távolságuk?',
      hints: [
        same ? 'Óránként mennyivel távolodnak?' : 'Óránként mennyivel közelednek?',
        same ? 'Azonos iránynál a sebességek különbsége kell.' : 'Szemben haladva a sebességek összeadódnak.',
        same ? `Óránként ${withUnit(answer, 'km')} a különbség.` : `$${x(distance)}:(${v1}+${v2})$`,
      ],
      solution: same
        ? `$${answer}\\cdot${x(hours)}=${x(distance)}$, tehát ${withUnit(distance, 'km')}.`
        : `$${x(distance)}:(${v1}+${v2})=${x(hours)}$, tehát ${t(hours)} óra.`,
    },
    fits(v => (same ? Math.abs(Math.abs(v1 * hours - v2 * hours) - v) < 1e-9 : Math.abs(v1 * v + v2 * v - distance) < 1e-9)),
  );
});

const forceScale = defineGenerator('gen-force-scale', 'Az erő ábrázolása', ['fizika-6-ero'], (rng, level) => {
  const k = rng.pick(level === 1 ? [5, 10, 20, 50] : [2, 4, 5, 15, 20, 25, 40, 100]);
  const cm = level === 1 ? rng.int(2, 9) : tidy(rng.int(3, 25) / 2);
  const force = tidy(k * cm);
  if (level < 3) {
    const askForce = level === 1 ? true : rng.chance(0.4);
    const answer = askForce ? force : cm;
    return numeric(
      {
        question: askForce
          ? `Egy rajzon 1 cm hosszú nyíl ${withUnit(k, 'N')} erőt jelent. Mekkora erőt jelöl egy ${withUnit(cm, 'cm')} hosszú nyíl?`
          : `Egy rajzon 1 cm hosszú nyíl ${withUnit(k, 'N')} erőt jelent. Hány centiméteres nyíllal kell ábrázolni ${withUnit(force, 'N')} erőt?`,
        answer: num(answer),
        check: 'NUM',
        unit: askForce ? 'N' : 'cm',
        expr: askForce ? `${k}*${cm}` : `${force}/${k}`,
        wrong: askForce
          ? [
              wrong(num(k + cm), 'osszead-szorzas-helyett', 'Összeadtál. Minden centiméter ugyanannyi newtont jelent: szorozni kell.'),
              wrong(num(cm), 'nyil-hossza-az-ero', 'A nyíl hossza nem maga az erő. A lépték is számít.'),
              ...(decimalsOf(roundTo(k / cm, 5)) < 4 ? [wrong(num(k / cm), 'oszt-szorzas-helyett', 'Osztottál. Szorozni kell.')] : []),
            ]
          : [
              wrong(num(tidy(force * k)), 'szoroz-osztas-helyett', 'Szoroztál. Osztani kell a léptékkel.'),
              wrong(num(force), 'nyil-hossza-az-ero', 'Az erőt adtad meg. A nyíl hossza a kérdés.'),
              wrong(num(tidy(force - k)), 'kivonas-osztas-helyett', 'Kivontál. Osztani kell.'),
            ].filter(w => (w.value.size ?? 0) > 0),
        other: 'Erő = a nyíl hossza · lépték.',
        hints: ['Mennyit jelent 1 cm?', 'Erő = a nyíl hossza · lépték.', askForce ? `$${x(cm)}\\cdot${k}$` : `$${x(force)}:${k}$`],
        solution: askForce
          ? `$${x(cm)}\\cdot${k}=${x(force)}$, tehát ${withUnit(force, 'N')}.`
          : `$${x(force)}:${k}=${x(cm)}$, tehát ${withUnit(cm, 'cm')}.`,
      },
      fits(v => (askForce ? Math.abs(v / k - cm) < 1e-9 : Math.abs(v * k - force) < 1e-9)),
    );
  }
  const cm2 = tidy(rng.int(3, 25) / 2);
  redrawIf(cm2 === cm);
  const same = rng.chance(0.5);
  const answer = tidy(k * (same ? cm + cm2 : Math.abs(cm - cm2)));
  return numeric(
    {
      question: `Egy rajzon 1 cm hosszú nyíl ${withUnit(k, 'N')} erőt jelent. Egy testre ${same ? 'azonos' : 'ellentétes'} irányban két erő hat, a nyilak hossza ${withUnit(cm, 'cm')} és ${withUnit(cm2, 'cm')}. Mekkora az eredő erő?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'N',
      wrong: [
        wrong(
          num(tidy(k * (same ? Math.abs(cm - cm2) : cm + cm2))),
          'eredo-iranya',
          same ? 'Kivontad. Azonos irányú erők összeadódnak.' : 'Összeadtad. Ellentétes irányú erőknél a különbség kell.',
        ),
        wrong(
          num(tidy(same ? cm + cm2 : Math.abs(cm - cm2))),
          'nyil-hossza-az-ero',
          'Ez a nyilakból számolt hossz. Szorozd meg a léptékkel!',
        ),
        wrong(num(tidy(k * Math.max(cm, cm2))), 'csak-az-egyik-ero', 'Csak az egyik erőt vetted figyelembe.'),
      ],
      other: 'Számítsd ki mindkét erőt, aztán az eredőt!',
      hints: [
        'Mekkora az egyik erő?',
        same ? 'Azonos irányú erők összeadódnak.' : 'Ellentétes irányú erőknél a különbségük az eredő.',
        `Az egyik erő $${x(cm)}\\cdot${k}=${x(force)}$ N.`,
      ],
      solution: `$${x(force)}\\ \\text{N}$ és $${x(tidy(k * cm2))}\\ \\text{N}$, az eredő ${withUnit(answer, 'N')}.`,
    },
    fits(v => Math.abs(v - Math.abs(k * cm + (same ? 1 : -1) * k * cm2)) < 1e-9),
  );
});

const temperature = defineGenerator('gen-temperature', 'Hőmérséklet', ['fizika-6-homerseklet'], (rng, level) => {
  const c = rng.int(-40, 120);
  if (level === 1) {
    const d = rng.int(-30, 35);
    redrawIf(c - d < 3 || c - d > 24 || c > 30 || (c > 0 && d > 0 && rng.chance(0.6)));
    const diff = c - d;
    return numeric(
      {
        question: rng.pick([
          `Éjjel ${withUnit(d, '°C')}, délben ${withUnit(c, '°C')} volt. Hány °C-kal melegedett a levegő?`,
          `A völgyben ${withUnit(c, '°C')}, a hegycsúcson ${withUnit(d, '°C')} van. Mekkora a hőmérséklet-különbség?`,
        ]),
        answer: num(diff),
        check: 'INT',
        unit: '°C',
        expr: `(${c})-(${d})`,
        wrong: [
          wrong(num(c + d), 'elojel-hiba', 'A negatív hőmérséklet kivonása hozzáadást jelent.'),
          wrong(num(Math.abs(Math.abs(c) - Math.abs(d))), 'elojel-hiba', 'Az előjelet nem vetted figyelembe.'),
          wrong(num(-diff), 'elojel-hiba', 'A különbség pozitív: a nagyobból vond ki a kisebbet!'),
        ],
        other: 'A magasabb hőmérsékletből vond ki az alacsonyabbat!',
        hints: ['Rajzolj hőmérőt a 0-val!', 'Különbség = magasabb − alacsonyabb.', `$${x(c)}-${d < 0 ? `(${x(d)})` : x(d)}$`],
        solution: `$${x(c)}-${d < 0 ? `(${x(d)})` : x(d)}=${diff}$, tehát ${withUnit(diff, '°C')}.`,
      },
      fits(v => d + v === c),
    );
  }
  if (level === 2) {
    const toK = rng.chance(0.5);
    return numeric(
      {
        question: toK ? `Hány kelvin ${withUnit(c, '°C')}? Számolj 273-mal!` : `Hány °C ${withUnit(c + 273, 'K')}? Számolj 273-mal!`,
        answer: num(toK ? c + 273 : c),
        check: 'INT',
        unit: toK ? 'K' : '°C',
        expr: toK ? `(${c})+273` : `${c + 273}-273`,
        wrong: [
          wrong(
            num(toK ? c - 273 : c + 546),
            'kelvin-rossz-irany',
            toK ? 'Kivontál. Kelvinre váltva hozzá kell adni 273-at.' : 'Hozzáadtál. Celsius-fokra váltva ki kell vonni 273-at.',
          ),
          wrong(num(toK ? Math.abs(c) + 273 : -c), 'elojel-hiba', 'Az előjelet rontottad el.'),
          wrong(num(toK ? 273 - c : 273), 'kelvin-rossz-irany', 'A kelvin és a °C különbsége mindig 273.'),
        ],
        other: '$T=t+273$',
        hints: ['Melyik szám a nagyobb: a kelvin vagy a °C?', '$T=t+273$', toK ? `$${x(c)}+273$` : `$${x(c + 273)}-273$`],
        solution: toK ? `$${x(c)}+273=${x(c + 273)}$ K.` : `$${x(c + 273)}-273=${x(c)}$ °C.`,
      },
      fits(v => (toK ? v - c === 273 : c + 273 - v === 273)),
    );
  }
  const change = rng.int(5, 60);
  const warm = rng.chance(0.5);
  const end = c + (warm ? change : -change);
  redrawIf(end < -100 || c > 90);
  return numeric(
    {
      question: `Egy anyag hőmérséklete ${withUnit(c + 273, 'K')}. ${warm ? 'Felmelegítjük' : 'Lehűtjük'} ${unitSuf(change, '°C', 'val')}. Hány °C lesz a hőmérséklete? Számolj 273-mal!`,
      answer: num(end),
      check: 'INT',
      unit: '°C',
      expr: `${c + 273}-273${warm ? '+' : '-'}${change}`,
      wrong: [
        wrong(num(c + 273 + (warm ? change : -change)), 'atvaltas-elmarad', 'Kelvinben hagytad. A kérdés °C.'),
        wrong(
          num(c + (warm ? -change : change)),
          'rossz-iranyu-valtozas',
          warm ? 'Felmelegítésnél nő a hőmérséklet.' : 'Lehűtésnél csökken a hőmérséklet.',
        ),
        wrong(num(c + 273 + (warm ? change : -change) + 273), 'kelvin-rossz-irany', 'Celsius-fokra váltva ki kell vonni 273-at.'),
        wrong(num(c), 'valtozas-kimarad', 'A változást nem vetted figyelembe.'),
      ],
      other: 'A változás kelvinben és °C-ban ugyanakkora.',
      hints: ['Hány °C volt kezdetben?', 'A változás °C-ban és kelvinben ugyanannyi.', `$${x(c + 273)}-273=${x(c)}$ °C volt kezdetben.`],
      solution: `$${x(c + 273)}-273=${x(c)}$, majd $${x(c)}${warm ? '+' : '-'}${change}=${x(end)}$ °C.`,
    },
    fits(v => v + 273 === c + 273 + (warm ? change : -change)),
  );
});

const shadowSize = defineGenerator('gen-shadow-size', 'Fény és árnyék', ['fizika-6-feny-arnyek'], (rng, level) => {
  const d = rng.int(1, 8) * 10;
  const k = level === 1 ? rng.int(2, 5) : rng.pick([1.5, 2, 2.5, 3, 4, 5]);
  const D = tidy(d * k);
  const h = level === 1 ? rng.int(2, 15) : tidy(rng.int(4, 40) / 2);
  const shadow = tidy(h * k);
  const thing = rng.pick(['bábu', 'papírfigura', 'játékautó', 'kaktusz', 'gyertya']);
  const ask = level < 3 ? 'shadow' : rng.pick(['size', 'distance'] as const);
  const question = {
    shadow: `Egy pontszerű lámpától ${withUnit(d, 'cm')} távolságra egy ${withUnit(h, 'cm')} magas ${thing} áll. Az ernyő a lámpától ${withUnit(D, 'cm')} távolságra van. Milyen magas az árnyék az ernyőn?`,
    size: `Egy pontszerű lámpától ${withUnit(d, 'cm')} távolságra egy ${thing} áll. Az ernyő a lámpától ${withUnit(D, 'cm')} távolságra van, rajta az árnyék ${withUnit(shadow, 'cm')} magas. Milyen magas a tárgy?`,
    distance: `Egy pontszerű lámpától ${withUnit(d, 'cm')} távolságra egy ${withUnit(h, 'cm')} magas ${thing} áll. Milyen messze legyen az ernyő a lámpától, hogy az árnyék ${withUnit(shadow, 'cm')} magas legyen?`,
  }[ask];
  const answer = { shadow, size: h, distance: D }[ask];
  redrawIf(h === shadow);
  return numeric(
    {
      question,
      answer: num(answer),
      check: 'NUM',
      unit: 'cm',
      expr: { shadow: `${h}*${D}/${d}`, size: `${shadow}*${d}/${D}`, distance: `${d}*${shadow}/${h}` }[ask],
      wrong: {
        shadow: [
          wrong(num(tidy(h + D - d)), 'kulonbseggel-kovetkeztet', 'A távolságkülönbséget adtad hozzá. Az arányok egyenlők.'),
          wrong(num(h), 'arnyek-ugyanakkora', 'Az árnyék nagyobb a tárgynál, mert a fény széttart.'),
          ...(decimalsOf(roundTo((h * d) / D, 5)) < 4
            ? [wrong(num((h * d) / D), 'arany-forditva', 'Fordítva vetted az arányt: az árnyék nagyobb.')]
            : []),
          wrong(num(tidy(h * (k - 1))), 'rossz-tavolsag', 'A lámpától mért távolságokkal számolj, ne a tárgy és az ernyő távolságával!'),
        ],
        size: [
          wrong(num(tidy(shadow * k)), 'arany-forditva', 'Fordítva vetted az arányt: a tárgy kisebb az árnyéknál.'),
          wrong(num(shadow), 'arnyek-ugyanakkora', 'A tárgy kisebb, mint az árnyéka.'),
          wrong(num(tidy(Math.abs(shadow - (D - d)))), 'kulonbseggel-kovetkeztet', 'Különbséggel következtettél.'),
        ],
        distance: [
          wrong(num(d), 'arnyek-ugyanakkora', 'Itt a tárgy van. Az ernyő messzebb kell legyen.'),
          wrong(num(tidy(D - d)), 'rossz-tavolsag', 'Ez a tárgy és az ernyő távolsága. A lámpától mért távolság kell.'),
          wrong(num(tidy(d + shadow - h)), 'kulonbseggel-kovetkeztet', 'Különbséggel következtettél. Az arányok egyenlők.'),
        ],
      }[ask],
      other: 'Hasonló háromszögek: árnyék : tárgy = a lámpától mért távolságok aránya.',
      hints: [
        'Rajzold le a lámpát, a tárgyat és az ernyőt!',
        'Ahányszor messzebb van az ernyő a lámpától, mint a tárgy, annyiszor nagyobb az árnyék.',
        ask === 'distance' ? `Az árnyék és a tárgy aránya $${x(shadow)}:${x(h)}$.` : `A távolságok aránya $${x(D)}:${d}$.`,
      ],
      solution: {
        shadow: `$${x(h)}\\cdot${x(k)}=${x(shadow)}$ cm.`,
        size: `$${x(shadow)}:${x(k)}=${x(h)}$ cm.`,
        distance: `$${d}\\cdot${x(k)}=${x(D)}$ cm.`,
      }[ask],
    },
    fits(v => Math.abs({ shadow: v / D - h / d, size: v / d - shadow / D, distance: shadow / v - h / d }[ask]) < 1e-9),
  );
});

export const physicsBasics = [siConvert, relativeMotion, forceScale, temperature, shadowSize];
