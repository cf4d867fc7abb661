import { capital, decimalsOf, texNumber, textNumber, theWord, unitSuf, withUnit } from '../../hungarian/index.ts';
import { roundTo, tidy } from '../arithmetic.ts';
import { defineGenerator, type Generator, redrawIf } from '../engine.ts';
import { fits } from '../proof.ts';
import type { Rng } from '../rng.ts';
import { numeric, wrong } from '../tasks.ts';
import { num } from '../value.ts';
import { productFormula } from './formula-solve.ts';

const half = (rng: Rng, low: number, high: number): number => tidy(rng.int(low * 2, high * 2) / 2);

const speed = productFormula({
  id: 'gen-speed',
  title: 'Sebesség',
  lessons: ['fizika-6-sebesseg'],
  x: { name: 'sebesség', unit: 'km/h' },
  y: { name: 'idő', unit: 'h' },
  z: { name: 'út', unit: 'km' },
  slips: { multiplied: 'szoroz-osztas-helyett', divided: 'oszt-szorzas-helyett', inverted: 'forditott-hanyados' },
  scenes: [
    {
      draw: (r, l) => [r.int(12, 25), l === 1 ? r.int(2, 5) : half(r, 1, 5)],
      z: (v, h, w) => `${w.name} ${v} sebességgel kerékpározik. Mekkora utat tesz meg ${h} alatt?`,
      x: (d, h, w) => `${w.name} kerékpárral ${d} utat tesz meg ${h} alatt. Mekkora az átlagsebessége?`,
      y: (d, v, w) => `${w.name} ${v} sebességgel kerékpározik. Mennyi idő alatt tesz meg ${d} utat?`,
      convert: {
        of: 'y',
        unit: 'min',
        factor: 60,
        misconception: 'percet-nem-valtja',
        explanation: 'Percben hagytad az időt. Váltsd át órára: 60 min = 1 h.',
      },
    },
    {
      draw: (r, l) => [r.int(8, 22) * 5, l === 1 ? r.int(2, 6) : half(r, 1, 6)],
      z: (v, h) => `Egy autó átlagsebessége ${v}. Hány kilométert tesz meg ${h} alatt?`,
      x: (d, h) => `Egy autó ${d} utat tesz meg ${h} alatt. Mekkora az átlagsebessége?`,
      y: (d, v) => `Egy autó átlagsebessége ${v}. Mennyi idő alatt tesz meg ${d} utat?`,
      convert: {
        of: 'y',
        unit: 'min',
        factor: 60,
        misconception: 'percet-nem-valtja',
        explanation: 'Percben hagytad az időt. Váltsd át órára: 60 min = 1 h.',
      },
    },
    {
      draw: (r, l) => [r.int(4, 6), l === 1 ? r.int(2, 6) : half(r, 1, 6)],
      z: (v, h) => `Egy túracsapat ${v} sebességgel gyalogol. Mekkora utat tesz meg ${h} alatt?`,
      x: (d, h) => `Egy túracsapat ${h} alatt ${d} utat tesz meg. Mekkora az átlagsebessége?`,
      y: (d, v) => `Egy túracsapat ${v} sebességgel gyalogol. Mennyi idő alatt tesz meg ${d} utat?`,
      convert: {
        of: 'y',
        unit: 'min',
        factor: 60,
        misconception: 'percet-nem-valtja',
        explanation: 'Percben hagytad az időt. Váltsd át órára: 60 min = 1 h.',
      },
    },
  ],
});

const MATERIALS = [
  ['fenyőfa', 0.5],
  ['jég', 0.92],
  ['étolaj', 0.92],
  ['víz', 1],
  ['tengervíz', 1.03],
  ['beton', 2.4],
  ['üveg', 2.5],
  ['alumínium', 2.7],
  ['vas', 7.8],
  ['réz', 8.9],
  ['ólom', 11.3],
] as const;
const solid = (r: Rng): readonly [string, number] => r.pick(MATERIALS);

