import { texNumber, textNumber } from '../../hungarian/index.ts';
import { range, roundTo, tidy } from '../arithmetic.ts';
import { defineGenerator, redraw, redrawIf, type Wrong } from '../engine.ts';
import { equals, fits } from '../proof.ts';
import { numeric, wrong } from '../tasks.ts';
import { num, point, root } from '../value.ts';

const t = textNumber;
const x = texNumber;
const deg = (n: number): string => `${textNumber(n)}°`;

interface Shape {
  name: string;
  data: (a: number, b: number, c: number) => string;
  area: (a: number, b: number, c: number) => number;
  formula: string;
  work: (a: number, b: number, c: number) => string;
  slips: (a: number, b: number, c: number) => Wrong[];
}
const SHAPES: readonly Shape[] = [
  {
    name: 'paralelogramma',
    data: (a, b, c) => `egyik oldala ${t(a)} cm, a hozzá tartozó magasság ${t(b)} cm, a másik oldala ${t(c)} cm`,
    area: (a, b) => a * b,
    formula: '$T=a\\cdot m_a$',
    work: (a, b) => `${a}\\cdot${b}`,
    slips: (a, b, c) => [
      wrong(num(a * c), 'oldalak-szorzata', 'A két oldalt szoroztad össze. Az egyik oldalt a hozzá tartozó **magassággal** kell.'),
      wrong(num((a * b) / 2), 'folosleges-felezes', 'Feleztél: az a háromszög képlete.'),
      wrong(num(2 * (a + c)), 'kerulet-terulet-csere', 'Ez a kerület.'),
    ],
  },
  {
    name: 'rombusz',
    data: (a, b) => `két átlója ${t(a)} cm és ${t(b)} cm`,
    area: (a, b) => (a * b) / 2,
    formula: '$T=\\frac{e\\cdot f}{2}$',
    work: (a, b) => `\\frac{${a}\\cdot${b}}{2}`,
    slips: (a, b) => [
      wrong(num(a * b), 'felezes-elmarad', 'Az átlók szorzatát felezni kell.'),
      wrong(num(a + b), 'osszead-szorzas-helyett', 'Összeadtad az átlókat.'),
      wrong(num((a * b) / 4), 'ketszer-felez', 'Kétszer feleztél.'),
    ],
  },
  {
    name: 'trapéz',
    data: (a, b, c) => `két alapja ${t(a)} cm és ${t(c)} cm, magassága ${t(b)} cm`,
    area: (a, b, c) => ((a + c) * b) / 2,
    formula: '$T=\\frac{(a+c)\\cdot m}{2}$',
    work: (a, b, c) => `\\frac{(${a}+${c})\\cdot${b}}{2}`,
    slips: (a, b, c) => [
      wrong(num((a + c) * b), 'felezes-elmarad', 'Az alapok összegét felezni kell.'),
      wrong(num(a * b), 'csak-az-egyik-alap', 'Csak az egyik alappal számoltál.'),
      wrong(num((a * c * b) / 2), 'alapokat-szorozza', 'Az alapokat összeszoroztad. Összeadni kell őket.'),
    ],
  },
];

