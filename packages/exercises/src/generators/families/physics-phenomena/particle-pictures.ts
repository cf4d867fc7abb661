import type { Rng } from '@eszkerek/numbers/chance';
import type { Task } from '../../engine.ts';
import { choice, order, words, wrong } from '../../tasks.ts';

export const STATES = {
  solid: { name: 'szilárd', of: 'szilárd test', look: 'A részecskék szabályos rendben, szorosan ülnek' },
  liquid: { name: 'folyékony', of: 'folyadék', look: 'A részecskék szorosan, de rendezetlenül vannak' },
  gas: { name: 'légnemű', of: 'gáz', look: 'A részecskék messze vannak egymástól, szabadon mozognak' },
} as const;
export type State = keyof typeof STATES;
export const NAMES: readonly State[] = ['solid', 'liquid', 'gas'];
export const STATE_RULE = 'Szilárd: rendezett rács. Folyadék: szoros, de rendezetlen. Gáz: nagy távolságok.';

interface Box {
  state: State | 'mixture';
  motion: number;
}
export const picture = (...boxes: readonly Box[]) => ({
  kind: 'particles' as const,
  boxes: boxes.map((box, i) => ({ ...box, ...(boxes.length > 1 ? { label: 'ABC'.charAt(i) } : {}) })),
});
/** „az A képen” */
const onPicture = (i: number) => words(`${i === 0 ? 'az A' : i === 1 ? 'a B' : 'a C'} képen`, String(i));
const MARKS = 'A részecskék melletti ívek a mozgásukat jelzik: több ív gyorsabb mozgást jelent.';

/** What only one of the three states does. */
const TRAITS: Readonly<Record<State, readonly string[]>> = {
  solid: [
    'Melyik képen látod egy szilárd test részecskéit?',
    'Melyik képen látható anyag tartja meg az alakját?',
    'Melyik képen látható anyag részecskéi rezegnek helyhez kötve?',
  ],
  liquid: [
    'Melyik képen látod egy folyadék részecskéit?',
    'Melyik képen látható anyag önthető, de alig nyomható össze?',
    'Melyik képen látható anyag veszi fel az edénye alakját úgy, hogy a térfogata nem változik?',
  ],
  gas: [
    'Melyik képen látod egy gáz részecskéit?',
    'Melyik képen látható anyag nyomható össze a legjobban?',
    'Melyik képen látható anyag tölti ki mindig az egész edényét?',
  ],
};

/** Three boxes: which of them has the trait? */
export function whichBox(rng: Rng): Task {
  const states = rng.shuffle(NAMES);
  const right = rng.int(0, 2);
  const state = states[right] ?? 'gas';
  return choice(
    rng,
    {
      figure: picture(...states.map(one => ({ state: one, motion: 0 }))),
      keyInFigure: 'a három kép betűje közül kell választani',
      question: `Az ábra három anyag részecskéit mutatja. ${rng.pick(TRAITS[state])}`,
      right: onPicture(right),
      because: `Helyes! ${STATES[state].look}: ez ${STATES[state].of}.`,
      wrong: [0, 1, 2]
        .filter(i => i !== right)
        .map(i => {
          const { look, of } = STATES[states[i] ?? 'gas'];
          return wrong({ i }, ({ i }) => onPicture(i), 'halmazallapotok-keverese', `${look} ezen a képen: ez ${of}.`);
        }),
      hints: [
        'Melyik halmazállapotra igaz, amit a kérdés mond?',
        STATE_RULE,
        'Nézd meg képenként: rendben állnak a részecskék? Összeérnek?',
      ],
      solution: `A keresett anyag ${STATES[state].of}. ${STATES[state].look}: ${onPicture(right).text}.`,
    },
    key => states[Number(key)] === state,
  );
}

const GASES = ['levegő', 'hélium', 'szén-dioxid', 'oxigén', 'nitrogén'] as const;

