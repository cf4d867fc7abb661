import { decimalsOf, numberArticle, suf, texNumber, textNumber, the, unitSuf } from '../../hungarian/index.ts';
import { range } from '../arithmetic.ts';
import { defineGenerator, type Level, redrawIf, type Task } from '../engine.ts';
import { equals, fits, readList } from '../proof.ts';
import type { Rng } from '../rng.ts';
import { choice, fillSteps, numeric, words, wrong } from '../tasks.ts';
import { num, point } from '../value.ts';

const t = textNumber;

function collinear(rng: Rng, level: Level): Task {
  const names = ['A', 'B', 'C', 'D'];
  const [p, q, r] = [rng.int(2, 15), rng.int(2, 15), rng.int(2, 15)];
  if (level === 1) {
    const add = rng.chance(0.5);
    const total = p + q;
    redrawIf(p === q);
    return numeric(
      {
        question: add
          ? `A $B$ pont az $AC$ szakaszon van. $AB=${p}$ cm, $BC=${q}$ cm. Milyen hosszú $AC$?`
          : `A $B$ pont az $AC$ szakaszon van. $AC=${total}$ cm, $AB=${p}$ cm. Milyen hosszú $BC$?`,
        answer: num(add ? total : q),
        check: 'NUM',
        unit: 'cm',
        expr: add ? `${p}+${q}` : `${total}-${p}`,
        wrong: [
          wrong(
            num(add ? Math.abs(p - q) : total + p),
            'osszeg-kulonbseg-csere',
            add ? 'Kivontál. A két rész együtt adja az egész szakaszt.' : 'Összeadtál. Az egészből kell kivonni az ismert részt.',
          ),
          wrong(num(add ? Math.max(p, q) : total), 'csak-az-egyik-szakasz', 'Ez csak az egyik megadott szakasz.'),
          wrong(num(add ? total / 2 : total / 2), 'mindig-felezi', 'Nem szerepel, hogy $B$ felezőpont.'),
        ],
        other: 'Rajzold le a három pontot sorban!',
        hints: [
          'Rajzold le a pontokat egy egyenesre!',
          'Az $AC$ szakasz két részből áll: $AC=AB+BC$.',
          add ? `$${p}+${q}$` : `$${total}-${p}$`,
        ],
        solution: add ? `$AC=AB+BC=${p}+${q}=${total}$ cm.` : `$BC=AC-AB=${total}-${p}=${q}$ cm.`,
      },
      equals(add ? Math.abs(0 - (p + q)) : Math.abs(p - total)),
    );
  }
  if (level === 2) {
    const [ab, bc] = [2 * p, 2 * q];
    redrawIf(p === q);
    return numeric(
      {
        question: `Az $A$, $B$, $C$ pontok ebben a sorrendben egy egyenesen vannak, $AB=${ab}$ cm és $BC=${bc}$ cm. $M$ az $AB$, $N$ a $BC$ felezőpontja. Milyen hosszú $MN$?`,
        answer: num(p + q),
        check: 'NUM',
        unit: 'cm',
        expr: `${ab}/2+${bc}/2`,
        wrong: [
          wrong(num(ab + bc), 'felezes-elmarad', 'Ez az egész $AC$. A felezőpontok közötti rész a fele.'),
          wrong(num(Math.abs(p - q)), 'osszeg-kulonbseg-csere', 'A két fél szakaszt kivontad. $M$ és $N$ a $B$ két oldalán van.'),
          wrong(num(p + bc), 'csak-az-egyiket-felezi', 'Csak az egyik szakaszt felezted.'),
          wrong(num(ab + q), 'csak-az-egyiket-felezi', 'Csak az egyik szakaszt felezted.'),
        ],
        other: 'Jelöld be a felezőpontokat, és nézd, miből áll $MN$!',
        hints: ['Rajzold le a pontokat sorban!', '$MN=MB+BN$', `$MB=${ab}:2=${p}$ cm`],
        solution: `$MN=MB+BN=${p}+${q}=${p + q}$ cm.`,
      },
      equals(ab + bc / 2 - ab / 2),
    );
  }
  const kind = rng.pick(['times', 'whole'] as const);
  if (kind === 'times') {
    const k = rng.int(2, 5);
    const total = p * (k + 1);
    return numeric(
      {
        question: `A $B$ pont az $AC$ szakaszon van, $AC=${total}$ cm és $BC=${k}\\cdot AB$. $M$ az $AB$ felezőpontja. Milyen hosszú $MC$?`,
        answer: num(total - p / 2),
        check: 'NUM',
        unit: 'cm',
        expr: `${total}-${total}/(${k}+1)/2`,
        wrong: [
          wrong(num(total - p), 'felezes-elmarad', 'Ez a $BC$ hossza. Az $AB$ fele is hozzátartozik.'),
          wrong(num(total - total / k / 2), 'reszek-szama', `Összesen ${k + 1} egyenlő rész van, nem ${k}.`),
          wrong(num(total / 2), 'mindig-felezi', '$M$ az $AB$ felezőpontja, nem az $AC$-é.'),
          wrong(num(p / 2), 'nem-a-kerdesre-felel', 'Ez az $AM$ hossza.'),
        ].filter(w => decimalsOf(w.value.size ?? 0) <= 2),
        other: 'Számítsd ki először $AB$ hosszát!',
        hints: [`Hány egyenlő részből áll az $AC$ szakasz?`, `$AC=AB+${k}\\cdot AB=${k + 1}\\cdot AB$`, `$AB=${total}:${k + 1}=${p}$ cm`],
        solution: `$AB=${total}:${k + 1}=${p}$ cm, $AM=${num(p / 2).tex}$ cm, ezért $MC=${total}-${num(p / 2).tex}=${num(total - p / 2).tex}$ cm.`,
      },
      equals((k * total) / (k + 1) + total / (k + 1) / 2),
    );
  }
  const total = p + q + r;
  redrawIf(new Set([p, q, r]).size < 3);
  return numeric(
    {
      question: `Az $${names.join('$, $')}$ pontok ebben a sorrendben egy egyenesen vannak. $AC=${p + q}$ cm, $BD=${q + r}$ cm, $AD=${total}$ cm. Milyen hosszú $BC$?`,
      answer: num(q),
      check: 'NUM',
      unit: 'cm',
      expr: `${p + q}+${q + r}-${total}`,
      wrong: [
        wrong(num(total - (p + q)), 'rossz-szakasz', 'Ez a $CD$ hossza.'),
        wrong(num(total - (q + r)), 'rossz-szakasz', 'Ez az $AB$ hossza.'),
        wrong(num(p + q + q + r), 'kozos-reszt-ketszer', 'Összeadtad a két szakaszt, de a közös rész így kétszer szerepel.'),
        wrong(num(Math.abs(p - r)), 'osszeg-kulonbseg-csere', 'A két szakasz különbségét vetted. A közös részt keressük.'),
      ],
      other: 'Melyik rész van benne $AC$-ben és $BD$-ben is?',
      hints: ['Rajzold le a négy pontot sorban!', '$AC+BD$-ben a $BC$ kétszer szerepel.', `$AC+BD=${p + q + q + r}$ cm`],
      solution: `$BC=AC+BD-AD=${p + q}+${q + r}-${total}=${q}$ cm.`,
    },
    fits(v => p + q - v + v + (q + r - v) === total),
  );
}