const quadArea = defineGenerator('gen-quad-area', 'Négyszögek területe', ['matek-7-negyszogek-terulete'], (rng, level) => {
  const s = rng.pick(SHAPES);
  const [a, b, c] = [rng.int(3, level === 1 ? 15 : 40), rng.int(2, level === 1 ? 12 : 30), rng.int(2, 35)];
  redrawIf(a === b || a === c || b === c || (s.name === 'paralelogramma' && c <= b) || (s.name === 'trapéz' && a <= c));
  const area = s.area(a, b, c);
  redrawIf(level === 1 && !Number.isInteger(area));
  if (level < 3) {
    return numeric(
      {
        question: `Egy ${s.name} ${s.data(a, b, c)}. Mekkora a területe?`,
        answer: num(area),
        check: 'NUM',
        unit: 'cm²',
        expr: s
          .work(a, b, c)
          .replace(/\\frac\{(.*)\}\{2\}/, '($1)/2')
          .replaceAll('\\cdot', '*'),
        wrong: s.slips(a, b, c),
        other: `A képlet: ${s.formula}.`,
        hints: ['Rajzold le, és jelöld be az adatokat!', s.formula, `$${s.work(a, b, c)}$`],
        solution: `$${s.work(a, b, c)}=${x(area)}$ cm².`,
      },
      equals(s.name === 'trapéz' ? (a * b) / 2 + (c * b) / 2 : s.name === 'rombusz' ? 4 * ((a / 2) * (b / 2) * 0.5) : 2 * ((a * b) / 2)),
    );
  }
  const given =
    s.name === 'trapéz'
      ? `két alapja ${t(a)} cm és ${t(c)} cm, területe ${t(area)} cm²`
      : s.name === 'rombusz'
        ? `egyik átlója ${t(a)} cm, területe ${t(area)} cm²`
        : `egyik oldala ${t(a)} cm, területe ${t(area)} cm²`;
  const asked = s.name === 'trapéz' ? 'a magassága' : s.name === 'rombusz' ? 'a másik átlója' : 'az ehhez az oldalhoz tartozó magassága';
  const work = s.name === 'trapéz' ? `2\\cdot${x(area)}:(${a}+${c})` : s.name === 'rombusz' ? `2\\cdot${x(area)}:${a}` : `${x(area)}:${a}`;
  return numeric(
    {
      question: `Egy ${s.name} ${given}. Mekkora ${asked}?`,
      answer: num(b),
      check: 'NUM',
      unit: 'cm',
      expr: work.replaceAll('\\cdot', '*').replaceAll(':', '/').replaceAll('{,}', '.'),
      wrong: [
        ...(s.name === 'paralelogramma'
          ? [
              wrong(num(2 * b), 'folosleges-ketszerezes', 'Kétszereztél: az a háromszögnél és a rombusznál kell.'),
              wrong(num(tidy(area - a)), 'kivonas-osztas-helyett', 'Kivontál. A terület szorzat, osztani kell.'),
              wrong(num(tidy(b / 2)), 'folosleges-felezes', 'Feleztél, pedig itt nem kell.'),
            ]
          : [
              wrong(num(tidy(b / 2)), 'felezes-elmarad', 'A terület kétszereséből kell indulni.'),
              wrong(num(tidy(area - a)), 'kivonas-osztas-helyett', 'Kivontál. Osztani kell.'),
              ...(s.name === 'trapéz'
                ? [
                    wrong(
                      num(roundTo((2 * area) / a, 2)),
                      'csak-az-egyik-alap',
                      'Csak az egyik alappal osztottál. Az alapok összegével kell.',
                    ),
                  ]
                : [wrong(num(2 * b), 'ketszer-duplaz', 'Kétszer vetted a terület kétszeresét.')]),
            ]),
      ],
      other: `A képlet: ${s.formula}.`,
      hints: ['Írd fel a terület képletét!', s.formula, `$${work}$`],
      solution: `$${work}=${b}$ cm.`,
    },
    fits(v => Math.abs(s.area(a, v, c) - area) < 1e-9),
  );
});

