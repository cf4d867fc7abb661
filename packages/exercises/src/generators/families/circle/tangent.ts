import type { Rng } from '@eszkerek/numbers/chance';
import { numberArticle, textNumber, unitSuf } from '@eszkerek/numbers/hungarian';
import type { QuestionInput } from '../../../questions/schema.ts';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

const t = textNumber;

type Figure = NonNullable<QuestionInput['figure']>;

/** The tangents from P touch the circle at A and B; `half` is the angle AOP. Angles get their labels where given. */
function tangents(half: number, labels: { o?: string; p?: string; a?: string }, chord = false): Figure {
  const radius = 4;
  return {
    kind: 'geometry',
    height: chord ? 280 : 230,
    points: {
      O: [0, 0],
      P: [radius / Math.cos((half * Math.PI) / 180), 0],
      A: { from: 'O', length: radius, angle: half },
      B: { from: 'O', length: radius, angle: -half },
    },
    circles: [{ center: 'O', radius }],
    segments: [['P', 'A'], ['P', 'B'], ['O', 'A'], ['O', 'B'], ...(chord ? [['A', 'B'] as [string, string]] : [])],
    angles: [
      ...(labels.o ? [{ at: 'O', arms: ['A', 'B'] as [string, string], label: labels.o }] : []),
      ...(labels.p ? [{ at: 'P', arms: ['A', 'B'] as [string, string], label: labels.p }] : []),
      ...(labels.a ? [{ at: 'A', arms: ['O', 'B'] as [string, string], label: labels.a }] : []),
    ],
  };
}

const deg = (n: number): string => `${t(n)}°`;
const right = 'Az érintő merőleges az érintési ponthoz húzott sugárra.';
const equal = 'Egy külső pontból húzott két érintőszakasz egyenlő.';

function rightTriangle(rng: Rng): Task {
  const angle = rng.int(25, 65);
  redrawIf(angle === 45 || angle === 30 || angle === 60);
  const fromCentre = rng.chance(0.5);
  return numeric(
    {
      question: `A $P$ pontból húzott érintő az $A$ pontban érinti az $O$ középpontú kört. Az $${fromCentre ? 'AOP' : 'APO'}$ szög ${deg(angle)}. Mekkora az $${fromCentre ? 'APO' : 'AOP'}$ szög?`,
      answer: num(90 - angle),
      check: 'NUM',
      unit: '°',
      expr: `90-${angle}`,
      wrong: [
        wrong(
          { angle },
          ({ angle }) => num(180 - angle),
          'erinto-derekszog-kimarad',
          '180-ból vontál ki. Az $A$-nál lévő derékszöget is vond le!',
          `a 180°-ból csak ${numberArticle(angle)} ${unitSuf(angle, '°', 't')} vonja le, a derékszöget nem`,
        ),
        wrong({ angle }, ({ angle }) => num(angle), 'erintos-haromszog-egyenlo-szaru', 'Egyenlőnek vetted a két hegyesszöget.'),
        wrong(
          { angle, fromCentre },
          // With OP = OA the angles at A and P are equal.
          ({ angle, fromCentre }) => num(fromCentre ? (180 - angle) / 2 : 180 - 2 * angle),
          'erinto-op-sugar',
          'Úgy számoltál, mintha $OP$ sugár volna.',
          'az $OP$ szakaszt sugárnak veszi',
        ),
      ],
      other: right,
      hints: ['Mekkora az $OAP$ szög?', right, 'Az $OAP$ háromszög két hegyesszöge együtt 90°.'],
      solution: `$OA\\perp PA$, ezért a keresett szög $90^\\circ-${angle}^\\circ=${90 - angle}^\\circ$.`,
    },
    fits(x => x + angle + 90 === 180),
  );
}

