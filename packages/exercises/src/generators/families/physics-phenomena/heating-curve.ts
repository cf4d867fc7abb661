import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { capital, theWord, unitSuf, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redraw, redrawIf, type Task } from '../../engine.ts';
import { equals, fits, growing } from '../../proof.ts';
import { choice, numeric, order, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { graphFigure } from '../shared/coordinate-figures.ts';

interface Substance {
  name: string;
  melts: number;
  boils: number;
}

const SUBSTANCES: readonly Substance[] = [
  { name: 'víz', melts: 0, boils: 100 },
  { name: 'alkohol (etanol)', melts: -114, boils: 78 },
  { name: 'higany', melts: -39, boils: 357 },
  { name: 'ólom', melts: 327, boils: 1749 },
  { name: 'naftalin', melts: 80, boils: 218 },
  { name: 'ón', melts: 232, boils: 2602 },
];

const STATES = ['szilárd', 'folyékony', 'légnemű'];

/** Melting point, boiling point or the length of a change, read off the curve. */
function readCurve(rng: Rng): Task {
  const [melts, boils] = [rng.int(1, 4) * 20, rng.int(5, 8) * 20];
  const [a, melting, warming, boiling] = [rng.int(1, 3), rng.int(1, 3), rng.int(1, 3), rng.int(1, 3)];
  const [b, c, d] = [a + melting, a + melting + warming, a + melting + warming + boiling];
  const figure = graphFigure({
    x: 'idő (perc)',
    y: 'hőmérséklet (°C)',
    lines: {
      '': [
        [0, 0],
        [a, melts],
        [b, melts],
        [c, boils],
        [d, boils],
        [d + 1, boils + 20],
      ],
    },
  });
  if (!figure) redraw();
  const asked = rng.pick(['melts', 'boils', 'melting', 'boiling'] as const);
  const isTime = asked === 'melting' || asked === 'boiling';
  const isMelting = asked === 'melts' || asked === 'melting';
  const answer = { melts, boils, melting, boiling }[asked];
  const [end, other] = isMelting ? [b, boiling] : [d, melting];
  return numeric(
    {
      question: `A grafikon egy kezdetben szilárd anyag melegedését mutatja. ${{ melts: 'Hány °C az olvadáspontja?', boils: 'Hány °C a forráspontja?', melting: 'Hány percig olvadt?', boiling: 'Hány percig forrt?' }[asked]}`,
      figure,
      answer: num(answer),
      check: 'NUM',
      unit: isTime ? 'perc' : '°C',
      wrong: isTime
        ? [
            wrong(
              { other },
              ({ other }) => num(other),
              'olvadaspont-forraspont-csere',
              'Ez a másik vízszintes szakasz hossza.',
              'a másik vízszintes szakasz hosszát adja meg',
            ),
            wrong(
              { end },
              ({ end }) => num(end),
              'szakasz-veget-adja',
              'Ekkor fejeződött be. A vízszintes szakasz hossza a kérdés.',
              'a szakasz végének idejét adja meg a hossza helyett',
            ),
          ]
        : [
            wrong(
              { melts, boils, isMelting },
              ({ melts, boils, isMelting }) => num(isMelting ? boils : melts),
              'olvadaspont-forraspont-csere',
              'Felcserélted az olvadáspontot és a forráspontot.',
            ),
            wrong(
              { melts, boils },
              ({ melts, boils }) => num((melts + boils) / 2),
              'kozepertek',
              'Nem átlag kell: az átalakulás egyetlen hőmérsékleten zajlik.',
              'az olvadáspont és a forráspont átlagát adja meg',
            ),
          ],
      other: 'Keresd meg a vízszintes szakaszokat: ott alakul át az anyag.',
      hints: [
        'Hol nem változik a hőmérséklet, bár melegítjük az anyagot?',
        'Az első vízszintes szakaszon olvad, a másodikon forr.',
        isTime
          ? `${isMelting ? 'Az első' : 'A második'} vízszintes szakasz hosszát olvasd le!`
          : `${isMelting ? 'Az első' : 'A második'} vízszintes szakasz magasságát olvasd le!`,
      ],
      solution: isTime
        ? `${isMelting ? 'Az első' : 'A második'} vízszintes szakasz hossza: $${end}-${end - answer}=${answer}$ perc.`
        : `${isMelting ? 'Az első' : 'A második'} vízszintes szakasz ${answer} °C-on van.`,
    },
    fits(v => (isTime ? end - v === (isMelting ? a : c) : v === (isMelting ? melts : boils))),
  );
}

export const heatingCurve = defineGenerator(
  'gen-heating-curve',
  'Halmazállapot-változások',
  ['fizika-8-halmazallapot-valtozasok'],
  ['negative'],
  (rng, level) => {
    const s = rng.pick(SUBSTANCES);
    const facts = `${capital(theWord(s.name))} olvadáspontja ${withUnit(s.melts, '°C')}, forráspontja ${withUnit(s.boils, '°C')}.`;
    if (level === 1) {
      const temp = rng.pick([s.melts - rng.int(3, 60), rng.int(s.melts + 2, s.boils - 2), s.boils + rng.int(3, 60)]);
      redrawIf(temp < -200);
      const index = temp < s.melts ? 0 : temp < s.boils ? 1 : 2;
      /** The state by the melting point of water alone. */
      const zeroState = temp < 0 ? 0 : 1;
      return choice(
        rng,
        {
          question: `${facts} Milyen halmazállapotú, ha a hőmérséklete ${withUnit(temp, '°C')}?`,
          right: words(STATES[index] ?? '', String(index)),
          because: 'Helyes! Az olvadáspont alatt szilárd, az olvadás- és a forráspont között folyékony, felette légnemű.',
          wrong: [0, 1, 2]
            .filter(i => i !== index)
            .map(i =>
              wrong(
                { i },
                ({ i }) => words(STATES[i] ?? '', String(i)),
                i === zeroState && i !== (temp < s.melts ? 0 : 1) ? 'nulla-fok-a-hatar' : 'olvadaspont-forraspont-csere',
                [
                  'A hőmérséklet az olvadáspont alatt van.',
                  'A hőmérséklet az olvadáspont és a forráspont között van.',
                  'A hőmérséklet a forráspont felett van.',
                ][index] ?? '',
                i === zeroState && i !== (temp < s.melts ? 0 : 1)
                  ? undefined
                  : `a hőmérsékletet ${['az olvadáspont alattinak', 'az olvadáspont és a forráspont közöttinek', 'a forráspont felettinek'][i]} veszi`,
              ),
            ),
          hints: [
            'Az olvadáspont alatt vagy felett van?',
            'Olvadáspont alatt szilárd, a két pont között folyékony, a forráspont felett légnemű.',
            'Rajzolj hőmérőt a két ponttal!',
          ],
          solution: `${withUnit(temp, '°C')} ${index === 0 ? 'az olvadáspont alatt' : index === 1 ? 'az olvadáspont és a forráspont között' : 'a forráspont felett'} van, ezért ${STATES[index]}.`,
        },
        key => Number(key) === Number(temp > s.melts) + Number(temp > s.boils),
      );
    }
    const from = s.melts - rng.int(5, 40);
    const to = rng.pick([s.boils + rng.int(5, 40), rng.int(s.melts + 5, s.boils - 5)]);
    const [start, end] = [from, to];
    redrawIf(start < -200);
    const plateaus = end > s.boils ? 2 : 1;
    if (level === 2) {
      if (rng.chance(0.4)) return readCurve(rng);
      if (rng.chance(0.5))
        return numeric(
          {
            question: `${facts} ${unitSuf(start, '°C', 'ról')} ${unitSuf(end, '°C', 'ra')} melegítjük. Hány **vízszintes** szakasza van a melegedési görbének?`,
            answer: num(plateaus),
            check: 'INT',
            wrong: [
              wrong(
                { plateaus },
                ({ plateaus }) => num(plateaus === 1 ? 2 : 1),
                'vizszintes-szakaszok-szama',
                plateaus === 1
                  ? 'A forráspontot nem érjük el, így csak olvad.'
                  : 'Nézd meg, átlépi-e a forráspontot is! Olvadáskor és forráskor is áll a hőmérséklet.',
                plateaus === 1
                  ? 'a forrást is beleszámolja, pedig az anyag nem éri el a forráspontot'
                  : 'az olvadás és a forrás közül csak az egyiket számolja',
              ),
              wrong(
                {},
                () => num(0),
                'forras-kozben-no',
                'Olvadás és forrás közben a hőmérséklet nem változik.',
                plateaus === 1
                  ? 'azt hiszi, olvadás közben is nő a hőmérséklet'
                  : 'azt hiszi, olvadás és forrás közben is nő a hőmérséklet',
              ),
              wrong(
                { plateaus },
                ({ plateaus }) => num(2 * plateaus + 1),
                'melegedo-szakaszokat-szamolja',
                'Az összes szakaszt megszámoltad. A melegedő szakaszok ferdék: csak az állandó hőmérsékletűeket számold!',
                'a görbe összes szakaszát megszámolja, a ferdéket is',
              ),
            ],
            other: 'Vízszintes szakasz olvadásnál és forrásnál van.',
            hints: [
              'Mikor nem nő a hőmérséklet, bár melegítjük?',
              'Olvadás és forrás közben a hőmérséklet állandó.',
              'Nézd meg, eléri-e a forráspontot!',
            ],
            solution: `${plateaus === 2 ? 'Olvad és forr is' : 'Csak olvad'}, ezért a vízszintes szakaszok száma ${plateaus}.`,
          },
          equals([s.melts, s.boils].filter(p => p > start && p < end).length),
        );
      const melting = rng.chance(0.5);
      return numeric(
        {
          question: `${facts} Hány °C a hőmérséklete ${melting ? 'olvadás' : 'forrás'} közben, miközben egyenletesen melegítjük?`,
          answer: num(melting ? s.melts : s.boils),
          check: 'NUM',
          unit: '°C',
          wrong: [
            wrong(
              { melting, s },
              ({ melting, s }) => num(melting ? s.boils : s.melts),
              'olvadaspont-forraspont-csere',
              'Felcserélted az olvadáspontot és a forráspontot.',
            ),

            wrong(
              { s },
              ({ s }) => num(tidy((s.melts + s.boils) / 2)),
              'kozepertek',
              'Nem átlag kell: az átalakulás egyetlen hőmérsékleten zajlik.',
              'az olvadáspont és a forráspont átlagát adja meg',
            ),
          ],
          other: 'Olvadás és forrás közben a hőmérséklet állandó.',
          hints: [
            'Változik-e a hőmérséklet átalakulás közben?',
            'Olvadáskor az olvadásponton, forráskor a forrásponton marad.',
            melting ? 'Keresd meg a szövegben az olvadáspontot!' : 'Keresd meg a szövegben a forráspontot!',
          ],
          solution: `${melting ? 'Olvadás' : 'Forrás'} közben a hőmérséklet állandó: ${withUnit(melting ? s.melts : s.boils, '°C')}.`,
        },
        fits(v => v === (melting ? s.melts : s.boils)),
      );
    }
    const water = s.name === 'víz';
    const plain = s.name.replace(/ \(.*\)/, '');
    const solid = water ? 'a jég' : `a szilárd ${plain}`;
    const cooling = rng.chance(0.4);
    const stages = cooling
      ? [
          { text: 'a gőz hűl', at: s.boils + 1 },
          { text: 'a gőz lecsapódik, a hőmérséklet állandó', at: s.boils },
          { text: `a folyékony ${plain} hűl`, at: (s.melts + s.boils) / 2 },
          { text: `${theWord(plain)} ${water ? 'megfagy' : 'megszilárdul'}, a hőmérséklet állandó`, at: s.melts },
          { text: `${solid} hűl`, at: start },
        ]
      : [
          { text: `${solid} melegszik`, at: start },
          { text: `${solid} olvad, a hőmérséklet állandó`, at: s.melts },
          { text: `a folyékony ${plain} melegszik`, at: (s.melts + s.boils) / 2 },
          { text: `${theWord(plain)} forr, a hőmérséklet állandó`, at: s.boils },
          { text: 'a gőz melegszik', at: s.boils + 1 },
        ];
    const items = end > s.boils ? stages : stages.filter(g => g.at < s.boils);
    return order(
      {
        question: `${facts} ${cooling ? `${unitSuf(end, '°C', 'ról')} ${unitSuf(start, '°C', 'ra')} hűtjük` : `${unitSuf(start, '°C', 'ról')} ${unitSuf(end, '°C', 'ra')} melegítjük`}. Rakd időrendbe, mi történik!`,
        items: items.map(i => ({ key: String(i.at).replace('.', ','), tex: '', text: i.text, size: undefined })),
        hints: [
          'Milyen halmazállapotból indul?',
          cooling
            ? 'Hűtéskor fordított sorrendben zajlanak a folyamatok.'
            : 'Melegedés és átalakulás váltakozik: az olvadásponton olvad, a forrásponton forr.',
          `Az első: ${items[0]?.text}.`,
        ],
        solution: `A sorrend: ${items.map(i => i.text).join(' → ')}.`,
      },
      joined => (cooling ? growing(joined.split('|').reverse().join('|')) : growing(joined)),
    );
  },
);
