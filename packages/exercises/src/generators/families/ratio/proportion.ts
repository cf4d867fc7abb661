import { gcd, range, sum, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, letterArticle, listing, NAMES, nameSuf, suf, texNumber, textNumber, theSuf } from '@eszkerek/numbers/hungarian';
import type { Money } from '@eszkerek/numbers/money';
import { defineGenerator, redraw, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';

const t = textNumber;

const x = texNumber;

function proportionX(rng: Rng): Task {
  const [a, b] = [rng.int(2, 12), rng.int(2, 15)];
  const c = rng.int(2, 40);
  const answer = (b * c) / a;
  redrawIf(decimalsOf(answer) > 1 || a === b || answer === c || (answer === b && c === a));
  // 2/13 = 15/x: 26 is the product of the first fraction and also the sum of the other slip.
  redrawIf(c + b - a === a * b);
  const at = rng.int(0, 1);
  const shown = at === 0 ? `\\frac{${a}}{${b}}=\\frac{${c}}{x}` : `\\frac{${b}}{${a}}=\\frac{x}{${c}}`;
  return numeric(
    {
      question: `Mennyi $x$, ha $${shown}$?`,
      answer: num(answer),
      check: 'NUM',
      expr: `${b}*${c}/${a}`,
      wrong: [
        wrong(
          { a, c, b },
          ({ a, c, b }) => num(tidy((a * b) / c)),
          'egymas-alatti-tagok',
          'Az egymás alatti tagok szorzatát vetted egyenlőnek. Keresztben kell szorozni.',
        ),
        wrong(
          { c, b, a },
          ({ c, b, a }) => num(c + b - a),
          'osszeadassal-bovit',
          'Különbséggel következtettél. Az arány szorzást jelent.',
          c > a ? 'a számlálóhoz és a nevezőhöz ugyanannyit ad' : 'a számlálóból és a nevezőből ugyanannyit vesz el',
        ),
        wrong({ b, c }, ({ b, c }) => num(b * c), 'osztas-elmarad', 'Még osztani kell az ismert harmadik taggal.'),
      ].filter(w => (w.value.size ?? 0) > 0),
      other: 'A kültagok szorzata egyenlő a beltagok szorzatával.',
      hints: ['Szorozz keresztben!', 'A kültagok szorzata egyenlő a beltagok szorzatával.', `$${a}\\cdot x=${b}\\cdot${c}$`],
      solution: `$${a}\\cdot x=${b}\\cdot${c}$, ezért $x=\\frac{${b * c}}{${a}}=${x(answer)}$.`,
    },
    fits(v => Math.abs(a / b - c / v) < 1e-9),
  );
}

function proportionalParts(rng: Rng, three: boolean, money: Money): Task {
  const parts = rng.sample(range(2, 9), three ? 3 : 2);
  const drawn = rng.int(3, 30);
  const at = rng.int(0, parts.length - 1);
  const part = parts[at] ?? 1;
  const letters = ['x', 'y', 'z'].slice(0, parts.length);
  redrawIf(parts.reduce(gcd) > 1 || part * drawn === sum(parts));
  const names = rng.sample(NAMES, 3);
  const story = rng.chance(0.5);
  const k = drawn * (story ? money.scale : 1);
  const [total, answer] = [sum(parts) * k, part * k];
  const asked = names[at];
  if (!asked) redraw();
  return numeric(
    {
      question: story
        ? `${listing(names.slice(0, parts.length).map(n => n.name))} ${t(total)} ${money.word('lejt')} oszt el egymás között $${parts.join(':')}$ arányban. Hány ${money.unit} jut ${nameSuf(asked, 'nak')}?`
        : `$${letters.map((l, i) => `\\frac{${l}}{${parts[i]}}`).join('=')}$ és $${letters.join('+')}=${total}$. Mennyi $${letters[at]}$?`,
      answer: num(answer),
      check: 'NUM',
      ...(story ? { unit: money.unit } : {}),
      expr: `${total}/(${parts.join('+')})*${part}`,
      wrong: [
        wrong(
          { k },
          ({ k }) => num(k),
          'kozos-erteket-nem-helyettesiti',
          `Ez egy rész. ${story ? 'Szorozd meg az arányszámmal!' : 'Ez a közös arány: szorozd meg a nevezővel!'}`,
          story ? 'egy rész értékénél megáll' : 'a közös aránynál megáll',
        ),
        ...((total * 2) % parts.length === 0 || three
          ? [
              wrong(
                { total, parts },
                ({ total, parts }) => about(total / parts.length),
                'egyenloen-oszt',
                `${three ? 'Három' : 'Két'} egyenlő részre osztottad. Az arány szerint $${parts.join('+')}=${sum(parts)}$ egyenlő rész van.`,
                `${three ? 'három' : 'két'} egyenlő részre oszt, az arányra nem figyel`,
              ),
            ]
          : []),
        ...(total % part === 0
          ? [
              wrong(
                { total, part },
                ({ total, part }) => num(total / part),
                'csak-az-egyikkel-oszt',
                'Csak az egyik arányszámmal osztottál. Az összegükkel kell.',
                `${theSuf(total, 't')} elosztja ${suf(part, 'val')}, és ezt adja meg`,
              ),
            ]
          : []),
        ...parts.flatMap((other, i) =>
          i === at
            ? []
            : [
                wrong(
                  { other, k },
                  ({ other, k }) => num(other * k),
                  'nem-a-kerdesre-felel',
                  story ? `Ez ${names[i]?.name} része.` : `Ez ${letterArticle(letters[i] ?? '')} $${letters[i]}$ értéke.`,
                ),
              ],
        ),
      ],
      other: 'Oszd el az egészet a részek számával, aztán szorozz!',
      hints: [
        'Összesen hány egyenlő rész van?',
        `A részek száma $${parts.join('+')}=${sum(parts)}$.`,
        `Egy rész: $${x(total)}:${sum(parts)}=${k}$.`,
      ],
      solution: `Összesen $${parts.join('+')}=${sum(parts)}$ rész van. Egy rész $${x(total)}:${sum(parts)}=${k}$, ezért $${part}\\cdot${k}=${x(answer)}$.`,
    },
    fits(v => Math.abs(parts.reduce((p, q) => p + (v / part) * q, 0) - total) < 1e-9),
  );
}

export const proportion = defineGenerator(
  'gen-proportion',
  'Aránypár, arányos osztás',
  ['matek-6-aranypar'],
  ['fraction', 'decimal', 'unknown'],
  (rng, level, money) => (level === 1 ? proportionX(rng) : proportionalParts(rng, level === 3, money)),
);
