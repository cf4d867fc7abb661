import { capital, numberArticle, suf, texNumber, textNumber, theSuf } from '../../hungarian/index.ts';
import { rat } from '../arithmetic.ts';
import { defineGenerator, redrawIf, type Task } from '../engine.ts';
import { equals, fits, readList } from '../proof.ts';
import type { Rng } from '../rng.ts';
import { choice, numeric, words, wrong } from '../tasks.ts';
import { expression, frac, num, point, type Value } from '../value.ts';
import { type Poly, polyAdd, polyAt, polyKey, polyMul, polyScale, polyTex, polyValue, samePolynomial, valueAt } from './polynomial.ts';

const t = textNumber;
const x = texNumber;
const lin = (a: number, b: number): Poly => [b, a];

function substitute(rng: Rng): Task {
  const [a, b] = [rng.intNot(-9, 9, 0, 1, -1), rng.intNot(-12, 12, 0)];
  const v = rng.intNot(-5, 9, 0, 1);
  const square = rng.chance(0.3);
  const poly: Poly = square ? [b, 0, a] : [b, a];
  const answer = polyAt(poly, v);
  const inside = v < 0 ? `(${v})` : `${v}`;
  return numeric(
    {
      question: `Mennyi $${polyTex(poly)}$ értéke, ha $x=${v}$?`,
      answer: num(answer),
      check: 'INT',
      expr: square ? `(${a})*(${v})^2+(${b})` : `(${a})*(${v})+(${b})`,
      wrong: [
        ...(v > 0 && !square
          ? [
              wrong(
                num(Number(`${a}${v}`) + b),
                'egymas-melle-irja',
                `${capital(numberArticle(a))} $${a}x$ szorzást jelent, nem egymás mellé írt számjegyeket.`,
              ),
            ]
          : []),
        wrong(
          num(square ? (a * v) ** 2 + b : a + v + b),
          square ? 'kitevo-az-egyutthatora' : 'osszead-szorzas-helyett',
          square ? 'A kitevő csak az $x$-re vonatkozik, az együtthatóra nem.' : 'Az együttható szoroz, nem hozzáadódik.',
        ),
        wrong(
          num(square ? a * 2 * v + b : a * -v + b),
          square ? 'negyzet-mint-duplazas' : 'elojel-hiba',
          square ? 'Kétszereztél négyzetre emelés helyett.' : 'Az előjelet rontottad el.',
        ),
        wrong(num(answer - b), 'allando-kimarad', 'Az állandó tag kimaradt.'),
      ],
      other: 'Írd az $x$ helyére a számot zárójelben!',
      hints: [
        'Mi kerül az $x$ helyére?',
        'Előbb hatványozz, aztán szorozz, végül adj össze!',
        square ? `$${x(a)}\\cdot${inside}^2$` : `$${x(a)}\\cdot${inside}$`,
      ],
      solution: `$${x(a)}\\cdot${inside}${square ? '^2' : ''}${b < 0 ? '-' : '+'}${Math.abs(b)}=${x(answer)}$.`,
    },
    equals(a * (square ? v * v : v) + b),
  );
}

