import type { Rng } from '@eszkerek/numbers/chance';
import { letterArticle, textNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { choice, fillSteps, numeric, order, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { blackWhite, gridFigure, LETTERS, ones, rowSum } from './pixel-pictures.ts';

const t = textNumber;

/** Black pixels of a drawn grid. */
export function countBlack(rng: Rng): Task {
  const grid = blackWhite(rng, 5, rng.int(5, 6));
  const all = grid.length * (grid[0]?.length ?? 0);
  const black = ones(grid);
  redrawIf(2 * black === all || black <= 7);
  const asked = rng.pick(['black', 'white'] as const);
  const answer = asked === 'black' ? black : all - black;
  return numeric(
    {
      figure: gridFigure(grid),
      keyInFigure: 'a táblázat képpontjait kell megszámolni',
      question: `A képen 0 a fehér, 1 a fekete képpont. Hány **${asked === 'black' ? 'fekete' : 'fehér'}** képpont van a képen?`,
      answer: num(answer),
      check: 'INT',
      unit: 'képpont',
      wrong: [
        wrong(
          { all, answer },
          ({ all, answer }) => num(all - answer),
          'fenyero-skalat-fordit',
          `Ez a ${asked === 'black' ? 'fehér' : 'fekete'} képpontok száma. Itt 0 a fehér, 1 a fekete.`,
        ),
        wrong({ all }, ({ all }) => num(all), 'minden-keppontot-szamol', 'Ez az összes képpont. Csak az egyik színt keressük.'),
        wrong(
          { grid, asked },
          ({ grid, asked }) =>
            num(grid.slice(0, -1).reduce((sum, row) => sum + row.filter(n => n === (asked === 'black' ? 1 : 0)).length, 0)),
          'utolso-sort-kihagyja',
          'Az utolsó sort nem számoltad.',
        ),
      ],
      other: 'Számolj soronként, és add össze!',
      hints: [
        `Melyik szám jelöli a ${asked === 'black' ? 'feketét' : 'fehéret'}?`,
        'Számold meg soronként, aztán add össze a sorokat!',
        `Az első sorban ${t((grid[0] ?? []).filter(n => n === (asked === 'black' ? 1 : 0)).length)} ilyen képpont van.`,
      ],
      solution: `Soronként: $${grid.map(row => row.filter(n => n === (asked === 'black' ? 1 : 0)).length).join('+')}=${answer}$.`,
    },
    equals(grid.flat().filter(n => (n === 1) === (asked === 'black')).length),
  );
}

/** How many pixels differ between two rows of greys. */
export function differences(rng: Rng): Task {
  const count = rng.int(6, 8);
  const first = Array.from({ length: count }, () => rng.int(0, 9));
  const changed = rng.sample(
    first.map((_, i) => i),
    rng.int(2, count - 2),
  );
  const second = first.map((n, i) => (changed.includes(i) ? rng.intNot(0, 9, n) : n));
  const total = first.reduce((sum, n, i) => sum + Math.abs(n - (second[i] ?? 0)), 0);
  redrawIf(2 * changed.length === count || total === changed.length);
  return numeric(
    {
      figure: {
        kind: 'table',
        head: ['képpont', ...first.map((_, i) => `${i + 1}.`)],
        rows: [
          ['egyik', ...first],
          ['másik', ...second],
        ],
      },
      keyInFigure: 'a táblázat fényerőket mutat, az eltéréseket kell megszámolni',
      question: 'Két kép egy-egy sorát látod. Hány képpontban tér el a két sor?',
      answer: num(changed.length),
      check: 'INT',
      unit: 'képpont',
      wrong: [
        wrong({ count, k: changed.length }, ({ count, k }) => num(count - k), 'egyezest-szamol', 'Az egyező képpontokat számoltad meg.'),
        wrong(
          { first, second },
          ({ first, second }) => num(first.reduce((sum, n, i) => sum + Math.abs(n - (second[i] ?? 0)), 0)),
          'elteres-nagysagat-osszeadja',
          'Az egymás alatti számok különbségeit adtad össze. Most az eltérő képpontok darabja kell.',
        ),
        wrong({}, () => num(1), 'csak-elso-elterest-latja', 'Az első eltérésnél abbahagytad. Menj végig a soron!'),
      ],
      other: 'Vesd össze az egymás alatti számokat, és számold az eltéréseket!',
      hints: [
        'Melyik két számot kell összehasonlítani?',
        'Az egymás alatti számokat vesd össze, egyenként!',
        `Az első képpont: ${t(first[0] ?? 0)} és ${t(second[0] ?? 0)}.`,
      ],
      solution: `Eltér: ${changed
        .toSorted((a, b) => a - b)
        .map(i => `${i + 1}.`)
        .join(', ')} képpont. Ez ${t(changed.length)} képpont.`,
    },
    equals(first.filter((n, i) => n !== second[i]).length),
  );
}

const ROWS = ['A', 'B', 'C', 'D'] as const;

/** Rows from the lightest to the darkest. */
export function byBrightness(rng: Rng): Task {
  const rows = ROWS.map(name => ({ name, greys: Array.from({ length: 4 }, () => rng.int(0, 9)) }));
  const sums = rows.map(({ greys }) => rowSum(greys));
  redrawIf(new Set(sums).size < 4);
  const dark = rng.chance(0.5);
  const sorted = [...rows].sort((a, b) => (dark ? rowSum(b.greys) - rowSum(a.greys) : rowSum(a.greys) - rowSum(b.greys)));
  return order(
    {
      figure: { kind: 'table', head: ['sor', '1.', '2.', '3.', '4.'], rows: rows.map(({ name, greys }) => [name, ...greys]) },
      question: `A kép négy sorában 0 a fehér, 9 a fekete. Rakd sorba a sorokat a **${dark ? 'legsötétebbtől a legvilágosabbig' : 'legvilágosabbtól a legsötétebbig'}**! A sor számainak összege dönt.`,
      items: sorted.map(({ name, greys }) => words(`„${name}” sor`, String(rowSum(greys)))),
      reversed: {
        misconception: 'fenyero-skalat-fordit',
        explanation: 'Itt 0 a fehér és 9 a fekete: a nagyobb összegű sor a sötétebb, nem a világosabb.',
      },
      hints: [
        'A nagy összeg sötét vagy világos sort jelent?',
        'Add össze soronként a számokat! A 9 a fekete, ezért a nagyobb összegű sor a sötétebb.',
        `Az „A” sor összege $${rows[0]?.greys.join('+') ?? ''}=${sums[0]}$.`,
      ],
      solution: `A nagyobb összeg a sötétebb. ${sorted.map(({ name, greys }) => `„${name}”: $${greys.join('+')}=${rowSum(greys)}$`).join(', ')}.`,
    },
    joined => {
      const values = joined.split('|').map(Number);
      return values.every((n, i) => i === 0 || (dark ? n < (values[i - 1] ?? 0) : n > (values[i - 1] ?? 0)));
    },
  );
}

const gap = (a: readonly string[], b: readonly string[]): number =>
  a.reduce((sum, row, r) => sum + [...row].filter((bit, c) => bit !== b[r]?.[c]).length, 0);

/** The machine says the letter that differs in the fewest pixels. */
export function nearestLetter(rng: Rng): Task {
  const [one, two, three] = rng.sample(Object.keys(LETTERS), 3);
  const patterns = [one ?? 'L', two ?? 'T', three ?? 'U'];
  const drawn = (LETTERS[rng.pick(patterns)] ?? []).map(row => [...row]);
  for (let flips = rng.int(2, 4); flips > 0; flips--) {
    const row = drawn[rng.int(0, 3)] ?? [];
    const at = rng.int(0, 3);
    row[at] = row[at] === '1' ? '0' : '1';
  }
  const fresh = drawn.map(row => row.join(''));
  const gaps = patterns.map(name => gap(fresh, LETTERS[name] ?? []));
  const least = Math.min(...gaps);
  redrawIf(gaps.filter(g => g === least).length > 1 || least === 0);
  const right = patterns[gaps.indexOf(least)] ?? '';
  const lists = patterns.map(name => ({ name, rows: LETTERS[name] ?? [] }));
  return choice(
    rng,
    {
      figure: {
        kind: 'table',
        head: ['sor', ...patterns.map(name => `„${name}” minta`), 'új kép'],
        rows: fresh.map((row, i) => [`${i + 1}.`, ...lists.map(({ rows }) => rows[i] ?? ''), row]),
      },
      keyInFigure: 'a táblázat a mintákat nevezi meg, közülük kell választani',
      question:
        'Egy gép három betűmintát ismer, és azt mondja, amelyiktől az új kép **a legkevesebb** képpontban tér el. Melyik betűt mondja?',
      right: words(`„${right}”`, right),
      because: `Helyes! Ettől csak ${t(least)} képpontban tér el.`,
      wrong: patterns
        .filter(name => name !== right)
        .map(name =>
          wrong(
            { name },
            ({ name }) => words(`„${name}”`, name),
            'nagyobb-elterest-valaszt',
            `Ettől a mintától ${t(gap(fresh, LETTERS[name] ?? []))} képpontban tér el, a jó mintától csak ${t(least)} képpontban.`,
          ),
        ),
      hints: [
        'Vesd össze soronként az új képet a mintákkal!',
        'Minden mintánál számold meg, hány helyen áll más szám!',
        `Az első sor az új képen ${fresh[0]}, ${letterArticle(patterns[0] ?? '')} „${patterns[0]}” mintán ${lists[0]?.rows[0] ?? ''}.`,
      ],
      solution: patterns
        .map((name, i) => `„${name}”: ${t(gaps[i] ?? 0)} eltérés`)
        .join(', ')
        .concat('.'),
    },
    name => {
      const flat = (rows: readonly string[]): string => rows.join('');
      const distance = (other: string): number => [...flat(LETTERS[other] ?? [])].filter((bit, i) => bit !== flat(fresh)[i]).length;
      return patterns.every(other => other === name || distance(name) < distance(other));
    },
  );
}

/** One misheard pixel, found by the sums of its row and column. */
export function misheard(rng: Rng): Task {
  const grid = blackWhite(rng, 4, 5);
  const [row, column] = [rng.int(0, 3), rng.int(0, 4)];
  const heard = grid.map((line, r) => line.map((n, c) => (r === row && c === column ? 1 - n : n)));
  const good = grid[row]?.[column] ?? 0;
  return fillSteps(
    {
      figure: {
        kind: 'table',
        head: ['', '1.', '2.', '3.', '4.', '5.', 'egyesek'],
        rows: [
          ...heard.map((line, r) => [`${r + 1}. sor`, ...line, rowSum(grid[r] ?? [])]),
          ['egyesek', ...[0, 1, 2, 3, 4].map(c => grid.reduce((sum, line) => sum + (line[c] ?? 0), 0)), ''],
        ],
      },
      keyInFigure: 'a hibás képpont helyét kell megtalálni',
      question:
        'Egy lediktált képben egyetlen szám romlott el. Az „egyesek” sorában és oszlopában a jó darabszámok állnak. Keresd meg a hibás képpontot!',
      template: 'A hibás sor száma: $[a]$. A hibás oszlop száma: $[b]$. Itt ennek a számnak kellene állnia: $[c]$.',
      blanks: [
        {
          id: 'a',
          other: 'Számold meg soronként az egyeseket, és vesd össze a sor végén álló számmal!',
          answer: num(row + 1),
          wrong: [wrong({ column }, ({ column }) => num(column + 1), 'sort-oszlopot-cserel', 'Felcserélted a sort és az oszlopot.')],
        },
        {
          id: 'b',
          other: 'Számold meg oszloponként az egyeseket, és vesd össze az utolsó sor számával!',
          answer: num(column + 1),
          wrong: [wrong({ row }, ({ row }) => num(row + 1), 'sort-oszlopot-cserel', 'Felcserélted a sort és az oszlopot.')],
        },
        {
          id: 'c',
          other: 'A képen csak 0 és 1 állhat. Melyikkel lesz jó a darabszám?',
          answer: num(good),
          wrong: [wrong({ good }, ({ good }) => num(1 - good), 'hibas-szamot-irja', 'Ez a leírt, hibás szám. A jót keressük.')],
        },
      ],
      hints: [
        'Melyik sorban nem annyi az 1-es, amennyit a szélén látsz?',
        'Keresd meg a hibás sort, aztán a hibás oszlopot: ahol metszik egymást, ott a hiba.',
        `Az első sorban ${t(rowSum(heard[0] ?? []))} darab 1-es áll, a szélén ${t(rowSum(grid[0] ?? []))}.`,
      ],
      solution: `A hibás sor: ${t(row + 1)}. A hibás oszlop: ${t(column + 1)}. Itt nem egyezik a darabszám. A jó szám: ${t(good)}.`,
    },
    (value, part) => {
      const n = Number(value);
      const columns = [0, 1, 2, 3, 4].filter(c => heard.reduce((s, l) => s + (l[c] ?? 0), 0) !== grid.reduce((s, l) => s + (l[c] ?? 0), 0));
      const rows = [0, 1, 2, 3].filter(r => rowSum(heard[r] ?? []) !== rowSum(grid[r] ?? []));
      if (part === 'a') return rows[0] === n - 1;
      if (part === 'b') return columns[0] === n - 1;
      return n === 1 - (heard[rows[0] ?? 0]?.[columns[0] ?? 0] ?? 0);
    },
  );
}
