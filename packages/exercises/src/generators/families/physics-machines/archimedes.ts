import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, TheWord, texNumber, theWord, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';

const x = texNumber;
const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

interface Liquid {
  /** „vízbe”, „étolajba” */
  into: string;
  /** „vízen”, „étolajon” */
  on: string;
  name: string;
  density: number;
}
const LIQUIDS: readonly Liquid[] = [
  { into: 'vízbe', on: 'vízen', name: 'víz', density: 1000 },
  { into: 'étolajba', on: 'étolajon', name: 'étolaj', density: 900 },
  { into: 'alkoholba', on: 'alkoholon', name: 'alkohol', density: 800 },
  { into: 'sós vízbe', on: 'sós vízen', name: 'sós víz', density: 1200 },
];
const WATER: Liquid = { into: 'vízbe', on: 'vízen', name: 'víz', density: 1000 };
const BODIES = ['kődarab', 'fémhasáb', 'betondarab', 'tégla', 'vaskocka', 'agyagdarab'];
const facts = ({ name, density }: Liquid): string => `(${TheWord(name)} sűrűsége ${withUnit(density, 'kg/m³')}, g = 10 N/kg.)`;

function buoyancy(rng: Rng, liquid: Liquid): Task {
  const volume = rng.int(2, 60) * 50;
  const force = tidy((liquid.density * 10 * volume) / 1e6);
  redrawIf(decimalsOf(force) > 2);
  const { density } = liquid;
  return numeric(
    {
      question: `Egy ${withUnit(volume, 'cm³')} térfogatú ${rng.pick(BODIES)} teljesen ${liquid.into} merül. Mekkora felhajtóerő hat rá? ${facts(liquid)}`,
      answer: num(force),
      check: 'NUM',
      unit: 'N',
      expr: `${density}*10*${volume}/1000000`,
      wrong: [
        wrong(
          { density, volume },
          ({ density, volume }) => num((density * volume) / 1e6),
          'g-t-elhagyja',
          'Ez a kiszorított folyadék tömege kilogrammban. A súlyához szorozz 10-zel!',
        ),
        wrong(
          { density, volume },
          ({ density, volume }) => num(density * 10 * volume),
          'terfogatot-nem-valtja',
          'Köbcentiméterrel szoroztál. 1 m³ = 1 000 000 cm³.',
        ),
        wrong(
          { density, volume },
          ({ density, volume }) => num((density * 10 * volume) / 1000),
          'terfogatot-ezerrel-valtja',
          'A térfogatot 1000-rel osztottad, így köbdeciméter lett. Köbméterhez 1 000 000-val kell.',
        ),
        ...(density === 1000
          ? []
          : [
              wrong(
                { volume },
                ({ volume }) => num(volume / 100),
                'mindent-viznek-vesz',
                'A víz sűrűségével számoltál. Ennek a folyadéknak más a sűrűsége.',
              ),
            ]),
      ],
      other: 'A felhajtóerő a kiszorított folyadék súlya.',
      hints: [
        'Mennyi folyadékot szorít ki a test?',
        'Szorozd össze a folyadék sűrűségét, a $g$-t és a térfogatot köbméterben!',
        `$${x(volume)}:1\\,000\\,000=${x(volume / 1e6)}$ köbméter.`,
      ],
      solution: `A felhajtóerő a kiszorított folyadék súlya: a folyadék sűrűsége szorozva a $g$-vel és a térfogattal. A térfogat $${x(volume)}:1\\,000\\,000=${x(volume / 1e6)}$ köbméter, ezért $${x(density)}\\cdot10\\cdot${x(volume / 1e6)}=${x(force)}$, tehát ${withUnit(force, 'N')}.`,
    },
    fits(f => near((f / 10 / density) * 1e6, volume)),
  );
}