function collect(rng: Rng, letters: 1 | 2): Task {
  const [a, b, c, d] = [rng.intNot(-12, 12, 0), rng.intNot(-12, 12, 0), rng.intNot(-12, 12, 0), rng.intNot(-12, 12, 0)];
  const [p, q] = letters === 1 ? ['x', ''] : ['a', 'b'];
  const term = (k: number, l: string, first = false): string =>
    `${k < 0 ? '-' : first ? '' : '+'}${l && Math.abs(k) === 1 ? '' : Math.abs(k)}${l}`;
  const shown = `${term(a, p, true)}${term(b, q)}${term(c, p)}${term(d, q)}`;
  const [first, second] = [a + c, b + d];
  redrawIf(first === 0 || second === 0);
  const write = (m: number, n: number): Value => expression(`${term(m, p, true)}${term(n, q)}`, `${term(m, p, true)}${term(n, q)}`);
  const merged =
    letters === 1
      ? expression(term(first + second, p, true), term(first + second, p, true))
      : expression(term(first + second, 'ab', true), term(first + second, 'ab', true));
  return numeric(
    {
      question: `Vond össze az egynemű tagokat: $${shown}$`,
      answer: write(first, second),
      check: 'EXPR',
      wrong: [
        ...(first + second !== 0
          ? [wrong(merged, 'nem-egynemuek-osszevonasa', 'Nem egynemű tagokat vontál össze. Csak az azonos betűs tagok vonhatók össze.')]
          : []),
        ...(a - c !== 0 && b - d !== 0
          ? [wrong(write(a - c, b - d), 'elojel-hiba', 'Az előjelek a tag elé tartoznak: azokkal együtt vond össze!')]
          : []),
        wrong(
          expression(`${term(first, `${p}^2`, true)}${term(second, q)}`, `${term(first, `${p}^2`, true)}${term(second, q)}`),
          'osszeg-mint-negyzet',
          'Összeadásnál a betű kitevője nem változik.',
        ),
      ],
      other: 'Írd egymás mellé az azonos betűs tagokat!',
      hints: [
        'Mely tagok egyneműek?',
        'Az egynemű tagok együtthatóit vonjuk össze, előjellel.',
        `Az $${p}$-es tagok: $${term(a, p, true)}${term(c, p)}$`,
      ],
      solution: `$${shown}=${write(first, second).tex}$.`,
    },
    key =>
      [-2, 0.5, 3, 5].every(u =>
        [-1, 2, 4].every(
          w =>
            Math.abs(valueAt(key, { x: u, a: u, b: w }) - (a * u + (letters === 1 ? b : b * w) + c * u + (letters === 1 ? d : d * w))) <
            1e-9,
        ),
      ),
  );
}

function fromStory(rng: Rng): Task {
  const [k, m, v] = [rng.int(2, 9), rng.int(2, 20), rng.int(3, 15)];
  const s = rng.pick([
    {
      text: `Egy jegy ára $x$ lej. Veszünk ${t(k)} jegyet, és fizetünk ${t(m)} lej foglalási díjat.`,
      ask: 'Mennyit fizetünk',
      poly: [m, k] as Poly,
      unit: 'lej',
    },
    {
      text: `Egy doboz $x$ kg. A kocsira ${t(k)} dobozt teszünk, a kocsi maga ${t(m)} kg.`,
      ask: 'Mekkora az össztömeg',
      poly: [m, k] as Poly,
      unit: 'kg',
    },
    {
      text: `Egy téglalap egyik oldala $x$ cm, a másik ${suf(m, 'val')} hosszabb.`,
      ask: 'Mekkora a kerülete',
      poly: [2 * m, 4] as Poly,
      unit: 'cm',
    },
  ]);
  const answer = polyAt(s.poly, v);
  const [c0 = 0, c1 = 0] = s.poly;
  return numeric(
    {
      question: `${s.text} ${s.ask}, ha $x=${v}$?`,
      answer: num(answer),
      check: 'INT',
      unit: s.unit,
      expr: `${c1}*${v}+${c0}`,
      wrong: [
        wrong(num((v + m) * k), 'zarojel-hiba', 'Mindent megszoroztál. Nézd meg, mi hányszor szerepel!'),
        wrong(num(v + k + m), 'osszead-szorzas-helyett', 'Összeadtál szorzás helyett.'),
        wrong(num(c1 * v), 'allando-kimarad', 'Az állandó rész kimaradt.'),
        wrong(num(c1 * v - c0), 'elojel-hiba', 'Az állandó részt hozzá kell adni.'),
      ].filter(w => (w.value.size ?? 0) > 0),
      other: 'Írd fel előbb betűvel, aztán helyettesíts!',
      hints: ['Írd fel kifejezéssel!', `A kifejezés: $${polyTex(s.poly)}$`, `$${c1}\\cdot${v}+${c0}$`],
      solution: `$${polyTex(s.poly)}$, helyettesítve $${c1}\\cdot${v}+${c0}=${answer}$ ${s.unit}.`,
    },
    fits(w => w - c0 === c1 * v),
  );
}

const likeTerms = defineGenerator('gen-like-terms', 'Algebrai kifejezések', ['matek-7-algebrai-kifejezesek'], (rng, level) =>
  level === 1 ? substitute(rng) : level === 2 ? collect(rng, 1) : rng.chance(0.6) ? collect(rng, 2) : fromStory(rng),
);