/** The same gas three times, at three temperatures: the warmest, the coldest, or all in order. */
export function byMotion(rng: Rng, asOrder: boolean): Task {
  // In a dense picture the marks of neighbours run into each other.
  const state: State = 'gas';
  const gas = rng.pick(GASES);
  const motions = rng.shuffle([1, 2, 3]);
  const warm = rng.chance(0.5);
  const figure = picture(...motions.map(motion => ({ state, motion })));
  const story = `Az ábra ugyanazt a gázt (${gas}) mutatja három hőmérsékleten. ${MARKS}`;
  const hints = [
    'Mi változik a részecskék között a hőmérséklettel: a számuk, a méretük vagy a mozgásuk?',
    'Melegebb gázban gyorsabban mozognak a részecskék.',
    'Számold meg képenként, hány ív van egy részecske mellett!',
  ] as const;
  const places = [0, 1, 2].sort((a, b) => ((motions[b] ?? 0) - (motions[a] ?? 0)) * (warm ? 1 : -1));
  const letters = places.map(i => 'ABC'.charAt(i));
  const solution = `${warm ? 'A legmelegebb' : 'A leghidegebb'} gázban ${warm ? 'a leggyorsabbak' : 'a leglassabbak'} a részecskék. A sorrend: ${letters.join(', ')}.`;
  if (asOrder)
    return order(
      {
        figure,
        keyInFigure: 'a három kép betűjét kell sorba rakni',
        question: `${story} Rakd sorba a képeket a **${warm ? 'legmelegebbtől a leghidegebbig' : 'leghidegebbtől a legmelegebbig'}**!`,
        items: places.map(i => words(`${'ABC'.charAt(i)} kép`, String(motions[i]))),
        reversed: {
          misconception: 'homerseklet-es-mozgas-forditva',
          explanation: 'Ahol gyorsabban mozognak a részecskék, ott melegebb a gáz. Nézd meg azt is, melyik végén kell kezdeni!',
        },
        hints,
        solution,
      },
      joined => {
        const found = joined.split('|').map(Number);
        return found.every((n, i) => i === 0 || (warm ? n < (found[i - 1] ?? 0) : n > (found[i - 1] ?? 9)));
      },
    );
  const right = places[0] ?? 0;
  return choice(
    rng,
    {
      figure,
      keyInFigure: 'a három kép betűje közül kell választani',
      question: `${story} Melyik képen a **${warm ? 'legmelegebb' : 'leghidegebb'}** a gáz?`,
      right: onPicture(right),
      because: `Helyes! Itt ${warm ? 'a leggyorsabb' : 'a leglassabb'} a részecskék mozgása.`,
      wrong: places
        .slice(1)
        .map((i, rank) =>
          rank === 1
            ? wrong(
                { i },
                ({ i }) => onPicture(i),
                'homerseklet-es-mozgas-forditva',
                `Itt ${warm ? 'a legkevesebb' : 'a legtöbb'} az ív, vagyis itt mozognak ${warm ? 'a leglassabban' : 'a leggyorsabban'} a részecskék.`,
              )
            : wrong(
                { i },
                ({ i }) => onPicture(i),
                'mozgas-jelet-nem-nezi',
                `Van olyan kép, ahol még ${warm ? 'gyorsabban' : 'lassabban'} mozognak a részecskék.`,
              ),
        ),
      hints,
      solution,
    },
    key => motions.every(motion => (warm ? motion <= (motions[Number(key)] ?? 0) : motion >= (motions[Number(key)] ?? 9))),
  );
}

interface Change {
  from: State;
  to: State;
  stories: readonly string[];
}
const CHANGES: readonly Change[] = [
  {
    from: 'solid',
    to: 'liquid',
    stories: ['A tenyeredben elolvad egy jégkocka.', 'A serpenyőben elolvad a vaj.', 'A forrasztópáka hegyén megolvad az ón.'],
  },
  {
    from: 'liquid',
    to: 'solid',
    stories: [
      'A mélyhűtőben a vízből jégkocka lesz.',
      'Az elfújt gyertya mellett megszilárdul a lecsöppent viasz.',
      'Az öntőformában megszilárdul a fém.',
    ],
  },
  {
    from: 'liquid',
    to: 'gas',
    stories: [
      'Eső után a járdáról eltűnik a víz.',
      'A szárítókötélen megszárad a vizes póló.',
      'A bőrödre kent alkohol percek alatt eltűnik.',
    ],
  },
  {
    from: 'gas',
    to: 'liquid',
    stories: [
      'Zuhanyozás közben vízcseppek lepik el a hideg tükröt.',
      'A fedő alján vízcseppek jelennek meg.',
      'Hajnalra harmat lesz a fűszálakon.',
    ],
  },
];
/** „folyadékból gáz lett” */
const changeName = ({ from, to }: Change): string =>
  `${{ solid: 'szilárd testből', liquid: 'folyadékból', gas: 'gázból' }[from]} ${STATES[to].of} lett`;

/** Before and after: what has become of the substance, or the pair of pictures for a story. */
export function change(rng: Rng, asFigures: boolean): Task {
  const right = rng.pick(CHANGES);
  // No particle is born or lost: as many after as before.
  const figureOf = ({ from, to }: Change) => ({ ...picture({ state: from, motion: 0 }, { state: to, motion: 0 }), count: 12 });
  return choice(
    rng,
    {
      ...(asFigures ? { rightFigure: figureOf(right) } : { figure: figureOf(right) }),
      question: asFigures
        ? `${rng.pick(right.stories)} Melyik ábra mutatja a részecskéket a változás előtt (A) és után (B)?`
        : 'Az A kép egy anyag részecskéit mutatja a változás előtt, a B kép utána. Mi történt az anyaggal?',
      right: words(changeName(right)),
      because: `Helyes! Itt ${changeName(right)}.`,
      wrong: CHANGES.filter(one => one !== right).map(one => ({
        ...wrong(
          { from: one.from, to: one.to },
          ({ from, to }) => words(changeName({ ...one, from, to })),
          'halmazallapot-valtozasok-csereje',
          asFigures
            ? `Ezen az ábrán ${changeName(one)}. Gondold végig, milyen volt az anyag a változás előtt, és milyen lett utána!`
            : `Ehhez az A képen ${STATES[one.from].of}, a B képen ${STATES[one.to].of} részecskéi kellenének. Nézd meg újra a két képet!`,
        ),
        ...(asFigures ? { figure: figureOf(one) } : {}),
      })),
      hints: [
        'Milyen halmazállapotú az anyag a változás előtt, és milyen utána?',
        STATE_RULE,
        `A változás után az anyag ${STATES[right.to].of}.`,
      ],
      solution: `Előtte ${STATES[right.from].of}, utána ${STATES[right.to].of}: ${changeName(right)}.`,
    },
    key => CHANGES.some(one => changeName(one) === key && one.from === right.from && one.to === right.to),
  );
}

