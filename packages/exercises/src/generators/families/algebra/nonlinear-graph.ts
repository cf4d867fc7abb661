import type { FigureInput } from '@eszkerek/figures/schema';
import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { fits, readList, setOf } from '../../proof.ts';
import { choice, numeric, wrong } from '../../tasks.ts';
import { frac, num, numberSet, point, type Value } from '../../value.ts';
import { orElse } from '../../wrong-class.ts';

const t = textNumber;
const x = texNumber;

type Shape = 'absolute' | 'square';
const SHAPES_OF: readonly Shape[] = ['absolute', 'square'];

const heightAt = (shape: Shape, u: number, v: number, at: number): number => (shape === 'absolute' ? Math.abs(at - u) : (at - u) ** 2) + v;

const signed = (n: number): string => (n === 0 ? '' : n < 0 ? `-${-n}` : `+${n}`);

/** `|x-2|+1`, `(x+3)^2-4`, `x^2`. */
const formula = (shape: Shape, u: number, v: number): string => {
  const inner = `x${signed(-u)}`;
  return `${shape === 'absolute' ? `|${inner}|` : u === 0 ? 'x^2' : `(${inner})^2`}${signed(v)}`;
};

const formulaValue = (shape: Shape, u: number, v: number): Value => {
  const tex = formula(shape, u, v);
  return { key: `${shape} ${u} ${v}`, tex, text: `$${tex}$`, size: undefined };
};

type Curve = Extract<FigureInput, { kind: 'coordinate' }>;

const graph = (shape: Shape, u: number, v: number): Curve => ({
  kind: 'coordinate',
  x: { min: -6, max: 6, label: 'x' },
  y: { min: -5, max: 6, label: 'y' },
  curves: [{ of: shape === 'absolute' ? { absolute: [1, u, v] } : { polynomial: [u * u + v, -2 * u, 1] }, tone: 1 }],
});

/** A value of a shifted graph. */
function value(rng: Rng, shifts: 1 | 2): Task {
  const shape = rng.pick(SHAPES_OF);
  const [u, v, at] = [rng.intNot(-4, 4, 0), shifts === 2 ? rng.intNot(-4, 4, 0) : 0, rng.int(-5, 5)];
  redrawIf(at === u || at === -u || Math.abs(at - u) === 1);
  const answer = heightAt(shape, u, v, at);
  const inner = at - u;
  return numeric(
    {
      question: `$f(x)=${formula(shape, u, v)}$. Mennyi $f(${x(at)})$?`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(
          { shape, u, v, at },
          ({ shape, u, v, at }) => num(heightAt(shape, -u, v, at)),
          'eltolas-elojele',
          `A belső rész: $${x(at)}${signed(-u)}=${x(inner)}$.`,
          `${shape === 'absolute' ? 'az abszolút értéken belül' : 'a zárójelben'} ${u > 0 ? 'kivonás helyett összead' : 'összeadás helyett kivon'}`,
        ),
        ...(inner < 0
          ? [
              wrong(
                { shape, inner, v },
                ({ shape, inner, v }) => num((shape === 'absolute' ? inner : -(inner * inner)) + v),
                shape === 'absolute' ? 'abszolut-erteket-elhagyja' : 'negativ-negyzete-negativ',
                shape === 'absolute' ? `A $${x(inner)}$ abszolút értéke pozitív.` : `A $(${x(inner)})^2$ pozitív.`,
              ),
            ]
          : []),
        ...(v === 0
          ? []
          : [
              wrong(
                { shape, u, at },
                ({ shape, u, at }) => num(heightAt(shape, u, 0, at)),
                'allando-kimarad',
                'Az utolsó tag kimaradt: a végén azt is hozzá kell számolni.',
                'a végén álló számot kihagyja',
              ),
            ]),
        ...(shape === 'square'
          ? [wrong({ inner, v }, ({ inner, v }) => num(2 * inner + v), 'negyzet-mint-ketszeres', 'A négyzet nem kétszerest jelent.')]
          : []),
      ],
      other: 'Előbb a belső részt számold ki!',
      hints: [
        'Mi kerül az $x$ helyére?',
        shape === 'absolute' ? 'Előbb a belső rész, aztán az abszolút érték.' : 'Előbb a zárójel, aztán a négyzet.',
        `A belső rész $${x(inner)}$.`,
      ],
      solution: `A belső rész $${x(inner)}$, ${shape === 'absolute' ? 'az abszolút értéke' : 'a négyzete'} $${x(answer - v)}$${v === 0 ? '' : `, és $${x(answer - v)}${signed(v)}=${x(answer)}$`}. Tehát $f(${x(at)})=${x(answer)}$.`,
    },
    // Second method: the value above the vertex, its root and the distance from the axis.
    fits(w => (shape === 'absolute' ? w - v : Math.sqrt(w - v)) === Math.max(at, u) - Math.min(at, u)),
  );
}

