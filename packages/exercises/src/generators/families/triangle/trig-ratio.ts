import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { capital, textNumber } from '@eszkerek/numbers/hungarian';
import type { QuestionInput } from '../../../questions/schema.ts';
import { defineGenerator, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac, num, surd, type Value } from '../../value.ts';

const t = textNumber;

type Figure = NonNullable<QuestionInput['figure']>;
type Name = 'sin' | 'cos' | 'tg' | 'ctg';

const NAMES: readonly Name[] = ['sin', 'cos', 'tg', 'ctg'];
const tex = (name: Name, of: string): string => `${name === 'sin' || name === 'cos' ? `\\${name}` : `\\operatorname{${name}}`}${of}`;
const RULE: Record<Name, string> = {
  sin: 'A szinusz a szemközti befogó osztva az átfogóval.',
  cos: 'A koszinusz a melletti befogó osztva az átfogóval.',
  tg: 'A tangens a szemközti befogó osztva a melletti befogóval.',
  ctg: 'A kotangens a melletti befogó osztva a szemközti befogóval.',
};

const WORD: Record<Name, string> = { sin: 'szinusz', cos: 'koszinusz', tg: 'tangens', ctg: 'kotangens' };
const WITH: Record<Name, string> = { sin: 'szinusszal', cos: 'koszinusszal', tg: 'tangenssel', ctg: 'kotangenssel' };

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;

interface Sides {
  opposite: number;
  adjacent: number;
  hypotenuse: number;
}

function trigValue(name: Name, { opposite, adjacent, hypotenuse }: Sides): Value {
  if (name === 'sin') return frac(rat(opposite, hypotenuse));
  if (name === 'cos') return frac(rat(adjacent, hypotenuse));
  return name === 'tg' ? frac(rat(opposite, adjacent)) : frac(rat(adjacent, opposite));
}

/** The quotient of the two sides, then in lowest terms if it was not. */
function worked(name: Name, sides: Sides): string {
  const { opposite, adjacent, hypotenuse } = sides;
  const [top, bottom] = { sin: [opposite, hypotenuse], cos: [adjacent, hypotenuse], tg: [opposite, adjacent], ctg: [adjacent, opposite] }[
    name
  ];
  const [divided, value] = [`\\frac{${top}}{${bottom}}`, trigValue(name, sides).tex];
  return divided === value ? value : `${divided}=${value}`;
}

const swapped: Record<Name, Name> = { sin: 'cos', cos: 'sin', tg: 'ctg', ctg: 'tg' };
const overHypotenuse = (name: Name): boolean => name === 'sin' || name === 'cos';
const otherKind: Record<Name, Name> = { sin: 'tg', cos: 'ctg', tg: 'sin', ctg: 'cos' };

/** How sure the angle itself is: by the arcus function of its legs. */
const angleOf = ({ opposite, adjacent }: Sides): number => Math.atan2(opposite, adjacent);
const computed: Record<Name, (angle: number) => number> = {
  sin: Math.sin,
  cos: Math.cos,
  tg: Math.tan,
  ctg: angle => 1 / Math.tan(angle),
};

/** Right angle at C, the angle asked about at A. */
function rightTriangle({ opposite, adjacent, hypotenuse }: Sides, hidden?: keyof Sides): Figure {
  const unit = 9 / Math.max(opposite, adjacent);
  const label = (key: keyof Sides, value: number) => (hidden === key ? {} : { label: `${t(value)} cm` });
  return {
    kind: 'geometry',
    height: 190,
    points: { A: [0, 0], C: [adjacent * unit, 0], B: [adjacent * unit, opposite * unit] },
    polygons: [{ points: ['A', 'C', 'B'] }],
    segments: [
      { ends: ['A', 'C'], ...label('adjacent', adjacent) },
      { ends: ['C', 'B'], ...label('opposite', opposite) },
      { ends: ['A', 'B'], ...label('hypotenuse', hypotenuse) },
    ],
    angles: [
      { at: 'A', arms: ['C', 'B'] },
      { at: 'C', arms: ['B', 'A'], right: 'square' },
    ],
  };
}

function drawSides(rng: Rng): Sides {
  const [a, b, c] = rng.pick(TRIPLES);
  const k = c < 20 ? rng.int(1, 3) : 1;
  const [opposite, adjacent] = rng.chance(0.5) ? [a * k, b * k] : [b * k, a * k];
  return { opposite, adjacent, hypotenuse: c * k };
}