const segmentLength = defineGenerator('gen-segment-length', 'Szakaszok hossza', ['matek-5-pont-egyenes-szakasz'], collinear);

function angleKind(rng: Rng): Task {
  const a = rng.pick([rng.int(5, 85), 90, rng.int(95, 175), 180, rng.int(185, 350)]);
  const kinds = ['hegyesszög', 'derékszög', 'tompaszög', 'egyenesszög', 'homorúszög'];
  const index = a < 90 ? 0 : a === 90 ? 1 : a < 180 ? 2 : a === 180 ? 3 : 4;
  const others = rng.sample(
    [0, 1, 2, 3, 4].filter(i => i !== index),
    3,
  );
  return choice(
    rng,
    {
      question: `Milyen fajtájú ${numberArticle(a)} ${unitSuf(a, '°', 'as')} szög?`,
      right: words(kinds[index] ?? ''),
      because: `Helyes! Ez ${kinds[index]}.`,
      wrong: others.map(i => wrong(words(kinds[i] ?? ''), 'szogfajtak-keverese', 'Hasonlítsd a szöget a 90°-hoz és a 180°-hoz!')),
      hints: [
        'Nagyobb vagy kisebb, mint a derékszög?',
        'Hegyesszög: 90°-nál kisebb; tompaszög: 90° és 180° között; homorúszög: 180°-nál nagyobb.',
        'Képzeld el, mennyit fordul az egyik szár!',
      ],
      solution: `${a}° ${a < 90 ? 'kisebb 90°-nál' : a === 90 ? 'éppen a derékszög' : a < 180 ? '90° és 180° között van' : a === 180 ? 'fél fordulat' : '180°-nál nagyobb'}, ezért ${kinds[index]}.`,
    },
    key => key === (a > 180 ? 'homorúszög' : a === 180 ? 'egyenesszög' : a > 90 ? 'tompaszög' : a === 90 ? 'derékszög' : 'hegyesszög'),
  );
}