const trapezoid = defineGenerator('gen-trapezoid', 'Trapéz', ['matek-7-trapez'], (rng, level) => {
  const [a, c] = [rng.int(8, 40), rng.int(3, 30)];
  redrawIf(a <= c || (level < 3 && (a + c) % 2 === 1 && rng.chance(0.5)));
  const m = (a + c) / 2;
  if (level === 1 && rng.chance(0.5)) {
    const angle = rng.int(35, 85);
    return numeric(
      {
        question: `Egy $ABCD$ trapézban $AB\\parallel CD$, és az $A$ csúcsnál lévő szög ${deg(angle)}. Mekkora a $D$ csúcsnál lévő szög?`,
        answer: num(180 - angle),
        check: 'NUM',
        unit: '°',
        expr: `180-${angle}`,
        wrong: [
          wrong(num(angle), 'szaron-fekvo-szogek', 'A száron fekvő szögek nem egyenlők: az összegük 180°.'),
          wrong(num(90 - angle), 'pot-es-kiegeszito-csere', '90°-ra egészítetted ki.'),
          wrong(num(360 - angle), 'teljes-szogre', '360°-ra egészítetted ki.'),
        ],
        other: 'A száron fekvő két szög összege 180°.',
        hints: [
          'Melyik szár köti össze a két csúcsot?',
          'Párhuzamos alapok miatt a száron fekvő szögek összege 180°.',
          `$180^\\circ-${angle}^\\circ$`,
        ],
        solution: `$180^\\circ-${angle}^\\circ=${180 - angle}^\\circ$.`,
      },
      fits(v => v + angle === 180),
    );
  }
  if (level < 3) {
    const inverse = level === 2;
    return numeric(
      {
        question: inverse
          ? `Egy trapéz középvonala ${t(m)} cm, egyik alapja ${t(c)} cm. Mekkora a másik alapja?`
          : `Egy trapéz alapjai ${t(a)} cm és ${t(c)} cm. Mekkora a középvonala?`,
        answer: num(inverse ? a : m),
        check: 'NUM',
        unit: 'cm',
        expr: inverse ? `2*${m}-${c}` : `(${a}+${c})/2`,
        wrong: inverse
          ? [
              wrong(num(tidy(m - c)), 'ketszerezes-elmarad', 'A középvonal az alapok átlaga: a kétszereséből kell kivonni.'),
              wrong(num(tidy((m + c) / 2)), 'kozepvonal-ujra', 'Átlagot számoltál. Itt a hiányzó alapot keressük.'),
              wrong(num(tidy(m + c)), 'osszeg-kulonbseg-csere', 'Összeadtál. Ki kell vonni.'),
            ]
          : [
              wrong(num(a + c), 'kozepvonal-osszeg', 'Az alapok összegét felezni kell.'),
              wrong(num((a - c) / 2), 'alapok-kulonbsege', 'Az alapok különbségét felezted. Az összegüket kell.'),
              wrong(num(a - c), 'alapok-kulonbsege', 'Ez az alapok különbsége.'),
            ],
        other: 'Középvonal: $\\frac{a+c}{2}$.',
        hints: [
          'Mi a középvonal képlete?',
          'A középvonal az alapok számtani közepe.',
          inverse ? `$2\\cdot${x(m)}=${x(2 * m)}$` : `$${a}+${c}=${a + c}$`,
        ],
        solution: inverse ? `$2\\cdot${x(m)}-${c}=${a}$ cm.` : `$\\frac{${a}+${c}}{2}=${x(m)}$ cm.`,
      },
      fits(v => (inverse ? Math.abs((v + c) / 2 - m) < 1e-9 : Math.abs(v - c - (a - v)) < 1e-9)),
    );
  }
  // Isosceles trapezoid from a Pythagorean triple: half the difference of the bases, height, leg.
  const [p, q, r] = rng.pick([
    [3, 4, 5],
    [5, 12, 13],
    [6, 8, 10],
    [8, 15, 17],
    [4, 3, 5],
    [12, 5, 13],
    [9, 12, 15],
  ] as const);
  const small = rng.int(4, 20);
  const large = small + 2 * p;
  const area = ((small + large) / 2) * q;
  const askArea = rng.chance(0.5);
  return numeric(
    {
      question: `Egy egyenlő szárú trapéz alapjai ${t(large)} cm és ${t(small)} cm, a szárai ${t(r)} cm-esek. Mekkora a ${askArea ? 'területe' : 'magassága'}?`,
      answer: num(askArea ? area : q),
      check: 'NUM',
      unit: askArea ? 'cm²' : 'cm',
      wrong: askArea
        ? [
            wrong(num(((small + large) / 2) * r), 'szar-mint-magassag', 'A szárat vetted magasságnak.'),
            wrong(num((small + large) * q), 'felezes-elmarad', 'Az alapok összegét felezni kell.'),
            wrong(num(large * q), 'csak-az-egyik-alap', 'Csak az egyik alappal számoltál.'),
            wrong(num(large + small + 2 * r), 'kerulet-terulet-csere', 'Ez a kerület.'),
          ]
        : [
            wrong(num(r), 'szar-mint-magassag', 'A szár nem a magasság.'),
            wrong(
              root(Math.abs(r * r - 4 * p * p) || 1),
              'kulonbseget-nem-felezi',
              'Az alapok különbségének a **fele** a derékszögű háromszög befogója.',
            ),
            wrong(num(r - p), 'oldalakat-adja-ossze', 'Négyzetekkel kell számolni (Pitagorasz-tétel).'),
          ],
      other: 'Húzd be a magasságokat: derékszögű háromszögek keletkeznek.',
      hints: [
        'Húzz magasságot a rövidebb alap végpontjából!',
        `A derékszögű háromszög befogója az alapok különbségének fele: ${t(p)} cm.`,
        `$m=\\sqrt{${r}^2-${p}^2}$`,
      ],
      solution: `$m=\\sqrt{${r}^2-${p}^2}=${q}$ cm${askArea ? `, a terület $\\frac{(${large}+${small})\\cdot${q}}{2}=${x(area)}$ cm²` : ''}.`,
    },
    fits(v => {
      const height = askArea ? (2 * v) / (small + large) : v;
      return Math.abs(Math.hypot((large - small) / 2, height) - r) < 1e-9;
    }),
  );
});