function slips(name: Name, sides: Sides) {
  return [
    wrong(
      { name, sides },
      ({ name, sides }) => trigValue(swapped[name], sides),
      'szogfuggveny-befogo-csere',
      `A szemközti és a melletti befogót cserélted fel. ${RULE[name]}`,
    ),
    wrong(
      { name, sides },
      ({ name, sides }) => trigValue(otherKind[name], sides),
      overHypotenuse(name) ? 'befogoval-oszt-atfogo-helyett' : 'atfogoval-oszt-befogo-helyett',
      `Ez a ${WORD[otherKind[name]]} értéke. ${RULE[name]}`,
    ),
    wrong(
      { name, sides },
      ({ name, sides: { opposite, adjacent, hypotenuse } }) =>
        name === 'sin' || name === 'tg' ? frac(rat(hypotenuse, opposite)) : frac(rat(hypotenuse, adjacent)),
      'atfogot-oszt-befogoval',
      `Az átfogót osztottad a befogóval. ${RULE[name]}`,
      `az átfogót osztja a ${name === 'sin' || name === 'tg' ? 'szemközti' : 'melletti'} befogóval`,
    ),
  ];
}

function fromSides(rng: Rng): Task {
  const sides = drawSides(rng);
  const name = rng.pick(NAMES);
  const answer = trigValue(name, sides);
  return numeric(
    {
      question: `Mennyi $${tex(name, ' A')}$? Törtként válaszolj!`,
      figure: rightTriangle(sides),
      answer,
      check: 'FRAC',
      wrong: slips(name, sides),
      other: RULE[name],
      hints: [
        'Melyik oldal van szemben az $A$ szöggel, és melyik az átfogó?',
        RULE[name],
        name === 'sin' || name === 'tg'
          ? `Az $A$ szöggel szemközti befogó ${t(sides.opposite)} cm.`
          : `Az $A$ szög melletti befogó ${t(sides.adjacent)} cm.`,
      ],
      solution: `$${tex(name, ' A')}=${worked(name, sides)}$.`,
    },
    equals(computed[name](angleOf(sides))),
  );
}

function missingSide(rng: Rng): Task {
  const sides = drawSides(rng);
  const name = rng.pick(NAMES);
  const hidden = name === 'sin' || name === 'cos' ? 'hypotenuse' : rng.pick(['opposite', 'adjacent'] as const);
  const answer = trigValue(name, sides);
  const { opposite, adjacent, hypotenuse } = sides;
  const first =
    hidden === 'hypotenuse'
      ? `Az átfogó $\\sqrt{${opposite}^2+${adjacent}^2}=${hypotenuse}$ cm.`
      : `A hiányzó befogó $\\sqrt{${hypotenuse}^2-${hidden === 'opposite' ? adjacent : opposite}^2}=${hidden === 'opposite' ? opposite : adjacent}$ cm.`;
  return numeric(
    {
      question: `Mennyi $${tex(name, ' A')}$? Előbb számold ki a hiányzó oldalt, aztán törtként válaszolj!`,
      figure: rightTriangle(sides, hidden),
      answer,
      check: 'FRAC',
      wrong: slips(name, sides),
      other: RULE[name],
      hints: ['Melyik oldal hiányzik?', `A hiányzó oldalt Pitagorasz tétele adja. ${RULE[name]}`, first],
      solution: `${first} $${tex(name, ' A')}=${worked(name, sides)}$.`,
    },
    equals(computed[name](angleOf(sides))),
  );
}

function oneFromAnother(rng: Rng): Task {
  const [a, b, c] = rng.pick(TRIPLES);
  const sides: Sides = rng.chance(0.5) ? { opposite: a, adjacent: b, hypotenuse: c } : { opposite: b, adjacent: a, hypotenuse: c };
  const given = rng.pick(NAMES);
  const asked = rng.pick(NAMES.filter(name => name !== given && name !== (given === 'tg' ? 'ctg' : given === 'ctg' ? 'tg' : given)));
  const answer = trigValue(asked, sides);
  return numeric(
    {
      question: `Az $\\alpha$ hegyesszögre $${tex(given, '\\alpha')}=${trigValue(given, sides).tex}$. Mennyi $${tex(asked, '\\alpha')}$? Törtként válaszolj!`,
      answer,
      check: 'FRAC',
      wrong: slips(asked, sides),
      other: `Rajzolj megfelelő derékszögű háromszöget! ${RULE[asked]}`,
      hints: [
        'Rajzolj derékszögű háromszöget, amelynek két oldala a megadott arány két száma!',
        `A harmadik oldalt Pitagorasz adja. ${RULE[asked]}`,
        `A háromszög oldalai ${t(a)}, ${t(b)} és ${t(c)} egység.`,
      ],
      solution: `A háromszög oldalai $${a}$, $${b}$, $${c}$. $${tex(asked, '\\alpha')}=${answer.tex}$.`,
    },
    equals(computed[asked](angleOf(sides))),
  );
}

/** [times, under the root, divisor]. */
const SPECIAL: Record<30 | 45 | 60, Record<Name, readonly [number, number, number]>> = {
  30: { sin: [1, 1, 2], cos: [1, 3, 2], tg: [1, 3, 3], ctg: [1, 3, 1] },
  45: { sin: [1, 2, 2], cos: [1, 2, 2], tg: [1, 1, 1], ctg: [1, 1, 1] },
  60: { sin: [1, 3, 2], cos: [1, 1, 2], tg: [1, 3, 1], ctg: [1, 3, 3] },
};