const polyOps = defineGenerator('gen-poly-ops', 'Műveletek kifejezésekkel', ['matek-8-algebrai-kifejezesek'], (rng, level) => {
  const [a, b, c, d] = [rng.intNot(-6, 6, 0), rng.intNot(-9, 9, 0), rng.intNot(-6, 6, 0), rng.intNot(-9, 9, 0)];
  const br = (p: Poly): string => `(${polyTex(p)})`;
  if (level === 1) {
    const minusKind = rng.chance(0.5);
    redrawIf(minusKind ? a === c || b === d : a + c === 0 || b + d === 0);
    const [p, q] = [lin(a, b), lin(c, d)];
    const answer = minusKind ? polyAdd(p, polyScale(q, -1)) : polyAdd(p, q);
    const slip = minusKind ? lin(a - c, b + d) : lin(a - c, b - d);
    return numeric(
      {
        question: `Bontsd fel a zárójelet, és vond össze: $${br(p)}${minusKind ? '-' : '+'}${br(q)}$`,
        answer: polyValue(answer),
        check: 'EXPR',
        wrong: [
          wrong(
            polyValue(slip),
            minusKind ? 'minuszos-zarojel' : 'elojel-hiba',
            minusKind ? 'A mínusz a zárójel **minden** tagjának előjelét megváltoztatja.' : 'Plusz után az előjelek maradnak.',
          ),
          wrong(polyValue(polyScale(answer, -1)), 'elojel-hiba', 'Minden előjel fordítva van.'),
          wrong(
            expression(
              polyKey([0, answer[1] === undefined ? 0 : answer[1] + (answer[0] ?? 0)]),
              polyTex([0, (answer[1] ?? 0) + (answer[0] ?? 0)]),
            ),
            'nem-egynemuek-osszevonasa',
            'Az $x$-es tag és a szám nem vonható össze.',
          ),
        ].filter(w => w.value.key !== '0'),
        other: 'Írd le zárójel nélkül, aztán vond össze!',
        hints: [
          'Milyen jel áll a második zárójel előtt?',
          minusKind ? 'Mínusz után minden előjel megváltozik.' : 'Plusz után az előjelek maradnak.',
          `$${polyTex(p)}${polyTex(minusKind ? polyScale(q, -1) : q).replace(/^(?!-)/, '+')}$`,
        ],
        solution: `$${br(p)}${minusKind ? '-' : '+'}${br(q)}=${polyTex(answer)}$.`,
      },
      samePolynomial(v => a * v + b + (minusKind ? -1 : 1) * (c * v + d)),
    );
  }
  if (level === 2) {
    const k = rng.intNot(-5, 6, 0, 1, -1);
    const withX = rng.chance(0.5);
    const q = lin(c, d);
    const answer = withX ? polyMul([0, k], q) : polyScale(q, k);
    const slip: Poly = withX ? [d, 0, k * c] : [d, k * c];
    const head = withX ? polyTex([0, k]) : x(k);
    return numeric(
      {
        question: `Végezd el a szorzást: $${head}\\cdot${br(q)}$`,
        answer: polyValue(answer),
        check: 'EXPR',
        wrong: [
          wrong(polyValue(slip), 'csak-az-elsot-szorozza', 'A zárójel második tagját is meg kell szorozni.'),
          ...(withX ? [wrong(polyValue([0, k * d + k * c]), 'x-szor-x', '$x\\cdot x=x^2$, nem $x$.')] : []),
          wrong(polyValue(withX ? [0, -k * d, k * c] : [-k * d, k * c]), 'elojel-hiba', 'A második szorzat előjelét nézd meg újra!'),
        ],
        other: 'Szorozd meg a zárójel minden tagját!',
        hints: [
          'Hány tagot kell megszorozni?',
          withX ? '$x\\cdot x=x^2$; a zárójel minden tagját szorozd!' : 'A zárójel minden tagját megszorozzuk.',
          `Az első szorzat: $${withX ? polyTex([0, 0, k * c]) : polyTex([0, k * c])}$`,
        ],
        solution: `$${head}\\cdot${br(q)}=${polyTex(answer)}$.`,
      },
      samePolynomial(v => (withX ? k * v : k) * (c * v + d)),
    );
  }
  redrawIf(Math.abs(a) > 3 || Math.abs(c) > 3 || a < 0);
  const [p, q] = [lin(a, b), lin(c, d)];
  const answer = polyMul(p, q);
  redrawIf(answer[1] === 0);
  return numeric(
    {
      question: `Végezd el a szorzást, és vond össze: $${br(p)}\\cdot${br(q)}$`,
      answer: polyValue(answer),
      check: 'EXPR',
      wrong: [
        wrong(polyValue([b * d, 0, a * c]), 'kozepso-tag-kimarad', 'A középső tagok kimaradtak: minden tagot minden taggal szorozni kell.'),
        wrong(polyValue([b * d, a * d - b * c, a * c]), 'elojel-hiba', 'A középső tagok előjelét nézd meg újra!'),
        wrong(polyValue([b + d, a * d + b * c, a * c]), 'allandokat-osszead', 'Az állandó tag a két állandó **szorzata**.'),
      ].filter(w => !w.value.key.startsWith('0')),
      other: 'Minden tagot minden taggal szorozz!',
      hints: [
        'Hány szorzat keletkezik?',
        'Négy szorzat: első–első, első–második, második–első, második–második.',
        `Az első: $${polyTex([0, a])}\\cdot${polyTex([0, c]).startsWith('-') ? `(${polyTex([0, c])})` : polyTex([0, c])}=${polyTex([0, 0, a * c])}$`,
      ],
      solution: `$${polyTex([0, 0, a * c])}${polyTex([0, a * d]).replace(/^(?!-)/, '+')}${polyTex([0, b * c]).replace(/^(?!-)/, '+')}${b * d < 0 ? '' : '+'}${b * d}=${polyTex(answer)}$.`,
    },
    samePolynomial(v => (a * v + b) * (c * v + d)),
  );
});