function readFromScale(rng: Rng): Task {
  const [air, wet] = [rng.int(4, 20) / 2, rng.int(1, 18) / 2];
  redrawIf(wet >= air || air - wet === wet);
  const force = air - wet;
  const isDrawn = rng.chance(0.7);
  const scale = (value: number, label: string) => ({ form: 'spring' as const, max: 10, step: 2, parts: 4, value, unit: 'N', label });
  return numeric(
    {
      ...(isDrawn
        ? {
            figure: { kind: 'instrument' as const, instruments: [scale(air, 'levegőben'), scale(wet, 'vízben')] },
            keyInFigure: 'a két mért érték olvasható le',
          }
        : {}),
      question: isDrawn
        ? 'Ugyanaz a test függ az erőmérőn a levegőben és a vízbe merítve. Mekkora a felhajtóerő?'
        : `Egy test súlya a levegőben ${withUnit(air, 'N')}. Vízbe merítve az erőmérő ${withUnit(wet, 'N')} erőt mutat. Mekkora a felhajtóerő?`,
      answer: num(force),
      check: 'NUM',
      unit: 'N',
      expr: `${air}-${wet}`,
      wrong: [
        wrong(
          { air, wet },
          ({ air, wet }) => num(air + wet),
          'felhajtonal-osszead',
          'Összeadtad a két értéket. A felhajtóerő a különbségük.',
        ),
        wrong(
          { wet },
          ({ wet }) => num(wet),
          'vizbeli-erteket-adja',
          'Ennyit mutat a vízben. A felhajtóerő a különbség.',
          'a felhajtóerő helyett a vízben mért értéket adja meg',
        ),
        wrong({ air }, ({ air }) => num(air), 'sulyt-adja-meg', 'Ez a test súlya. A felhajtóerő a különbség.'),
      ],
      other: 'A felhajtóerő az, amennyivel kevesebbet mutat az erőmérő.',
      hints: [
        'Miért mutat kevesebbet az erőmérő a vízben?',
        'A felhajtóerő a levegőben és a vízben mért érték különbsége.',
        'Vond ki a levegőben mért értékből a vízben mértet!',
      ],
      solution: `$${x(air)}-${x(wet)}=${x(force)}$, tehát ${withUnit(force, 'N')}.`,
    },
    fits(f => near(f + wet, air)),
  );
}

const OUTCOME = ['úszik', 'lebeg', 'elmerül'] as const;

function whatHappens(rng: Rng, liquid: Liquid): Task {
  const volume = rng.int(2, 40) * 10;
  const density = rng.pick([0.4, 0.6, 0.7, 0.8, 0.85, 0.9, 1, 1.1, 1.2, 1.5, 2.5, 2.7, 7.8]);
  const mass = tidy(volume * density);
  redrawIf(decimalsOf(mass) > 0);
  const own = liquid.density / 1000;
  const said = (a: number, b: number): (typeof OUTCOME)[number] => (near(a, b) ? 'lebeg' : a < b ? 'úszik' : 'elmerül');
  const right = said(density, own);
  const others = OUTCOME.filter(o => o !== right);
  return choice(
    rng,
    {
      question: `Egy tömör test tömege ${withUnit(mass, 'g')}, térfogata ${withUnit(volume, 'cm³')}. Mi történik vele, ha ${liquid.into} tesszük? (A folyadék sűrűsége ${withUnit(own, 'g/cm³')}.)`,
      right: words(right),
      because: `Helyes! A test sűrűsége ${withUnit(density, 'g/cm³')}, a folyadéké ${withUnit(own, 'g/cm³')}.`,
      wrong: others.map(other =>
        wrong(
          { other },
          ({ other }) => words(other),
          [other, right].includes('lebeg') ? 'lebeges-es-uszas-csere' : other === 'úszik' ? 'nagy-test-uszik' : 'nehez-test-elsullyed',
          `A test sűrűsége ${withUnit(density, 'g/cm³')}, a folyadéké ${withUnit(own, 'g/cm³')}. Ezt a két számot hasonlítsd össze!`,
          [other, right].includes('lebeg')
            ? `a lebegést összekeveri az ${[other, right].includes('úszik') ? 'úszással' : 'elmerüléssel'}`
            : `a test sűrűségét ${other === 'úszik' ? 'kisebbnek' : 'nagyobbnak'} veszi a folyadékénál`,
        ),
      ),
      hints: [
        'Nem a tömeg és nem a térfogat dönt.',
        'Számold ki a test sűrűségét, és hasonlítsd a folyadékéhoz!',
        `A test sűrűsége $${x(mass)}:${x(volume)}$ g/cm³.`,
      ],
      solution: `A test sűrűsége $${x(mass)}:${x(volume)}=${x(density)}$ g/cm³, a folyadéké ${withUnit(own, 'g/cm³')}, tehát a test ${right}.`,
    },
    key => {
      const [own1, his] = [mass * 1000, liquid.density * volume];
      return key === (near(own1, his) ? 'lebeg' : own1 < his ? 'úszik' : 'elmerül');
    },
  );
}

