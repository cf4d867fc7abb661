import { capital, decimalsOf, listing, suf, texNumber, textNumber, theWord, unitSuf, withUnit } from '../../hungarian/index.ts';
import { roundTo, sum, tidy } from '../arithmetic.ts';
import { defineGenerator, redrawIf } from '../engine.ts';
import { equals, fits } from '../proof.ts';
import { choice, numeric, words, wrong } from '../tasks.ts';
import { num } from '../value.ts';
import { productFormula } from './formula-solve.ts';

const t = textNumber;
const x = texNumber;

const lever = defineGenerator('gen-lever', 'Emelő', ['fizika-7-emelo'], (rng, level) => {
  const [f1, k1] = [rng.int(2, 30) * (level === 1 ? 10 : 5), rng.int(2, 40) * 5];
  const k2 = rng.int(2, 40) * 5;
  const moment = f1 * k1;
  if (level < 3) {
    const f2 = moment / k2;
    redrawIf(decimalsOf(f2) > (level === 1 ? 0 : 1) || k1 === k2 || f2 > 900);
    const askArm = level === 2 && rng.chance(0.5);
    const intro = rng.pick(['Egy kétoldalú emelő', 'Egy mérleghinta', 'Egy alátámasztott rúd']);
    return numeric(
      {
        question: askArm
          ? `${intro} egyik oldalán ${withUnit(f1, 'N')} erő hat, a karja ${withUnit(k1, 'cm')}. A másik oldalon ${withUnit(f2, 'N')} erő tart egyensúlyt. Mekkora ennek a karja?`
          : `${intro} egyik oldalán ${withUnit(f1, 'N')} erő hat, a karja ${withUnit(k1, 'cm')}. Mekkora erő tart vele egyensúlyt a másik oldalon, ${unitSuf(k2, 'cm', 'as')} karon?`,
        answer: num(askArm ? k2 : f2),
        check: 'NUM',
        unit: askArm ? 'cm' : 'N',
        expr: askArm ? `${f1}*${k1}/${f2}` : `${f1}*${k1}/${k2}`,
        wrong: askArm
          ? [
              wrong(num(k1), 'egyenlo-ero-kell', 'Egyenlő kar csak egyenlő erőknél van.'),
              wrong(
                num(roundTo((k1 * f2) / f1, 2)),
                'nagyobb-kar-nagyobb-ero',
                'Fordítva vetted az arányt: nagyobb erőhöz kisebb kar tartozik.',
              ),
              wrong(num(moment), 'osztas-elmarad', 'Ez a forgatónyomaték. Oszd el az ismert erővel!'),
            ]
          : [
              wrong(num(f1), 'egyenlo-ero-kell', 'Egyenlő erő csak egyenlő karoknál kell.'),
              wrong(
                num(roundTo((f1 * k2) / k1, 2)),
                'nagyobb-kar-nagyobb-ero',
                'Fordítva vetted az arányt: nagyobb karon kisebb erő elég.',
              ),
              wrong(num(moment), 'osztas-elmarad', 'Ez a forgatónyomaték. Oszd el a másik karral!'),
            ],
        other: 'Egyensúlyban: erő · kar = erő · kar.',
        hints: [
          'Mennyi az egyik oldalon az erő és a kar szorzata?',
          'Egyensúlyban a két oldal forgatónyomatéka egyenlő.',
          `$${f1}\\cdot${k1}=${x(moment)}$`,
        ],
        solution: askArm
          ? `$${f1}\\cdot${k1}=${x(moment)}$, $${x(moment)}:${x(f2)}=${k2}$ cm.`
          : `$${f1}\\cdot${k1}=${x(moment)}$, $${x(moment)}:${k2}=${x(f2)}$ N.`,
      },
      fits(v => Math.abs(f1 * k1 - (askArm ? f2 * v : v * k2)) < 1e-6),
    );
  }
  const [fa, ka] = [rng.int(2, 20) * 5, rng.int(2, 20) * 5];
  const total = moment + fa * ka;
  const answer = total / k2;
  redrawIf(decimalsOf(answer) > 1 || answer > 900 || k1 === ka);
  return numeric(
    {
      question: `Egy emelő bal oldalán két erő hat: ${withUnit(f1, 'N')} ${unitSuf(k1, 'cm', 'as')} karon és ${withUnit(fa, 'N')} ${unitSuf(ka, 'cm', 'as')} karon. Mekkora erő tart egyensúlyt a jobb oldalon ${unitSuf(k2, 'cm', 'as')} karon?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'N',
      expr: `(${f1}*${k1}+${fa}*${ka})/${k2}`,
      wrong: [
        wrong(num(f1 + fa), 'egyenlo-ero-kell', 'Az erőket adtad össze. A karok is számítanak.'),
        wrong(num(roundTo(moment / k2, 2)), 'csak-az-egyik-ero', 'Csak az egyik erőt vetted figyelembe.'),
        wrong(
          num(roundTo(((f1 + fa) * (k1 + ka)) / k2, 2)),
          'karokat-osszeadja',
          'Az erőket és a karokat külön adtad össze. Erőnként szorozz!',
        ),
      ],
      other: 'Add össze a bal oldal forgatónyomatékait!',
      hints: [
        'Mennyi a bal oldal összes forgatónyomatéka?',
        'A nyomatékok összeadódnak, a két oldal egyenlő.',
        `$${f1}\\cdot${k1}+${fa}\\cdot${ka}=${x(total)}$`,
      ],
      solution: `$(${f1}\\cdot${k1}+${fa}\\cdot${ka}):${k2}=${x(answer)}$ N.`,
    },
    fits(v => Math.abs(f1 * k1 + fa * ka - v * k2) < 1e-6),
  );
});

const echo = defineGenerator('gen-echo', 'Hang, visszhang', ['fizika-7-hang'], (rng, level) => {
  const water = level === 3 && rng.chance(0.6);
  const v = water ? 1500 : 340;
  if (level === 1) {
    const s = tidy(rng.int(3, 30) / 2);
    const d = v * s;
    return numeric(
      {
        question: rng.pick([
          `A villám után ${t(s)} másodperccel halljuk a dörgést. Hány méterre csapott le a villám? (A hang sebessége 340 m/s.)`,
          `A tűzijáték felvillanása után ${t(s)} másodperccel halljuk a durranást. Hány méterre vagyunk tőle? (A hang sebessége 340 m/s.)`,
        ]),
        answer: num(d),
        check: 'NUM',
        unit: 'm',
        expr: `${v}*${s}`,
        wrong: [
          wrong(num(d / 2), 'villamnal-is-felez', 'Felezni csak visszhangnál kell. Itt a hang egyszer teszi meg az utat.'),
          wrong(num(roundTo(v / s, 2)), 'oszt-szorzas-helyett', 'Osztottál. Út = sebesség · idő.'),
          wrong(num(d / 1000), 'mertekegyseg-csere', 'Ez kilométer. A kérdés méter.'),
          wrong(num(2 * d), 'duplazas', 'A hang egyszer teszi meg az utat.'),
        ],
        other: 'Út = sebesség · idő.',
        hints: ['A fény szinte azonnal ideér.', 'Út = sebesség · idő.', `$340\\cdot${x(s)}$`],
        solution: `$340\\cdot${x(s)}=${x(d)}$, tehát ${withUnit(d, 'm')}.`,
      },
      fits(q => q / v === s),
    );
  }
  const s = water ? tidy(rng.int(2, 40) / 10) : tidy(rng.int(2, 30) / 5);
  const d = tidy((v * s) / 2);
  const inverse = level === 3 && rng.chance(0.4);
  const text = inverse
    ? water
      ? `A tenger mélysége egy helyen ${withUnit(d, 'm')}. Hány másodperc alatt ér vissza a hajóhoz a lefelé küldött hangjel? (A hang sebessége a vízben 1500 m/s.)`
      : `Egy sziklafal ${withUnit(d, 'm')} távolságra van. Hány másodperc múlva halljuk a visszhangot? (A hang sebessége 340 m/s.)`
    : water
      ? `Egy hajó hangjelet küld lefelé, és ${t(s)} másodperc múlva érzékeli a visszaverődést. Milyen mély a tenger? (A hang sebessége a vízben 1500 m/s.)`
      : rng.pick([
          `Egy sziklafal felé kiáltunk, és ${t(s)} másodperc múlva halljuk a visszhangot. Milyen messze van a fal? (A hang sebessége 340 m/s.)`,
          `Egy szurdokban a taps visszhangja ${t(s)} másodperc múlva érkezik. Milyen messze van a szemközti fal? (A hang sebessége 340 m/s.)`,
        ]);
  const answer = inverse ? s : d;
  return numeric(
    {
      question: text,
      answer: num(answer),
      check: 'NUM',
      unit: inverse ? 's' : 'm',
      expr: inverse ? `2*${d}/${v}` : `${v}*${s}/2`,
      wrong: inverse
        ? [
            wrong(num(tidy(s / 2)), 'visszhangnal-nem-felez', 'A hang oda és vissza is megteszi az utat.'),
            wrong(num(tidy(s * 2)), 'duplazas', 'Kétszer vetted az oda-vissza utat.'),
            wrong(num(tidy(d * v)), 'szoroz-osztas-helyett', 'Szoroztál. Idő = út : sebesség.'),
          ]
        : [
            wrong(num(tidy(v * s)), 'visszhangnal-nem-felez', 'Ez az oda-vissza út. Felezd!'),
            wrong(num(tidy((v * s) / 4)), 'ketszer-felez', 'Kétszer feleztél.'),
            wrong(num(roundTo(v / s, 2)), 'oszt-szorzas-helyett', 'Osztottál. Út = sebesség · idő.'),
          ],
      other: 'A hang oda és vissza is megteszi az utat.',
      hints: [
        'Hányszor teszi meg a hang az utat?',
        inverse ? 'Az út kétszer a távolság; idő = út : sebesség.' : 'Út = sebesség · idő, aztán felezz!',
        inverse ? `Az oda-vissza út $2\\cdot${x(d)}=${x(2 * d)}$ m.` : `Az oda-vissza út $${v}\\cdot${x(s)}=${x(tidy(v * s))}$ m.`,
      ],
      solution: inverse ? `$2\\cdot${x(d)}:${v}=${x(s)}$ s.` : `$${v}\\cdot${x(s)}:2=${x(d)}$ m.`,
    },
    fits(q => Math.abs(inverse ? (v * q) / 2 - d : (2 * q) / v - s) < 1e-9),
  );
});

type Arrow = readonly [number, number];
const VECTOR_TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
] as const;

const vectorCompare = defineGenerator('gen-vector-compare', 'Vektorok', ['fizika-7-vektorok'], (rng, level) => {
  const arrow = ([a, b]: Arrow): string => {
    const h = a === 0 ? '' : `${Math.abs(a)} egység ${a > 0 ? 'jobbra' : 'balra'}`;
    const v = b === 0 ? '' : `${Math.abs(b)} egység ${b > 0 ? 'felfelé' : 'lefelé'}`;
    return [h, v].filter(Boolean).join(', ');
  };
  if (level === 1) {
    const base: Arrow = [rng.intNot(-6, 6, 0), rng.intNot(-6, 6, 0)];
    redrawIf(Math.abs(base[0]) === Math.abs(base[1]));
    /** The same arrow told from its vertical part, so that the words alone do not give it away. */
    const swapped = (a: Arrow): string => arrow(a).split(', ').reverse().join(', ');
    const candidates: Array<{ a: Arrow; id: string; why: string }> = [
      { a: [-base[0], -base[1]], id: 'irany-figyelmen-kivul', why: 'A nagysága egyezik, az iránya ellentétes: nem ugyanaz a vektor.' },
      { a: [base[1], base[0]], id: 'azonos-nagysag-azonos-vektor', why: 'A nagysága egyezik, de más az iránya.' },
      { a: [2 * base[0], 2 * base[1]], id: 'azonos-irany-azonos-vektor', why: 'Az iránya egyezik, de kétszer akkora.' },
    ];
    return choice(
      rng,
      {
        question: `Egy vektor: ${arrow(base)}. Melyik **másik pontból** rajzolt vektor egyenlő vele?`,
        right: words(swapped(base), base.join()),
        because: 'Helyes! Két vektor egyenlő, ha a nagyságuk és az irányuk is megegyezik. A kezdőpont nem számít.',
        wrong: candidates.map(c => wrong(words(swapped(c.a), c.a.join()), c.id, c.why)),
        hints: [
          'Mi jellemez egy vektort?',
          'Két vektor egyenlő, ha a nagyságuk és az irányuk is egyenlő.',
          'A kezdőpont helye nem számít.',
        ],
        solution: `Az egyenlő vektor: ${arrow(base)}, bárhonnan rajzolva.`,
      },
      key => {
        const [a, b] = key.split(',').map(Number);
        return a === base[0] && b === base[1];
      },
    );
  }
  const [p, q, r] = rng.pick(VECTOR_TRIPLES);
  const k = rng.int(1, 3);
  const [a, b] = rng.chance(0.5) ? [p * k, q * k] : [q * k, p * k];
  if (level === 2) {
    return numeric(
      {
        question: `Egy vektor négyzetrácson: ${arrow([rng.chance(0.5) ? a : -a, rng.chance(0.5) ? b : -b])}. Hány egység a nagysága?`,
        answer: num(r * k),
        check: 'NUM',
        wrong: [
          wrong(num(a + b), 'osszetevok-osszege', 'Az összetevőket adtad össze. Pitagorasz-tétellel számolj!'),
          wrong(num(Math.abs(a - b)), 'osszetevok-osszege', 'Az összetevőket kivontad. Pitagorasz-tétellel számolj!'),
          wrong(num(r * r * k * k), 'gyokvonas-elmarad', 'A gyökvonás elmaradt.'),
          wrong(num(Math.max(a, b)), 'csak-az-egyik-osszetevo', 'Csak az egyik összetevőt vetted figyelembe.'),
        ],
        other: 'A nagyság: $\\sqrt{a^2+b^2}$.',
        hints: ['Milyen háromszöget alkotnak az összetevők?', 'A vektor a derékszögű háromszög átfogója.', `$\\sqrt{${a}^2+${b}^2}$`],
        solution: `$\\sqrt{${a}^2+${b}^2}=${r * k}$.`,
      },
      equals(Math.hypot(a, b)),
    );
  }
  const d: Arrow = [rng.intNot(-5, 5, 0), rng.intNot(-5, 5, 0)];
  const e: Arrow = [a - d[0], b - d[1]];
  redrawIf(e[0] === 0 || e[1] === 0);
  return numeric(
    {
      question: `Egy csónak elmozdulása először ${arrow(d)}, majd ${arrow(e)}. Hány egység az eredő elmozdulás nagysága?`,
      answer: num(r * k),
      check: 'NUM',
      wrong: [
        wrong(
          num(roundTo(Math.hypot(...d) + Math.hypot(...e), 2)),
          'nagysagokat-osszead',
          'A nagyságokat adtad össze. Az összetevőket kell.',
        ),
        wrong(num(a + b), 'osszetevok-osszege', 'Az eredő összetevőit adtad össze. Pitagorasz-tétellel számolj!'),
        wrong(num(r * r * k * k), 'gyokvonas-elmarad', 'A gyökvonás elmaradt.'),
        wrong(
          num(Math.abs(d[0]) + Math.abs(d[1]) + Math.abs(e[0]) + Math.abs(e[1])),
          'ut-elmozdulas',
          'Ez a lépések száma. Az elmozdulás a kezdő- és végpont távolsága.',
        ),
      ],
      other: 'Add össze a vízszintes és a függőleges összetevőket külön!',
      hints: [
        'Hová jutunk végül a kiindulóponthoz képest?',
        'Add össze külön a vízszintes és külön a függőleges lépéseket!',
        `Vízszintesen összesen ${t(a)} egység, függőlegesen ${t(b)} egység.`,
      ],
      solution: `Az eredő ${t(a)} és ${t(b)} egység, a nagysága $\\sqrt{${a}^2+${b}^2}=${r * k}$.`,
    },
    equals(Math.hypot(d[0] + e[0], d[1] + e[1])),
  );
});

const current = productFormula({
  id: 'gen-current',
  title: 'Áramerősség',
  lessons: ['fizika-8-aramerosseg-feszultseg'],
  x: { name: 'áramerősség', unit: 'A' },
  y: { name: 'idő', unit: 's' },
  z: { name: 'töltés', unit: 'C' },
  slips: { multiplied: 'szoroz-osztas-helyett', divided: 'oszt-szorzas-helyett', inverted: 'forditott-hanyados' },
  scenes: [
    {
      draw: r => [tidy(r.int(2, 60) / 20), r.int(2, 60) * 5],
      x: (q, s) => `Egy izzón ${s} alatt ${q} töltés halad át. Mekkora az áramerősség?`,
      z: (i, s) => `Egy izzón ${i} erősségű áram folyik. Mekkora töltés halad át rajta ${s} alatt?`,
      y: (q, i) => `Egy izzón ${i} erősségű áram folyik. Mennyi idő alatt halad át rajta ${q} töltés?`,
      convert: {
        of: 'y',
        unit: 'min',
        factor: 1 / 60,
        misconception: 'percet-nem-valtja',
        explanation: 'Percben hagytad az időt. 1 min = 60 s.',
      },
    },
    {
      draw: r => [tidy(r.int(1, 40) / 50), r.int(3, 90) * 10],
      x: (q, s) => `Egy LED-lámpa vezetékén ${s} alatt ${q} töltés áramlik át. Mekkora az áramerősség?`,
      z: (i, s) => `Egy LED-lámpa vezetékében ${i} az áramerősség. Mekkora töltés áramlik át ${s} alatt?`,
      y: (q, i) => `Egy töltőn ${i} erősségű áram folyik. Mennyi idő alatt áramlik át ${q} töltés?`,
      convert: {
        of: 'x',
        unit: 'mA',
        factor: 1000,
        misconception: 'milliampert-nem-valtja',
        explanation: 'Milliamperben hagytad az áramerősséget. 1 A = 1000 mA.',
      },
    },
  ],
});

const ohm = productFormula({
  id: 'gen-ohm',
  title: 'Ohm törvénye',
  lessons: ['fizika-8-ohm-torvenye'],
  x: { name: 'ellenállás', unit: 'Ω' },
  y: { name: 'áramerősség', unit: 'A' },
  z: { name: 'feszültség', unit: 'V' },
  slips: { multiplied: 'szoroz-osztas-helyett', divided: 'nagyobb-ellenallas-nagyobb-aram', inverted: 'forditott-hanyados' },
  scenes: [
    {
      draw: r => [r.int(2, 60) * 2, tidy(r.int(1, 40) / 20)],
      z: (R, i) => `Egy ${R} ellenállású fogyasztón ${i} erősségű áram folyik. Mekkora a feszültség a sarkain?`,
      x: (u, i) => `Egy fogyasztó sarkain ${u} a feszültség, rajta ${i} erősségű áram folyik. Mekkora az ellenállása?`,
      y: (u, R) => `Egy ${R} ellenállású fogyasztóra ${u} feszültséget kapcsolunk. Mekkora áram folyik rajta?`,
      convert: {
        of: 'y',
        unit: 'mA',
        factor: 1000,
        misconception: 'milliampert-nem-valtja',
        explanation: 'Milliamperben hagytad az áramerősséget. 1 A = 1000 mA.',
      },
    },
    {
      draw: r => [r.int(3, 40) * 100, tidy(r.int(2, 40) / 1000)],
      z: (R, i) => `Egy ${R} ellenállású érzékelőn ${i} erősségű áram folyik. Mekkora a feszültsége?`,
      x: (u, i) => `Egy érzékelőre ${u} feszültség jut, és ${i} erősségű áram folyik rajta. Mekkora az ellenállása?`,
      y: (u, R) => `Egy ${R} ellenállású érzékelőre ${u} feszültség jut. Mekkora áram folyik rajta?`,
      convert: {
        of: 'x',
        unit: 'kΩ',
        factor: 0.001,
        misconception: 'kiloohmot-nem-valtja',
        explanation: 'Kiloohmban hagytad az ellenállást. 1 kΩ = 1000 Ω.',
      },
    },
  ],
});

const electricEnergy = productFormula({
  id: 'gen-electric-energy',
  title: 'Elektromos energia',
  lessons: ['fizika-8-elektromos-teljesitmeny'],
  x: { name: 'teljesítmény', unit: 'kW' },
  y: { name: 'idő', unit: 'h' },
  z: { name: 'fogyasztás', unit: 'kWh' },
  slips: { multiplied: 'kw-kwh-keveres', divided: 'kw-kwh-keveres', inverted: 'forditott-hanyados' },
  scenes: [
    {
      draw: r => [tidy(r.int(10, 24) / 10), tidy(r.int(1, 16) / 4)],
      z: (p, h) => `Egy ${p} teljesítményű hősugárzó ${h} alatt mennyi energiát fogyaszt?`,
      x: (e, h) => `Egy hősugárzó ${h} alatt ${e} energiát fogyasztott. Mekkora a teljesítménye?`,
      y: (e, p) => `Egy ${p} teljesítményű hősugárzó ${e} energiát fogyasztott. Mennyi ideig működött?`,
      convert: {
        of: 'x',
        unit: 'W',
        factor: 1000,
        misconception: 'watt-ora-atvaltas-nelkul',
        explanation: 'Wattban hagytad a teljesítményt. 1 kW = 1000 W.',
      },
    },
    {
      draw: r => [tidy(r.int(2, 20) / 100), r.int(2, 30)],
      z: (p, h) => `Egy ${p} teljesítményű hűtőszekrény ${h} működés alatt mennyi energiát fogyaszt?`,
      x: (e, h) => `Egy hűtőszekrény ${h} működés alatt ${e} energiát fogyaszt. Mekkora a teljesítménye?`,
      y: (e, p) => `Egy ${p} teljesítményű hűtőszekrény ${e} energiát fogyasztott. Mennyi ideig működött?`,
      convert: {
        of: 'x',
        unit: 'W',
        factor: 1000,
        misconception: 'watt-ora-atvaltas-nelkul',
        explanation: 'Wattban hagytad a teljesítményt. 1 kW = 1000 W.',
      },
    },
    {
      draw: r => [tidy(r.int(16, 24) / 10), tidy(r.int(1, 6) / 20)],
      z: (p, h) => `Egy ${p} teljesítményű vízforraló ${h} alatt mennyi energiát fogyaszt?`,
      x: (e, h) => `Egy vízforraló ${h} alatt ${e} energiát fogyaszt. Mekkora a teljesítménye?`,
      y: (e, p) => `Egy ${p} teljesítményű vízforraló ${e} energiát fogyasztott. Mennyi ideig működött?`,
      convert: {
        of: 'y',
        unit: 'min',
        factor: 60,
        misconception: 'percet-nem-valtja',
        explanation: 'Percben hagytad az időt. 60 min = 1 h.',
      },
    },
  ],
});

const hydrostatic = productFormula({
  id: 'gen-hydrostatic',
  title: 'Hidrosztatikai nyomás',
  lessons: ['fizika-7-hidrosztatikai-nyomas'],
  x: { name: '(sűrűség · g)', unit: 'N/m³' },
  y: { name: 'mélység', unit: 'm' },
  z: { name: 'nyomás', unit: 'Pa' },
  slips: { multiplied: 'szoroz-osztas-helyett', divided: 'oszt-szorzas-helyett', inverted: 'forditott-hanyados' },
  scenes: [
    {
      draw: r => [10_000, tidy(r.int(2, 200) / 10)],
      z: (_k, h) => `Mekkora a víz hidrosztatikai nyomása ${h} mélyen? (A víz sűrűsége 1000 kg/m³, g = 10 N/kg.)`,
      y: p => `Milyen mélyen ${p} a víz hidrosztatikai nyomása? (A víz sűrűsége 1000 kg/m³, g = 10 N/kg.)`,
      convert: {
        of: 'y',
        unit: 'cm',
        factor: 100,
        misconception: 'cm-t-nem-valtja',
        explanation: 'Centiméterben hagytad a mélységet. Váltsd át méterre!',
      },
    },
    {
      draw: r => [8000, tidy(r.int(2, 60) / 20)],
      z: (_k, h) =>
        `Egy tartályban ${h} magasan áll az alkohol. Mekkora a hidrosztatikai nyomása a tartály alján? (Az alkohol sűrűsége 800 kg/m³, g = 10 N/kg.)`,
      y: p =>
        `Egy tartály alján az alkohol hidrosztatikai nyomása ${p}. Milyen magasan áll benne? (Az alkohol sűrűsége 800 kg/m³, g = 10 N/kg.)`,
      convert: {
        of: 'z',
        unit: 'kPa',
        factor: 0.001,
        misconception: 'kilopascalt-nem-valtja',
        explanation: 'Kilopascalban hagytad a nyomást. 1 kPa = 1000 Pa.',
      },
    },
  ],
});

const MATERIALS = [
  ['víz', 4200],
  ['alumínium', 900],
  ['vas', 460],
  ['réz', 385],
  ['étolaj', 2000],
] as const;

const heat = defineGenerator('gen-heat', 'Fajhő és hőmennyiség', ['fizika-8-fajho'], (rng, level) => {
  const [name, c] = rng.pick(MATERIALS);
  const m = level === 1 ? rng.int(1, 5) : tidy(rng.int(2, 40) / 10);
  const t1 = rng.int(2, 12) * 5;
  const dt = rng.int(2, 12) * 5;
  redrawIf(t1 + dt > 98 || dt === t1);
  const q = tidy(c * m * dt);
  const ask = level < 3 ? 'q' : rng.pick(['m', 'dt'] as const);
  const intro = `(${capital(theWord(name))} fajhője ${textNumber(c)} J/(kg·°C).)`;
  const answer = { q: q / 1000, m, dt }[ask];
  return numeric(
    {
      question: {
        q:
          level === 1
            ? `Mennyi hő kell ${withUnit(m, 'kg')} ${name} ${unitSuf(dt, '°C', 'val')} való felmelegítéséhez? ${intro} Kilojoule-ban add meg!`
            : `Mennyi hő kell ahhoz, hogy ${withUnit(m, 'kg')} ${name} hőmérséklete ${unitSuf(t1, '°C', 'ról')} ${unitSuf(t1 + dt, '°C', 'ra')} nőjön? ${intro} Kilojoule-ban add meg!`,
        m: `Mekkora tömegű ${name} melegszik fel ${unitSuf(dt, '°C', 'val')}, ha ${withUnit(q / 1000, 'kJ')} hőt vesz fel? ${intro}`,
        dt: `Hány °C-kal melegszik fel ${withUnit(m, 'kg')} ${name}, ha ${withUnit(q / 1000, 'kJ')} hőt vesz fel? ${intro}`,
      }[ask],
      answer: num(answer),
      check: 'NUM',
      unit: { q: 'kJ', m: 'kg', dt: '°C' }[ask],
      expr: { q: `${c}*${m}*${dt}/1000`, m: `${q}/(${c}*${dt})`, dt: `${q}/(${c}*${m})` }[ask],
      wrong: {
        q: [
          wrong(num(q), 'kj-j-keveres', 'Ez joule-ban van. Oszd el 1000-rel!'),
          ...(level > 1
            ? [
                wrong(
                  num(tidy((c * m * (t1 + dt)) / 1000)),
                  'veghomerseklettel-szamol',
                  'A véghőmérséklettel számoltál. A **változás** kell.',
                ),
              ]
            : []),
          wrong(num(tidy((c * dt) / 1000)), 'tomeg-kimarad', 'A tömeg kimaradt.'),
          wrong(num(tidy((m * dt) / 1000)), 'fajho-kimarad', 'A fajhő kimaradt.'),
        ],
        m: [
          wrong(num(roundTo(q / c, 2)), 'valtozas-kimarad', 'A hőmérséklet-változással is osztani kell.'),
          wrong(num(tidy(m / 1000)), 'kj-j-keveres', 'A kilojoule-t előbb joule-ra kell váltani.'),
          wrong(num(tidy(m * 10)), 'nagysagrend', 'Egy nagyságrenddel elcsúsztál.'),
        ],
        dt: [
          wrong(num(roundTo(q / c, 2)), 'tomeg-kimarad', 'A tömeggel is osztani kell.'),
          wrong(num(tidy(dt / 1000)), 'kj-j-keveres', 'A kilojoule-t előbb joule-ra kell váltani.'),
          wrong(num(dt + 20), 'veghomersekletet-ad', 'A változást kérdezik, nem a véghőmérsékletet.'),
        ],
      }[ask].filter(w => decimalsOf(w.value.size ?? 0) <= 4),
      other: 'Hő = fajhő · tömeg · hőmérséklet-változás.',
      hints: [
        'Melyik három mennyiség szorzata a hő?',
        'Hő = fajhő · tömeg · hőmérséklet-változás.',
        {
          q: `A hőmérséklet-változás ${withUnit(dt, '°C')}.`,
          m: `${withUnit(q / 1000, 'kJ')} = ${withUnit(q, 'J')}`,
          dt: `${withUnit(q / 1000, 'kJ')} = ${withUnit(q, 'J')}`,
        }[ask],
      ],
      solution: {
        q: `$${c}\\cdot${x(m)}\\cdot${dt}=${x(q)}$ J, tehát ${withUnit(q / 1000, 'kJ')}.`,
        m: `$${x(q)}:(${c}\\cdot${dt})=${x(m)}$ kg.`,
        dt: `$${x(q)}:(${c}\\cdot${x(m)})=${dt}$ °C.`,
      }[ask],
    },
    fits(v => Math.abs({ q: (v * 1000) / (c * m) - dt, m: c * v * dt - q, dt: c * m * v - q }[ask]) < 1e-6),
  );
});

/** Each link with the efficiencies it may really have. */
const CHAINS: ReadonlyArray<ReadonlyArray<readonly [name: string, percents: readonly number[]]>> = [
  [
    ['hőerőmű', [35, 40, 45]],
    ['távvezeték', [90, 95]],
    ['villanymotor', [80, 85, 90]],
  ],
  [
    ['napelem', [15, 20, 25]],
    ['akkumulátor', [80, 85, 90]],
    ['inverter', [90, 95]],
  ],
  [
    ['szélturbina', [30, 35, 40, 45]],
    ['transzformátor', [90, 95]],
    ['hőszivattyú motorja', [80, 90]],
  ],
  [
    ['benzinmotor', [25, 30, 35]],
    ['sebességváltó', [80, 90]],
    ['hajtótengely', [90, 95]],
  ],
  [
    ['vízturbina', [80, 85, 90]],
    ['generátor', [90, 95]],
    ['távvezeték', [90, 95]],
  ],
];

const energyChain = defineGenerator('gen-energy-chain', 'Energialánc és hatásfok', ['fizika-8-energia-es-elet'], (rng, level) => {
  const chain = rng.pick(CHAINS);
  const n = level === 1 ? 1 : level === 2 ? 2 : 3;
  const parts = level === 1 ? [rng.pick(chain)] : chain.slice(0, n);
  const eta = parts.map(([, values]) => rng.pick(values));
  const total = tidy(eta.reduce((p, e) => (p * e) / 100, 1) * 100);
  const start = rng.int(2, 60) * 100;
  const useful = tidy((start * total) / 100);
  redrawIf(decimalsOf(total) > 3 || decimalsOf(useful) > 1 || new Set(eta).size < Math.min(n, 2));
  const list = listing(eta.map((e, i) => `${parts[i]?.[0]} ${e}%`));
  const device = parts[0]?.[0] ?? '';
  if (level === 1) {
    const e = eta[0] ?? 50;
    const ask = rng.pick(['useful', 'eta'] as const);
    const lost = start - useful;
    return numeric(
      {
        question:
          ask === 'useful'
            ? `${capital(theWord(device))} hatásfoka ${e}%. Mennyi hasznos energiát ad ${withUnit(start, 'J')} befektetett energiából?`
            : `${capital(theWord(device))} ${withUnit(start, 'J')} befektetett energiából ${withUnit(useful, 'J')} hasznos energiát ad. Hány százalék a hatásfoka?`,
        answer: num(ask === 'useful' ? useful : e),
        check: 'NUM',
        unit: ask === 'useful' ? 'J' : '%',
        expr: ask === 'useful' ? `${start}*${e}/100` : `${useful}/${start}*100`,
        wrong:
          ask === 'useful'
            ? [
                wrong(num(lost), 'veszteseget-adja', 'Ez a veszteség. A hasznos energiát kérdezik.'),
                wrong(num(start), 'minden-energia-hasznos', 'Nem minden energia hasznosul.'),
                wrong(num(roundTo(start / e, 2)), 'szazalek-mint-osztas', `${suf(e, 'val')} osztottál. A százalék századrész.`),
              ]
            : [
                wrong(num(100 - e), 'veszteseget-adja', 'Ez a veszteség aránya.'),
                wrong(
                  num(roundTo((start / useful) * 100, 2)),
                  'hatasfok-tobb-mint-szaz',
                  'Fordítva osztottál: a hatásfok nem lehet 100%-nál nagyobb.',
                ),
                wrong(num(tidy(useful / start)), 'szazzal-nem-szoroz', 'Ez tizedes tört alak. Szorozd 100-zal!'),
              ],
        other: 'Hatásfok = hasznos energia : befektetett energia.',
        hints: [
          'Mi a hasznos, mi a befektetett energia?',
          'Hatásfok = hasznos energia : befektetett energia.',
          ask === 'useful' ? `$${x(start)}\\cdot\\frac{${e}}{100}$` : `$\\frac{${x(useful)}}{${x(start)}}$`,
        ],
        solution:
          ask === 'useful'
            ? `$${x(start)}\\cdot\\frac{${e}}{100}=${x(useful)}$ J.`
            : `$${x(useful)}:${x(start)}\\cdot100=${e}$, tehát ${e}%.`,
      },
      fits(v => (ask === 'useful' ? Math.abs(v / start - e / 100) < 1e-9 : Math.abs((start * v) / 100 - useful) < 1e-9)),
    );
  }
  const askTotal = level === 2;
  const first = eta[0] ?? 50;
  return numeric(
    {
      question: askTotal
        ? `Egy energialánc tagjainak hatásfoka: ${list}. Hány százalék az egész lánc hatásfoka?`
        : `Egy energialánc tagjainak hatásfoka: ${list}. Mennyi hasznos energia marad ${withUnit(start, 'J')} befektetett energiából?`,
      answer: num(askTotal ? total : useful),
      check: 'NUM',
      unit: askTotal ? '%' : 'J',
      expr: askTotal ? `${eta.join('*')}/100^${n - 1}` : `${start}*${eta.join('*')}/100^${n}`,
      wrong: askTotal
        ? [
            wrong(num(tidy(sum(eta) / n)), 'hatasfokok-atlaga', 'Átlagot számoltál. A hatásfokok szorzódnak.'),
            wrong(num(sum(eta)), 'hatasfokokat-osszead', 'Összeadtad. A hatásfok nem lehet 100%-nál nagyobb.'),
            wrong(num(Math.min(...eta)), 'leggyengebb-lancszem', 'A legkisebb hatásfok csak az egyik tag. Mindegyik ront rajta.'),
          ]
        : [
            wrong(num(tidy((start * sum(eta)) / n / 100)), 'hatasfokok-atlaga', 'Átlagos hatásfokkal számoltál. A hatásfokok szorzódnak.'),
            wrong(num(tidy((start * first) / 100)), 'csak-az-elso-tag', 'Csak az első tag veszteségét vetted figyelembe.'),
            wrong(num(tidy(start - useful)), 'veszteseget-adja', 'Ez az összes veszteség.'),
          ].filter(w => decimalsOf(w.value.size ?? 0) <= 3),
      other: 'Egymás után: mindig a megmaradt energiából veszít a következő tag.',
      hints: [
        'Mennyi marad az első tag után?',
        'A hatásfokok (tizedes tört alakban) szorzódnak.',
        askTotal ? `$${eta.map(e => x(e / 100)).join('\\cdot')}$` : `Az első tag után ${withUnit(tidy((start * first) / 100), 'J')} marad.`,
      ],
      solution: askTotal
        ? `$${eta.map(e => x(e / 100)).join('\\cdot')}=${x(tidy(total / 100))}$, tehát ${t(total)}%.`
        : `$${x(start)}\\cdot${eta.map(e => x(e / 100)).join('\\cdot')}=${x(useful)}$ J.`,
    },
    fits(v => Math.abs(eta.reduce((left, e) => left - (left * (100 - e)) / 100, askTotal ? 100 : start) - v) < 1e-6),
  );
});

const reflectionAngle = defineGenerator('gen-reflection-angle', 'Visszaverődés', ['fizika-6-visszaverodes-tores'], (rng, level) => {
  const mirror = rng.int(10, 80);
  redrawIf(mirror === 45 || mirror === 30 || mirror === 60);
  const incidence = 90 - mirror;
  const kinds =
    level === 1 ? (['r-from-i'] as const) : level === 2 ? (['r-from-mirror'] as const) : (['between', 'i-from-between'] as const);
  const kind = rng.pick<'r-from-i' | 'r-from-mirror' | 'between' | 'i-from-between'>(kinds);
  const text = {
    'r-from-i': `A fénysugár beesési szöge ${incidence}°. Mekkora a visszaverődési szög?`,
    'r-from-mirror': `A fénysugár ${unitSuf(mirror, '°', 'as')} szöget zár be a tükör síkjával. Mekkora a visszaverődési szög?`,
    between: `A fénysugár ${unitSuf(mirror, '°', 'as')} szöget zár be a tükör síkjával. Mekkora szöget zár be egymással a beeső és a visszavert sugár?`,
    'i-from-between': `A beeső és a visszavert fénysugár ${unitSuf(2 * incidence, '°', 'as')} szöget zár be egymással. Mekkora a beesési szög?`,
  }[kind];
  const answer = { 'r-from-i': incidence, 'r-from-mirror': incidence, between: 2 * incidence, 'i-from-between': incidence }[kind];
  return numeric(
    {
      question: text,
      answer: num(answer),
      check: 'NUM',
      unit: '°',
      wrong: {
        'r-from-i': [
          wrong(num(mirror), 'tukortol-mer', 'A tükörtől mérted. A szöget a merőlegestől mérjük.'),
          wrong(num(2 * incidence), 'duplazas', 'A visszaverődési szög egyenlő a beesési szöggel.'),
          wrong(num(180 - incidence), 'kiegeszito-szog', '180°-ra egészítetted ki.'),
        ],
        'r-from-mirror': [
          wrong(num(mirror), 'tukortol-mer', 'A szöget a beesési merőlegestől mérjük, nem a tükörtől.'),
          wrong(num(180 - mirror), 'kiegeszito-szog', '180°-ra egészítetted ki. A merőleges 90°.'),
          wrong(num(2 * incidence), 'duplazas', 'Ez a két sugár közötti szög.'),
        ],
        between: [
          wrong(num(2 * mirror), 'tukortol-mer', 'A tükörtől mért szöget kétszerezted. A merőlegestől mért szög kell.'),
          wrong(num(incidence), 'csak-az-egyik-szog', 'Ez csak a beesési szög. A visszaverődési szög is hozzátartozik.'),
          wrong(num(180 - mirror), 'kiegeszito-szog', 'Mindkét sugár szöget zár be a tükörrel.'),
        ],
        'i-from-between': [
          wrong(num(2 * incidence), 'csak-az-egyik-szog', 'Ez a két szög együtt. Felezd!'),
          wrong(num(mirror), 'tukortol-mer', 'Ez a tükörrel bezárt szög.'),
          wrong(num(180 - 2 * incidence), 'kiegeszito-szog', '180°-ra egészítetted ki.'),
        ],
      }[kind],
      other: 'A beesési és a visszaverődési szög egyenlő, a merőlegestől mérjük.',
      hints: [
        'Rajzold be a beesési merőlegest!',
        'Beesési szög = visszaverődési szög, mindkettőt a merőlegestől mérjük.',
        {
          'r-from-i': 'A két szög egyenlő.',
          'r-from-mirror': `A beesési szög $90^\\circ-${mirror}^\\circ$.`,
          between: `A beesési szög $90^\\circ-${mirror}^\\circ=${incidence}^\\circ$.`,
          'i-from-between': 'A két szög egyenlő, együtt ennyi.',
        }[kind],
      ],
      solution: {
        'r-from-i': `A visszaverődési szög egyenlő a beesési szöggel: ${incidence}°.`,
        'r-from-mirror': `$90^\\circ-${mirror}^\\circ=${incidence}^\\circ$.`,
        between: `$2\\cdot(90^\\circ-${mirror}^\\circ)=${2 * incidence}^\\circ$.`,
        'i-from-between': `$${2 * incidence}^\\circ:2=${incidence}^\\circ$.`,
      }[kind],
    },
    fits(
      v =>
        ({
          'r-from-i': v === incidence,
          'r-from-mirror': v + mirror === 90,
          between: v + 2 * mirror === 180,
          'i-from-between': v + v === 2 * incidence,
        })[kind],
    ),
  );
});

const thermalEquilibrium = defineGenerator(
  'gen-thermal-equilibrium',
  'Termikus egyensúly',
  ['fizika-6-termikus-egyensuly'],
  (rng, level) => {
    const [cold, hot] = [rng.int(5, 35), rng.int(40, 95)];
    const m1 = level === 1 ? 1 : rng.int(1, 5);
    const m2 = level === 1 ? 1 : rng.int(1, 5);
    const final = (m1 * cold + m2 * hot) / (m1 + m2);
    redrawIf(decimalsOf(final) > 1 || (level > 1 && m1 === m2));
    if (level === 3) {
      redrawIf(!Number.isInteger(final));
      return numeric(
        {
          question: `${t(m1)} liter ${unitSuf(cold, '°C', 'as')} vízhez ${t(m2)} liter forró vizet öntünk. A közös hőmérséklet ${withUnit(final, '°C')} lesz. Hány °C-os volt a forró víz? (A környezetnek átadott hőtől eltekintünk.)`,
          answer: num(hot),
          check: 'NUM',
          unit: '°C',
          expr: `(${final}*(${m1}+${m2})-${m1}*${cold})/${m2}`,
          wrong: [
            wrong(num(2 * final - cold), 'tomegeket-elhagyja', 'Egyenlő tömegekkel számoltál. A tömegek különböznek.'),
            wrong(num(final + cold), 'homersekletet-osszead', 'A hőmérsékletek nem adódnak össze.'),
            wrong(num(final), 'nem-a-kerdesre-felel', 'Ez a közös hőmérséklet.'),
          ],
          other: 'A leadott hő egyenlő a felvett hővel.',
          hints: [
            'Mennyivel melegedett a hideg víz?',
            'A hideg víz felvett hője egyenlő a forró víz leadott hőjével.',
            `A hideg víz ${unitSuf(final - cold, '°C', 'val')} melegedett.`,
          ],
          solution: `$${m1}\\cdot(${final}-${cold})=${m2}\\cdot(t-${final})$, ezért $t=${hot}$ °C.`,
        },
        fits(v => m1 * (final - cold) === m2 * (v - final)),
      );
    }
    const mean = (cold + hot) / 2;
    return numeric(
      {
        question:
          level === 1
            ? rng.pick([
                `Egyenlő tömegű ${unitSuf(cold, '°C', 'as')} és ${unitSuf(hot, '°C', 'as')} vizet keverünk össze. Mekkora lesz a közös hőmérséklet? (A környezetnek átadott hőtől eltekintünk.)`,
                `Egy pohár ${unitSuf(cold, '°C', 'as')} vízhez egy ugyanakkora pohár ${unitSuf(hot, '°C', 'as')} vizet öntünk. Mekkora lesz a közös hőmérséklet? (A környezetnek átadott hőtől eltekintünk.)`,
              ])
            : `${t(m1)} liter ${unitSuf(cold, '°C', 'as')} vizet ${t(m2)} liter ${unitSuf(hot, '°C', 'as')} vízzel keverünk össze. Mekkora lesz a közös hőmérséklet? (A környezetnek átadott hőtől eltekintünk.)`,
        answer: num(final),
        check: 'NUM',
        unit: '°C',
        expr: `(${m1}*${cold}+${m2}*${hot})/(${m1}+${m2})`,
        wrong: [
          wrong(num(cold + hot), 'homersekletet-osszead', 'A hőmérsékletek nem adódnak össze keveréskor.'),
          wrong(num(hot - cold), 'kulonbseg', 'Ez a hőmérséklet-különbség.'),
          ...(level === 2
            ? [
                wrong(num(mean), 'tomegeket-elhagyja', 'A tömegek különböznek: súlyozott közép kell.'),
                wrong(num((m2 * cold + m1 * hot) / (m1 + m2)), 'sulyok-csereje', 'Felcserélted a két mennyiséget.'),
              ]
            : [wrong(num(hot), 'egyik-homerseklet', 'A meleg víz lehűl, mert hőt ad át.')]),
        ].filter(w => decimalsOf(w.value.size ?? 0) <= 2),
        other: 'A közös hőmérséklet a két érték között van.',
        hints: [
          'A közös hőmérséklet a kettő között lesz.',
          level === 1 ? 'Egyenlő tömegnél a számtani közép.' : 'Különböző tömegnél súlyozott közép.',
          level === 1 ? `$${cold}+${hot}=${cold + hot}$` : `$${m1}\\cdot${cold}+${m2}\\cdot${hot}=${m1 * cold + m2 * hot}$`,
        ],
        solution:
          level === 1 ? `$(${cold}+${hot}):2=${x(final)}$ °C.` : `$(${m1}\\cdot${cold}+${m2}\\cdot${hot}):${m1 + m2}=${x(final)}$ °C.`,
      },
      fits(v => Math.abs(m1 * (v - cold) - m2 * (hot - v)) < 1e-9),
    );
  },
);

export const physicsSystems = [
  lever,
  echo,
  vectorCompare,
  current,
  ohm,
  electricEnergy,
  hydrostatic,
  heat,
  energyChain,
  reflectionAngle,
  thermalEquilibrium,
];