function special(rng: Rng): Task {
  const angle = rng.pick([30, 45, 60] as const);
  const name = rng.pick(NAMES);
  const k = 2 * rng.int(2, 15);
  const table = SPECIAL[angle];
  const value = ([n, inside, d]: readonly [number, number, number]): Value => surd(k * n, inside, d);
  const answer = value(table[name]);
  return numeric(
    {
      question: `Mennyi $${k}\\cdot${tex(name, `${angle}^\\circ`)}$? Pontos alakban válaszolj!`,
      answer,
      check: 'FRAC',
      wrong: [
        wrong(
          { k, from: table[swapped[name]] },
          ({ k, from: [n, inside, d] }) => surd(k * n, inside, d),
          'szogfuggveny-parja',
          `${capital(WORD[name])} helyett ${WORD[swapped[name]]} értékét vetted.`,
          `${WORD[name]} helyett ${WITH[swapped[name]]} számol`,
        ),
        wrong(
          { k, from: table[otherKind[name]] },
          ({ k, from: [n, inside, d] }) => surd(k * n, inside, d),
          overHypotenuse(name) ? 'befogoval-oszt-atfogo-helyett' : 'atfogoval-oszt-befogo-helyett',
          `${capital(WORD[name])} helyett ${WORD[otherKind[name]]} értékét vetted.`,
          `${WORD[name]} helyett ${WITH[otherKind[name]]} számol`,
        ),
        ...(name === 'sin' && angle === 60
          ? [wrong({ k }, ({ k }) => num(k), 'szinusz-ketszerezese', '$\\sin60^\\circ$ nem a $\\sin30^\\circ$ kétszerese.')]
          : []),
        ...(name === 'tg' && angle !== 45
          ? [
              wrong(
                { k, from: table.cos },
                ({ k, from: [n, inside, d] }) => surd(k * n, inside, d),
                'tangens-mint-koszinusz',
                'Tangens helyett koszinusz értékét vetted.',
              ),
            ]
          : []),
      ],
      other: 'Idézd fel a 30°, 45°, 60° táblázatát!',
      hints: [
        angle === 45 ? 'Képzelj el egy átlósan kettévágott négyzetet!' : 'Képzelj el egy félbevágott szabályos háromszöget!',
        RULE[name],
        `$${tex(name, `${angle}^\\circ`)}=${surd(...table[name]).tex}$`,
      ],
      solution: `$${k}\\cdot${surd(...table[name]).tex}=${answer.tex}$.`,
    },
    equals(k * computed[name]((angle * Math.PI) / 180)),
  );
}

function isoscelesBase(rng: Rng): Task {
  const [x, y, z] = rng.pick(TRIPLES);
  const [halfBase, height] = rng.chance(0.5) ? [x, y] : [y, x];
  const name = rng.pick(['sin', 'cos', 'tg'] as const);
  const sides: Sides = { opposite: height, adjacent: halfBase, hypotenuse: z };
  const answer = trigValue(name, sides);
  return numeric(
    {
      question: `Egy egyenlő szárú háromszög szára ${t(z)} cm, alapja ${t(2 * halfBase)} cm. Az alapon fekvő szög $\\beta$. Mennyi $${tex(name, '\\beta')}$? Törtként válaszolj!`,
      answer,
      check: 'FRAC',
      wrong: [
        ...slips(name, sides).slice(0, 2),
        wrong(
          { z, halfBase },
          ({ z, halfBase }) => frac(rat(2 * halfBase, z)),
          'nem-derekszogu-aranya',
          'Az alapot osztottad a szárral, de ez a háromszög nem derékszögű. Húzd meg a magasságot!',
        ),
      ],
      other: 'Az alaphoz tartozó magasság felezi az alapot, és derékszögű háromszöget ad.',
      hints: [
        'Hol van derékszög? Ha nincs, készíts egyet!',
        'Az alaphoz tartozó magasság felezi az alapot.',
        name === 'cos' ? `A fél alap ${t(halfBase)} cm.` : `A magasság $\\sqrt{${z}^2-${halfBase}^2}=${height}$ cm.`,
      ],
      solution: `${name === 'cos' ? `A fél alap ${t(halfBase)} cm, a szár ${t(z)} cm` : `A fél alap ${t(halfBase)} cm, a magasság $\\sqrt{${z}^2-${halfBase}^2}=${height}$ cm`}, $${tex(name, '\\beta')}=${answer.tex}$.`,
    },
    equals(computed[name](Math.acos(halfBase / z))),
  );
}

export const trigRatio = defineGenerator(
  'gen-trig-ratio',
  'Szögfüggvények',
  ['matek-7-szogfuggvenyek'],
  ['root', 'fraction', 'power'],
  (rng, level) => {
    if (level === 1) return rng.chance(0.7) ? fromSides(rng) : special(rng);
    if (level === 2) return rng.chance(0.6) ? missingSide(rng) : special(rng);
    return rng.chance(0.6) ? oneFromAnother(rng) : isoscelesBase(rng);
  },
);