const specialProducts = defineGenerator(
  'gen-special-products',
  'Rövidített számítási képletek',
  ['matek-8-rovid-szorzasi-kepletek'],
  (rng, level) => {
    const k = level === 1 ? 1 : rng.int(2, 6);
    const m = rng.int(2, level === 1 ? 9 : 12);
    const kx = polyTex([0, k]);
    const kind = rng.pick(['plus', 'minus', 'product'] as const);
    const s = kind === 'minus' ? -1 : 1;
    if (level < 3) {
      const answer: Poly = kind === 'product' ? [-m * m, 0, k * k] : [m * m, 2 * s * k * m, k * k];
      const shown = kind === 'product' ? `(${kx}+${m})(${kx}-${m})` : `(${kx}${s < 0 ? '-' : '+'}${m})^2`;
      return numeric(
        {
          question: `Fejtsd ki: $${shown}$`,
          answer: polyValue(answer),
          check: 'EXPR',
          wrong: [
            ...(kind === 'product'
              ? [
                  wrong(polyValue([m * m, 0, k * k]), 'osszeg-kulonbseg-szorzat', 'Összeg és különbség szorzata: $a^2-b^2$.'),
                  wrong(polyValue([-m * m, 2 * k * m, k * k]), 'osszeg-kulonbseg-szorzat', 'A középső tagok kiesnek.'),
                ]
              : [
                  wrong(
                    polyValue([s * m * m, 0, k * k]),
                    'ketszeres-szorzat-kimarad',
                    'A kétszeres szorzat kimaradt: $(a\\pm b)^2=a^2\\pm2ab+b^2$.',
                  ),
                  wrong(polyValue([m * m, s * k * m, k * k]), 'ketszeres-szorzat-fele', 'A középső tag **kétszeres** szorzat.'),
                  wrong(polyValue([m * m, -2 * s * k * m, k * k]), 'elojel-hiba', 'A középső tag előjelét nézd meg!'),
                ]),
            ...(k > 1
              ? [
                  wrong(
                    polyValue(answer.map((c, i) => (i === 2 ? k : c))),
                    'egyutthatot-nem-negyzeteli',
                    `$(${kx})^2=${k * k}x^2$: az együtthatót is négyzetre kell emelni.`,
                  ),
                ]
              : []),
          ],
          other: kind === 'product' ? '$(a+b)(a-b)=a^2-b^2$' : '$(a\\pm b)^2=a^2\\pm2ab+b^2$',
          hints: [
            'Melyik képletet ismered fel?',
            kind === 'product' ? '$(a+b)(a-b)=a^2-b^2$' : '$(a\\pm b)^2=a^2\\pm2ab+b^2$',
            `$a=${kx}$ és $b=${m}$`,
          ],
          solution: `$${shown}=${polyTex(answer)}$.`,
        },
        samePolynomial(v => (kind === 'product' ? (k * v + m) * (k * v - m) : (k * v + s * m) * (k * v + s * m))),
      );
    }
    const square: Poly = [m * m, 2 * s * k * m, k * k];
    if (kind === 'product') {
      const [a, b] = rng.pick([
        [50, rng.int(1, 4)],
        [100, rng.int(1, 6)],
        [30, rng.int(1, 3)],
        [80, rng.int(1, 4)],
        [200, rng.int(1, 5)],
        [40, rng.int(1, 4)],
      ] as const);
      return numeric(
        {
          question: `Számítsd ki ügyesen: $${a - b}\\cdot${a + b}$`,
          answer: num(a * a - b * b),
          check: 'INT',
          expr: `${a - b}*${a + b}`,
          wrong: [
            wrong(num(a * a + b * b), 'osszeg-kulonbseg-szorzat', 'A képlet $a^2-b^2$, nem összeg.'),
            wrong(num(a * a), 'masodik-negyzet-kimarad', 'Még le kell vonni a $b$ négyzetét.'),
            wrong(num((a - b) ** 2), 'rossz-keplet', 'Nem ugyanazt a számot szoroztad: $(a-b)(a+b)$.'),
          ],
          other: '$(a-b)(a+b)=a^2-b^2$',
          hints: ['Melyik kerek szám van a kettő között?', '$(a-b)(a+b)=a^2-b^2$', `$(${a}-${b})(${a}+${b})$`],
          solution: `$${a}^2-${b}^2=${x(a * a)}-${b * b}=${x(a * a - b * b)}$.`,
        },
        equals((a - b) * (a + b)),
      );
    }
    const gap = rng.pick(['middle', 'last'] as const);
    const shown =
      gap === 'middle' ? `${k * k}x^2${s < 0 ? '-' : '+'}\\square x+${m * m}` : `${k * k}x^2${s < 0 ? '-' : '+'}${2 * k * m}x+\\square`;
    const answer = gap === 'middle' ? 2 * k * m : m * m;
    redrawIf(2 * k === m);
    return numeric(
      {
        question: `Melyik pozitív szám kerül a $\\square$ helyére, hogy teljes négyzet legyen? $${shown}=(${kx}${s < 0 ? '-' : '+'}\\ldots)^2$`,
        answer: num(answer),
        check: 'INT',
        wrong:
          gap === 'middle'
            ? [
                wrong(num(k * m), 'ketszeres-szorzat-fele', 'A középső tag kétszeres szorzat: $2ab$.'),
                wrong(num(k * k * m * m), 'rossz-keplet', 'A négyzetek szorzatát vetted. $2ab$ kell.'),
                wrong(num(k + m), 'osszead-szorzas-helyett', 'Összeadtál szorzás helyett.'),
              ]
            : [
                wrong(num(m), 'negyzetre-emeles-elmarad', 'Ez a $b$. A négyzete kell.'),
                wrong(
                  num(k * m),
                  'ketszeres-szorzat-fele',
                  'Ez a kétszeres szorzat fele. Oszd el az $a$ együtthatójával, és emeld négyzetre!',
                ),
                wrong(
                  num((2 * k * m) ** 2),
                  'rossz-keplet',
                  'A középső együtthatót emelted négyzetre. Előbb oszd el kétszer az $a$ együtthatójával!',
                ),
              ],
        other: '$(a\\pm b)^2=a^2\\pm2ab+b^2$',
        hints: [
          'Mi az $a$ és mi a $b$?',
          '$(a\\pm b)^2=a^2\\pm2ab+b^2$',
          gap === 'middle' ? `$a=${kx}$, $b=${m}$` : `$2\\cdot${k}\\cdot b=${2 * k * m}$`,
        ],
        solution: gap === 'middle' ? `$2\\cdot${k}\\cdot${m}=${answer}$.` : `$b=${m}$, ezért $b^2=${answer}$.`,
      },
      fits(v => {
        const poly: Poly = gap === 'middle' ? [m * m, s * v, k * k] : [v, square[1] ?? 0, k * k];
        return (poly[1] ?? 0) ** 2 === 4 * (poly[0] ?? 0) * (poly[2] ?? 0);
      }),
    );
  },
);