const density = defineDensity();
function defineDensity(): Generator {
  return defineGenerator('gen-density', 'Sűrűség', ['fizika-6-suruseg'], (rng, level) => {
    const [name, rho] = solid(rng);
    const volume = level === 1 ? rng.int(2, 30) * 10 : rng.int(2, 60) * 5;
    const mass = tidy(rho * volume);
    const tex = texNumber;
    const article = capital(theWord(name));
    if (level === 1) {
      redrawIf(decimalsOf(mass) > 1);
      const liquid = ['étolaj', 'víz', 'tengervíz'].includes(name);
      return numeric(
        {
          question: `${liquid ? `Egy edényben lévő ${name}` : `Egy darab ${name}`} tömege ${withUnit(mass, 'g')}, térfogata ${withUnit(volume, 'cm³')}. Mekkora a sűrűsége?`,
          answer: num(rho),
          check: 'NUM',
          unit: 'g/cm³',
          expr: `${mass}/${volume}`,
          wrong: [
            wrong(num(tidy(mass * volume)), 'szoroz-osztas-helyett', 'Szoroztál. A sűrűség hányados: tömeg osztva térfogattal.'),
            ...(decimalsOf(roundTo(volume / mass, 6)) <= 3
              ? [wrong(num(volume / mass), 'forditott-hanyados', 'A térfogatot osztottad a tömeggel. Fordítsd meg!')]
              : []),
            wrong(num(rho * 10), 'nagysagrend', 'Egy nagyságrenddel elcsúsztál.'),
            wrong(num(rho * 1000), 'mertekegyseg-csere', 'Ez kg/m³-ben lenne jó. A kérdés g/cm³.'),
          ],
          other: 'Írd fel: $\\rho=\\frac{m}{V}$!',
          hints: ['Melyik képlet kell?', '$\\rho=\\frac{m}{V}$', `$\\rho=\\frac{${tex(mass)}\\ \\text{g}}{${volume}\\ \\text{cm}^3}$`],
          solution: `$${tex(mass)}:${volume}=${tex(rho)}$, tehát ${textNumber(rho)} g/cm³.`,
        },
        fits(v => Math.abs(v * volume - mass) < 1e-9),
      );
    }
    if (level === 2) {
      const askMass = rng.chance(0.5);
      redrawIf(decimalsOf(mass) > 1 || rho === 1);
      const answer = askMass ? mass : volume;
      return numeric(
        {
          question: askMass
            ? `${article} sűrűsége ${textNumber(rho)} g/cm³. Mekkora a tömege, ha a térfogata ${withUnit(volume, 'cm³')}?`
            : `${article} sűrűsége ${textNumber(rho)} g/cm³. Mekkora a térfogata, ha a tömege ${withUnit(mass, 'g')}?`,
          answer: num(answer),
          check: 'NUM',
          unit: askMass ? 'g' : 'cm³',
          expr: askMass ? `${rho}*${volume}` : `${mass}/${rho}`,
          wrong: askMass
            ? [
                ...(decimalsOf(roundTo(volume / rho, 6)) <= 3
                  ? [wrong(num(volume / rho), 'oszt-szorzas-helyett', 'Osztottál. Tömeg = sűrűség · térfogat.')]
                  : []),
                wrong(num(tidy(mass / 1000)), 'mertekegyseg-csere', 'Ez kilogramm. A kérdés gramm.'),
                wrong(num(volume), 'tomeg-terfogat-azonos', 'A térfogat és a tömeg csak a víznél egyezik meg számértékben.'),
                wrong(num(tidy(mass * 10)), 'nagysagrend', 'Egy nagyságrenddel elcsúsztál.'),
              ]
            : [
                wrong(num(tidy(mass * rho)), 'szoroz-osztas-helyett', 'Szoroztál. Térfogat = tömeg : sűrűség.'),
                wrong(num(mass), 'tomeg-terfogat-azonos', 'A térfogat és a tömeg csak a víznél egyezik meg számértékben.'),
                wrong(num(tidy(volume * 10)), 'nagysagrend', 'Egy nagyságrenddel elcsúsztál.'),
              ],
          other: '$m=\\rho\\cdot V$ és $V=\\frac{m}{\\rho}$',
          hints: [
            askMass ? 'A tömeget keressük.' : 'A térfogatot keressük.',
            askMass ? '$m=\\rho\\cdot V$' : '$V=\\frac{m}{\\rho}$',
            askMass ? `$${tex(rho)}\\cdot${volume}$` : `$${tex(mass)}:${tex(rho)}$`,
          ],
          solution: askMass
            ? `$${tex(rho)}\\cdot${volume}=${tex(mass)}$, tehát ${textNumber(mass)} g.`
            : `$${tex(mass)}:${tex(rho)}=${volume}$, tehát ${textNumber(volume)} cm³.`,
        },
        fits(v => Math.abs(askMass ? v / volume - rho : mass / v - rho) < 1e-9),
      );
    }
    const start = rng.int(4, 12) * 10;
    const metal = rng.pick(MATERIALS.filter(([, d]) => d > 2));
    const rise = rng.int(2, 8) * 5;
    const m = tidy(metal[1] * rise);
    redrawIf(decimalsOf(m) > 1);
    const slip = roundTo(m / (start + rise), 3);
    return numeric(
      {
        question: `A mérőhengerben ${withUnit(start, 'ml')} víz van. Beledobunk egy ${withUnit(m, 'g')} tömegű tömör testet, a vízszint ${unitSuf(start + rise, 'ml', 'ra')} emelkedik. Mekkora a test sűrűsége?`,
        answer: num(metal[1]),
        check: 'NUM',
        unit: 'g/cm³',
        expr: `${m}/(${start + rise}-${start})`,
        wrong: [
          wrong(num(slip), 'vizszint-mint-terfogat', 'A teljes vízszinttel osztottál. A test térfogata csak az **emelkedés**.'),
          wrong(num(roundTo(m / start, 3)), 'kezdo-vizszint', 'A víz eredeti térfogatával osztottál.'),
          wrong(num(tidy(m * rise)), 'szoroz-osztas-helyett', 'Szoroztál. A sűrűség hányados.'),
        ].filter(w => Math.abs((w.value.size ?? 0) - metal[1]) > 0.05),
        other: 'Először a test térfogatát keresd meg: mennyivel emelkedett a víz?',
        hints: ['1 ml = 1 cm³.', 'A test térfogata a vízszint emelkedése.', `$V=${start + rise}-${start}=${rise}\\ \\text{cm}^3$`],
        solution: `$V=${rise}$ cm³, $${tex(m)}:${rise}=${tex(metal[1])}$, tehát ${textNumber(metal[1])} g/cm³. Ez lehet ${metal[0]}.`,
      },
      fits(v => Math.abs(v * (start + rise - start) - m) < 1e-9),
    );
  });
}