const parallelogram = defineGenerator('gen-parallelogram', 'Paralelogramma', ['matek-7-paralelogramma'], (rng, level) => {
  if (level === 1) {
    const angle = rng.int(30, 150);
    redrawIf(angle === 90);
    const next = rng.chance(0.7);
    const [p, q] = next ? ['A', 'B'] : ['A', 'C'];
    return numeric(
      {
        question: `Az $ABCD$ paralelogrammában az $${p}$ csúcsnál lévő szög ${deg(angle)}. Mekkora a $${q}$ csúcsnál lévő szög?`,
        answer: num(next ? 180 - angle : angle),
        check: 'NUM',
        unit: '°',
        wrong: [
          wrong(
            num(next ? angle : 180 - angle),
            'szomszedos-szogek-egyenlok',
            next ? 'A szomszédos szögek összege 180°. A szemköztiek egyenlők.' : 'A szemközti szögek egyenlők.',
          ),
          wrong(num(360 - angle), 'teljes-szogre', '360°-ra egészítetted ki.'),
          wrong(num(Math.abs(90 - angle)), 'pot-es-kiegeszito-csere', '90°-kal számoltál.'),
        ],
        other: 'Szemközti szögek egyenlők, szomszédosak összege 180°.',
        hints: [
          'Szomszédos vagy szemközti csúcsok?',
          'Szemközti szögek egyenlők, szomszédosak összege 180°.',
          next ? 'A két csúcs szomszédos.' : 'A két csúcs szemközti.',
        ],
        solution: next ? `$180^\\circ-${angle}^\\circ=${180 - angle}^\\circ$.` : `A szemközti szögek egyenlők: ${deg(angle)}.`,
      },
      fits(v => (next ? v + angle === 180 : 2 * v + 2 * (180 - angle) === 360)),
    );
  }
  if (level === 2) {
    const [a, b] = [rng.int(4, 30), rng.int(3, 25)];
    redrawIf(a === b);
    const perimeter = 2 * (a + b);
    const diagonal = rng.chance(0.4);
    if (diagonal) {
      const [p, q] = [rng.int(3, 20), rng.int(3, 20)];
      redrawIf(p === q);
      return numeric(
        {
          question: `Az $ABCD$ paralelogramma átlóinak metszéspontja $O$. $AC=${2 * p}$ cm, $BD=${2 * q}$ cm. Mennyi $AO+BO$?`,
          answer: num(p + q),
          check: 'NUM',
          unit: 'cm',
          expr: `${2 * p}/2+${2 * q}/2`,
          wrong: [
            wrong(num(2 * (p + q)), 'felezes-elmarad', 'Az átlók felezik egymást: a feleket add össze!'),
            wrong(num(2 * p), 'atlok-egyenlok', 'A paralelogramma átlói nem egyenlők.'),
            wrong(num(2 * p + q), 'csak-az-egyiket-felezi', 'Csak az egyik átlót felezted.'),
            wrong(num(p + 2 * q), 'csak-az-egyiket-felezi', 'Csak az egyik átlót felezted.'),
          ],
          other: 'Az átlók felezik egymást.',
          hints: ['Mit tudunk az átlókról?', 'A paralelogramma átlói felezik egymást.', `$AO=${2 * p}:2$`],
          solution: `$AO=${p}$ cm és $BO=${q}$ cm, az összegük ${t(p + q)} cm.`,
        },
        equals((2 * p + 2 * q) / 2),
      );
    }
    return numeric(
      {
        question: `Egy paralelogramma kerülete ${t(perimeter)} cm, egyik oldala ${t(a)} cm. Mekkora a mellette lévő oldal?`,
        answer: num(b),
        check: 'NUM',
        unit: 'cm',
        expr: `${perimeter}/2-${a}`,
        wrong: [
          wrong(num(perimeter - a), 'egy-oldalt-von-le', 'Csak egy oldalt vontál le, és nem feleztél.'),
          wrong(num(perimeter - 2 * a), 'felezes-elmarad', 'Ez a két hiányzó oldal együtt.'),
          wrong(num(tidy(perimeter / 4)), 'egyenlo-oldalak', 'Úgy számoltál, mintha rombusz lenne.'),
        ],
        other: 'A szemközti oldalak egyenlők: $K=2(a+b)$.',
        hints: ['Melyik oldalak egyenlők?', '$K=2(a+b)$', `$a+b=${perimeter}:2=${perimeter / 2}$`],
        solution: `$${perimeter}:2-${a}=${b}$ cm.`,
      },
      fits(v => 2 * (a + v) === perimeter),
    );
  }
  const [p, q] = [rng.int(2, 6), rng.int(2, 6)];
  const [b, d] = [rng.intNot(-15, 30, 0), rng.intNot(-15, 30, 0)];
  const opposite = rng.chance(0.5);
  const root0 = opposite ? (d - b) / (p - q || 1) : (180 - b - d) / (p + q);
  redrawIf((opposite && p === q) || !Number.isInteger(root0) || root0 < 3);
  const angle = p * root0 + b;
  redrawIf(angle < 20 || angle > 160 || angle === 90);
  const s = (k: number): string => (k < 0 ? `-${-k}` : `+${k}`);
  const other = opposite ? (180 - b - d) / (p + q) : p === q ? Number.NaN : (d - b) / (p - q);
  return numeric(
    {
      question: `Az $ABCD$ paralelogrammában az $A$ szög $${p}x${s(b)}$ fok, a $${opposite ? 'C' : 'B'}$ szög $${q}x${s(d)}$ fok. Mekkora az $A$ szög?`,
      answer: num(angle),
      check: 'NUM',
      unit: '°',
      wrong: [
        wrong(num(root0), 'x-et-adja-meg', 'Ez az $x$ értéke. Helyettesítsd vissza!'),
        wrong(num(180 - angle), 'szomszedos-szogek-egyenlok', 'Ez a szomszédos szög.'),
        ...(Number.isInteger(other) && p * other + b > 0
          ? [
              wrong(
                num(p * other + b),
                'szomszedos-szogek-egyenlok',
                opposite ? 'A szemközti szögek egyenlők, nem az összegük 180°.' : 'A szomszédos szögek összege 180°, nem egyenlők.',
              ),
            ]
          : []),
        wrong(num(p * root0), 'allando-kimarad', 'Az állandó tag kimaradt.'),
      ],
      other: opposite ? 'A szemközti szögek egyenlők.' : 'A szomszédos szögek összege 180°.',
      hints: [
        'Szomszédos vagy szemközti szögek?',
        opposite ? 'A szemközti szögek egyenlők.' : 'A szomszédos szögek összege 180°.',
        opposite ? `$${p}x${s(b)}=${q}x${s(d)}$` : `$${p}x${s(b)}+${q}x${s(d)}=180$`,
      ],
      solution: `$x=${root0}$, az $A$ szög $${p}\\cdot${root0}${s(b)}=${angle}$, azaz ${deg(angle)}.`,
    },
    fits(v => {
      const r = (v - b) / p;
      return opposite ? q * r + d === v : q * r + d + v === 180;
    }),
  );
});

