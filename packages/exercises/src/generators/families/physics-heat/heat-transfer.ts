import type { Rng } from '@eszkerek/numbers/chance';
import { capital } from '@eszkerek/numbers/hungarian';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { choice, multi, words, wrong } from '../../tasks.ts';

const WAYS = {
  conduction: { name: 'hővezetés', lead: 'a hővezetésé', rule: 'az anyag helyben maradna, és a részecskék egymásnak adnák a lökést' },
  convection: { name: 'hőáramlás', lead: 'a hőáramlásé', rule: 'maga a folyadék vagy a gáz vinné el a hőt' },
  radiation: { name: 'hősugárzás', lead: 'a hősugárzásé', rule: 'a hő anyag nélkül is átjutna a két test között' },
} as const;
type Way = keyof typeof WAYS;
const ALL: readonly Way[] = ['conduction', 'convection', 'radiation'];
const MIXED_UP: Record<Way, Record<Way, string>> = {
  conduction: { conduction: '', convection: 'vezetes-es-aramlas-keverese', radiation: 'vezetes-es-sugarzas-keverese' },
  convection: { conduction: 'vezetes-es-aramlas-keverese', convection: '', radiation: 'aramlast-sugarzasnak-veli' },
  radiation: { conduction: 'vezetes-es-sugarzas-keverese', convection: 'aramlast-sugarzasnak-veli', radiation: '' },
};

/** Who denies a right answer takes it for the way it is most often mixed up with. */
const DENIED: Record<Way, string> = {
  conduction: 'vezetes-es-aramlas-keverese',
  convection: 'vezetes-es-aramlas-keverese',
  radiation: 'aramlast-sugarzasnak-veli',
};

interface Situation {
  id: string;
  level: Level;
  way: Way;
  text: string;
  why: string;
}

const s = (id: string, level: Level, way: Way, text: string, why: string): Situation => ({ id, level, way, text, why });