const work = productFormula({
  id: 'gen-work',
  title: 'Munka',
  lessons: ['fizika-7-munka'],
  x: { name: 'erő', unit: 'N' },
  y: { name: 'elmozdulás', unit: 'm' },
  z: { name: 'munka', unit: 'J' },
  slips: { multiplied: 'szoroz-osztas-helyett', divided: 'munka-egysege', inverted: 'forditott-hanyados' },
  scenes: [
    {
      draw: r => [r.int(4, 60) * 5, r.int(2, 20)],
      z: (f, d, w) => `${w.name} ${f} vízszintes erővel tol egy ládát ${d} úton, az erő irányában. Mekkora munkát végez?`,
      x: (l, d) => `Egy láda ${d} úton való eltolásához ${l} munka kellett. Mekkora erő hatott az elmozdulás irányában?`,
      y: (l, f) => `Egy ládát ${f} erővel tolunk, közben ${l} munkát végzünk. Mekkora utat tesz meg a láda az erő irányában?`,
      convert: {
        of: 'y',
        unit: 'cm',
        factor: 100,
        misconception: 'cm-t-nem-valtja',
        explanation: 'Centiméterben hagytad az utat. Váltsd át méterre!',
      },
    },
    {
      draw: r => [r.int(2, 25) * 10, half(r, 1, 12)],
      z: (f, h) => `Egy daru ${f} súlyú terhet emel ${h} magasra. Mekkora munkát végez a teher emelésekor?`,
      x: (l, h) => `Egy teher ${h} magasra emelése ${l} munkával jár. Mekkora a teher súlya?`,
      y: (l, f) => `Egy ${f} súlyú teher emelése ${l} munkával jár. Milyen magasra emelték?`,
      convert: {
        of: 'z',
        unit: 'kJ',
        factor: 0.001,
        misconception: 'kj-t-nem-valtja',
        explanation: 'Kilojoule-ban hagytad a munkát. 1 kJ = 1000 J.',
      },
    },
    {
      draw: r => [r.int(3, 30) * 4, r.int(3, 30)],
      z: (f, d, w) => `${w.name} szánkót húz ${f} erővel ${d} úton, vízszintes kötéllel. Mekkora munkát végez?`,
      x: (l, d, w) => `${w.name} ${d} úton húzta a szánkót, és ${l} munkát végzett. Mekkora vízszintes erővel húzta?`,
      y: (l, f, w) => `${w.name} ${f} vízszintes erővel húzta a szánkót, és ${l} munkát végzett. Mekkora úton húzta?`,
      convert: {
        of: 'y',
        unit: 'km',
        factor: 0.001,
        misconception: 'km-t-nem-valtja',
        explanation: 'Kilométerben hagytad az utat. Váltsd át méterre!',
      },
    },
  ],
});

