import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, unitSuf, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { hotspot, numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { thermometers, toFive } from '../shared/scale-figures.ts';

const x = texNumber;

/** Two places or times: names under the thermometers, the question about them, and the same told in words. */
const SCENES: ReadonlyArray<{
  cold: string;
  warm: string;
  drawn: string;
  told: (cold: string, warm: string) => string;
  /** The warm place or time is never colder than this. */
  least?: number;
}> = [
  {
    cold: 'éjjel',
    warm: 'délben',
    drawn: 'Az ábrán ugyanaz a hőmérő látható éjjel és délben. Hány °C-kal melegedett a levegő?',
    told: (d, c) => `Éjjel ${d}, délben ${c} volt. Hány °C-kal melegedett a levegő?`,
  },
  {
    cold: 'hegycsúcs',
    warm: 'völgy',
    drawn: 'Az egyik hőmérő a völgyben, a másik a hegycsúcson van. Mekkora a hőmérséklet-különbség?',
    told: (d, c) => `A völgyben ${c}, a hegycsúcson ${d} van. Mekkora a hőmérséklet-különbség?`,
  },
  {
    cold: 'kint',
    warm: 'üvegház',
    least: 5,
    drawn: 'Az egyik hőmérő az üvegházban van, a másik odakint. Hány °C-kal van melegebb az üvegházban?',
    told: (d, c) => `Az üvegházban ${c}, odakint ${d} van. Hány °C-kal van melegebb az üvegházban?`,
  },
  {
    cold: 'tegnap',
    warm: 'ma',
    drawn: 'Az ábra a tegnapi és a mai reggel hőmérsékletét mutatja. Hány °C-kal van ma melegebb?',
    told: (d, c) => `Tegnap reggel ${d}, ma reggel ${c} volt. Hány °C-kal van ma melegebb?`,
  },
  {
    cold: 'januárban',
    warm: 'áprilisban',
    least: 1,
    drawn: 'A meteorológiai állomás hőmérőjét januárban és áprilisban is leolvastuk. Mekkora a két hőmérséklet különbsége?',
    told: (d, c) => `A meteorológiai állomáson januárban ${d}, áprilisban ${c} volt. Mekkora a két hőmérséklet különbsége?`,
  },
];

/** Choose the thermometer that shows a temperature below zero. */
function chooseThermometer(rng: Rng): Task {
  const target = -(rng.int(0, 2) * 10 + 5);
  const other = target === -25 ? target + 10 : target - 10;
  const shown = rng.shuffle([
    { value: target, misconception: undefined, explanation: 'Helyes! A 0 alatt a két szám között éppen félúton áll.' },
    { value: -target, misconception: 'elojel-kimarad', explanation: 'Ez a 0 felett van: a hőmérséklet pozitív.' },
    {
      value: other,
      misconception: 'negativ-oldal-iranya',
      explanation: 'A 0 alatt lefelé haladva csökken a hőmérséklet. Nézd meg, melyik két szám között áll!',
    },
  ]);
  return hotspot(
    {
      question: `Melyik hőmérő mutatja ezt a hőmérsékletet: ${withUnit(target, '°C')}?`,
      figure: {
        kind: 'instrument',
        instruments: shown.map(({ value }, i) => ({
          form: 'thermometer',
          min: -40,
          max: 40,
          step: 10,
          parts: 2,
          value,
          unit: '°C',
          label: 'ABC'.charAt(i),
          id: 'abc'.charAt(i),
        })),
      },
      spots: shown.map(({ value, misconception, explanation }, i) => ({
        id: 'abc'.charAt(i),
        value: num(value),
        correct: !misconception,
        explanation,
        ...(misconception ? { misconception } : {}),
      })),
      hints: [
        'A 0 felett vagy alatt keresed?',
        'A 0 alatt lefelé haladva csökken a hőmérséklet.',
        `${withUnit(target, '°C')} két szám között, félúton van: ${withUnit(target + 5, '°C')} és ${withUnit(target - 5, '°C')} között.`,
      ],
      solution: `${withUnit(target, '°C')} a 0 alatt van, ${withUnit(target + 5, '°C')} és ${withUnit(target - 5, '°C')} között félúton.`,
    },
    fits(v => v + Math.abs(target) === 0),
  );
}

export const temperature = defineGenerator(
  'gen-temperature',
  'Hőmérséklet',
  ['fizika-6-homerseklet'],
  ['negative', 'brackets'],
  (rng, level) => {
    if (level === 1 && rng.chance(0.15)) return chooseThermometer(rng);
    const isDrawn = level < 3 && rng.chance(level === 1 ? 0.45 : 0.6);
    const exact = level === 1 ? rng.int(-25, 30) : rng.int(-40, 120);
    const c = isDrawn ? toFive(exact) : exact;
    if (level === 1) {
      const low = exact - rng.int(3, 24);
      const d = isDrawn ? toFive(low) : low;
      // A number minus 0 is no question; colder than −30 °C is not met here.
      redrawIf(d < -30 || d === 0 || (isDrawn && c > 30));
      redrawIf(c - d < 3 || c - d > 24 || c > 30 || (c > 0 && d > 0 && rng.chance(0.6)));
      const diff = c - d;
      const scene = rng.pick(SCENES.filter(({ least = -40 }) => c >= least));
      return numeric(
        {
          ...(isDrawn ? { figure: thermometers({ [scene.cold]: d, [scene.warm]: c }, d < -10 ? -30 : -20, d < -10 ? 30 : 40) } : {}),
          question: isDrawn ? scene.drawn : scene.told(withUnit(d, '°C'), withUnit(c, '°C')),
          answer: num(diff),
          check: 'INT',
          unit: '°C',
          expr: `(${c})-(${d})`,
          wrong: [
            wrong(
              { c, d },
              ({ c, d }) => num(c + d),
              'kulonbseghez-osszead',
              d < 0
                ? 'A két hőmérsékletet összeadtad. A negatív szám kivonása hozzáadást jelent.'
                : 'Összeadtál. A különbséget kivonással kapod.',
            ),
            ...(c < 0
              ? [
                  wrong(
                    { c, d },
                    ({ c, d }) => num(Math.abs(c) + Math.abs(d)),
                    'nulla-ket-oldalan-szamol',
                    `A két szám összegét vetted. Mindkét hőmérséklet 0 alatt van: ${withUnit(d, '°C')} és ${withUnit(c, '°C')} között lépkedj!`,
                  ),
                ]
              : []),
            wrong(
              { c, d },
              ({ c, d }) => num(Math.abs(Math.abs(c) - Math.abs(d))),
              'elojel-kimarad',
              'Az előjelet nem vetted figyelembe. Nézd meg, melyik hőmérséklet van 0 alatt!',
            ),
            wrong(
              { diff },
              ({ diff }) => num(-diff),
              'hidegebbol-vonja-a-melegebbet',
              'A különbség pozitív: a nagyobból vond ki a kisebbet!',
            ),
          ],
          other: 'A magasabb hőmérsékletből vond ki az alacsonyabbat!',
          hints: [
            isDrawn ? 'Mennyit ér egy kis beosztás? Olvasd le mindkét hőmérőt!' : 'Rajzolj hőmérőt a 0-val!',
            'Különbség = magasabb − alacsonyabb.',
            `$${x(c)}-${d < 0 ? `(${x(d)})` : x(d)}$`,
          ],
          solution: `$${x(c)}-${d < 0 ? `(${x(d)})` : x(d)}=${diff}$, tehát ${withUnit(diff, '°C')}.`,
        },
        fits(v => d + v === c),
      );
    }
    if (level === 2) {
      const toK = isDrawn || rng.chance(0.3);
      redrawIf(isDrawn && (c < -20 || c > 40));
      return numeric(
        {
          ...(isDrawn ? { figure: thermometers({ t: c }, -20, 40) } : {}),
          question: isDrawn
            ? 'Hány kelvin az ábrán látható hőmérővel mért hőmérséklet? Számolj 273-mal!'
            : toK
              ? `Hány kelvin ${withUnit(c, '°C')}? Számolj 273-mal!`
              : `Hány °C ${withUnit(c + 273, 'K')}? Számolj 273-mal!`,
          answer: num(toK ? c + 273 : c),
          check: 'INT',
          unit: toK ? 'K' : '°C',
          expr: toK ? `(${c})+273` : `${c + 273}-273`,
          wrong: [
            wrong(
              { toK, c },
              ({ toK, c }) => num(toK ? c - 273 : c + 546),
              'kelvin-rossz-irany',
              toK ? 'Kivontál. Kelvinre váltva hozzá kell adni 273-at.' : 'Hozzáadtál. Celsius-fokra váltva ki kell vonni 273-at.',
            ),
            ...(toK
              ? [
                  c < 0
                    ? wrong({ c }, ({ c }) => num(273 - c), 'elojel-kimarad', 'A negatív előjelet nem vetted figyelembe.')
                    : wrong(
                        { c },
                        ({ c }) => num(273 - c),
                        'a-273-bol-von-ki',
                        '273-ból vontad ki a hőmérsékletet. Hozzá kell adni 273-at.',
                      ),
                ]
              : [
                  wrong(
                    { c },
                    ({ c }) => num(273 - (c + 273)),
                    'a-273-bol-von-ki',
                    'Fordítva vontál ki: a kelvinből kell levonni a 273-at.',
                  ),
                ]),
          ],
          other: 'Ezt a képletet használd: $T=t+273$.',
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
          wrong(
            { c, warm, change },
            ({ c, warm, change }) => num(c + 273 + (warm ? change : -change)),
            'atvaltas-elmarad',
            'Kelvinben hagytad. A választ °C-ban kérjük.',
          ),
          wrong(
            { c, warm, change },
            ({ c, warm, change }) => num(c + (warm ? -change : change)),
            'rossz-iranyu-valtozas',
            warm ? 'Felmelegítésnél nő a hőmérséklet: hozzá kell adni.' : 'Lehűtésnél csökken a hőmérséklet: ki kell vonni.',
            warm ? 'kivonja a változást hozzáadás helyett' : 'hozzáadja a változást kivonás helyett',
          ),
          wrong(
            { c, warm, change },
            ({ c, warm, change }) => num(c + 273 + (warm ? change : -change) + 273),
            'kelvin-rossz-irany',
            'Celsius-fokra váltva ki kell vonni 273-at.',
          ),
          wrong(
            { c },
            ({ c }) => num(c),
            'valtozas-kimarad',
            `Ez a kezdeti hőmérséklet. Utána még ${warm ? 'felmelegítjük' : 'lehűtjük'} az anyagot.`,
          ),
        ],
        other: 'A változás kelvinben és °C-ban ugyanakkora.',
        hints: [
          'Hány °C volt kezdetben?',
          'A °C-ban mért érték 273-mal kisebb a kelvinben mértnél.',
          `$${x(c + 273)}-273=${x(c)}$ °C volt kezdetben.`,
        ],
        solution: `$${x(c + 273)}-273=${x(c)}$, majd $${x(c)}${warm ? '+' : '-'}${change}=${x(end)}$ °C.`,
      },
      fits(v => v + 273 === c + 273 + (warm ? change : -change)),
    );
  },
);