const linearFunction = defineGenerator('gen-linear-function', 'Lineáris függvény', ['matek-8-linearis-fuggveny'], (rng, level) => {
  const [a, b] = [rng.intNot(-6, 6, 0), rng.intNot(-9, 9, 0)];
  const formula = polyTex([b, a]);
  if (level === 1) {
    const kind = rng.pick(['value', 'slope', 'grows'] as const);
    const v = rng.intNot(-5, 6, 0, 1);
    redrawIf(a === 1);
    if (kind === 'value')
      return numeric(
        {
          question: `$f(x)=${formula}$. A grafikon egyik pontjának első koordinátája ${t(v)}. Mennyi a második?`,
          answer: num(a * v + b),
          check: 'INT',
          expr: `(${a})*(${v})+(${b})`,
          wrong: [
            wrong(num(b * v + a), 'a-es-b-csereje', 'Felcserélted a meredekséget és az állandót.'),
            wrong(num(a + v + b), 'osszead-szorzas-helyett', 'Az együttható szoroz.'),
            wrong(num(a * v - b), 'elojel-hiba', 'Az állandó előjelét nézd meg!'),
            wrong(num(a * v), 'allando-kimarad', 'Az állandó tag kimaradt.'),
          ],
          other: 'Helyettesítsd be az $x$ értékét!',
          hints: ['Mi kerül az $x$ helyére?', '$y=f(x)$', `$${x(a)}\\cdot(${v})${b < 0 ? '-' : '+'}${Math.abs(b)}$`],
          solution: `$f(${v})=${x(a)}\\cdot(${v})${b < 0 ? '-' : '+'}${Math.abs(b)}=${x(a * v + b)}$.`,
        },
        fits(w => w - b === a * v),
      );
    if (kind === 'slope')
      return numeric(
        {
          question: `Hol metszi az $f(x)=${formula}$ függvény grafikonja az $y$ tengelyt? Add meg az $y$ értékét!`,
          answer: num(b),
          check: 'INT',
          wrong: [
            wrong(num(a), 'a-es-b-csereje', 'Ez a meredekség. Az $y$ tengelyt az állandónál metszi.'),
            wrong(num(-b), 'elojel-hiba', 'Az előjelet nézd meg!'),
            wrong(frac(rat(-b, a)), 'rossz-tengely', 'Ez az $x$ tengellyel való metszéspont.'),
          ],
          other: 'Az $y$ tengelyen $x=0$.',
          hints: ['Mennyi az $x$ az $y$ tengelyen?', 'Helyettesíts az $x$ helyére 0-t!', `$${x(a)}\\cdot0${b < 0 ? '-' : '+'}\\ldots$`],
          solution: `$f(0)=${x(b)}$.`,
        },
        equals(a * 0 + b),
      );
    return choice(
      rng,
      {
        question: `Milyen az $f(x)=${formula}$ függvény grafikonja balról jobbra haladva?`,
        right: words(a > 0 ? 'emelkedik' : 'süllyed', a > 0 ? 'up' : 'down'),
        because: `Helyes! A meredekség $${x(a)}$.`,
        wrong: [
          wrong(
            words(a > 0 ? 'süllyed' : 'emelkedik', a > 0 ? 'down' : 'up'),
            'meredekseg-elojele',
            `A meredekség $${x(a)}$, ez ${a > 0 ? 'pozitív: emelkedik' : 'negatív: süllyed'}.`,
          ),
          wrong(words('vízszintes', 'flat'), 'meredekseg-elojele', 'Vízszintes akkor lenne, ha a meredekség 0.'),
        ],
        hints: ['Melyik szám a meredekség?', 'Pozitív meredekségnél emelkedik, negatívnál süllyed.', `A meredekség $${x(a)}$.`],
        solution: `A meredekség $${x(a)}$, ezért a grafikon ${a > 0 ? 'emelkedik' : 'süllyed'}.`,
      },
      key => key === (a * 5 + b > a * 4 + b ? 'up' : 'down'),
    );
  }
  if (level === 2) {
    const rootRat = rat(-b, a);
    redrawIf(rootRat.d > 4 || Math.abs(a) === 1);
    return numeric(
      {
        question: `Hol metszi az $f(x)=${formula}$ függvény grafikonja az $x$ tengelyt? Add meg az $x$ értékét!`,
        answer: frac(rootRat),
        check: 'FRAC',
        expr: `(0-(${b}))/(${a})`,
        wrong: [
          wrong(num(b), 'rossz-tengely', 'Ez az $y$ tengellyel való metszéspont. Az $x$ tengelyen $y=0$.'),
          wrong(frac(rat(b, a)), 'elojel-hiba', 'Az átvitelkor az előjel megváltozik.'),
          wrong(frac(rat(-a, b)), 'a-es-b-csereje', 'Fordítva osztottál.'),
          wrong(num(-b), 'osztas-elmarad', 'Még osztani kell az együtthatóval.'),
        ],
        other: 'Oldd meg: $f(x)=0$!',
        hints: ['Mennyi az $y$ az $x$ tengelyen?', 'Oldd meg az $f(x)=0$ egyenletet!', `$${polyTex([0, a])}=${x(-b)}$`],
        solution: `$${formula}=0$, ezért $x=${frac(rootRat).tex}$.`,
      },
      fits(v => Math.abs(a * v + b) < 1e-9),
    );
  }
  const [p, q] = [rng.intNot(-6, 6, 0), rng.intNot(-6, 6, 0)];
  redrawIf(p === q || Math.abs(p) < 2);
  const askA = rng.chance(0.5);
  const yP = a * p + b;
  redrawIf(yP === a);
  if (askA)
    return numeric(
      {
        question: `Az $f(x)=ax${b < 0 ? '-' : '+'}${Math.abs(b)}$ függvény grafikonja átmegy az $A${point(p, yP).tex}$ ponton. Mennyi $a$?`,
        answer: num(a),
        check: 'FRAC',
        expr: `((${yP})-(${b}))/(${p})`,
        wrong: [
          wrong(frac(rat(yP + b, p)), 'atviteli-elojelhiba', 'Az állandó átvitelekor előjelet kell váltani.'),
          wrong(num(yP - b), 'osztas-elmarad', 'Még osztani kell az $x$ értékével.'),
          wrong(frac(rat(p - b, yP || 1)), 'koordinatak-csereje', 'Felcserélted a két koordinátát.'),
        ],
        other: 'Helyettesítsd be a pont koordinátáit!',
        hints: [
          'Mit jelent, hogy a pont rajta van?',
          'A pont koordinátái kielégítik az $y=f(x)$ egyenletet.',
          `$a\\cdot(${p})${b < 0 ? '-' : '+'}${Math.abs(b)}=${x(yP)}$`,
        ],
        solution: `$a\\cdot(${p})=${x(yP - b)}$, ezért $a=${x(a)}$.`,
      },
      fits(v => v * p + b === yP),
    );
  const yQ = a * q + b;
  return numeric(
    {
      question: `Egy lineáris függvény grafikonja átmegy az $A${point(p, yP).tex}$ és a $B${point(q, yQ).tex}$ ponton. Mennyi a meredeksége?`,
      answer: num(a),
      check: 'FRAC',
      expr: `((${yQ})-(${yP}))/((${q})-(${p}))`,
      wrong: [
        wrong(frac(rat(q - p, yQ - yP)), 'arany-forditva', 'Fordítva osztottál: $y$ változása osztva $x$ változásával.'),
        wrong(num(-a), 'elojel-hiba', 'Ugyanabban a sorrendben vond ki a koordinátákat!'),
        wrong(num(yQ - yP), 'osztas-elmarad', 'Ez csak az $y$ változása. Oszd el az $x$ változásával!'),
      ],
      other: 'Meredekség: $\\frac{y_2-y_1}{x_2-x_1}$.',
      hints: [
        'Mennyit változik az $y$, míg az $x$ ennyit?',
        '$a=\\frac{y_2-y_1}{x_2-x_1}$',
        `Az $x$ változása: $${x(q)}-${p < 0 ? `(${p})` : p}$.`,
      ],
      solution: `$a=\\frac{${x(yQ)}-${yP < 0 ? `(${yP})` : yP}}{${x(q)}-${p < 0 ? `(${p})` : p}}=${x(a)}$.`,
    },
    fits(v => Math.abs(yP + v * (q - p) - yQ) < 1e-9),
  );
});