const pressure = productFormula({
  id: 'gen-pressure',
  title: 'Nyomás',
  lessons: ['fizika-7-nyomas'],
  x: { name: 'nyomás', unit: 'Pa' },
  y: { name: 'felület', unit: 'm²' },
  z: { name: 'nyomóerő', unit: 'N' },
  slips: { multiplied: 'nagyobb-felulet-nagyobb-nyomas', divided: 'nyomas-nyomoero-azonos', inverted: 'forditott-hanyados' },
  scenes: [
    {
      draw: r => [r.int(2, 24) * 250, tidy(r.int(2, 20) / 10)],
      x: (f, a) => `Egy láda ${f} erővel nyomja a padlót, az érintkező felület ${a}. Mekkora a nyomás?`,
      z: (p, a) => `Egy láda alatt a nyomás ${p}, az érintkező felület ${a}. Mekkora a nyomóerő?`,
      y: (f, p) => `Egy láda ${f} erővel nyomja a padlót, a nyomás ${p}. Mekkora az érintkező felület?`,
      convert: {
        of: 'y',
        unit: 'dm²',
        factor: 100,
        misconception: 'feluletvaltas',
        explanation: 'A felületet nem váltottad át. 1 m² = 100 dm².',
      },
    },
    {
      draw: r => [r.int(8, 24) * 250, tidy(r.int(10, 25) / 100)],
      x: (f, a, w) => `${w.name} síléccel ${f} erővel nyomja a havat, a lécek felülete ${a}. Mekkora a nyomás a lécek alatt?`,
      z: (p, a, w) => `${w.name} sílécei alatt a nyomás ${p}, a lécek felülete ${a}. Mekkora erővel nyomja a havat?`,
      y: (f, p) => `A hó ${p} nyomást bír el. Mekkora felületű talp kell ${f} nyomóerőhöz?`,
      convert: {
        of: 'y',
        unit: 'cm²',
        factor: 10_000,
        misconception: 'feluletvaltas',
        explanation: 'A felületet nem váltottad át. 1 m² = 10 000 cm².',
      },
    },
    {
      draw: r => [r.int(6, 20) * 250, tidy(r.int(6, 60) / 100)],
      x: (f, a) => `Egy akvárium alja ${a} felületű, a víz ${f} erővel nyomja. Mekkora a nyomás az alján?`,
      z: (p, a) => `Egy akvárium alján a nyomás ${p}, az aljának felülete ${a}. Mekkora erővel nyomja a víz?`,
      y: (f, p) => `Egy akvárium alját ${f} erővel nyomja a víz, a nyomás ${p}. Mekkora az aljának felülete?`,
      convert: {
        of: 'y',
        unit: 'cm²',
        factor: 10_000,
        misconception: 'feluletvaltas',
        explanation: 'A felületet nem váltottad át. 1 m² = 10 000 cm².',
      },
    },
  ],
});