/** How does the heat get there? Each situation was written and judged one by one. */
const SITUATIONS: readonly Situation[] = [
  s(
    'a1',
    1,
    'conduction',
    'A forró levesbe tett fémkanál nyele is felmelegszik.',
    'A kanál részecskéi szomszédról szomszédra adják a lökést.',
  ),
  s('a2', 1, 'conduction', 'A vasaló forró talpa felmelegíti az inget.', 'A talp hozzáér az inghez, ott megy át a hő.'),
  s('a3', 1, 'conduction', 'A hideg padlón fázik a mezítelen talpad.', 'A talpad hőjét a padló elvezeti.'),
  s('a4', 1, 'conduction', 'A jégkocka megolvad a markodban.', 'A tenyered a jéghez ér, és átadja neki a hőt.'),
  s('a5', 1, 'convection', 'A radiátor fölött meglebben a függöny.', 'A felmelegedett levegő felszáll, és mozgatja a függönyt.'),
  s(
    'a6',
    1,
    'convection',
    'A hőlégballon felemelkedik, mert a meleg levegő felfelé tart.',
    'A felmelegített levegő ritkább, ezért felszáll.',
  ),
  s('a7', 1, 'convection', 'A fazék alján felmelegedett víz a felszínre emelkedik.', 'A meleg víz maga viszi fel a hőt.'),
  s('a8', 1, 'convection', 'A hajszárító meleg levegővel szárítja a hajat.', 'A ventilátor meleg levegőt hajt a hajadhoz.'),
  s('a9', 1, 'radiation', 'A Nap felmelegíti a Föld felszínét.', 'A Nap és a Föld között szinte üres a tér.'),
  s('a10', 1, 'radiation', 'A tábortűz melegét oldalról is érzed az arcodon.', 'A meleg levegő felfelé száll; oldalra a sugárzás jut el.'),
  s('a11', 1, 'radiation', 'A napon hagyott fekete kerékpárülés felforrósodik.', 'A sötét felület elnyeli a napsugárzást.'),
  s('a12', 1, 'radiation', 'A kenyérpirító izzó drótja megpirítja a kenyeret, pedig nem ér hozzá.', 'Az izzó drót sugároz.'),
  s('b1', 2, 'conduction', 'A serpenyő fanyelét puszta kézzel is megfoghatod, a vasnyelűét nem.', 'A vas jól vezeti a hőt, a fa rosszul.'),
  s('b2', 2, 'conduction', 'A számítógép lapkájáról a rászorított fémborda veszi át a hőt.', 'A két szilárd test összeér.'),
  s('b3', 2, 'conduction', 'Télen a hinta vaslánca hidegebbnek érződik, mint a deszkája.', 'A vas gyorsabban elvezeti a kezed hőjét.'),
  s('b4', 2, 'conduction', 'A hideg vizes borogatás hűti a lázas homlokot, ahol hozzáér.', 'A bőr és a borogatás érintkezik.'),
  s(
    'b5',
    2,
    'convection',
    'A padlófűtés az egész szobát átmelegíti, mert a levegő körbejár.',
    'A felmelegedett levegő felszáll, helyére hidegebb süllyed.',
  ),
  s(
    'b6',
    2,
    'convection',
    'Nappal a tenger felől fúj a szél a felmelegedett part felé.',
    'A part fölött felszálló levegő helyére hűvösebb érkezik.',
  ),
  s('b7', 2, 'convection', 'A kéményben magától felfelé húz a füst.', 'A meleg füst ritkább a levegőnél, ezért felszáll.'),
  s('b8', 2, 'convection', 'A központi fűtésben a forró víz a kazántól a szobákba viszi a hőt.', 'A víz vándorol a csövekben.'),
  s('b9', 2, 'radiation', 'A mentőfólia ezüst oldala visszaveri a test melegét.', 'A fényes felület a sugárzást veri vissza.'),
  s('b10', 2, 'radiation', 'A hőkamera sötétben is látja az embert.', 'A test melege sugárzásként jut a kamerába.'),
  s('b11', 2, 'radiation', 'Az űrhajó elektronikája a hideg űrbe adja le a hőjét.', 'Az űrben nincs anyag, ezért más út nincs.'),
  s('b12', 2, 'radiation', 'A világos póló kevésbé melegszik fel a napon, mint a fekete.', 'A világos felület kevesebb sugárzást nyel el.'),
  s('c1', 3, 'conduction', 'A talaj mélyére nyáron lassan jut le a felszín melege.', 'A talaj szilárd, nem áramlik; lassan vezeti a hőt.'),
  s(
    'c2',
    3,
    'conduction',
    'A vastag hótakaró alatt nem fagy át a búzaföld.',
    'A hőt a hónak kellene elvezetnie, de a levegős hó rosszul vezet.',
  ),
  s(
    'c3',
    3,
    'conduction',
    'A forró sütőben a tepsi megégeti az ujjat, az ugyanolyan meleg levegő nem.',
    'A fém jól vezet, a levegő rosszul.',
  ),
  s(
    'c4',
    3,
    'conduction',
    'A hűtőbe tett dinnye belseje is kihűl, de csak lassan, órák alatt.',
    'A dinnye húsában nincs áramlás, a hőt lassan vezeti kifelé.',
  ),
  s(
    'c5',
    3,
    'convection',
    'A tó felszínén lehűlt víz ősszel lesüllyed, és átkeveri a tavat.',
    'A hidegebb, sűrűbb víz süllyed: az anyag vándorol.',
  ),
  s('c6', 3, 'convection', 'A hűtőszekrényben a felül lehűtött levegő leszáll a polcokhoz.', 'A hideg levegő sűrűbb, ezért süllyed.'),
  s(
    'c7',
    3,
    'convection',
    'A ventilátor szelében gyorsabban kihűl a forró vasaló.',
    'A szél elviszi a vasaló körül felmelegedett levegőt.',
  ),
  s(
    'c8',
    3,
    'convection',
    'A leves forralás közben felül is forró lesz, bár a láng alulról melegíti.',
    'A meleg lé felszáll, a hidegebb lesüllyed.',
  ),
  s(
    'c9',
    3,
    'radiation',
    'Derült éjszaka jobban lehűl a talaj, mint felhős ég alatt.',
    'A talaj az ég felé sugároz; a felhő egy részt visszasugároz.',
  ),
  s(
    'c10',
    3,
    'radiation',
    'A termosz ezüstözése nélkül hamarabb kihűl a kávé a légüres tér ellenére.',
    'A légüres téren a sugárzás jut át; ezt veri vissza az ezüst.',
  ),
  s('c11', 3, 'radiation', 'A légüres izzólámpa burája is felforrósodik, ha ég a lámpa.', 'Az izzószál sugárzása éri a burát.'),
  s(
    'c12',
    3,
    'radiation',
    'A hideg ablak mellett ülve fázol, pedig a levegő meleg körülötted.',
    'A tested többet sugároz az ablak felé, mint amennyit onnan kap.',
  ),
];

/** The reviewer's own sorting, written without looking at the key above. */
const REVIEWED: Record<Way, readonly string[]> = {
  conduction: ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'b4', 'c1', 'c2', 'c3', 'c4'],
  convection: ['a5', 'a6', 'a7', 'a8', 'b5', 'b6', 'b7', 'b8', 'c5', 'c6', 'c7', 'c8'],
  radiation: ['a9', 'a10', 'a11', 'a12', 'b9', 'b10', 'b11', 'b12', 'c9', 'c10', 'c11', 'c12'],
};

const poolOf = (level: Level): readonly Situation[] => SITUATIONS.filter(({ level: l }) => l === level || l === level - 1);

const HINTS = {
  method: 'Két kérdés dönt: vándorol-e az anyag, és kell-e anyag a két test közé?',
  last: 'Vezetés: érintkezés, helyben maradó anyag. Áramlás: mozgó folyadék vagy gáz. Sugárzás: anyag nélkül is.',
} as const;

