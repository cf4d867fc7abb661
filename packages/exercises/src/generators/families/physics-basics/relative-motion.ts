import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { capital, nameSuf, texNumber, textNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redraw, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { graphFigure } from '../shared/coordinate-figures.ts';
import { person } from '../shared/story.ts';

const t = textNumber;

const x = texNumber;

/** Two vehicles in one graph: how far apart they are, or how fast one moves seen from the other. */
function readGraph(rng: Rng, askSpeed: boolean): Task {
  const [v1, v2] = [rng.int(4, 10) * 10, rng.int(3, 10) * 10];
  const hours = rng.int(2, 4);
  const [fast, slow] = [Math.max(v1, v2), Math.min(v1, v2)];
  const figure = graphFigure({
    x: 'idő (óra)',
    y: 'út (km)',
    lines: {
      A: [
        [0, 0],
        [hours, fast * hours],
      ],
      B: [
        [0, 0],
        [hours, slow * hours],
      ],
    },
  });
  // With A twice as fast, reading B alone would be right.
  if (!figure || fast - slow < 20 || fast === 2 * slow) redraw();
  const difference = fast - slow;
  const answer = askSpeed ? difference : difference * hours;
  return numeric(
    {
      question: `A grafikon két jármű ($A$ és $B$) útját mutatja. Egyszerre indultak ugyanonnan, ugyanabban az irányban. ${askSpeed ? 'Mekkora az $A$ sebessége a $B$-hez képest?' : `Hány kilométerre lesznek egymástól ${t(hours)} óra múlva?`}`,
      figure,
      answer: num(answer),
      check: 'NUM',
      unit: askSpeed ? 'km/h' : 'km',
      wrong: [
        wrong(
          { fast, slow, hours, askSpeed },
          ({ fast, slow, hours, askSpeed }) => num((fast + slow) * (askSpeed ? 1 : hours)),
          'relativ-sebesseg-iranya',
          `Összeadtad ${askSpeed ? 'a sebességeket' : 'a két utat'}. Azonos iránynál a különbség kell.`,
        ),
        wrong(
          { fast, hours, askSpeed },
          ({ fast, hours, askSpeed }) => num(fast * (askSpeed ? 1 : hours)),
          askSpeed ? 'mozgas-abszolut' : 'csak-az-egyik-mozog',
          askSpeed ? 'Ez a földhöz viszonyított sebesség. A másik járműhöz képest kell.' : 'Ez az $A$ jármű útja. A távolságuk a kérdés.',
          askSpeed ? undefined : 'az $A$ jármű útját adja meg a távolságuk helyett',
        ),
        wrong(
          { difference, hours, askSpeed },
          ({ difference, hours, askSpeed }) => num(askSpeed ? difference * hours : difference),
          'ido-kimarad',
          askSpeed
            ? `Ez a távolságuk ${t(hours)} óra múlva. Egy óra alatt mennyivel távolodnak?`
            : `Ez az 1 óra alatti eltávolodás. A kérdés ${t(hours)} órára szól.`,
          askSpeed ? 'a távolságukat adja meg az egy óra alatti távolodás helyett' : undefined,
        ),
      ],
      other: 'Olvasd le mindkét járműnél, hol tart a megadott időpontban!',
      hints: [
        'Hol tart az egyik és hol a másik jármű?',
        'Azonos iránynál a két út különbsége a távolságuk.',
        `${t(hours)} óra alatt az $A$ jármű ${withUnit(fast * hours, 'km')}-t tesz meg.`,
      ],
      solution: askSpeed
        ? `$A$ sebessége $${fast * hours}:${hours}=${fast}$ km/h, $B$ sebessége $${slow * hours}:${hours}=${slow}$ km/h, a különbség $${fast}-${slow}=${difference}$ km/h.`
        : `$A$ ${withUnit(fast * hours, 'km')}-nél, $B$ ${withUnit(slow * hours, 'km')}-nél tart: $${fast * hours}-${slow * hours}=${answer}$ km.`,
    },
    fits(v => (askSpeed ? slow + v === fast : slow * hours + v === fast * hours)),
  );
}

export const relativeMotion = defineGenerator(
  'gen-relative-motion',
  'Mozgás és nyugalom',
  ['fizika-6-mozgas-nyugalom'],
  ['decimal', 'brackets'],
  (rng, level) => {
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
      const [who, withWho] = s.who.startsWith(w.name) ? [w.name, nameSuf(w, 'val')] : ['a macska', 'a macskával'];
      const askStill = rng.chance(0.5);
      const moving = rng.shuffle(s.moving);
      const right = askStill ? s.still : (moving[0] ?? '');
      const right2 = askStill ? words(s.still, 'still') : words(right, 'moving');
      const wrongs = askStill
        ? moving.map((m, i) =>
            wrong(
              { m, i },
              ({ m, i }) => words(m, `moving${i}`),
              'mozgas-abszolut',
              'Ehhez képest változik a helye, tehát mozog.',
              'felcseréli a mozgást és a nyugalmat',
            ),
          )
        : [
            wrong(
              { s },
              ({ s }) => words(s.still, 'still'),
              'mozgas-abszolut',
              'Ehhez képest nem változik a helye, tehát nyugalomban van.',
              'felcseréli a mozgást és a nyugalmat',
            ),
            wrong(
              {},
              () => words('semmihez képest', 'none'),
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
            `Mihez képest változik ${who} helye?`,
            'A mozgás és a nyugalom attól függ, mit választunk viszonyítási testnek.',
            askStill ? `Keresd azt, ami ${withWho} együtt mozog!` : `Keresd azt, ami nem mozog ${withWho} együtt!`,
          ],
          solution: `${capital(right)} ${who} ${askStill ? 'nyugalomban' : 'mozgásban'} van, mert ehhez képest ${askStill ? 'nem ' : ''}változik a helye.`,
        },
        key => (askStill ? key === 'still' : key === 'moving'),
      );
    }
    if (rng.chance(0.25)) return readGraph(rng, level === 2);
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
          question: `Egy ${a} ${withUnit(v1, 'km/h')}, egy ${b} ${withUnit(v2, 'km/h')} sebességgel halad párhuzamos ${a === 'vonat' ? 'pályán' : 'utakon'}, ${same ? 'azonos irányban' : 'egymással szemben'}. Mekkora az egyik sebessége a másikhoz képest?`,
          answer: num(answer),
          check: 'NUM',
          unit: 'km/h',
          expr: same ? `${Math.max(v1, v2)}-${Math.min(v1, v2)}` : `${v1}+${v2}`,
          wrong: [
            wrong(
              { same, v1, v2 },
              ({ same, v1, v2 }) => num(same ? v1 + v2 : Math.abs(v1 - v2)),
              'relativ-sebesseg-iranya',
              same ? 'Összeadtad. Azonos iránynál a sebességek különbsége kell.' : 'Kivontad. Szemben haladva a sebességek összege kell.',
            ),
            wrong({ v1, v2 }, ({ v1, v2 }) => num((v1 + v2) / 2), 'sebessegek-atlaga', 'Átlagot számoltál.'),
            wrong(
              { v1, v2 },
              ({ v1, v2 }) => num(Math.max(v1, v2)),
              'mozgas-abszolut',
              'Ez a földhöz viszonyított sebesség. A másik járműhöz képest kell.',
            ),
          ],
          other: 'Gondold végig: 1 óra alatt mennyivel változik a távolságuk?',
          hints: [
            'Közelednek vagy távolodnak?',
            same ? 'Azonos iránynál a sebességek különbsége kell.' : 'Szemben haladva a sebességek összeadódnak.',
            same ? `$${Math.max(v1, v2)}-${Math.min(v1, v2)}$` : `$${v1}+${v2}$`,
          ],
          solution: same
            ? `Azonos irányban óránként a sebességek különbségével változik a távolságuk: $${Math.max(v1, v2)}-${Math.min(v1, v2)}=${answer}$ km/h.`
            : `Szemben haladva óránként a sebességek összegével változik a távolságuk: $${v1}+${v2}=${answer}$ km/h.`,
        },
        fits(v => Math.abs(same ? v1 * 1 - v2 * 1 : v1 * 1 + v2 * 1) === v),
      );
    }
    const hours = rng.pick([0.5, 1.5, 2, 2.5, 3]);
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
                { v1, v2, hours },
                ({ v1, v2, hours }) => num(tidy((v1 + v2) * hours)),
                'relativ-sebesseg-iranya',
                'Összeadtad a sebességeket. Azonos iránynál a különbségük számít.',
              ),
              wrong(
                { v1, v2, hours },
                ({ v1, v2, hours }) => num(tidy(Math.max(v1, v2) * hours)),
                'csak-az-egyik-mozog',
                'Ez a gyorsabb jármű útja. A távolságuk a kérdés.',
                'a gyorsabb jármű útját adja meg a távolságuk helyett',
              ),
              wrong(
                { same, v1, v2 },
                ({ same, v1, v2 }) => num(same ? Math.abs(v1 - v2) : v1 + v2),
                'ido-kimarad',
                `Ez az 1 óra alatti eltávolodás. A kérdés ${t(hours)} órára szól.`,
              ),
            ]
          : [
              ...(v1 === v2
                ? []
                : [
                    wrong(
                      { distance, v1, v2 },
                      ({ distance, v1, v2 }) => about(distance / Math.abs(v1 - v2)),
                      'relativ-sebesseg-iranya',
                      'A különbséggel osztottál. Szemben haladva a sebességek összege kell.',
                    ),
                  ]),
              {
                ...wrong(
                  { distance, v1 },
                  ({ distance, v1 }) => about(distance / v1, 2),
                  'csak-az-egyik-mozog',
                  'Csak az egyik jármű sebességével számoltál. Mindkettő mozog.',
                ),
                ...(v1 === v2 ? {} : { also: [about(distance / v2, 2)] }),
              },
              wrong(
                { distance, v1, v2 },
                ({ distance, v1, v2 }) => num(tidy(distance / ((v1 + v2) / 2))),
                'sebessegek-atlaga',
                'A két sebesség átlagával osztottál.',
              ),
              wrong(
                { v1, v2 },
                ({ v1, v2 }) => num(v1 + v2),
                'reszeredmeny-a-mozgasnal',
                `Ennyi kilométerrel közelednek óránként. A kérdés: hány óra alatt fogy el a köztük lévő ${withUnit(distance, 'km')}?`,
              ),
            ],
        other: same ? 'Óránként mennyivel nő a távolságuk?' : 'Óránként mennyivel csökken a távolságuk?',
        hints: [
          same ? 'Óránként mennyivel távolodnak?' : 'Óránként mennyivel közelednek?',
          same ? 'Azonos iránynál a sebességek különbsége kell.' : 'Szemben haladva a sebességek összeadódnak.',
          same ? `Óránként ${withUnit(answer, 'km')}-rel távolodnak egymástól.` : `$${x(distance)}:(${v1}+${v2})$`,
        ],
        solution: same
          ? `Óránként $${Math.max(v1, v2)}-${Math.min(v1, v2)}=${answer}$ km-rel távolodnak, ${t(hours)} óra alatt $${answer}\\cdot${x(hours)}=${x(distance)}$ km-re.`
          : `Óránként $${v1}+${v2}=${answer}$ km-rel közelednek: $${x(distance)}:(${v1}+${v2})=${x(hours)}$, tehát ${t(hours)} óra múlva találkoznak.`,
      },
      fits(v => (same ? Math.abs(Math.abs(v1 * hours - v2 * hours) - v) < 1e-9 : Math.abs(v1 * v + v2 * v - distance) < 1e-9)),
    );
  },
);