const acceleration = productFormula({
  id: 'gen-acceleration',
  title: 'Gyorsulás',
  lessons: ['fizika-6-gyorsulas'],
  x: { name: 'gyorsulás', unit: 'm/s²' },
  y: { name: 'idő', unit: 's' },
  z: { name: 'sebességváltozás', unit: 'm/s' },
  slips: { multiplied: 'nagy-sebesseg-nagy-gyorsulas', divided: 'oszt-szorzas-helyett', inverted: 'forditott-hanyados' },
  scenes: [
    {
      draw: r => [tidy(r.int(2, 7) / 5), r.int(3, 24)],
      x: (v, s) => `Egy villamos álló helyzetből indulva ${s} alatt ${v} sebességre gyorsul. Mekkora az átlagos gyorsulása?`,
      z: (a, s) => `Egy villamos gyorsulása ${a}. Mennyivel nő a sebessége ${s} alatt?`,
      y: (v, a) => `Egy álló villamos ${a} gyorsulással indul. Mennyi idő alatt gyorsul ${v} sebességre?`,
      convert: {
        of: 'y',
        unit: 'min',
        factor: 1 / 60,
        misconception: 'percet-nem-valtja',
        explanation: 'Percben hagytad az időt. 1 min = 60 s.',
      },
    },
    {
      draw: r => [half(r, 1, 4), r.int(2, 8)],
      x: (v, s) => `Egy autó álló helyzetből ${s} alatt ${v} sebességre gyorsul. Mekkora az átlagos gyorsulása?`,
      z: (a, s) => `Egy autó gyorsulása ${a}. Mennyivel nő a sebessége ${s} alatt?`,
      y: (v, a) => `Egy álló autó ${a} gyorsulással indul. Mennyi idő alatt gyorsul ${v} sebességre?`,
      convert: {
        of: 'z',
        unit: 'km/h',
        factor: 3.6,
        misconception: 'harom-egesz-hat',
        explanation: 'A km/h-t előbb m/s-ra kell váltani: oszd el 3,6-del!',
      },
    },
    {
      draw: r => [tidy(r.int(2, 10) / 5), r.int(2, 15)],
      x: (v, s, w) => `${w.name} kerékpárja álló helyzetből ${s} alatt ${v} sebességre gyorsul. Mekkora az átlagos gyorsulása?`,
      z: (a, s, w) => `${w.name} kerékpárjának gyorsulása ${a}. Mennyivel nő a sebessége ${s} alatt?`,
      y: (v, a, w) => `${w.name} álló helyzetből ${a} gyorsulással indul kerékpárral. Mennyi idő alatt gyorsul ${v} sebességre?`,
    },
  ],
});