function floatingShare(rng: Rng): Task {
  const liquid = rng.pick(LIQUIDS);
  const density = rng.int(4, 23) * 50;
  redrawIf(density >= liquid.density);
  const under = (density / liquid.density) * 100;
  const above = 100 - under;
  const askAbove = rng.chance(0.5);
  const [answer, other] = askAbove ? [above, under] : [under, above];
  redrawIf(decimalsOf(under) > 1 || near(under, above));
  const own = liquid.density;
  return numeric(
    {
      question: `Egy test sűrűsége ${withUnit(density, 'kg/m³')}, nyugodtan úszik ${theWord(liquid.on)} (${theWord(liquid.name)} sűrűsége ${withUnit(own, 'kg/m³')}). Térfogatának hány százaléka van ${askAbove ? 'a folyadék fölött' : 'a folyadékban'}?`,
      answer: num(answer),
      check: 'NUM',
      unit: '%',
      percent: true,
      expr: askAbove ? `100-${density}/${own}*100` : `${density}/${own}*100`,
      wrong: [
        wrong(
          { other },
          ({ other }) => num(other),
          'kilogo-es-bemerulo-csere',
          askAbove ? 'Ez a bemerült rész. A kérdés a kilátszó részre szól.' : 'Ez a kilátszó rész. A kérdés a bemerült részre szól.',
        ),
        wrong(
          { own, density },
          ({ own, density }) => num(own - density),
          'suruseg-kulonbseg-szazalek',
          'Ez a két sűrűség különbsége, nem százalék.',
        ),
        wrong(
          { own, density },
          ({ own, density }) => about((own / density) * 100, 1),
          'forditott-hanyados',
          'Fordítva osztottál, 100%-nál több jött ki.',
        ),
      ],
      other: 'A bemerült hányad a test és a folyadék sűrűségének hányadosa.',
      hints: [
        'Előbb a bemerült részt számold ki!',
        'A bemerült hányad a test sűrűsége osztva a folyadékéval.',
        `$${x(density)}:${x(own)}=${x(tidy(density / own))}$`,
      ],
      solution: `A bemerült hányad a test sűrűsége osztva a folyadékéval: $${x(density)}:${x(own)}=${x(tidy(density / own))}$, vagyis a térfogat ${withUnit(under, '%')}-a merül be.${askAbove ? ` A többi látszik ki: $100-${x(under)}=${x(above)}$, tehát ${withUnit(above, '%')}.` : ''}`,
    },
    fits(p => near((askAbove ? 100 - p : p) * own, density * 100)),
  );
}

function stoneDensity(rng: Rng): Task {
  const volume = rng.int(2, 20) * 50;
  const density = rng.int(5, 32) / 4;
  const mass = tidy(volume * density);
  redrawIf(decimalsOf(mass) > 0 || density < 1.5);
  const [air, lift] = [tidy(mass / 100), volume / 100];
  const wet = tidy(air - lift);
  redrawIf(near(wet, lift));
  return numeric(
    {
      question: `Egy ismeretlen anyagú test súlya levegőben ${withUnit(air, 'N')}, teljesen vízbe merítve az erőmérő ${withUnit(wet, 'N')} erőt mutat. Mekkora a sűrűsége? (A víz sűrűsége 1 g/cm³, g = 10 N/kg.)`,
      answer: num(density),
      check: 'NUM',
      unit: 'g/cm³',
      expr: `${air}/(${air}-${wet})`,
      wrong: [
        wrong(
          { air, wet },
          ({ air, wet }) => about(wet / (air - wet), 2),
          'vizbeli-sulybol-suruseg',
          'A vízben mért erővel számoltál. A test tömegét a levegőben mért súlyból kapod.',
          'a levegőben mért súly helyett a vízben mért erőt osztja el',
        ),
        wrong(
          { air, wet },
          ({ air, wet }) => about(air / wet, 2),
          'vizbeli-erteket-adja',
          'A vízben mért értékkel osztottál. A kiszorított víz súlya a két érték különbsége.',
          'a felhajtóerő helyett a vízben mért erővel oszt',
        ),
        wrong({ air, wet }, ({ air, wet }) => about((air - wet) / air, 2), 'forditott-hanyados', 'Fordítva osztottál.'),
      ],
      other: 'A felhajtóerőből megkapod a térfogatot, a súlyból a tömeget.',
      hints: [
        'Mekkora a felhajtóerő?',
        'A felhajtóerő a kiszorított víz súlya: ebből megvan a térfogat.',
        `A felhajtóerő $${x(air)}-${x(wet)}=${x(lift)}$ newton, ez $${x(volume)}$ gramm víz súlya.`,
      ],
      solution: `A felhajtóerő $${x(air)}-${x(wet)}=${x(lift)}$ N. Ennyi a kiszorított víz súlya, a tömege $${x(lift)}:10=${x(tidy(lift / 10))}$ kg, vagyis ${withUnit(volume, 'g')}, ezért a test térfogata ${withUnit(volume, 'cm³')}. A test tömege $${x(air)}:10=${x(tidy(air / 10))}$ kg, vagyis ${withUnit(mass, 'g')}. Sűrűség = tömeg : térfogat: $${x(mass)}:${x(volume)}=${x(density)}$, tehát ${withUnit(density, 'g/cm³')}.`,
    },
    fits(d => near(air - air / d, wet)),
  );
}

