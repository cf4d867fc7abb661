import { product, range, sum } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { type Name, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { person } from '../shared/story.ts';
import { digitNumbers } from './shared.ts';

const t = textNumber;

const MENUS: ReadonlyArray<{ text: (n: readonly number[], who: Name) => string }> = [
  {
    text: ([a = 0, b = 0, c], w) =>
      `${w.name} ${t(a)} póló${c ? ',' : ' és'} ${t(b)} nadrág${c ? ` és ${t(c)} sapka` : ''} közül választ. Hányféleképpen öltözhet fel?`,
  },
  {
    text: ([a = 0, b = 0, c]) =>
      `A napi menüben ${t(a)} leves${c ? ',' : ' és'} ${t(b)} főétel${c ? ` és ${t(c)} desszert` : ''} közül lehet választani. Hányféle menüt lehet összeállítani?`,
  },
  {
    text: ([a = 0, b = 0, c]) =>
      `A faluból ${t(a)} út vezet a tóhoz, onnan ${t(b)} út a menedékházhoz${c ? `, onnan ${t(c)} út a csúcsra` : ''}. Hányféle útvonalon lehet eljutni a faluból ${c ? 'a csúcsra' : 'a menedékházhoz'}?`,
  },
  {
    text: ([a = 0, b = 0, c], w) =>
      `${w.name} fagylaltot vesz: ${t(a)} íz${c ? ',' : ' és'} ${t(b)} öntet${c ? ` és ${t(c)} feltét` : ''} közül választ, mindegyikből egyet. Hányféle fagylaltot kérhet?`,
  },
];

function menu(rng: Rng, levels: number): Task {
  const n = range(1, levels).map(() => rng.int(2, 6));
  const answer = product(n);
  redrawIf(sum(n) === answer);
  const two = product(n.slice(0, 2));
  const steps = `$${n[0]}\\cdot${n[1]}=${two}$${levels === 3 ? `, a harmadik választással együtt $${two}\\cdot${n[2]}=${answer}$` : ''}`;
  return numeric(
    {
      question: rng.pick(MENUS).text(n, person(rng)),
      answer: num(answer),
      check: 'INT',
      expr: n.join('*'),
      wrong: [
        wrong(
          { n },
          ({ n }) => num(sum(n)),
          'osszead-szorzas-helyett',
          'Összeadtál. Minden választáshoz a következő összes lehetősége tartozik: szorozni kell.',
        ),
        ...(levels === 3
          ? ['Az első', 'A második', 'Az utolsó'].map((which, skipped) =>
              wrong(
                { n, skipped },
                ({ n, skipped }) => num(product(n.filter((_, i) => i !== skipped))),
                'szint-kimarad',
                `${which} választás kimaradt.`,
              ),
            )
          : [
              wrong(
                { n },
                ({ n }) => num(product(n) / 2),
                'esetek-felezese',
                'Feleztél, pedig a fadiagram minden ága más eset: semmit sem számoltunk kétszer.',
              ),
            ]),
        ...[...new Set(n)].map(only =>
          wrong({ only }, ({ only }) => num(only), 'csak-az-egyik-szint', 'Csak az egyik választást számoltad.'),
        ),
      ].filter(w => Number.isInteger(w.value.size)),
      other: 'Rajzolj fadiagramot, és számold meg az ágak végét!',
      hints: [
        'Rajzolj fadiagramot!',
        'A fadiagramon minden ágról ugyanannyi új ág indul. Szorozd össze a lehetőségek számát!',
        `${levels === 2 ? 'A két' : 'Az első két'} választás: $${n[0]}\\cdot${n[1]}$`,
      ],
      solution: `Minden lehetőséghez a következő választás összes lehetősége tartozik, ezért szorzunk: ${steps}.`,
    },
    equals(n.reduce<string[]>((paths, k) => paths.flatMap(p => range(1, k).map(i => p + i)), ['']).length),
  );
}

export const countOutcomes = defineGenerator('gen-count-outcomes', 'Összeszámlálás', ['matek-5-hanyfelekeppen'], [], (rng, level) =>
  level === 1 ? menu(rng, 2) : level === 2 ? menu(rng, 3) : digitNumbers(rng),
);