const weight = productFormula({
  id: 'gen-weight',
  title: 'Súly és tömeg',
  lessons: ['fizika-6-suly'],
  x: { name: 'tömeg', unit: 'kg' },
  y: { name: 'g', unit: 'N/kg' },
  z: { name: 'súly', unit: 'N' },
  slips: { multiplied: 'tomeg-suly-azonos', divided: 'tomeg-suly-azonos', inverted: 'forditott-hanyados' },
  scenes: [
    {
      draw: (r, l) => [l === 3 ? tidy(r.int(2, 90) / 10) : r.int(2, 60), 10],
      z: (m, g) => `Egy láda tömege ${m}. Mekkora a súlya? Számolj g = ${g}-mal!`,
      x: (f, g) => `Egy láda súlya ${f}. Mekkora a tömege? Számolj g = ${g}-mal!`,
      convert: {
        of: 'x',
        unit: 'g',
        factor: 1000,
        misconception: 'grammot-nem-valtja',
        explanation: 'Grammban hagytad a tömeget. Váltsd át kilogrammra!',
      },
    },
    {
      draw: (r, l) => [l === 3 ? tidy(r.int(2, 120) / 20) : r.int(2, 14), 10],
      z: (m, g, w) => `${w.name} hátizsákjának tömege ${m}. Mekkora a súlya? Számolj g = ${g}-mal!`,
      x: (f, g, w) => `${w.name} hátizsákjának súlya ${f}. Mekkora a tömege? Számolj g = ${g}-mal!`,
      convert: {
        of: 'x',
        unit: 'dkg',
        factor: 100,
        misconception: 'dekagrammot-nem-valtja',
        explanation: 'Dekagrammban hagytad a tömeget. Váltsd át kilogrammra!',
      },
    },
    {
      draw: r => [r.int(5, 120), 1.6],
      z: (m, g) => `Egy műszer tömege ${m}. Mekkora a súlya a Holdon, ahol g = ${g}?`,
      x: (f, g) => `Egy műszer súlya a Holdon ${f}. Mekkora a tömege, ha ott g = ${g}?`,
      convert: {
        of: 'x',
        unit: 'g',
        factor: 1000,
        misconception: 'grammot-nem-valtja',
        explanation: 'Grammban hagytad a tömeget. Váltsd át kilogrammra!',
      },
    },
    {
      draw: r => [r.int(5, 90), 3.7],
      z: (m, g) => `Egy marsjáró alkatrészének tömege ${m}. Mekkora a súlya a Marson, ahol g = ${g}?`,
      x: (f, g) => `Egy marsjáró alkatrészének súlya a Marson ${f}. Mekkora a tömege, ha ott g = ${g}?`,
    },
  ],
});

const spring = productFormula({
  id: 'gen-spring',
  title: 'Rugalmas erő',
  lessons: ['fizika-6-rugalmas-ero-surlodas'],
  x: { name: 'rugóállandó', unit: 'N/m' },
  y: { name: 'megnyúlás', unit: 'm' },
  z: { name: 'rugalmas erő', unit: 'N' },
  slips: { multiplied: 'szoroz-osztas-helyett', divided: 'oszt-szorzas-helyett', inverted: 'forditott-hanyados' },
  scenes: [
    {
      draw: r => [r.int(2, 50) * 10, tidy(r.int(2, 25) / 100)],
      z: (k, l) => `Egy rugó rugóállandója ${k}, megnyúlása ${l}. Mekkora a rugalmas erő?`,
      x: (f, l) => `Egy rugót ${f} erővel nyújtunk, ekkor a megnyúlása ${l}. Mekkora a rugóállandója?`,
      y: (f, k) => `Egy ${k} állandójú rugót ${f} erővel nyújtunk. Mekkora lesz a megnyúlása?`,
      convert: {
        of: 'y',
        unit: 'cm',
        factor: 100,
        misconception: 'cm-t-nem-valtja',
        explanation: 'Centiméterben hagytad a megnyúlást. Váltsd át méterre!',
      },
    },
    {
      draw: r => [r.int(4, 40) * 5, tidy(r.int(1, 20) / 50)],
      z: (k, l) => `Egy erőmérő rugójának állandója ${k}. Mekkora erőt mutat, ha a rugó megnyúlása ${l}?`,
      x: (f, l) => `Egy erőmérő ${f} erőnél ${l} megnyúlást mutat. Mekkora a rugóállandó?`,
      y: (f, k) => `Egy erőmérő rugójának állandója ${k}. Mekkora a megnyúlás ${f} erőnél?`,
      convert: {
        of: 'y',
        unit: 'cm',
        factor: 100,
        misconception: 'cm-t-nem-valtja',
        explanation: 'Centiméterben hagytad a megnyúlást. Váltsd át méterre!',
      },
    },
  ],
});

