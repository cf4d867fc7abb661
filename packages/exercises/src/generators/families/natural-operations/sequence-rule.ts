import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { numberArticle, suf, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

const t = textNumber;

const shown = (terms: readonly number[]): string => `$${terms.join(';\\ ')};\\ \\ldots$`;

/** `a 6. tag`, `az 5. tag`. */
const theTerm = (n: number): string => `${numberArticle(n)} ${n}. tag`;

/** The terms by a second way: step after step. */
function nthBySteps(first: number, n: number, step: (term: number, at: number) => number): number {
  let term = first;
  for (let at = 1; at < n; at++) term = step(term, at);
  return term;
}

function nextOfGrowing(rng: Rng): Task {
  const [first, start, more] = [rng.int(1, 9), rng.int(1, 4), rng.int(1, 3)];
  const terms = range(1, 5).map(n => nthBySteps(first, n, (term, at) => term + start + (at - 1) * more));
  const last = terms.at(-1) ?? 0;
  const lastDifference = start + 3 * more;
  const answer = last + lastDifference + more;
  return numeric(
    {
      question: `A sorozat különbségei szabályosan nőnek: ${shown(terms)} Mi a következő tag?`,
      answer: num(answer),
      check: 'INT',
      expr: `${last}+${lastDifference}+${more}`,
      wrong: [
        wrong(
          { last, start },
          ({ last, start }) => num(last + start),
          'elso-kulonbseget-ismetli',
          'Az első két tag különbségét adtad hozzá. A különbségek változnak.',
        ),
        wrong(
          { last, lastDifference },
          ({ last, lastDifference }) => num(last + lastDifference),
          'utolso-kulonbseget-ismetli',
          'Az utolsó különbséget ismételted meg. A következő már nagyobb.',
        ),
        wrong({ last }, ({ last }) => num(2 * last), 'tagot-duplaz', 'Megkétszerezted az utolsó tagot. Nézd meg a különbségeket!'),
      ],
      other: 'Írd fel a szomszédos tagok különbségeit!',
      hints: [
        'Mennyivel nagyobb mindegyik tag az előzőnél?',
        'Írd egymás mellé a különbségeket, és keresd bennük a szabályt!',
        `Az utolsó két tag különbsége ${lastDifference}, a következő különbség ${lastDifference + more}.`,
      ],
      solution: `A különbségek ${terms
        .slice(1)
        .map((v, i) => t(v - (terms[i] ?? 0)))
        .join(
          '; ',
        )}: mindig ${suf(more, 'val')} nőnek. Az utolsó különbség $${last}-${terms.at(-2) ?? 0}=${lastDifference}$, a következő $${lastDifference}+${more}=${lastDifference + more}$, ezért $${last}+${lastDifference + more}=${answer}$.`,
    },
    equals(nthBySteps(first, 6, (term, at) => term + start + (at - 1) * more)),
  );
}

function nextOfMultiplied(rng: Rng): Task {
  const [first, q] = [rng.int(1, 7), rng.pick([2, 2, 3])];
  const terms = range(1, 4).map(n => first * q ** (n - 1));
  const [third = 0, last = 0] = terms.slice(2);
  const word = q === 2 ? 'kétszerese' : 'háromszorosa';
  return numeric(
    {
      question: `Minden tag ugyanannyiszorosa az előzőnek: ${shown(terms)} Mi a következő tag?`,
      answer: num(last * q),
      check: 'INT',
      expr: `${last}*${q}`,
      wrong: [
        wrong(
          { last, third },
          ({ last, third }) => num(last + (last - third)),
          'utolso-kulonbseget-ismetli',
          'Az utolsó különbséget adtad hozzá. Itt szorozni kell.',
        ),
        wrong(
          { last, first, q },
          ({ last, first, q }) => num(last + first * (q - 1)),
          'elso-kulonbseget-ismetli',
          'Az első két tag különbségét adtad hozzá. Itt szorozni kell.',
        ),
        wrong(
          { last, third },
          ({ last, third }) => num(last + third),
          'elozo-kettot-osszeadja',
          'Az utolsó két tagot adtad össze. Itt szorozni kell.',
        ),
      ],
      other: 'Ossz el egy tagot az előzővel!',
      hints: ['Hányszorosa a második tag az elsőnek?', 'Ellenőrizd a többi tagon is, hányszorosára nőnek!', `Minden tag az előző ${word}.`],
      solution: `Minden tag az előző ${word}: $${last}\\cdot${q}=${last * q}$.`,
    },
    equals(nthBySteps(first, 5, term => term * q)),
  );
}

function nthOfEven(rng: Rng, drawn: boolean): Task {
  const [first, d] = [rng.int(2, 20), rng.int(3, 9)];
  const n = rng.int(5, 20) * 2;
  const half = n / 2;
  const answer = first + (n - 1) * d;
  redrawIf(first === d);
  const terms = range(1, 4).map(i => first + (i - 1) * d);
  return numeric(
    {
      ...(drawn
        ? {
            figure: {
              kind: 'table' as const,
              head: ['hányadik tag', '1.', '2.', '3.', '4.', '…', `${n}.`],
              rows: [['a tag', ...terms.map(t), '…', '?']],
            },
          }
        : {}),
      question: drawn
        ? 'A táblázat sorozata mindig ugyanannyival nő. Melyik szám kerül a kérdőjel helyére?'
        : `A sorozat mindig ugyanannyival nő: ${shown(terms)} Mennyi ${theTerm(n)}?`,
      answer: num(answer),
      check: 'INT',
      expr: `${first}+(${n}-1)*${d}`,
      wrong: [
        wrong(
          { first, n, d },
          ({ first, n, d }) => num(first + n * d),
          'n-lepest-szamol',
          `Eggyel több lépést tettél. Az 1. tagtól ${numberArticle(n)} ${n}. tagig $${n - 1}$ lépés van.`,
          `az első tagtól ${theTerm(n)}ig ${n} lépést számol`,
        ),
        wrong(
          { n, d },
          ({ n, d }) => num((n - 1) * d),
          'elso-tagot-kihagyja',
          'Csak a lépéseket számoltad, az első tagtól kell indulni.',
          'csak a lépések összegét adja meg, az első tagot nem adja hozzá',
        ),
        wrong(
          { n, d },
          ({ n, d }) => num(n * d),
          'sorszamot-szorozza-a-kulonbseggel',
          `A sorszámot szoroztad a különbséggel. Az 1. tagtól ${numberArticle(n)} ${n}. tagig $${n - 1}$ lépés van, és az első tagból indulunk.`,
        ),
        wrong(
          { first, half, d },
          ({ first, half, d }) => num(2 * (first + (half - 1) * d)),
          'fele-sorszamu-tagot-duplaz',
          `${numberArticle(half) === 'az' ? 'Az' : 'A'} ${half}. tagot kétszerezted. Kétszer akkora sorszámhoz nem tartozik kétszer akkora tag.`,
          `${theTerm(half)} kétszeresét adja meg`,
        ),
      ],
      other: 'Az első taghoz annyiszor add hozzá a különbséget, ahány lépést teszel!',
      hints: [
        'Mennyivel nő a sorozat lépésenként?',
        `Hány lépés vezet az 1. tagtól ${numberArticle(n)} ${n}. tagig?`,
        `A különbség $${d}$, a lépések száma $${n - 1}$.`,
      ],
      solution: `Egy lépés $${first + d}-${first}=${d}$. Az 1. tagtól ${theTerm(n)}ig $${n}-1=${n - 1}$ lépés van: $${first}+${n - 1}\\cdot${d}=${first}+${(n - 1) * d}=${answer}$.`,
    },
    equals(nthBySteps(first, n, term => term + d)),
  );
}

function whichTerm(rng: Rng): Task {
  const [first, d, n] = [rng.int(3, 20), rng.int(3, 9), rng.int(12, 40)];
  const value = first + (n - 1) * d;
  const terms = range(1, 4).map(i => first + (i - 1) * d);
  return numeric(
    {
      question: `A sorozat mindig ugyanannyival nő: ${shown(terms)} Hányadik tag ${numberArticle(value)} ${t(value)}?`,
      answer: num(n),
      check: 'INT',
      expr: `(${value}-${first})/${d}+1`,
      wrong: [
        wrong(
          { value, first, d },
          ({ value, first, d }) => num((value - first) / d),
          'lepesszamot-ad',
          'Ennyi lépés van az első tagtól. A tag sorszáma eggyel több.',
        ),
        ...(value % d === 0
          ? [
              wrong(
                { value, d },
                ({ value, d }) => num(value / d),
                'elso-tagot-kihagyja',
                'A számot osztottad a különbséggel. Előbb vond le az első tagot!',
                'a kérdezett tagot csak elosztja egy lépés nagyságával',
              ),
            ]
          : []),
        wrong(
          { value, first },
          ({ value, first }) => num(value - first),
          'osztas-elmarad-a-lepesszamnal',
          'Ennyivel nagyobb az első tagnál. Hány lépés ez?',
          'a teljes növekedést adja meg, nem osztja el egy lépés nagyságával',
        ),
      ],
      other: 'Hány lépés vezet az első tagtól idáig?',
      hints: [
        'Mennyivel nagyobb ez a szám az első tagnál?',
        'A teljes növekedést oszd el egy lépés nagyságával!',
        `$${value}-${first}=${value - first}$, egy lépés $${d}$.`,
      ],
      solution: `Egy lépés $${first + d}-${first}=${d}$. Az 1. tagtól $(${value}-${first}):${d}=${n - 1}$ lépés van, a sorszám eggyel több, tehát ez ${theTerm(n)}.`,
    },
    fits(v => Math.abs(nthBySteps(first, Math.round(v), term => term + d) - value) < 1e-9),
  );
}

function firstTerm(rng: Rng): Task {
  const [first, d] = [rng.int(2, 15), rng.int(3, 9)];
  const [early, late] = [rng.int(4, 7), rng.int(9, 14)];
  const [a, b] = [first + (early - 1) * d, first + (late - 1) * d];
  return numeric(
    {
      question: `Egy sorozat mindig ugyanannyival nő. ${numberArticle(early) === 'az' ? 'Az' : 'A'} ${early}. tagja ${t(a)}, ${numberArticle(late)} ${late}. tagja ${t(b)}. Mennyi az 1. tag?`,
      answer: num(first),
      check: 'INT',
      expr: `${a}-(${early}-1)*(${b}-${a})/(${late}-${early})`,
      wrong: [
        ...(a - early * d > 0
          ? [
              wrong(
                { a, early, d },
                ({ a, early, d }) => num(a - early * d),
                'n-lepest-szamol',
                `Eggyel több lépést tettél vissza. ${numberArticle(early) === 'az' ? 'Az' : 'A'} ${early}. tagtól az elsőig $${early - 1}$ lépés van.`,
                `az első tagtól ${theTerm(early)}ig ${early} lépést számol`,
              ),
            ]
          : []),
        wrong({ d }, ({ d }) => num(d), 'lepest-adja-tag-helyett', 'Ez egy lépés nagysága. Menj vissza vele az első tagig!'),
        wrong({ a, b }, ({ a, b }) => num(b - a), 'ket-tag-kulonbseget-adja', 'Ez a két megadott tag különbsége. Hány lépés van köztük?'),
      ],
      other: 'Előbb számold ki, mekkora egy lépés!',
      hints: [
        'Hány lépés van a két megadott tag között?',
        'A két tag különbségét oszd el a lépések számával!',
        `$(${b}-${a}):${late - early}=${d}$ egy lépés.`,
      ],
      solution: `A két tag között $${late}-${early}=${late - early}$ lépés van. Egy lépés $(${b}-${a}):${late - early}=${d}$. Az 1. tag innen $${early}-1=${early - 1}$ lépéssel visszafelé van: $${a}-${early - 1}\\cdot${d}=${first}$.`,
    },
    fits(v => nthBySteps(v, early, term => term + d) === a && nthBySteps(v, late, term => term + d) === b),
  );
}

function alternating(rng: Rng): Task {
  const [first, add] = [rng.int(1, 5), rng.int(1, 5)];
  const step = (term: number, at: number): number => (at % 2 === 1 ? term + add : term * 2);
  const terms = range(1, 6).map(n => nthBySteps(first, n, step));
  const last = terms.at(-1) ?? 0;
  const answer = last * 2;
  redrawIf(first === add);
  return numeric(
    {
      question: `A sorozatban két lépés váltja egymást: ${shown(terms)} Mi a következő tag?`,
      answer: num(answer),
      check: 'INT',
      expr: `${last}*2`,
      wrong: [
        wrong(
          { last, add },
          ({ last, add }) => num(last + add),
          'rossz-lepes-kovetkezik',
          'Az utolsó lépés is ez volt. Most a másik következik.',
          `kétszerezés helyett megint ${suf(add, 't')} ad hozzá`,
        ),
        wrong(
          { last, terms },
          ({ last, terms }) => num(last + (terms[4] ?? 0) - (terms[3] ?? 0)),
          'regi-kulonbseget-ismetli',
          'A korábbi növekedést ismételted meg. Itt szorzás következik, a növekedés nagyobb.',
          'az előző kétszerezéskor kapott növekedést adja hozzá az utolsó taghoz',
        ),
      ],
      other: 'Írd fel minden lépés fölé, mi történt!',
      hints: [
        'Mi történik az első és a második tag között?',
        'Nézd meg az első két lépést: két művelet váltja egymást.',
        `Az egyik lépés $+${add}$, a másik kétszerezés.`,
      ],
      solution: `A lépések felváltva $+${add}$ és $\\cdot2$. Most kétszerezés következik: $${last}\\cdot2=${answer}$.`,
    },
    equals(nthBySteps(first, 7, step)),
  );
}

export const sequenceRule = defineGenerator(
  'gen-sequence-rule',
  'Sorozatok szabálya',
  ['matek-6-sorozatok'],
  ['brackets'],
  (rng, level) => {
    if (level === 1) return rng.chance(0.5) ? nextOfMultiplied(rng) : nextOfGrowing(rng);
    if (level === 2) return rng.chance(0.3) ? alternating(rng) : nthOfEven(rng, rng.chance(0.4));
    return rng.chance(0.5) ? whichTerm(rng) : firstTerm(rng);
  },
);