function scaleRead(rng: Rng): Task {
  const a = rng.int(10, 170);
  redrawIf(Math.abs(a - 90) < 6);
  const other = 180 - a;
  const acute = a < 90;
  return numeric(
    {
      question: `A szögmérőn a szög szára két számnál is áll: a belső skálán ${unitSuf(Math.min(a, other), '°', 'nál')}, a külsőn ${unitSuf(Math.max(a, other), '°', 'nál')}. A szög szemmel láthatóan ${acute ? 'hegyesszög' : 'tompaszög'}. Hány fokos?`,
      answer: num(a),
      check: 'NUM',
      unit: '°',
      wrong: [
        wrong(
          num(other),
          'rossz-skala',
          `A másik skálát olvastad le. ${acute ? 'A hegyesszög kisebb 90°-nál.' : 'A tompaszög nagyobb 90°-nál.'}`,
        ),
        wrong(num(180), 'skalakat-osszeadja', 'Összeadtad a két leolvasást. Csak az egyik jó.'),
        wrong(num(Math.abs(a - 90)), 'derekszogtol-mer', 'A derékszögtől való eltérést adtad meg.'),
      ],
      other: 'Döntsd el: 90°-nál kisebb vagy nagyobb?',
      hints: [
        'Melyik skála indul 0-ról a másik szárnál?',
        'A hegyesszög 90°-nál kisebb, a tompaszög nagyobb.',
        'Hasonlítsd mindkét számot a 90-hez!',
      ],
      solution: `${acute ? 'A hegyesszög kisebb' : 'A tompaszög nagyobb'} 90°-nál, ezért a szög ${a}°.`,
    },
    fits(v => (v === a || v === 180 - a) && v < 90 === acute),
  );
}

function minutesSum(rng: Rng): Task {
  const adding = rng.chance(0.5);
  let [d1, m1, d2, m2] = [rng.int(20, 80), rng.int(10, 59), rng.int(10, 60), rng.int(10, 59)];
  if (!adding && d1 * 60 + m1 < d2 * 60 + m2) [d1, m1, d2, m2] = [d2, m2, d1, m1];
  const total = d1 * 60 + m1 + (adding ? 1 : -1) * (d2 * 60 + m2);
  redrawIf(total <= 0 || total % 60 === 0 || (adding ? m1 + m2 < 60 : m1 >= m2));
  const [d, m] = [Math.floor(total / 60), total % 60];
  const centi = d1 * 100 + m1 + (adding ? 1 : -1) * (d2 * 100 + m2);
  const [cd, cm] = [Math.floor(centi / 100), centi % 100];
  return fillSteps(
    {
      question: `Számítsd ki! $${d1}^\\circ${m1}'${adding ? '+' : '-'}${d2}^\\circ${m2}'$`,
      template: `Az eredmény $[a]^\\circ$ és $[b]'$.`,
      blanks: [
        {
          id: 'a',
          answer: num(d),
          check: 'INT',
          wrong: [
            wrong(num(cd), 'fok-szaz-perc', '1° = 60′, nem 100′. Átváltáskor 60-nal számolj!'),
            wrong(num(adding ? d1 + d2 : d1 - d2), 'atvaltas-elmarad', 'A perceknél át kell váltani: 60′ = 1°.'),
          ],
        },
        {
          id: 'b',
          answer: num(m),
          check: 'INT',
          wrong: [
            wrong(num(cm), 'fok-szaz-perc', '1° = 60′, nem 100′. Átváltáskor 60-nal számolj!'),
            wrong(
              num(adding ? m1 + m2 : Math.abs(m1 - m2)),
              'atvaltas-elmarad',
              adding ? '60 percből 1 fok lesz.' : 'Kölcsön kell venni 1 fokot, ami 60 perc.',
            ),
          ],
        },
      ],
      hints: [
        'Hány perc egy fok?',
        adding
          ? 'Add össze külön a fokokat és a perceket; 60 percből 1 fok lesz.'
          : 'Ha kevés a perc, vegyél kölcsön 1 fokot, ami 60 perc.',
        adding ? `A percek: $${m1}+${m2}=${m1 + m2}$.` : `$${d1}^\\circ${m1}'=${d1 - 1}^\\circ${m1 + 60}'$`,
      ],
      solution: `$${d1}^\\circ${m1}'${adding ? '+' : '-'}${d2}^\\circ${m2}'=${d}^\\circ${m}'$, tehát ${d}° és ${m}′.`,
    },
    (key, part) => (part === 'a' ? Math.floor(total / 60) === Number(key) : (total - Number(key)) % 60 === 0 && Number(key) < 60),
  );
}