const torque = productFormula({
  id: 'gen-torque',
  title: 'Forgatónyomaték',
  lessons: ['fizika-7-forgatonyomatek'],
  x: { name: 'erő', unit: 'N' },
  y: { name: 'erőkar', unit: 'm' },
  z: { name: 'forgatónyomaték', unit: 'N·m' },
  slips: { multiplied: 'szoroz-osztas-helyett', divided: 'oszt-szorzas-helyett', inverted: 'forditott-hanyados' },
  scenes: [
    {
      draw: r => [r.int(2, 40) * 5, tidy(r.int(5, 60) / 100)],
      z: (f, k) => `Egy csavarkulcs végét ${f} erővel nyomjuk, az erőkar ${k}. Mekkora a forgatónyomaték?`,
      x: (m, k) => `Egy csavar meghúzásához ${m} forgatónyomaték kell, az erőkar ${k}. Mekkora erő szükséges?`,
      y: (m, f) => `Egy csavarra ${f} erővel hatva ${m} forgatónyomatékot fejtünk ki. Mekkora az erőkar?`,
      convert: {
        of: 'y',
        unit: 'cm',
        factor: 100,
        misconception: 'cm-t-nem-valtja',
        explanation: 'Centiméterben hagytad az erőkart. Váltsd át méterre!',
      },
    },
    {
      draw: r => [r.int(2, 30) * 4, tidy(r.int(6, 12) / 10)],
      z: (f, k) => `Egy ajtót a zsanértól ${k} távolságra, merőlegesen ${f} erővel tolunk. Mekkora a forgatónyomaték?`,
      x: (m, k) => `Egy ajtó mozgatásához ${m} forgatónyomaték kell. Mekkora erővel toljuk a zsanértól ${k} távolságra, merőlegesen?`,
      y: (m, f) => `Egy ajtót ${f} erővel merőlegesen tolunk, a forgatónyomaték ${m}. Milyen messze van az erő a zsanértól?`,
      convert: {
        of: 'y',
        unit: 'cm',
        factor: 100,
        misconception: 'cm-t-nem-valtja',
        explanation: 'Centiméterben hagytad a távolságot. Váltsd át méterre!',
      },
    },
  ],
});

const wave = productFormula({
  id: 'gen-wave',
  title: 'Hullámok',
  lessons: ['fizika-7-hullamok'],
  x: { name: 'hullámhossz', unit: 'm' },
  y: { name: 'frekvencia', unit: 'Hz' },
  z: { name: 'terjedési sebesség', unit: 'm/s' },
  slips: { multiplied: 'szoroz-osztas-helyett', divided: 'oszt-szorzas-helyett', inverted: 'forditott-hanyados' },
  scenes: [
    {
      draw: r => [tidy(r.int(2, 60) / 10), half(r, 1, 10)],
      z: (l, f) => `Egy kötélen ${l} hosszú hullámok futnak, a frekvencia ${f}. Mekkora a terjedési sebesség?`,
      x: (v, f) => `Egy kötélen a hullám sebessége ${v}, a frekvencia ${f}. Mekkora a hullámhossz?`,
      y: (v, l) => `Egy kötélen a hullám sebessége ${v}, a hullámhossz ${l}. Mekkora a frekvencia?`,
      convert: {
        of: 'x',
        unit: 'cm',
        factor: 100,
        misconception: 'cm-t-nem-valtja',
        explanation: 'Centiméterben hagytad a hullámhosszt. Váltsd át méterre!',
      },
    },
    {
      draw: r => {
        const f = r.pick([17, 20, 34, 40, 68, 85, 100, 136, 170, 200, 340, 425, 500, 680, 850]);
        return [tidy(340 / f), f];
      },
      x: (v, f) => `A hang a levegőben ${v} sebességgel terjed. Mekkora a hullámhossza annak a hangnak, amelynek frekvenciája ${f}?`,
      y: (v, l) => `A hang a levegőben ${v} sebességgel terjed. Mekkora a frekvenciája annak a hangnak, amelynek hullámhossza ${l}?`,
    },
  ],
});

export const physicsMechanics = [speed, density, work, pressure, acceleration, weight, spring, torque, wave];
