import { sum, tidy } from '@eszkerek/numbers/arithmetic';
import { capital, decimalsOf, listing, suf, texNumber, textNumber, theWord, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';

const t = textNumber;

const x = texNumber;

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
    ['szivattyúmotor', [80, 90]],
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

export const energyChain = defineGenerator(
  'gen-energy-chain',
  'Energialánc és hatásfok',
  ['fizika-8-energia-es-elet'],
  ['fraction', 'decimal', 'percent'],
  (rng, level) => {
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
                  wrong(
                    { start, useful },
                    ({ start, useful }) => num(start - useful),
                    'veszteseget-adja',
                    'Ez a veszteség. A hasznos energiát kérdezik.',
                  ),
                  wrong({ start }, ({ start }) => num(start), 'minden-energia-hasznos', 'Nem minden energia hasznosul.'),
                  wrong(
                    { start, e },
                    ({ start, e }) => about(start / e, 2),
                    'szazalek-mint-osztas',
                    `${suf(e, 'val')} osztottál. A százalék századrész.`,
                  ),
                ]
              : [
                  wrong({ e }, ({ e }) => num(100 - e), 'veszteseg-mint-hatasfok', 'Ez a veszteség aránya. A hasznos rész a kérdés.'),
                  wrong(
                    { start, useful },
                    ({ start, useful }) => about((start / useful) * 100, 2),
                    'hatasfok-tobb-mint-szaz',
                    'Fordítva osztottál: a hatásfok nem lehet 100%-nál nagyobb.',
                  ),
                  wrong(
                    { useful, start },
                    ({ useful, start }) => num(tidy(useful / start)),
                    'szazzal-nem-szoroz',
                    'Ez tört alak. Szorozd 100-zal!',
                  ),
                ],
          other: 'Hatásfok = hasznos energia : befektetett energia.',
          hints: [
            'Mi a hasznos, mi a befektetett energia?',
            'Hatásfok = hasznos energia : befektetett energia.',
            ask === 'useful' ? `$${x(start)}\\cdot\\frac{${e}}{100}$` : `$\\frac{${x(useful)}}{${x(start)}}$`,
          ],
          solution:
            ask === 'useful'
              ? `Hasznos energia = befektetett energia · hatásfok. $${x(start)}\\cdot\\frac{${e}}{100}=${x(useful)}$ J.`
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
              wrong(
                { eta, n },
                ({ eta, n }) => num(tidy(sum(eta) / n)),
                'hatasfokok-atlaga',
                'Átlagot számoltál. A hatásfokok szorzódnak.',
              ),
              wrong({ eta }, ({ eta }) => num(sum(eta)), 'hatasfokokat-osszead', 'Összeadtad. A hatásfok nem lehet 100%-nál nagyobb.'),
              wrong(
                { eta },
                ({ eta }) => num(Math.min(...eta)),
                'leggyengebb-lancszem',
                'Ez csak az egyik tag hatásfoka. A többi tagon is vész el energia.',
              ),
            ]
          : [
              wrong(
                { start, eta, n },
                ({ start, eta, n }) => num(tidy((start * sum(eta)) / n / 100)),
                'hatasfokok-atlaga',
                'Átlagos hatásfokkal számoltál. A hatásfokok szorzódnak.',
              ),
              wrong(
                { start, first },
                ({ start, first }) => num(tidy((start * first) / 100)),
                'csak-az-elso-tag',
                'Csak az első tag veszteségét vetted figyelembe.',
              ),
              wrong(
                { start, useful },
                ({ start, useful }) => num(tidy(start - useful)),
                'veszteseget-adja',
                'Ez az összes veszteség. A megmaradt, hasznos energia a kérdés.',
              ),
              wrong(
                { total },
                ({ total }) => num(total),
                'lanc-hatasfokat-adja',
                'Ez a lánc hatásfoka százalékban. Hány joule ez a befektetett energiából?',
                'az energia helyett a lánc százalékban mért hatásfokát adja meg',
              ),
            ],
        other: 'Lépésenként számolj: a következő tag mindig a megmaradt energiát kapja, és annak is csak egy része hasznosul.',
        hints: [
          'Mennyi marad az első tag után?',
          'A hatásfokok (tizedes tört alakban) szorzódnak.',
          askTotal
            ? `$${eta.map(e => x(e / 100)).join('\\cdot')}$`
            : `Az első tag után ${withUnit(tidy((start * first) / 100), 'J')} marad.`,
        ],
        solution: askTotal
          ? `$${eta.map(e => x(e / 100)).join('\\cdot')}=${x(tidy(total / 100))}$, tehát ${t(total)}%.`
          : `$${x(start)}\\cdot${eta.map(e => x(e / 100)).join('\\cdot')}=${x(useful)}$ J.`,
      },
      fits(v => Math.abs(eta.reduce((left, e) => left - (left * (100 - e)) / 100, askTotal ? 100 : start) - v) < 1e-6),
    );
  },
);