const angleMeasure = defineGenerator('gen-angle-measure', 'Szögek mérése', ['matek-5-szogmeres'], (rng, level) =>
  level === 1
    ? rng.chance(0.4)
      ? angleKind(rng)
      : scaleRead(rng)
    : level === 2
      ? rng.chance(0.5)
        ? scaleRead(rng)
        : minutesSum(rng)
      : minutesSum(rng),
);

const axisText: Record<string, string> = {
  x: 'az $x$ tengelyre',
  y: 'az $y$ tengelyre',
  xv: 'az $x=K$ egyenesre',
  yh: 'az $y=K$ egyenesre',
  d: 'az $y=x$ egyenesre',
};

const mirrorGrid = defineGenerator(
  'gen-mirror-grid',
  'Tükrözés rácson',
  ['matek-5-tengelyes-szimmetria', 'matek-6-tengelyes-tukrozes'],
  (rng, level) => {
    const [px, py] = [rng.int(-7, 7), rng.int(-7, 7)];
    const kind = level === 1 ? rng.pick(['x', 'y']) : level === 2 ? rng.pick(['xv', 'yh']) : rng.pick(['d', 'xv', 'yh', 'd']);
    const k = rng.intNot(-4, 4, 0);
    const [qx, qy] =
      kind === 'x' ? [px, -py] : kind === 'y' ? [-px, py] : kind === 'xv' ? [2 * k - px, py] : kind === 'yh' ? [px, 2 * k - py] : [py, px];
    redrawIf(px === 0 || py === 0 || (qx === px && qy === py) || Math.abs(px) === Math.abs(py) || Math.abs(qx) > 14 || Math.abs(qy) > 14);
    const name = rng.pick(['A', 'B', 'P', 'K']);
    const axis = (axisText[kind] ?? '').replace('K', texNumber(k));
    const vertical = kind === 'y' || kind === 'xv';
    const shift = vertical ? point(px + (kind === 'xv' ? 2 * k : 2), py) : point(px, py + (kind === 'yh' ? 2 * k : 2));
    return numeric(
      {
        question: `${name === 'A' ? 'Az' : 'A'} $${name}${point(px, py).tex}$ pontot tükrözzük ${axis}. Mik a képének a koordinátái?`,
        answer: point(qx, qy),
        check: 'PT',
        wrong: [
          wrong(
            kind === 'd' ? point(-px, py) : vertical ? point(qx, -py) : point(-px, qy),
            'kozeppontosan-tukroz',
            kind === 'd'
              ? 'A ferde tengelynél nem vízszintesen tükrözünk: a két koordináta helyet cserél.'
              : 'Mindkét koordinátát megváltoztattad. Csak a tengelyre merőleges irány változik.',
          ),
          wrong(
            vertical ? point(px, -py) : kind === 'd' ? point(-py, -px) : point(-px, py),
            'rossz-tengely',
            'A másik tengelyre tükröztél.',
          ),
          wrong(shift, 'eltolas-tukrozes-helyett', 'Eltoltad a pontot. A tükörkép a tengely másik oldalán, ugyanolyan messze van.'),
          wrong(point(qy, qx), 'koordinatak-csereje', 'Felcserélted a két koordinátát.'),
        ],
        other: 'Mérd meg a pont távolságát a tengelytől, és lépj ugyanannyit a másik oldalra!',
        hints: [
          'Melyik irányban mozdul el a pont?',
          kind === 'd'
            ? 'Az $y=x$ egyenesre tükrözve a koordináták helyet cserélnek.'
            : vertical
              ? 'Függőleges tengelynél csak az első koordináta változik.'
              : 'Vízszintes tengelynél csak a második koordináta változik.',
          kind === 'd'
            ? `Az új első koordináta ${the(py)}.`
            : vertical
              ? `A pont ${t(Math.abs(px - (kind === 'xv' ? k : 0)))} egységre van a tengelytől.`
              : `A pont ${t(Math.abs(py - (kind === 'yh' ? k : 0)))} egységre van a tengelytől.`,
        ],
        solution: `A kép a tengely másik oldalán, ugyanolyan távol van: $${name}'${point(qx, qy).tex}$.`,
      },
      key => {
        const [x = Number.NaN, y = Number.NaN] = readList(key);
        const [mx, my] = [(x + px) / 2, (y + py) / 2];
        const on = kind === 'x' ? my === 0 : kind === 'y' ? mx === 0 : kind === 'xv' ? mx === k : kind === 'yh' ? my === k : mx === my;
        const across = vertical ? y === py : kind === 'd' ? x - px === -(y - py) : x === px;
        return on && across;
      },
    );
  },
);