function reciprocal(rng: Rng): Task {
  const [at, result] = [rng.intNot(-8, 8, 0, 1, -1), rng.intNot(-9, 9, 0, 1, -1)];
  const k = at * result;
  redrawIf(Math.abs(k) > 60 || at === result);
  return numeric(
    {
      question: `$f(x)=\\frac{${x(k)}}{x}$. Mennyi $f(${x(at)})$?`,
      answer: num(result),
      check: 'INT',
      expr: `(${k})/(${at})`,
      wrong: [
        wrong({ result }, ({ result }) => num(-result), 'elojel-hiba', 'Az osztás előjelét nézd meg!'),
        wrong({ k, at }, ({ k, at }) => num(k * at), 'szoroz-osztas-helyett', 'Szoroztál. A törtvonal osztást jelent.'),
        wrong({ k, at }, ({ k, at }) => num(k - at), 'kivonas-osztas-helyett', 'Kivontál. A törtvonal osztást jelent.'),
      ],
      other: 'Mit jelent a törtvonal?',
      hints: ['Mi kerül az $x$ helyére?', 'A törtvonal osztást jelent. Figyelj az előjelre!', `$${x(k)}:${at < 0 ? `(${x(at)})` : x(at)}$`],
      solution: `$f(${x(at)})=${x(k)}:${at < 0 ? `(${x(at)})` : x(at)}=${x(result)}$.`,
    },
    fits(w => w * at === k),
  );
}

/** Which formula belongs to the graph? */
function recognise(rng: Rng, shifts: 1 | 2): Task {
  const shape = rng.pick(SHAPES_OF);
  const sideways = shifts === 2 || rng.chance(0.6);
  const [u, v] = [sideways ? rng.intNot(-3, 3, 0) : 0, shifts === 2 || !sideways ? rng.intNot(-4, 3, 0) : 0];
  redrawIf(u !== 0 && u === v);
  const other: Shape = shape === 'absolute' ? 'square' : 'absolute';
  return choice(
    rng,
    {
      question: 'Melyik képlet tartozik az ábrán látható grafikonhoz?',
      figure: graph(shape, u, v),
      right: formulaValue(shape, u, v),
      because: `Helyes! ${shape === 'absolute' ? 'V alak' : 'Parabola'}, a csúcsa $${point(u, v).tex}$.`,
      wrong: [
        ...(u === 0
          ? []
          : [
              wrong(
                { shape, u, v },
                ({ shape, u, v }) => formulaValue(shape, -u, v),
                'eltolas-elojele',
                `Ennek a csúcsa $${point(-u, v).tex}$ volna: a belső rész ott 0.`,
              ),
            ]),
        ...(v === 0
          ? []
          : [
              wrong(
                { shape, u, v },
                ({ shape, u, v }) => formulaValue(shape, u, -v),
                'fuggoleges-eltolas-elojele',
                `Ennek a csúcsa $${point(u, -v).tex}$ volna.`,
              ),
            ]),
        wrong(
          { other, u, v },
          ({ other, u, v }) => formulaValue(other, u, v),
          'v-es-parabola-keverese',
          shape === 'absolute' ? 'Ez parabola volna. Az ábrán két félegyenes van.' : 'Ez V alak volna. Az ábrán görbe vonal van.',
        ),
        wrong(
          { shape, u, v },
          ({ shape, u, v }) => formulaValue(shape, v, u),
          'csucs-koordinatai-felcserelve',
          'Felcserélted a csúcs két koordinátáját.',
        ),
      ],
      hints: [
        'Görbe vonal vagy két félegyenes? Hol van a csúcsa?',
        'A csúcs első koordinátájánál a belső rész 0. A második koordináta a végén álló szám.',
        `A csúcs első koordinátája ${t(u)}.`,
      ],
      solution: `${shape === 'absolute' ? 'V alak' : 'Parabola'}, a csúcsa $${point(u, v).tex}$, ezért a képlet $${formula(shape, u, v)}$.`,
    },
    // Second method: the two graphs agree everywhere.
    key => {
      const [name, p, q] = key.split(' ');
      return range(-6, 6).every(at =>
        SHAPES_OF.some(s => s === name && heightAt(s, Number(p), Number(q), at) === heightAt(shape, u, v, at)),
      );
    },
  );
}