function raftLoad(rng: Rng): Task {
  const volume = tidy(rng.int(2, 40) / 10);
  const density = rng.int(4, 18) * 50;
  const own = tidy(density * 10 * volume);
  const most = tidy(10_000 * volume);
  const load = most - own;
  redrawIf(near(load, own));
  return numeric(
    {
      question: `Egy fatutaj térfogata ${withUnit(volume, 'm³')}, a fa sűrűsége ${withUnit(density, 'kg/m³')}. Legfeljebb mekkora súlyú terhet vihet a vízen, hogy a teteje éppen a vízfelszínen legyen? (A víz sűrűsége 1000 kg/m³, g = 10 N/kg.)`,
      answer: num(load),
      check: 'NUM',
      unit: 'N',
      expr: `(1000-${density})*10*${volume}`,
      wrong: [
        wrong(
          { most },
          ({ most }) => num(most),
          'csonak-sulyat-elhagyja',
          'Ez a legnagyobb felhajtóerő. Ez tartja a tutajt is.',
          'a tutaj súlyát nem vonja le',
        ),
        wrong(
          { most, own },
          ({ most, own }) => num(most + own),
          'csonak-sulyat-hozzaadja',
          'Hozzáadtad a tutaj súlyát. Ki kell vonni.',
          'a tutaj súlyát hozzáadja a legnagyobb felhajtóerőhöz',
        ),
        wrong({ own }, ({ own }) => num(own), 'sulyt-adja-meg', 'Ez a tutaj súlya. A teher a maradék.', 'a tutaj súlyát adja meg'),
        wrong({ load }, ({ load }) => num(tidy(load / 10)), 'g-t-elhagyja', 'Ez a teher tömege kilogrammban. A súlyához szorozz 10-zel!'),
      ],
      other: 'A legnagyobb felhajtóerőből vond ki a tutaj súlyát!',
      hints: [
        'Mekkora a felhajtóerő, ha a tutaj teljesen bemerül?',
        'A felhajtóerő a tutajt és a terhet együtt tartja.',
        `A legnagyobb felhajtóerő $1000\\cdot10\\cdot${x(volume)}=${x(most)}$ newton.`,
      ],
      solution: `A felhajtóerő $1000\\cdot10\\cdot${x(volume)}=${x(most)}$ newton, a tutaj súlya $${x(density)}\\cdot${x(volume)}\\cdot10=${x(own)}$ newton. $${x(most)}-${x(own)}=${x(load)}$, tehát ${withUnit(load, 'N')}.`,
    },
    fits(l => near(l / 10 + density * volume, 1000 * volume)),
  );
}

export const archimedes = defineGenerator(
  'gen-archimedes',
  'Felhajtóerő, úszás',
  ['fizika-7-arkhimedesz'],
  ['decimal', 'percent'],
  (rng, level) => {
    if (level === 1) return rng.pick([() => buoyancy(rng, WATER), () => readFromScale(rng), () => whatHappens(rng, WATER)])();
    if (level === 2) {
      const other = rng.pick(LIQUIDS.slice(1));
      return rng.pick([() => floatingShare(rng), () => buoyancy(rng, other), () => whatHappens(rng, other)])();
    }
    return rng.pick([() => stoneDensity(rng), () => raftLoad(rng)])();
  },
);