const QUADRANTS = ['I.', 'II.', 'III.', 'IV.'];

function quadrant(rng: Rng): Task {
  const [px, py] = [rng.int(-9, 9), rng.int(-9, 9)];
  redrawIf(px === 0 || py === 0 || Math.abs(px) === Math.abs(py));
  const index = px > 0 ? (py > 0 ? 0 : 3) : py > 0 ? 1 : 2;
  const swapped = py > 0 ? (px > 0 ? 0 : 3) : px > 0 ? 1 : 2;
  return choice(
    rng,
    {
      question: `Melyik síknegyedben van a $P${point(px, py).tex}$ pont?`,
      right: words(`${QUADRANTS[index]} síknegyed`, String(index)),
      because: `Helyes! Az első koordináta ${px > 0 ? 'pozitív' : 'negatív'}, a második ${py > 0 ? 'pozitív' : 'negatív'}.`,
      wrong: [0, 1, 2, 3]
        .filter(i => i !== index)
        .map(i =>
          wrong(
            words(`${QUADRANTS[i]} síknegyed`, String(i)),
            i === swapped ? 'koordinatak-csereje' : 'negativ-koordinata-iranya',
            i === swapped
              ? 'Felcserélted a két koordinátát: az első mutat vízszintesen.'
              : 'Nézd meg az előjeleket: jobbra és felfelé pozitív.',
          ),
        ),
      hints: [
        'Jobbra vagy balra indulsz?',
        'Az első koordináta vízszintes, a második függőleges irányú.',
        px > 0 ? 'Az első koordináta pozitív: jobbra.' : 'Az első koordináta negatív: balra.',
      ],
      solution: `${px > 0 ? 'Jobbra' : 'Balra'} és ${py > 0 ? 'felfelé' : 'lefelé'}: ${QUADRANTS[index]} síknegyed.`,
    },
    key =>
      Number(key) ===
      [
        [3, 0],
        [2, 1],
      ][px > 0 ? 0 : 1]?.[py > 0 ? 1 : 0],
  );
}