function vertex(rng: Rng): Task {
  const shape = rng.pick(SHAPES_OF);
  const [u, v] = [rng.intNot(-9, 9, 0), rng.intNot(-9, 9, 0)];
  redrawIf(u === v || u === -v);
  return numeric(
    {
      question: `Hol van az $f(x)=${formula(shape, u, v)}$ függvény grafikonjának csúcsa? Add meg $(x;\\ y)$ alakban!`,
      answer: point(u, v),
      check: 'PT',
      wrong: [
        wrong({ u, v }, ({ u, v }) => point(-u, v), 'eltolas-elojele', `Nézd meg, melyik $x$-re lesz 0 a belső rész: $x${signed(-u)}=0$.`),
        wrong(
          { u, v },
          ({ u, v }) => point(u, -v),
          'fuggoleges-eltolas-elojele',
          'Nézd meg a végén álló szám előjelét: ahol a belső rész 0, ott ennyi az érték.',
        ),
        wrong({ u, v }, ({ u, v }) => point(v, u), 'csucs-koordinatai-felcserelve', 'Felcserélted a két koordinátát.'),
      ],
      other: 'Hol lesz 0 a belső rész? Mennyi ott a függvény értéke?',
      hints: [
        'Hol a legkisebb a függvény értéke?',
        'A csúcs ott van, ahol a belső rész 0. A végén álló szám a második koordináta.',
        `Oldd meg: $x${signed(-u)}=0$.`,
      ],
      solution: `A belső rész $x=${x(u)}$ esetén 0, ott az érték $${x(v)}$. A csúcs $${point(u, v).tex}$.`,
    },
    // Second method: the lowest of all values near it.
    key => {
      const [p = Number.NaN, q = Number.NaN] = readList(key);
      return heightAt(shape, u, v, p) === q && range(-20, 20).every(at => heightAt(shape, u, v, at) >= q);
    },
  );
}

/** The constant of the hyperbola, from a point of the graph. */
function constant(rng: Rng): Task {
  const [p, q] = [rng.intNot(-5, 5, 0, 1, -1), rng.intNot(-6, 6, 0, 1, -1)];
  const k = p * q;
  redrawIf(p === q || p === -q || p * q === p + q);
  return numeric(
    {
      question: 'Az ábra az $f(x)=\\frac kx$ függvény grafikonját mutatja. Olvasd le a $P$ rácspont koordinátáit! Mennyi a $k$?',
      figure: {
        kind: 'coordinate',
        x: { min: -7, max: 7, label: 'x' },
        y: { min: -8, max: 8, label: 'y' },
        curves: [{ of: { reciprocal: k }, tone: 3 }],
        points: [{ at: [p, q], name: 'P' }],
      },
      answer: num(k),
      check: 'INT',
      wrong: [
        wrong({ p, q }, ({ p, q }) => num(p + q), 'osszead-szorzas-helyett', 'Összeadtad a koordinátákat. A szorzatuk állandó.'),
        wrong({ k }, ({ k }) => num(-k), 'elojel-hiba', 'A koordináták előjelét nézd meg!'),
        wrong(
          { p, q },
          ({ p, q }) => frac(rat(q, p)),
          'oszt-szorzas-helyett',
          'Osztottál. A $k$ a két koordináta szorzata.',
          'a második koordinátát elosztja az elsővel',
        ),
      ],
      other: 'Helyettesítsd be a $P$ koordinátáit!',
      hints: [
        'Olvasd le a $P$ két koordinátáját!',
        'A hiperbola minden pontjánál ugyanannyi a két koordináta szorzata.',
        `A $P$ első koordinátája $${x(p)}$.`,
      ],
      solution: `$P${point(p, q).tex}$, ezért $k=${p < 0 ? `(${x(p)})` : x(p)}\\cdot${q < 0 ? `(${x(q)})` : x(q)}=${x(k)}$.`,
    },
    fits(w => w / p === q),
  );
}