/** Gases that stay gases, shut in: the number of particles is the same after it. */
const HEATED: readonly { warm: boolean; story: string }[] = [
  { warm: true, story: 'Zárt üvegben levegő van. Az üveget meleg vízbe tesszük.' },
  { warm: true, story: 'A napon hagyott, becsukott palackban levegő van, és egyre melegebb.' },
  { warm: true, story: 'A zárt fazékban, a víz fölött lévő levegő a tűzhelyen felmelegszik.' },
  { warm: true, story: 'Hosszú út után felmelegszik a levegő a bicikli gumijában.' },
  { warm: true, story: 'Bedugaszolt üveglombikban levegő van. A lombikot melegítjük.' },
  { warm: true, story: 'A strandon a felfújt labdában felmelegszik a levegő.' },
  { warm: false, story: 'Egy bekötött lufiban levegő van. A lufit hideg szobába visszük.' },
  { warm: false, story: 'Este a kinn hagyott focilabdában lehűl a levegő.' },
  { warm: false, story: 'Becsukott, üres befőttesüveget teszünk a hűtőbe.' },
  { warm: false, story: 'Télen a garázsban lehűl a levegő az autó kerekében.' },
  { warm: false, story: 'Egy héliummal töltött lufit a meleg boltból kivisznek a fagyos utcára.' },
  { warm: false, story: 'A bedugaszolt lombikot kivesszük a forró vízből, és lehűl benne a levegő.' },
];

/** The picture after warming or cooling without a change of state. */
export function afterHeat(rng: Rng): Task {
  const { warm, story } = rng.pick(HEATED);
  const state = 'gas';
  const other = rng.pick(['solid', 'liquid'] as const);
  const [faster, same, slower] = [3, 2, 1];
  const box = (of: Box) => ({ kind: 'particles' as const, boxes: [of] });
  const right: Box = { state, motion: warm ? faster : slower };
  const key = (of: Box): string => `${of.state};${of.motion}`;
  const option = (of: Box, misconception: string, explanation: string) => ({
    ...wrong({ of }, ({ of }) => words(key(of)), misconception, explanation),
    figure: box(of),
  });
  return choice(
    rng,
    {
      figure: box({ state, motion: same }),
      question: `${story} Az ábra a részecskéket a változás **előtt** mutatja. ${MARKS} Melyik kép mutatja őket **utána**?`,
      rightFigure: box(right),
      right: words(key(right)),
      because: `Helyes! A részecskék ${warm ? 'gyorsabban' : 'lassabban'} mozognak, a rendjük nem változik.`,
      wrong: [
        option(
          { state, motion: warm ? slower : faster },
          'homerseklet-es-mozgas-forditva',
          `Ezen a képen ${warm ? 'lassabban' : 'gyorsabban'} mozognak a részecskék, mint az ábrán. ${warm ? 'Melegedéskor' : 'Hűléskor'} fordítva van.`,
        ),
        option(
          { state, motion: same },
          'mozgas-nem-valtozik',
          'Itt semmi sem változott. A hőmérséklettel a részecskék mozgása is változik.',
        ),
        option(
          { state: other, motion: warm ? faster : slower },
          'halmazallapotok-keverese',
          `Ez ${STATES[other].of}. A gáz itt gáz marad, csak a hőmérséklete változik.`,
        ),
      ],
      hints: [
        warm
          ? 'Melegszik vagy hűl az anyag? Mi változik ettől a részecskéken?'
          : 'Hűl vagy melegszik az anyag? Mi változik ettől a részecskéken?',
        'Magasabb hőmérsékleten gyorsabb, alacsonyabb hőmérsékleten lassabb a mozgás. A részecskék száma és mérete nem változik.',
        `A halmazállapot marad: ez továbbra is ${STATES[state].of}.`,
      ],
      solution: `A részecskék ${warm ? 'gyorsabban' : 'lassabban'} mozognak (${warm ? 'több' : 'kevesebb'} az ív), de a rendjük nem változik: ez továbbra is ${STATES[state].of}.`,
    },
    value => {
      const [found, motion = ''] = value.split(';');
      return found === state && (warm ? Number(motion) > same : Number(motion) < same);
    },
  );
}