function equalSegments(rng: Rng): Task {
  const [p, q, x] = [rng.int(2, 5), rng.int(1, 9), rng.int(3, 9)];
  const r = rng.int(p + 1, 8);
  const s = p * x + q - r * x;
  redrawIf(s === 0 || Math.abs(s) > 25);
  const tail = s < 0 ? `-${-s}` : `+${s}`;
  return numeric(
    {
      question: `A $P$ pontból húzott két érintőszakasz $PA=${p}x+${q}$ cm és $PB=${r}x${tail}$ cm. Mekkora $PA$?`,
      answer: num(p * x + q),
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong({ x }, ({ x }) => num(x), 'x-et-adja-meg', 'Ez az $x$. Helyettesíts vissza!'),
        wrong(
          { p, x },
          ({ p, x }) => num(p * x),
          'allando-kimarad',
          'Az állandó tag kimaradt. Az egész kifejezésbe helyettesítsd vissza az $x$-et!',
          'visszahelyettesítéskor kihagyja az állandó tagot',
        ),
        wrong({ p, q, x }, ({ p, q, x }) => num(2 * (p * x + q)), 'erintoszakaszok-osszege', 'Ez a két érintőszakasz együtt.'),
      ],
      other: equal,
      hints: ['Mit tudsz a két érintőszakaszról?', equal, `$${p}x+${q}=${r}x${tail}$`],
      solution: `$${p}x+${q}=${r}x${tail}$, ezért $x=${x}$ és $PA=${p * x + q}$ cm.`,
    },
    fits(v => r * ((v - q) / p) + s === v),
  );
}

function twoAngles(rng: Rng): Task {
  const atP = 2 * rng.int(15, 60);
  redrawIf(atP === 60 || atP === 90 || atP === 120);
  const asked = rng.pick(['AOB', 'APB'] as const);
  const given = asked === 'AOB' ? atP : 180 - atP;
  // With a wider angle P is near the circle: its label would stand inside, beside O.
  const isDrawn = asked === 'APB' || atP <= 74;
  return numeric(
    {
      ...(isDrawn
        ? {
            question: `$PA$ és $PB$ érinti az $O$ középpontú kört. Mekkora az $${asked}$ szög?`,
            figure: tangents((180 - atP) / 2, asked === 'AOB' ? { p: deg(atP), o: '?' } : { o: deg(180 - atP) }),
          }
        : { question: `$PA$ és $PB$ érinti az $O$ középpontú kört, az $APB$ szög ${deg(atP)}. Mekkora az $AOB$ szög?` }),
      answer: num(180 - given),
      check: 'NUM',
      unit: '°',
      expr: `360-90-90-${given}`,
      wrong: [
        wrong({ given }, ({ given }) => num(given), 'erintok-szoge-egyenlo', 'Egyenlőnek vetted a két szöget. Az összegük 180°.'),
        wrong({ given }, ({ given }) => num(270 - given), 'egy-derekszog-levonva', 'Csak egy derékszöget vontál le a 360-ból.'),
        wrong(
          { given },
          ({ given }) => num((180 - given) / 2),
          'felezve-adja-meg',
          `Ez csak az $${asked === 'AOB' ? 'AOP' : 'APO'}$ szög, a keresett szög fele.`,
        ),
      ],
      other: 'Az $OAPB$ négyszögben két derékszög van, a másik két szög összege 180°.',
      hints: [
        'Az $OAPB$ négyszög mely szögeit ismered?',
        `${right} Az $OAPB$ négyszög szögösszege 360°.`,
        '$A$-nál és $B$-nél is 90° van.',
      ],
      solution: `$360^\\circ-90^\\circ-90^\\circ-${given}^\\circ=${180 - given}^\\circ$.`,
    },
    equals(360 - 90 - 90 - given),
  );
}

function chordAngle(rng: Rng): Task {
  const base = rng.int(12, 40);
  redrawIf(base === 30);
  return numeric(
    {
      question: `$PA$ és $PB$ érinti az $O$ középpontú kört, az $OAB$ szög ${deg(base)}. Mekkora az $APB$ szög?`,
      // In a smaller angle the label would stand beside O.
      ...(base < 28 ? {} : { figure: tangents(90 - base, { a: deg(base) }, true) }),
      answer: num(2 * base),
      check: 'NUM',
      unit: '°',
      wrong: [
        wrong({ base }, ({ base }) => num(180 - 2 * base), 'nem-a-kerdesre-felel', 'Ez az $AOB$ szög. Az $APB$ ezt 180°-ra egészíti ki.'),
        wrong(
          { base },
          ({ base }) => num(90 - base),
          'nem-a-kerdesre-felel',
          'Ez a $PAB$ szög. Az $APB$ háromszög egyenlő szárú: számolj tovább!',
          'a $PAB$ szöget adja meg az $APB$ helyett',
        ),
        wrong({ base }, ({ base }) => num(base), 'felezve-adja-meg', 'Ez az $APB$ szög fele.', 'az $APB$ szög felét adja meg'),
      ],
      other: 'Az $AOB$ háromszög egyenlő szárú, az $OAPB$ négyszögben két derékszög van.',
      hints: ['Milyen háromszög az $AOB$?', 'Számold ki az $AOB$ szöget, és egészítsd ki 180°-ra!', `Az $OBA$ szög is ${deg(base)}.`],
      solution: `Az $AOB$ szög $180-2\\cdot${base}=${180 - 2 * base}$ fok, az $APB$ szög $180-${180 - 2 * base}=${2 * base}$ fok.`,
    },
    fits(x => x + 2 * (90 - base) === 180),
  );
}

