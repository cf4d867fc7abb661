import { gcd, range, sum, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, listing, NAMES, nameSuf, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redraw, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

const t = textNumber;

const x = texNumber;

function proportionX(rng: Rng): Task {
  const [a, b] = [rng.int(2, 12), rng.int(2, 15)];
  const c = rng.int(2, 40);
  const answer = (b * c) / a;
  redrawIf(decimalsOf(answer) > 1 || a === b || answer === c || (answer === b && c === a));
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
          'Az egymás alatti tagokat szoroztad össze. Keresztben kell szorozni.',
        ),
        wrong({ c, b, a }, ({ c, b, a }) => num(c + b - a), 'osszeadassal-bovit', 'Különbséggel következtettél. Az arány szorzást jelent.'),
        wrong({ b, c }, ({ b, c }) => num(b * c), 'osztas-elmarad', 'Még osztani kell az ismert harmadik taggal.'),
      ].filter(w => decimalsOf(w.value.size ?? 0) <= 2 && (w.value.size ?? 0) > 0),
      other: 'A kültagok szorzata egyenlő a beltagok szorzatával.',
      hints: ['Szorozz keresztben!', 'A kültagok szorzata egyenlő a beltagok szorzatával.', `$${a}\\cdot x=${b}\\cdot${c}$`],
      solution: `$${a}\\cdot x=${b}\\cdot${c}$, ezért $x=\\frac{${b * c}}{${a}}=${x(answer)}$.`,
    },
    fits(v => Math.abs(a / b - c / v) < 1e-9),
  );
}

function proportionalParts(rng: Rng, three: boolean): Task {
  const parts = rng.sample(range(2, 9), three ? 3 : 2);
  const k = rng.int(3, 30);
  const total = sum(parts) * k;
  const at = rng.int(0, parts.length - 1);
  const part = parts[at] ?? 1;
  const answer = part * k;
  const letters = ['x', 'y', 'z'].slice(0, parts.length);
  redrawIf(parts.reduce(gcd) > 1 || answer === sum(parts));
  const names = rng.sample(NAMES, 3);
  const story = rng.chance(0.5);
  const asked = names[at];
  if (!asked) redraw();
  return numeric(
    {
      question: story
        ? `${listing(names.slice(0, parts.length).map(n => n.name))} ${t(total)} lejt oszt el $${parts.join(':')}$ arányban. Hány lej jut ${nameSuf(asked, 'nak')}?`
        : `$${letters.map((l, i) => `\\frac{${l}}{${parts[i]}}`).join('=')}$ és $${letters.join('+')}=${total}$. Mennyi $${letters[at]}$?`,
      answer: num(answer),
      check: 'NUM',
      ...(story ? { unit: 'lej' } : {}),
      expr: `${total}/(${parts.join('+')})*${part}`,
      wrong: [
        wrong(
          { k },
          ({ k }) => num(k),
          'kozos-erteket-nem-helyettesiti',
          `Ez egy rész. ${story ? 'Szorozd meg az arányszámmal!' : 'Ez a közös arány: szorozd meg a nevezővel!'}`,
        ),
        ...(total % parts.length === 0
          ? [
              wrong(
                { total, parts },
                ({ total, parts }) => num(total / parts.length),
                'egyenloen-oszt',
                'Egyenlően osztottad szét. Az arány szerint kell.',
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
              ),
            ]
          : []),
        wrong(
          { parts, at, k },
          ({ parts, at, k }) => num((parts[(at + 1) % parts.length] ?? 1) * k),
          'nem-a-kerdesre-felel',
          'Ez a másik rész.',
        ),
      ],
      other: 'Oszd el az egészet a részek számával, aztán szorozz!',
      hints: [
        'Összesen hány egyenlő rész van?',
        `A részek száma $${parts.join('+')}=${sum(parts)}$.`,
        `Egy rész: $${total}:${sum(parts)}=${k}$.`,
      ],
      solution: `Egy rész $${total}:${sum(parts)}=${k}$, ezért $${part}\\cdot${k}=${answer}$.`,
    },
    fits(v => Math.abs(parts.reduce((p, q) => p + (v / part) * q, 0) - total) < 1e-9),
  );
}

export const proportion = defineGenerator(
  'gen-proportion',
  'Aránypár, arányos osztás',
  ['matek-6-aranypar'],
  ['fraction', 'decimal', 'unknown'],
  (rng, level) => (level === 1 ? proportionX(rng) : proportionalParts(rng, level === 3)),
);