const lineIntersections = defineGenerator(
  'gen-line-intersections',
  'Grafikonok metszéspontja',
  ['matek-8-grafikonok-metszespontjai'],
  (rng, level) => {
    const [a, c] = [rng.intNot(-5, 5, 0), rng.intNot(-5, 5, 0)];
    redrawIf(a === c);
    const [px, py] = [rng.intNot(-6, 6, 0), rng.intNot(-9, 9, 0)];
    const [b, d] = [py - a * px, py - c * px];
    redrawIf(b === 0 || d === 0 || Math.abs(b) > 25 || Math.abs(d) > 25 || px === py);
    if (level < 3) {
      const xOnly = level === 1;
      const shown = `$f(x)=${polyTex([b, a])}$ és $g(x)=${polyTex([d, c])}$`;
      if (xOnly)
        return numeric(
          {
            question: `${shown}. Melyik $x$ értékre lesz $f(x)=g(x)$?`,
            answer: num(px),
            check: 'FRAC',
            expr: `((${d})-(${b}))/((${a})-(${c}))`,
            wrong: [
              wrong(num(py), 'x-es-y-csereje', 'Ez a közös függvényérték. Az $x$-et kérdezik.'),
              wrong(num(-px), 'elojel-hiba', 'Az előjelet rontottad el.'),
              ...(a + c !== 0
                ? [wrong(frac(rat(d - b, a + c)), 'atviteli-elojelhiba', 'Az $x$-es tag átvitelekor előjelet kell váltani.')]
                : []),
            ],
            other: 'Tedd egyenlővé a két képletet!',
            hints: ['Mikor egyenlő a két függvényérték?', 'Oldd meg az $f(x)=g(x)$ egyenletet!', `$${polyTex([b, a])}=${polyTex([d, c])}$`],
            solution: `$${polyTex([0, a - c])}=${x(d - b)}$, ezért $x=${x(px)}$.`,
          },
          fits(v => Math.abs(a * v + b - c * v - d) < 1e-9),
        );
      return numeric(
        {
          question: `Hol metszi egymást a két grafikon? ${shown}. A pontot $(x;\\ y)$ alakban add meg!`,
          answer: point(px, py),
          check: 'PT',
          wrong: [
            wrong(point(py, px), 'x-es-y-csereje', 'Felcserélted a két koordinátát.'),
            wrong(point(px, -py), 'elojel-hiba', 'Az $y$ előjelét ellenőrizd visszahelyettesítéssel!'),
            wrong(point(px, b), 'y-nem-visszahelyettesit', 'Az $y$-t visszahelyettesítéssel kell kiszámítani.'),
            wrong(point(-px, py), 'elojel-hiba', 'Az $x$ előjelét rontottad el.'),
          ],
          other: 'Oldd meg az $f(x)=g(x)$ egyenletet, aztán helyettesíts vissza!',
          hints: [
            'A metszéspontban a két függvényérték egyenlő.',
            'Oldd meg az $f(x)=g(x)$ egyenletet, majd számítsd ki az $y$-t!',
            `$${polyTex([0, a - c])}=${x(d - b)}$`,
          ],
          solution: `$x=${x(px)}$, és $f(${x(px)})=${x(py)}$, a metszéspont $${point(px, py).tex}$.`,
        },
        key => {
          const [u = Number.NaN, w = Number.NaN] = readList(key);
          return a * u + b === w && c * u + d === w;
        },
      );
    }
    const k = rng.intNot(-6, 6, 0);
    const m = rng.intNot(-12, 12, 0);
    const area = rat(m * m, 2 * Math.abs(k));
    redrawIf(area.d > 2 || Math.abs(k) === 1);
    return numeric(
      {
        question: `Mekkora területű háromszöget zár be az $f(x)=${polyTex([m, k])}$ függvény grafikonja a két koordinátatengellyel?`,
        answer: frac(area),
        check: 'FRAC',
        expr: `(${m})^2/(2*${Math.abs(k)})`,
        wrong: [
          wrong(frac(rat(m * m, Math.abs(k))), 'felezes-elmarad', 'A derékszögű háromszög területénél felezni kell.'),
          wrong(frac(rat(-area.n, area.d)), 'negativ-hosszusag', 'A terület nem lehet negatív: a távolságokkal számolj!'),
          wrong(frac(rat(Math.abs(m * k), 2)), 'a-es-b-csereje', 'A meredekséget vetted oldalnak. A tengelymetszetek kellenek.'),
          wrong(num(m * m), 'rossz-tengely', 'Az $x$ tengellyel való metszéspontot is számítsd ki!'),
        ],
        other: 'Számítsd ki a két tengelymetszetet!',
        hints: [
          'Hol metszi a tengelyeket?',
          'A háromszög két befogója a tengelymetszetek távolsága az origótól.',
          `Az $y$ tengelyt ${theSuf(m, 'nál')} metszi.`,
        ],
        solution: `A befogók ${t(Math.abs(m))} és $${frac(rat(Math.abs(m), Math.abs(k))).tex}$, a terület $${frac(area).tex}$.`,
      },
      fits(v => Math.abs(v - (Math.abs(m) * Math.abs(-m / k)) / 2) < 1e-9),
    );
  },
);

export const algebra = [likeTerms, polyOps, specialProducts, linearFunction, lineIntersections];