function zeros(rng: Rng): Task {
  const [u, v] = [rng.intNot(-7, 7, 0), rng.int(1, 9)];
  redrawIf(v === u || v === -u || v === Math.abs(2 * u));
  return numeric(
    {
      question: `Mely $x$ értékekre lesz $|x${signed(-u)}|-${v}=0$? A két számot pontosvesszővel válaszd el!`,
      answer: numberSet([u - v, u + v]),
      check: 'SET',
      wrong: [
        orElse(
          wrong(
            { u, v },
            ({ u, v }) => numberSet([u + v]),
            'csak-egy-megoldas',
            'A belső rész pozitív is, negatív is lehet: két megoldás van.',
          ),
          numberSet([u - v]),
        ),
        wrong(
          { u, v },
          ({ u, v }) => numberSet([-u - v, -u + v]),
          'eltolas-elojele',
          `Az abszolút értéken belül $x${signed(-u)}$ áll, ez $x=${x(u)}$ esetén 0.`,
          `az $x${signed(-u)}$ helyett az $x${signed(u)}$ abszolút értékével számol`,
        ),
        wrong(
          { v },
          ({ v }) => numberSet([-v, v]),
          'eltolas-kimarad',
          'Az abszolút értéken belül álló számot kihagytad.',
          'az abszolút értéken belül álló számot kihagyja',
        ),
      ],
      other: `Melyik két szám van ${t(v)} távolságra a csúcs helyétől?`,
      hints: [
        'Vidd át a betű nélküli számot a másik oldalra!',
        `Két olyan szám van, amelynek az abszolút értéke ${t(v)}.`,
        `$x${signed(-u)}=${v}$ vagy $x${signed(-u)}=-${v}$`,
      ],
      solution: `$x${signed(-u)}=${v}$ vagy $x${signed(-u)}=-${v}$. A megoldások: $${numberSet([u - v, u + v]).tex}$.`,
    },
    setOf(range(-40, 40), n => Math.abs(n - u) === v),
  );
}

/** A point gives the constant, the constant another point. */
function hyperbola(rng: Rng): Task {
  const [p, q, r] = [rng.intNot(-8, 8, 0, 1, -1), rng.intNot(-9, 9, 0, 1, -1), rng.intNot(-12, 12, 0, 1, -1)];
  const k = p * q;
  redrawIf(k % r !== 0 || r === q || r === p || r === -q || k / r === r);
  return numeric(
    {
      question: `Az $f(x)=\\frac kx$ függvény grafikonja átmegy az $A${point(p, q).tex}$ ponton. Melyik $x$-re lesz $f(x)=${x(r)}$?`,
      answer: num(k / r),
      check: 'INT',
      expr: `(${p})*(${q})/(${r})`,
      wrong: [
        wrong({ k }, ({ k }) => num(k), 'reszvalasz', 'Ez a $k$. Az $x$ a kérdés.'),
        wrong({ k, r }, ({ k, r }) => num(-k / r), 'elojel-hiba', 'Az előjeleket nézd meg: a két koordináta szorzata mindig $k$.'),
        ...(Number.isInteger((p * r) / q)
          ? [
              wrong(
                { p, q, r },
                ({ p, q, r }) => num((p * r) / q),
                'egyenes-aranyossagkent',
                'Egyenes arányossággal számoltál. Itt a szorzat állandó, nem a hányados.',
              ),
            ]
          : []),
      ],
      other: 'Előbb a $k$-t számold ki a pontból!',
      hints: [
        'Mit tudsz meg a pont koordinátáiból?',
        'A két koordináta szorzata mindig $k$.',
        `$k=${x(k)}$, tehát $${x(r)}\\cdot x=${x(k)}$.`,
      ],
      solution: `$k=${x(k)}$, ezért $x=${x(k)}:${r < 0 ? `(${x(r)})` : x(r)}=${x(k / r)}$.`,
    },
    fits(w => w * r === p * q),
  );
}

const TASKS: Readonly<Record<Level, ReadonlyArray<(rng: Rng) => Task>>> = {
  1: [rng => value(rng, 1), reciprocal, rng => recognise(rng, 1)],
  2: [vertex, constant, rng => value(rng, 2)],
  3: [rng => recognise(rng, 2), zeros, hyperbola],
};

export const nonlinearGraph = defineGenerator(
  'gen-nonlinear-graph',
  'Abszolút érték, négyzet, fordított arányosság grafikonja',
  ['matek-8-nemlinearis-fuggvenyek'],
  ['negative', 'coordinates', 'power', 'fraction', 'brackets', 'unknown'],
  (rng, level) => rng.pick(TASKS[level])(rng),
);
