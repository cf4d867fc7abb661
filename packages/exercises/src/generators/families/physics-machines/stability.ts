import { roundTo, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { capital, decimalsOf, texNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { type Equilibrium, SITUATIONS } from './equilibria.ts';
import { tiltedBox } from './figures.ts';

const x = texNumber;
const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;
/** Things with the widths of their bases in tens of centimetres. */
const THINGS: ReadonlyArray<readonly [string, min: number, max: number]> = [
  ['szekrény', 6, 14],
  ['láda', 4, 12],
  ['polc', 4, 9],
  ['automata', 6, 12],
  ['oszlop', 4, 6],
  ['könyvespolc', 4, 9],
  ['hűtőgép', 5, 9],
  ['szobor', 4, 10],
];

const KINDS: readonly Equilibrium[] = ['stabil', 'labilis', 'közömbös'];
const SAYS: Record<Equilibrium, string> = {
  stabil: 'Stabil volna, ha kibillentve visszatérne.',
  labilis: 'Labilis volna, ha kibillentve tovább mozdulna.',
  közömbös: 'Közömbös volna, ha az új helyén is megmaradna.',
};

function whichEquilibrium(rng: Rng): Task {
  const { text, kind, because } = rng.pick(SITUATIONS);
  const others = KINDS.filter(other => other !== kind);
  return choice(
    rng,
    {
      question: `${text} Milyen egyensúlyi helyzetben van?`,
      right: words(kind),
      because: `Helyes! ${capital(kind)}, mert ${because}.`,
      wrong: others.map(other =>
        wrong(
          { other },
          ({ other }) => words(other),
          other === 'labilis' && kind === 'stabil' ? 'stabil-egyenlo-nem-mozdul' : 'egyensulyi-helyzetek-csereje',
          `${SAYS[other]} Itt viszont: ${because}.`,
          `a ${kind} helyzetet ${other}${other === 'közömbös' ? 'nek' : 'nak'} veszi`,
        ),
      ),
      hints: [
        'Képzeld el, hogy egy kicsit kimozdítod!',
        'Visszatér, tovább mozdul, vagy ott marad?',
        'Visszatér: stabil. Tovább mozdul: labilis. Ott marad: közömbös.',
      ],
      solution: `${capital(kind)}: ${because}.`,
    },
    key => SITUATIONS.some(known => known.text === text && known.kind === key),
  );
}

const OUTCOMES = ['visszabillen', 'felborul', 'ebben a helyzetben marad'] as const;

function tiltedInPicture(rng: Rng): Task {
  const [width, height] = [rng.int(3, 8), rng.int(3, 9)];
  const limit = (Math.atan(width / height) * 180) / Math.PI;
  const tilt = rng.int(8, 60);
  redrawIf(Math.abs(tilt - limit) < 9);
  const falls = tilt > limit;
  const right = falls ? OUTCOMES[1] : OUTCOMES[0];
  const opposite = falls ? OUTCOMES[0] : OUTCOMES[1];
  return choice(
    rng,
    {
      figure: tiltedBox(width, height, tilt),
      question: 'A megdöntött dobozt ebben a helyzetben elengedjük. $S$ a súlypontja. Mi történik?',
      right: words(right),
      because: `Helyes! A súlyvonal a sarok ${falls ? 'külső' : 'belső'} oldalán éri el a talajt.`,
      wrong: [
        wrong(
          { opposite },
          ({ opposite }) => words(opposite),
          falls ? 'sulyvonalat-nem-nezi' : 'dolt-test-felborul',
          falls
            ? 'A súlyvonal már túljutott a sarkon, a súly kifelé forgat.'
            : 'A dőlés még nem borulás: a súlyvonal a sarok belső oldalán van.',
        ),
        wrong(
          { stays: OUTCOMES[2] },
          ({ stays }) => words(stays),
          'egyensulyi-helyzetek-csereje',
          'Így akkor maradhatna, ha a súlyvonal pontosan a sarkon menne át.',
          'azt hiszi, a megdöntött doboz egyensúlyban van',
        ),
      ],
      hints: [
        'Kövesd a szaggatott vonalat a talajig!',
        'A saroknak melyik oldalán éri el a talajt?',
        'A doboz felőli oldalon a súly visszafelé forgat, a túloldalon kifelé.',
      ],
      solution: `A súlyvonal a sarok ${falls ? 'külső' : 'belső'} oldalán van, ezért a doboz ${right}.`,
    },
    key => {
      const a = (tilt * Math.PI) / 180;
      const foot = (-width / 2) * Math.cos(a) + (height / 2) * Math.sin(a);
      return key === (foot > 0 ? 'felborul' : 'visszabillen');
    },
  );
}

interface Body {
  thing: string;
  width: number;
  height: number;
  shift: number;
}

/** Height of the centre in tens of centimetres; `shift` is how far the vertical moves for every 10 cm of it. */
function bodyOf(rng: Rng): Body {
  const [thing, min, max] = rng.pick(THINGS);
  return {
    thing,
    width: rng.int(min, max) * 10,
    height: rng.int(thing === 'láda' ? 3 : 6, thing === 'láda' ? 8 : 13) * 10,
    shift: rng.int(2, 9),
  };
}

const described = ({ thing, width, height }: Body): string =>
  `Egy ${thing} alja ${withUnit(width, 'cm')} széles, a súlypontja középen, ${withUnit(height, 'cm')} magasan van.`;
const tilted = (shift: number): string => `Megdöntik, és a súlyvonal minden 10 cm magasságra ${withUnit(shift, 'cm')}-t tolódik el.`;

/** Names of slips with the shift that belongs to 10 cm. */
const EACH_CM = 'minden centiméterre annyi eltolódást számol, amennyi 10 cm-re jut';
const ONE_STEP = 'csak 10 cm magasságra számolja az eltolódást';

function howFarMoved(rng: Rng): Task {
  const body = bodyOf(rng);
  const { width, height, shift } = body;
  const moved = (height / 10) * shift;
  return numeric(
    {
      question: `${described(body)} ${tilted(shift)} Mekkora a súlyvonal teljes eltolódása?`,
      answer: num(moved),
      check: 'NUM',
      unit: 'cm',
      expr: `${height}/10*${shift}`,
      wrong: [
        wrong(
          { height, shift },
          ({ height, shift }) => num(height * shift),
          'tizes-lepest-elhagyja',
          'Az eltolódás nem 1 cm-re, hanem 10 cm-re jut.',
          EACH_CM,
        ),
        wrong(
          { shift },
          ({ shift }) => num(shift),
          'magassag-nem-szamit-dolesnel',
          'Ez 10 cm magasságra igaz. A súlypont ennél magasabban van.',
          ONE_STEP,
        ),
        wrong(
          { width, shift },
          ({ width, shift }) => num((width / 10) * shift),
          'alappal-szamol-magassag-helyett',
          'Az alap szélességével számoltál. A súlypont magassága számít.',
        ),
      ],
      other: 'Hányszor van meg a 10 cm a súlypont magasságában?',
      hints: ['Melyik adat számít: az alap vagy a magasság?', 'Hányszor van meg a magasságban a 10 cm?', `$${height}:10=${height / 10}$`],
      solution: `$${height}:10\\cdot${shift}=${x(moved)}$, tehát ${withUnit(moved, 'cm')}.`,
    },
    fits(v => near((v * 10) / height, shift)),
  );
}

const saysMargin = (margin: number): string =>
  margin > 0
    ? `visszabillen, a súlyvonal még ${withUnit(roundTo(margin, 2), 'cm')} távolságra van az éltől`
    : `felborul, a súlyvonal ${withUnit(roundTo(-margin, 2), 'cm')}-rel túljutott az élen`;

function doesItTip(rng: Rng): Task {
  const body = bodyOf(rng);
  const { width, height, shift } = body;
  const margin = width / 2 - (height / 10) * shift;
  redrawIf(Math.abs(margin) < 2 || near(width, (height / 10) * shift));
  const said = (value: number) => words(saysMargin(value), String(roundTo(value, 2)).replace('.', ','));
  return choice(
    rng,
    {
      question: `${described(body)} ${tilted(shift)} Mi történik, ha elengedik?`,
      right: said(margin),
      because: `Helyes! Az élig ${withUnit(width / 2, 'cm')} van, az eltolódás ${withUnit((height / 10) * shift, 'cm')}.`,
      wrong: [
        wrong(
          { width, height, shift },
          ({ width, height, shift }) => said(width - (height / 10) * shift),
          'teljes-alappal-szamol',
          'A teljes alappal számoltál. A súlyvonal középről indul, az élig csak az alap fele van.',
        ),
        wrong(
          { width, shift },
          ({ width, shift }) => said(width / 2 - shift),
          'magassag-nem-szamit-dolesnel',
          'Csak 10 cm magasságra számoltad az eltolódást.',
          ONE_STEP,
        ),
        wrong(
          { width, height, shift },
          ({ width, height, shift }) => said(width / 2 - height * shift),
          'tizes-lepest-elhagyja',
          'Minden centiméterre számoltad az eltolódást, pedig 10 cm-re jut ennyi.',
          EACH_CM,
        ),
      ],
      hints: [
        'Milyen messze van az él a test közepétől?',
        'Számold ki az eltolódást, és hasonlítsd az alap feléhez!',
        `Az alap fele ${withUnit(width / 2, 'cm')}.`,
      ],
      solution: `Az eltolódás $${height}:10\\cdot${shift}=${x((height / 10) * shift)}$ cm, az élig $${width}:2=${x(width / 2)}$ cm van. Tehát ${saysMargin(margin)}.`,
    },
    fits(v => near(v + (shift * height) / 10, width / 2)),
  );
}

function highestCentre(rng: Rng): Task {
  const { thing, width, shift } = bodyOf(rng);
  const limit = ((width / 2) * 10) / shift;
  redrawIf(decimalsOf(limit) > 1 || limit > 400);
  return numeric(
    {
      question: `Egy ${thing} alja ${withUnit(width, 'cm')} széles, a súlypontja középen van. ${tilted(shift)} Legfeljebb milyen magasan lehet a súlypontja, hogy még ne boruljon fel?`,
      answer: num(limit),
      check: 'NUM',
      unit: 'cm',
      expr: `${width}/2/${shift}*10`,
      wrong: [
        wrong(
          { width, shift },
          ({ width, shift }) => about((width * 10) / shift, 2),
          'teljes-alappal-szamol',
          'A teljes alappal számoltál. Középtől az élig az alap fele van.',
        ),
        wrong(
          { width, shift },
          ({ width, shift }) => about(width / 2 / shift, 2),
          'tizes-lepest-elhagyja',
          'Ennyi 10 cm-es lépés fér bele. Szorozd még 10-zel!',
          'a 10 cm-es lépések számát adja meg a magasság helyett',
        ),
        wrong(
          { width, shift },
          ({ width, shift }) => about((width / 2) * shift, 2),
          'szoroz-osztas-helyett',
          'Szoroztál. Azt keresed, hányszor fér bele az eltolódás az alap felébe.',
          'az alap felét megszorozza a 10 cm-re jutó eltolódással',
        ),
      ],
      other: 'A határon az eltolódás az alap fele.',
      hints: [
        'Mekkora lehet legfeljebb az eltolódás?',
        'Hányszor fér bele egy 10 cm-re jutó eltolódás az alap felébe?',
        `Az alap fele $${width}:2=${x(width / 2)}$ cm.`,
      ],
      solution: `A határon az eltolódás az alap fele: $${width}:2=${x(width / 2)}$ cm. Minden ${withUnit(shift, 'cm')} eltolódáshoz 10 cm magasság tartozik: $${x(width / 2)}:${shift}\\cdot10=${x(limit)}$, tehát ${withUnit(limit, 'cm')}.`,
    },
    fits(h => near((h / 10) * shift * 2, width)),
  );
}

function narrowestBase(rng: Rng): Task {
  const { thing, height, shift } = bodyOf(rng);
  const moved = (height / 10) * shift;
  redrawIf(moved > 80);
  return numeric(
    {
      question: `Egy ${thing} súlypontja középen, ${withUnit(height, 'cm')} magasan van. ${tilted(shift)} Legalább milyen széles legyen az alja, hogy még ne boruljon fel?`,
      answer: num(2 * moved),
      check: 'NUM',
      unit: 'cm',
      expr: `${height}/10*${shift}*2`,
      wrong: [
        wrong(
          { moved },
          ({ moved }) => num(moved),
          'teljes-alappal-szamol',
          'Ez az eltolódás. Ennek az alap felébe kell beleférnie.',
          'az eltolódást veszi a teljes alapnak',
        ),
        wrong(
          { moved },
          ({ moved }) => num(moved / 2),
          'alapot-felezi',
          'Feleztél. Az alap fele egyenlő az eltolódással, az egész alap ennél szélesebb.',
        ),
        wrong(
          { height, shift },
          ({ height, shift }) => num(2 * height * shift),
          'tizes-lepest-elhagyja',
          'Az eltolódás nem 1 cm-re, hanem 10 cm-re jut.',
          EACH_CM,
        ),
        wrong(
          { shift },
          ({ shift }) => num(2 * shift),
          'magassag-nem-szamit-dolesnel',
          'Csak 10 cm magasságra számoltad az eltolódást.',
          ONE_STEP,
        ),
      ],
      other: 'A határon az eltolódás az alap fele.',
      hints: [
        'Mennyit tolódik el a súlyvonal a súlypont magasságában?',
        'A határon az eltolódás éppen az alap fele.',
        `Az eltolódás $${height}:10\\cdot${shift}=${x(moved)}$ cm.`,
      ],
      solution: `Az eltolódás $${height}:10\\cdot${shift}=${x(moved)}$ cm, ez az alap fele. $2\\cdot${x(moved)}=${x(2 * moved)}$, tehát ${withUnit(2 * moved, 'cm')}.`,
    },
    fits(w => near(w / 2 / shift, height / 10)),
  );
}

function centreOfTwo(rng: Rng, mayDraw: boolean): Task {
  const [light, heavy] = [rng.int(1, 8), rng.int(2, 20)];
  const length = rng.int(4, 30) * 5;
  const answer = tidy((light * length) / (light + heavy));
  redrawIf(light >= heavy || heavy > 6 * light || decimalsOf(answer) > 0);
  const isDrawn = mayDraw && rng.chance(0.7);
  return numeric(
    {
      ...(isDrawn
        ? {
            figure: {
              kind: 'lever' as const,
              length: 20,
              pivot: roundTo(20 - (20 * answer) / length, 2),
              marks: false,
              loads: [
                { at: 0, label: withUnit(light, 'N') },
                { at: 20, label: withUnit(heavy, 'N') },
              ],
              arms: [{ from: roundTo(20 - (20 * answer) / length, 2), to: 20, label: 'x' }],
            },
            keyInFigure: 'a rajzon csak a súlyok nagysága áll',
          }
        : {}),
      question: `Egy ${withUnit(length, 'cm')} hosszú, elhanyagolható súlyú rúd két végén ${withUnit(light, 'N')} és ${withUnit(heavy, 'N')} súlyú golyó van. Milyen messze van a közös súlypont a nehezebb golyótól?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'cm',
      expr: `${light}*${length}/(${light}+${heavy})`,
      wrong: [
        wrong({ length }, ({ length }) => num(length / 2), 'sulypont-mindig-kozepen', 'Középen egyforma golyóknál volna.'),
        wrong(
          { light, heavy, length },
          ({ light, heavy, length }) => about((heavy * length) / (light + heavy), 2),
          'sulypont-masik-vegtol',
          'Ez a könnyebb golyótól mért távolság. A súlypont a nehezebbhez van közelebb.',
          'a könnyebb golyótól mért távolságot adja meg',
        ),
        wrong(
          { light, heavy, length },
          ({ light, heavy, length }) => about((light * length) / heavy, 2),
          'sulypont-hanyadossal-oszt',
          'A súlyok hányadosával számoltál. A rudat annyi egyenlő részre oszd, amennyi a súlyok összege!',
          'a rúd hosszát a nagyobb és a kisebb súly hányadosával osztja',
        ),
      ],
      other: 'A súlypontra a két nyomaték egyenlő.',
      hints: [
        'Melyik golyóhoz van közelebb a súlypont?',
        'A súlypontra írd fel: a két súly és a távolságuk szorzata egyenlő.',
        `A rúd $${light}+${heavy}=${light + heavy}$ egyforma részre oszlik.`,
      ],
      solution: `A távolságok aránya fordított a súlyokéhoz. Az arányszámok összege $${light}+${heavy}=${light + heavy}$, ezért $${length}:${light + heavy}\\cdot${light}=${x(answer)}$, tehát ${withUnit(answer, 'cm')}. Ellenőrzés: $${heavy}\\cdot${x(answer)}=${light}\\cdot${x(length - answer)}$.`,
    },
    fits(d => near(heavy * d, light * (length - d))),
  );
}

export const stability = defineGenerator('gen-stability', 'Súlypont és egyensúly', ['fizika-7-sulypont'], ['decimal'], (rng, level) => {
  if (level === 1) return rng.pick([() => whichEquilibrium(rng), () => tiltedInPicture(rng), () => howFarMoved(rng)])();
  if (level === 2) return rng.pick([() => doesItTip(rng), () => centreOfTwo(rng, true)])();
  return rng.pick([() => highestCentre(rng), () => narrowestBase(rng), () => centreOfTwo(rng, false)])();
});
