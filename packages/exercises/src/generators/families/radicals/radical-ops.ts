import { rat } from '@eszkerek/numbers/fraction';
import { numberSuffix, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac, num, root, surd } from '../../value.ts';

const t = textNumber;

/** √b·√b taken for b². */
const SQUARED = 'két egyforma gyök szorzatát a gyök alatti szám négyzetének veszi';

export const radicalOps = defineGenerator(
  'gen-radical-ops',
  'Műveletek gyökös számokkal',
  ['matek-7-muveletek-gyokokkel'],
  ['negative', 'root', 'fraction'],
  (rng, level) => {
    const b = rng.pick([2, 3, 5, 6, 7]);
    const [p, q, r] = [rng.intNot(-9, 9, 0), rng.intNot(-9, 9, 0), rng.intNot(-9, 9, 0)];
    const s = (k: number): string => `${k < 0 ? '-' : '+'}${Math.abs(k) === 1 ? '' : Math.abs(k)}\\sqrt{${b}}`;
    if (level === 1) {
      const total = p + q + r;
      redrawIf(total === 0 || p < 0);
      return numeric(
        {
          question: `Vond össze: $${surd(p, b).tex}${s(q)}${s(r)}$`,
          answer: surd(total, b),
          check: 'NUM',
          wrong: [
            wrong(
              { p, q, r, b },
              ({ p, q, r, b }) => surd(Math.abs(p) + Math.abs(q) + Math.abs(r), b),
              'elojel-hiba',
              'Az előjeleket nem vetted figyelembe: a kivonandó együttható negatív.',
              q < 0 && r < 0 ? 'a kivonandó tagokat is hozzáadja' : 'a kivonandó tagot is hozzáadja',
            ),
            wrong(
              { b, total },
              ({ b, total }) => root(3 * b, total),
              'gyok-alattit-osszead',
              'A gyök alatti számok nem adódnak össze.',
              'a gyök alatti három számot is összeadja',
            ),
            wrong(
              { p, q, r, b },
              ({ p, q, r, b }) => surd(p * q * r, b),
              'szorzas-osszevonas-helyett',
              'Összeszoroztad az együtthatókat. Össze kell vonni őket.',
              'összevonás helyett összeszorozza az együtthatókat',
            ),
            wrong({ p, q, r }, ({ p, q, r }) => num(p + q + r), 'gyok-elmarad', 'A gyökös tényező elmaradt.'),
          ],
          other: 'Az azonos gyökök együtthatóit vond össze!',
          hints: [
            'Egyforma gyökök állnak minden tagban?',
            'Csak az együtthatókat vonjuk össze, a gyök marad.',
            `Az együtthatók: ${[p, q, r].map(t).join('; ')}.`,
          ],
          solution: `Az együtthatók összege ${t(total)}, ezért az eredmény $${surd(total, b).tex}$.`,
        },
        equals(Math.sqrt(b) * p + Math.sqrt(b) * q + Math.sqrt(b) * r),
      );
    }
    if (level === 2) {
      const [m, n] = [rng.int(2, 6), rng.int(2, 6)];
      const product0 = rng.chance(0.5);
      redrawIf(m === n);
      if (product0) {
        const answer = Math.abs(p) * Math.abs(q) * b;
        redrawIf(Math.abs(p * q) < 2);
        const factors = [Math.abs(p), Math.abs(q), b].filter(n => n !== 1).join('\\cdot');
        return numeric(
          {
            question: `Mennyi $${surd(Math.abs(p), b).tex}\\cdot${surd(Math.abs(q), b).tex}$?`,
            answer: num(answer),
            check: 'INT',
            expr: `${Math.abs(p)}*${Math.abs(q)}*${b}`,
            wrong: [
              wrong(
                { p, q, b },
                ({ p, q, b }) => surd(Math.abs(p * q), b),
                'gyok-szor-gyok',
                `$\\sqrt{${b}}\\cdot\\sqrt{${b}}=${b}$, nem $\\sqrt{${b}}$.`,
                'két egyforma gyök szorzatát magának a gyöknek veszi',
              ),
              wrong(
                { p, q, b },
                ({ p, q, b }) => num(Math.abs(p * q) * b * b),
                'gyok-szor-gyok',
                `$\\sqrt{${b}}\\cdot\\sqrt{${b}}=${b}$, nem $${b * b}$.`,
                SQUARED,
              ),
              wrong(
                { p, q, b },
                ({ p, q, b }) => surd(Math.abs(p) + Math.abs(q), b),
                'osszead-szorzas-helyett',
                'Összeadtad az együtthatókat. Szorozni kell.',
              ),
            ],
            other: 'Együtthatót együtthatóval, gyököt gyökkel szorozz!',
            hints: ['Szorozd külön az együtthatókat!', `$\\sqrt{${b}}\\cdot\\sqrt{${b}}=${b}$`, `$${factors}$`],
            solution: `$${factors}=${answer}$.`,
          },
          equals(Math.abs(p) * Math.sqrt(b) * (Math.abs(q) * Math.sqrt(b))),
        );
      }
      const total = m + n;
      return numeric(
        {
          question: `Hozd $a\\sqrt{${b}}$ alakra: $\\sqrt{${m * m * b}}+\\sqrt{${n * n * b}}$`,
          answer: surd(total, b),
          check: 'NUM',
          wrong: [
            wrong({ m, b, n }, ({ m, b, n }) => surd(1, m * m * b + n * n * b), 'gyokok-osszege', 'A gyökök összege nem az összeg gyöke.'),
            wrong(
              { m, n, b },
              ({ m, n, b }) => surd(m * n, b),
              'szorzas-osszevonas-helyett',
              'Összeszoroztad az együtthatókat. Összeadni kell őket.',
              'összeadás helyett összeszorozza az együtthatókat',
            ),
            wrong(
              { m, n, b },
              ({ m, n, b }) => surd(m * m + n * n, b),
              'gyokvonas-elmarad',
              'A négyzetszámokból gyököt kell vonni kiemeléskor.',
              'a kiemelt négyzetszámokból nem von gyököt',
            ),
            wrong({ m, n }, ({ m, n }) => num(m + n), 'gyok-elmarad', `A gyökös tényező elmaradt: a szám mellé $\\sqrt{${b}}$ is kell.`),
          ],
          other: 'Előbb emelj ki mindkét gyökjel alól!',
          hints: [
            'Melyik négyzetszám emelhető ki?',
            'Kiemelés után az azonos gyökök összevonhatók.',
            `$\\sqrt{${m * m * b}}=${surd(m, b).tex}$`,
          ],
          solution: `$${surd(m, b).tex}+${surd(n, b).tex}=${surd(total, b).tex}$.`,
        },
        equals(Math.sqrt(m * m * b) + Math.sqrt(n * n * b)),
      );
    }
    const k = rng.int(1, 6);
    const c = rng.int(2, 24);
    const answer = surd(c, b, k * b);
    redrawIf(c % (k * b) === 0 && rng.chance(0.5));
    return numeric(
      {
        question: `Gyöktelenítsd a nevezőt: $\\frac{${c}}{${surd(k, b).tex}}$`,
        answer,
        check: 'NUM',
        wrong: [
          wrong(
            { c, k, b },
            ({ c, k, b }) => frac(rat(c, k * b)),
            'csak-a-nevezot-szorozza',
            'Csak a nevezőt szoroztad a gyökkel. A számlálót is kell.',
            'csak a nevezőt szorozza a gyökkel, a számlálót nem',
          ),
          wrong(
            { c, b, k },
            ({ c, b, k }) => surd(c, b, k),
            'nevezo-hiba',
            `A nevezőben $\\sqrt{${b}}\\cdot\\sqrt{${b}}=${b}$ is megmarad.`,
            'a nevezőben kihagyja a gyök és önmaga szorzatát',
          ),
          wrong(
            { c, b, k },
            ({ c, b, k }) => surd(c, b, k * b * b),
            'gyok-szor-gyok',
            `Egyszerűsítés előtt a nevező ${t(k * b)}, mert $\\sqrt{${b}}\\cdot\\sqrt{${b}}=${b}$.`,
            SQUARED,
          ),
        ],
        other: `Bővíts $\\sqrt{${b}}$-${numberSuffix(b, 'val')}!`,
        hints: [
          'Mivel kell bővíteni?',
          `Szorozd a számlálót és a nevezőt is $\\sqrt{${b}}$-${numberSuffix(b, 'val')}!`,
          `A nevező: $${k === 1 ? '' : `${k}\\cdot`}\\sqrt{${b}}\\cdot\\sqrt{${b}}=${k * b}$.`,
        ],
        solution: `$\\frac{${c}}{${surd(k, b).tex}}=\\frac{${c}\\sqrt{${b}}}{${k * b}}${answer.tex === `\\frac{${c}\\sqrt{${b}}}{${k * b}}` ? '' : `=${answer.tex}`}$.`,
      },
      fits(v => Math.abs(v * k * Math.sqrt(b) - c) < 1e-9),
    );
  },
);