function walk(rng: Rng, steps: number): Task {
  const start: [number, number] = [rng.int(-5, 5), rng.int(-5, 5)];
  const moves = range(1, steps).map(() => ({ dir: rng.pick(['jobbra', 'balra', 'felfelé', 'lefelé'] as const), n: rng.int(2, 7) }));
  redrawIf(
    moves.some(
      (m, i) =>
        i > 0 && (moves[i - 1]?.dir === m.dir || 'jobbra balra'.includes(m.dir) === 'jobbra balra'.includes(moves[i - 1]?.dir ?? '')),
    ),
  );
  let [cx, cy] = start;
  for (const { dir, n } of moves) {
    if (dir === 'jobbra') cx += n;
    else if (dir === 'balra') cx -= n;
    else if (dir === 'felfelé') cy += n;
    else cy -= n;
  }
  redrawIf(cx === cy || Math.abs(cx) > 12 || Math.abs(cy) > 12 || (cx === 0 && cy === 0));
  const [dx, dy] = [cx - start[0], cy - start[1]];
  return numeric(
    {
      question: `A $P${point(...start).tex}$ pontból indulva lépj ${moves.map((m, i) => `${i > 0 && i === moves.length - 1 ? 'majd ' : ''}${suf(m.n, 't')} ${m.dir}`).join(', ')}! Hová érkezel?`,
      answer: point(cx, cy),
      check: 'PT',
      wrong: [
        wrong(point(cy, cx), 'koordinatak-csereje', 'Felcserélted a két koordinátát: az első a vízszintes.'),
        wrong(
          point(start[0] - dx, start[1] - dy),
          'negativ-koordinata-iranya',
          'Ellentétes irányba léptél. Jobbra és felfelé nő a koordináta.',
        ),
        wrong(point(dx, dy), 'kezdopont-kimarad', 'Ez az elmozdulás. A kiindulópontot is számítsd be!'),
        wrong(point(start[0] + dy, start[1] + dx), 'tengelyek-csereje', 'A vízszintes lépéseket a második koordinátához adtad.'),
      ],
      other: 'Vízszintes lépésnél az első, függőlegesnél a második koordináta változik.',
      hints: [
        'Melyik koordináta változik, ha jobbra lépsz?',
        'Jobbra: első koordináta nő; felfelé: második nő.',
        `Az első lépés: ${moves[0]?.n} ${moves[0]?.dir}.`,
      ],
      solution: `Az első koordináta $${texNumber(start[0])}${dx < 0 ? '-' : '+'}${Math.abs(dx)}=${texNumber(cx)}$, a második $${texNumber(start[1])}${dy < 0 ? '-' : '+'}${Math.abs(dy)}=${texNumber(cy)}$: $${point(cx, cy).tex}$.`,
    },
    key => {
      const [x = Number.NaN, y = Number.NaN] = readList(key);
      const back = [...moves]
        .reverse()
        .reduce<[number, number]>(
          ([a, b], m) =>
            m.dir === 'jobbra' ? [a - m.n, b] : m.dir === 'balra' ? [a + m.n, b] : m.dir === 'felfelé' ? [a, b - m.n] : [a, b + m.n],
          [x, y],
        );
      return back[0] === start[0] && back[1] === start[1];
    },
  );
}

const plotPoints = defineGenerator('gen-plot-points', 'Pontok a koordináta-síkon', ['matek-6-koordinata-sik'], (rng, level) =>
  level === 1 ? (rng.chance(0.5) ? quadrant(rng) : walk(rng, 1)) : walk(rng, level === 2 ? 2 : 4),
);

