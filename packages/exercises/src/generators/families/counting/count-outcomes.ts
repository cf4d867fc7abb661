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
      `A hegyre ${t(a)} út vezet a tóig, onnan ${t(b)} út a menedékházig${c ? `, onnan ${t(c)} út a csúcsig` : ''}. Hányféle útvonal van?`,
  },
  {
    text: ([a = 0, b = 0, c], w) =>
      `${w.name} fagylaltot vesz: ${t(a)} íz, ${t(b)} öntet${c ? `, ${t(c)} feltét` : ''} van, mindegyikből egyet választ. Hányféle fagylaltot kérhet?`,
  },
];

function menu(rng: Rng, levels: number): Task {
  const n = range(1, levels).map(() => rng.int(2, 6));
  const answer = product(n);
  redrawIf(sum(n) === answer);
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
          ? [wrong({ n }, ({ n }) => num((n[0] ?? 1) * (n[1] ?? 1)), 'szint-kimarad', 'Az utolsó választás kimaradt.')]
          : [wrong({ n }, ({ n }) => num(product(n) / 2), 'esetek-felezese', 'Feleztél, pedig itt a sorrend nem ismétli az eseteket.')]),

        wrong({ n }, ({ n }) => num(Math.max(...n)), 'csak-az-egyik-szint', 'Csak az egyik választást számoltad.'),
      ].filter(w => Number.isInteger(w.value.size)),
      other: 'Rajzolj fadiagramot, és számold meg az ágak végét!',
      hints: ['Rajzolj fadiagramot!', 'Minden ágról ugyanannyi új ág indul: szorozz!', `Az első két választás: $${n[0]}\\cdot${n[1]}$`],
      solution: `$${n.join('\\cdot')}=${answer}$.`,
    },
    equals(n.reduce<string[]>((paths, k) => paths.flatMap(p => range(1, k).map(i => p + i)), ['']).length),
  );
}

export const countOutcomes = defineGenerator('gen-count-outcomes', 'Összeszámlálás', ['matek-5-hanyfelekeppen'], [], (rng, level) =>
  level === 1 ? menu(rng, 2) : level === 2 ? menu(rng, 3) : digitNumbers(rng),
);