function insideTriangle(rng: Rng): Task {
  const [x, y, z] = [rng.int(3, 12), rng.int(3, 12), rng.int(3, 12)];
  redrawIf(x === y || y === z || x === z);
  const [c, a, b] = [x + y, y + z, z + x];
  return numeric(
    {
      question: `Az $ABC$ háromszög oldalai $AB=${c}$ cm, $BC=${a}$ cm, $CA=${b}$ cm. A beírt kör az $AB$ oldalt a $D$ pontban érinti. Mekkora $AD$?`,
      answer: num(x),
      check: 'NUM',
      unit: 'cm',
      expr: `(${c}+${b}-${a})/2`,
      wrong: [
        wrong({ c }, ({ c }) => num(c / 2), 'erintesi-pont-felezo', 'Felezted az $AB$ oldalt. Az érintési pont nem felezőpont.'),
        wrong({ y }, ({ y }) => num(y), 'nem-a-kerdesre-felel', 'Ez a $BD$ szakasz.'),
        wrong({ a, b, c }, ({ a, b, c }) => num(c + b - a), 'felezes-elmarad', 'Elmaradt a felezés: az $A$-ból két egyenlő szakasz indul.'),
      ],
      other: 'Minden csúcsból két egyenlő érintőszakasz indul.',
      hints: [
        'Hány egyenlő szakasz indul egy csúcsból?',
        'A fél kerületből vond ki a csúccsal szemközti oldalt!',
        `A fél kerület $(${c}+${a}+${b}):2=${x + y + z}$ cm.`,
      ],
      solution: `A fél kerület $${x + y + z}$ cm, $AD=${x + y + z}-${a}=${x}$ cm.`,
    },
    fits(v => c - v + (b - v) === a),
  );
}

function inscribedFromTangents(rng: Rng): Task {
  const atP = 2 * rng.int(12, 70);
  redrawIf(atP === 60 || atP === 90);
  return numeric(
    {
      question: `A $P$ pontból húzott két érintő szöge ${deg(atP)}, az érintési pontok $A$ és $B$. A $C$ pont a hosszabb $AB$ íven van. Mekkora az $ACB$ szög?`,
      answer: num((180 - atP) / 2),
      check: 'NUM',
      unit: '°',
      expr: `(180-${atP})/2`,
      wrong: [
        wrong({ atP }, ({ atP }) => num(180 - atP), 'keruleti-kozepponti-csere', 'Ez az $AOB$ középponti szög. A kerületi a fele.'),
        wrong(
          { atP },
          ({ atP }) => num(atP / 2),
          'erintok-szoge-egyenlo',
          'Az érintők szögét felezted a középponti szög helyett.',
          'a középponti szög helyett az érintők szögét felezi',
        ),
        wrong({ atP }, ({ atP }) => num(90 + atP / 2), 'masik-iv', 'A hosszabb ívet felezted. A $C$-vel szemben a rövidebb van.'),
      ],
      other: 'Két lépés: az $AOB$ középponti szög, aztán a kerületi szög.',
      hints: [
        'Húzd meg az $OA$ és az $OB$ sugarat!',
        'Az érintők szöge és az $AOB$ szög összege 180°, a kerületi szög az $AOB$ fele.',
        `$AOB=180-${atP}=${180 - atP}$ fok`,
      ],
      solution: `Az $AOB$ szög $180-${atP}=${180 - atP}$ fok, az $ACB$ szög a fele: $${(180 - atP) / 2}$ fok.`,
    },
    fits(x => 2 * x + atP === 180),
  );
}

export const tangent = defineGenerator('gen-tangent', 'A kör érintője', ['matek-7-erinto'], ['brackets', 'unknown'], (rng, level) => {
  if (level === 1) return rng.chance(0.5) ? rightTriangle(rng) : equalSegments(rng);
  if (level === 2) return rng.chance(0.6) ? twoAngles(rng) : chordAngle(rng);
  return rng.chance(0.5) ? insideTriangle(rng) : inscribedFromTangents(rng);
});