const triangleArea = defineGenerator('gen-triangle-area', 'A háromszög területe', ['matek-7-haromszog-terulete'], (rng, level) => {
  const [a, m] = [rng.int(3, level === 1 ? 20 : 40), rng.int(2, level === 1 ? 16 : 30)];
  const area = (a * m) / 2;
  if (level === 1) {
    const b = m + rng.int(1, 6);
    redrawIf(a === m);
    return numeric(
      {
        question: rng.chance(0.5)
          ? `Egy háromszög egyik oldala ${t(a)} cm, a hozzá tartozó magasság ${t(m)} cm. Mekkora a területe?`
          : `Egy háromszög oldala ${t(a)} cm, a hozzá tartozó magasság ${t(m)} cm, egy másik oldala ${t(b)} cm. Mekkora a területe?`,
        answer: num(area),
        check: 'NUM',
        unit: 'cm²',
        expr: `${a}*${m}/2`,
        wrong: [
          wrong(num(a * m), 'felezes-elmarad', 'A szorzatot felezni kell.'),
          wrong(num((a * b) / 2), 'oldalt-vesz-magassagnak', 'A két oldalt szoroztad. A magasság kell.'),
          wrong(num(a + m), 'osszead-szorzas-helyett', 'Összeadtál. A területhez szorozni kell.'),
        ],
        other: '$T=\\frac{a\\cdot m_a}{2}$',
        hints: ['Melyik magasság tartozik az oldalhoz?', '$T=\\frac{a\\cdot m_a}{2}$', `$${a}\\cdot${m}$, aztán felezd!`],
        solution: `$\\frac{${a}\\cdot${m}}{2}=${x(area)}$ cm².`,
      },
      equals(a * m * 0.5),
    );
  }
  if (level === 2) {
    redrawIf(a === m);
    return numeric(
      {
        question: `Egy háromszög területe ${t(area)} cm², az egyik oldala ${t(a)} cm. Mekkora az ehhez tartozó magasság?`,
        answer: num(m),
        check: 'NUM',
        unit: 'cm',
        expr: `2*${area}/${a}`,
        wrong: [
          wrong(num(tidy(m / 2)), 'ketszerezes-elmarad', 'A terület kétszereséből kell indulni.'),
          wrong(num(tidy(area - a)), 'kivonas-osztas-helyett', 'Kivontál. Osztani kell.'),
          wrong(num(2 * m), 'ketszer-duplaz', 'Négyszeresből indultál.'),
        ],
        other: '$m_a=\\frac{2T}{a}$',
        hints: ['Írd fel a terület képletét!', '$m_a=\\frac{2T}{a}$', `$2\\cdot${x(area)}=${x(2 * area)}$`],
        solution: `$2\\cdot${x(area)}:${a}=${m}$ cm.`,
      },
      fits(v => Math.abs((a * v) / 2 - area) < 1e-9),
    );
  }
  const pts = range(1, 3).map((): [number, number] => [rng.int(-6, 6), rng.int(-5, 6)]);
  const [p, q, r] = pts;
  if (!p || !q || !r) redraw();
  const twice = Math.abs((q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1]));
  redrawIf(twice < 8 || !(p[1] === q[1] || p[0] === r[0]) || twice % 2 === 1);
  const box = (Math.max(p[0], q[0], r[0]) - Math.min(p[0], q[0], r[0])) * (Math.max(p[1], q[1], r[1]) - Math.min(p[1], q[1], r[1]));
  return numeric(
    {
      question: `Egy háromszög csúcsai: $A${point(...p).tex}$, $B${point(...q).tex}$, $C${point(...r).tex}$. Mekkora a területe (területegységben)?`,
      answer: num(twice / 2),
      check: 'NUM',
      wrong: [
        wrong(num(twice), 'felezes-elmarad', 'A felezés elmaradt.'),
        wrong(num(box), 'befoglalo-teglalap', 'Ez a befoglaló téglalap területe.'),
        wrong(num(twice / 4), 'ketszer-felez', 'Kétszer feleztél.'),
        wrong(num(tidy(twice / 2 + 1)), 'racspontok-szamolasa', 'Ne rácspontokat számolj: keress egy vízszintes vagy függőleges oldalt!'),
      ],
      other: 'Keress vízszintes vagy függőleges oldalt, és olvasd le a hozzá tartozó magasságot!',
      hints: [
        'Rajzold le négyzetrácson!',
        'Egy oldal párhuzamos valamelyik tengellyel: ahhoz leolvashatod a magasságot.',
        p[1] === q[1] ? `Az $AB$ oldal hossza ${t(Math.abs(p[0] - q[0]))}.` : `Az $AC$ oldal hossza ${t(Math.abs(p[1] - r[1]))}.`,
      ],
      solution:
        p[1] === q[1]
          ? `$AB=${Math.abs(p[0] - q[0])}$, a hozzá tartozó magasság ${t(Math.abs(r[1] - p[1]))}, a terület ${t(twice / 2)}.`
          : `$AC=${Math.abs(p[1] - r[1])}$, a hozzá tartozó magasság ${t(Math.abs(q[0] - p[0]))}, a terület ${t(twice / 2)}.`,
    },
    fits(v => {
      const d = (u: [number, number], w: [number, number]): number => Math.hypot(u[0] - w[0], u[1] - w[1]);
      const [s1, s2, s3] = [d(p, q), d(q, r), d(r, p)];
      const s = (s1 + s2 + s3) / 2;
      return Math.abs(v - Math.sqrt(s * (s - s1) * (s - s2) * (s - s3))) < 1e-6;
    }),
  );
});

export const quads = [quadArea, trapezoid, parallelogram, triangleArea];