/** One situation: which way? */
function nameTheWay(rng: Rng, level: Level): Task {
  const { way, text, why } = rng.pick(poolOf(level));
  return choice(
    rng,
    {
      question: `${text} Melyik hőterjedési módé itt a főszerep?`,
      right: words(WAYS[way].name, way),
      because: `Helyes! ${why}`,
      wrong: ALL.filter(other => other !== way).map(other =>
        wrong(
          { other },
          ({ other }) => words(WAYS[other].name, other),
          MIXED_UP[way][other],
          `Ez akkor volna ${WAYS[other].name}, ha ${WAYS[other].rule}. ${why}`,
        ),
      ),
      hints: ['Képzeld el, mi van a melegebb és a hidegebb test között!', HINTS.method, HINTS.last],
      solution: `${why} Itt ${WAYS[way].lead} a főszerep.`,
    },
    key => ALL.some(w => w === key && REVIEWED[w].some(id => SITUATIONS.find(item => item.id === id)?.text === text)),
  );
}

/** Several situations: which belong to one way? */
function gather(rng: Rng, level: Level): Task {
  const way = rng.pick(ALL);
  const chosen = rng.sample(poolOf(level), level === 1 ? 4 : 5);
  return multi(
    rng,
    {
      question: `Melyik esetben ${WAYS[way].lead} a főszerep?`,
      options: chosen.map(item => ({
        value: words(item.text, item.id),
        correct: item.way === way,
        explanation: item.way === way ? item.why : `Ez ${WAYS[item.way].name}. ${item.why}`,
        ...(item.way === way ? {} : { misconception: MIXED_UP[way][item.way] }),
      })),
      hints: [`Mi jellemző a ${WAYS[way].name}${way === 'conduction' ? 're' : 'ra'}?`, HINTS.method, HINTS.last],
      solution: `${capital(WAYS[way].name)}: ${chosen
        .filter(item => item.way === way)
        .map(item => `„${item.text}”`)
        .join(' ')}`,
    },
    id => REVIEWED[way].includes(id),
  );
}

/** One of four does not fit. */
function oddOneOut(rng: Rng, level: Level): Task {
  const [way, other] = rng.sample(ALL, 2);
  const pool = poolOf(level);
  const [odd] = rng.sample(
    pool.filter(item => item.way === other),
    1,
  );
  const fitting = rng.sample(
    pool.filter(item => item.way === way),
    3,
  );
  redrawIf(!way || !other || !odd || fitting.length < 3);
  if (!way || !other || !odd) throw new Error('unreachable: redrawn above');
  return choice(
    rng,
    {
      question: 'Három esetben ugyanúgy terjed a hő. Melyik a kakukktojás?',
      right: words(odd.text, odd.id),
      because: `Helyes! Ez ${WAYS[other].name}, a többi ${WAYS[way].name}. ${odd.why}`,
      wrong: fitting.map(item =>
        wrong(
          { item },
          ({ item }) => words(item.text, item.id),
          MIXED_UP[way][other],
          `Ez ${WAYS[way].name}, és még két eset is az. ${item.why}`,
        ),
      ),
      hints: ['Nevezd meg mindegyik esetben a hőterjedés módját!', HINTS.method, HINTS.last],
      solution: `A kakukktojás: „${odd.text}” Ez ${WAYS[other].name}, a másik három ${WAYS[way].name}.`,
    },
    id => REVIEWED[other].includes(id),
  );
}

/** A classmate names a way: right or not, and what is it really? */
function judge(rng: Rng, level: Level): Task {
  const { way, text, why, id } = rng.pick(poolOf(level));
  const said = rng.pick(ALL);
  const right = said === way;
  const verdict = (isRight: boolean) => (isRight ? 'Igaza van.' : 'Nincs igaza.');
  return {
    question: {
      type: 'single',
      question: `„${text} Itt ${WAYS[said].lead} a főszerep” – mondja az osztálytársad. Igaza van?`,
      options: [true, false].map(claim => ({
        text: verdict(claim),
        ...(claim === right ? { correct: true } : { misconception: right ? DENIED[way] : MIXED_UP[way][said] }),
        explanation: claim === right ? `Helyes! ${why}` : `${why} Itt ${WAYS[way].lead} a főszerep.`,
      })),
      hints: ['Döntsd el előbb te, melyik mód ez!', HINTS.method, HINTS.last],
      solution: `${verdict(right)} ${why} Itt ${WAYS[way].lead} a főszerep.`,
    },
    values: ['true', 'false'],
    proof: claim => (claim === 'true') === REVIEWED[said].includes(id),
  };
}

export const heatTransfer = defineGenerator('gen-heat-transfer-sort', 'A hő útjai', ['fizika-8-hoterjedes'], [], (rng, level) =>
  rng.pick([
    () => nameTheWay(rng, level),
    () => gather(rng, level),
    () => gather(rng, level),
    () => oddOneOut(rng, level),
    () => judge(rng, level),
  ])(),
);