const transformGrid = defineGenerator(
  'gen-transform-grid',
  'Középpontos tükrözés, eltolás, forgatás',
  ['matek-7-kozeppontos-tukrozes'],
  (rng, level) => {
    const [px, py] = [rng.int(-6, 6), rng.int(-6, 6)];
    const [cx, cy] = level === 1 ? [0, 0] : [rng.int(-4, 4), rng.int(-4, 4)];
    const kind =
      level === 1
        ? rng.pick(['point', 'vector'] as const)
        : level === 2
          ? rng.pick(['point', 'vector'] as const)
          : rng.pick(['rotate', 'point'] as const);
    const [vx, vy] = [rng.intNot(-6, 6, 0), rng.intNot(-6, 6, 0)];
    const ccw = rng.chance(0.5);
    const [qx, qy] = kind === 'point' ? [2 * cx - px, 2 * cy - py] : kind === 'vector' ? [px + vx, py + vy] : ccw ? [-py, px] : [py, -px];
    redrawIf(
      (qx === px && qy === py) ||
        px === 0 ||
        py === 0 ||
        Math.abs(px) === Math.abs(py) ||
        Math.abs(qx) > 14 ||
        Math.abs(qy) > 14 ||
        (kind === 'point' && level > 1 && (cx === 0 || cy === 0 || cx === px || cy === py)),
    );
    const text =
      kind === 'point'
        ? cx === 0 && cy === 0
          ? 'középpontosan tükrözzük az origóra'
          : `középpontosan tükrözzük a $K${point(cx, cy).tex}$ pontra`
        : kind === 'vector'
          ? `eltoljuk a $\\vec v${point(vx, vy).tex}$ vektorral`
          : `elforgatjuk az origó körül 90°-kal az óramutató járásával ${ccw ? 'ellentétes' : 'egyező'} irányban`;
    return numeric(
      {
        question: `Az $A${point(px, py).tex}$ pontot ${text}. Mik a kép koordinátái?`,
        answer: point(qx, qy),
        check: 'PT',
        wrong: [
          ...(kind === 'point'
            ? [
                wrong(point(2 * cx - px, py), 'tengelyesen-tukroz', 'Tengelyesen tükröztél: csak az egyik koordinátát változtattad.'),
                wrong(point(px, 2 * cy - py), 'tengelyesen-tukroz', 'Tengelyesen tükröztél: csak az egyik koordinátát változtattad.'),
                wrong(
                  point(cx - px, cy - py),
                  'felezopont-hiba',
                  'A középpont a szakasz felezőpontja: a távolságot kétszer kell megtenni.',
                ),
              ]
            : []),
          ...(kind === 'vector'
            ? [
                wrong(point(px - vx, py - vy), 'ellentetes-eltolas', 'Ellentétes irányba toltad. A vektor koordinátáit hozzáadjuk.'),
                wrong(point(px + vy, py + vx), 'koordinatak-csereje', 'A vektor koordinátáit felcserélve adtad hozzá.'),
                wrong(point(vx - px, vy - py), 'eltolasnal-tukroz', 'Nem kivonni kell a pontot: a vektort hozzáadjuk.'),
              ]
            : []),
          ...(kind === 'rotate'
            ? [
                wrong(ccw ? point(py, -px) : point(-py, px), 'rossz-forgasirany', 'A másik irányba forgattál.'),
                wrong(point(-px, -py), 'felfordulat', '180°-kal forgattál.'),
                wrong(point(py, px), 'forgatas-helyett-tukroz', 'Felcserélted a koordinátákat: ez tükrözés az $y=x$ egyenesre.'),
              ]
            : []),
        ],
        other: 'Rajzold le négyzetrácson, és számold a lépéseket!',
        hints: [
          kind === 'point'
            ? 'Hol lesz a középpont a pont és a képe között?'
            : kind === 'vector'
              ? 'Mennyit lépsz vízszintesen és mennyit függőlegesen?'
              : 'Rajzold be az origóból a ponthoz vezető szakaszt!',
          kind === 'point'
            ? 'A középpont felezi a pontot és a képét összekötő szakaszt.'
            : kind === 'vector'
              ? 'A vektor koordinátáit hozzáadjuk a pont koordinátáihoz.'
              : '90°-os forgatásnál a koordináták helyet cserélnek, és az egyik előjelet vált.',
          kind === 'point'
            ? `Vízszintesen ${t(Math.abs(px - cx))} egység a pont és a középpont távolsága.`
            : kind === 'vector'
              ? `Az első koordináta: $${texNumber(px)}${vx < 0 ? '-' : '+'}${Math.abs(vx)}$`
              : `Az új első koordináta: $${texNumber(qx)}$.`,
        ],
        solution: `${kind === 'point' ? 'A középpont a felezőpont' : kind === 'vector' ? 'Koordinátánként összeadunk' : 'A koordináták helyet cserélnek, az egyik előjelet vált'}: $A'${point(qx, qy).tex}$.`,
      },
      key => {
        const [x = Number.NaN, y = Number.NaN] = readList(key);
        if (kind === 'point') return (x + px) / 2 === cx && (y + py) / 2 === cy;
        if (kind === 'vector') return x - px === vx && y - py === vy;
        return x * x + y * y === px * px + py * py && x * px + y * py === 0 && Math.sign(px * y - py * x) === (ccw ? 1 : -1);
      },
    );
  },
);

export const planeBasics = [segmentLength, angleMeasure, mirrorGrid, plotPoints, transformGrid];
