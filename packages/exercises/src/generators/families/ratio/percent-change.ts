import { tidy } from '@eszkerek/numbers/arithmetic';
import { decimalsOf, numberArticle, texNumber, textNumber, theSuf } from '@eszkerek/numbers/hungarian';
import { asAmount } from '@eszkerek/numbers/money';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { drawPrice } from '../shared/prices.ts';

const t = textNumber;

const x = texNumber;

const price = asAmount;

/** „Az új ár az eredeti 85%-a, és 85% = 0,85.” */
const shareOf = (p: number, up: boolean, factor: number, what = 'Az új ár az eredeti'): string => {
  const share = `${up ? 100 + p : 100 - p}%`;
  return `${what} ${share}-a, és ${share} = ${t(factor)}.`;
};

export const percentChange = defineGenerator(
  'gen-percent-change',
  'Százalékos változás',
  ['matek-6-szazalekos-valtozas'],
  ['decimal', 'percent', 'unknown'],
  (rng, level, { scale, unit, word }) => {
    const p = rng.pick([5, 10, 15, 20, 25, 30, 40, 50]);
    const q = rng.pick([10, 20, 25, 30, 40, 50]);
    const [upFirst, upSecond] = [rng.chance(0.5), rng.chance(0.5)];
    const thing = rng.pick(['kerékpár', 'kabát', 'sátor', 'asztali lámpa', 'hátizsák', 'gitár'] as const);
    const base = drawPrice(rng, thing, 20) * scale;
    const f1 = 1 + (upFirst ? p : -p) / 100;
    const f2 = 1 + (upSecond ? q : -q) / 100;
    const s = (up: boolean): string => (up ? 'emelik' : 'csökkentik');
    const past = (up: boolean): string => (up ? 'emelték' : 'csökkentették');
    if (level === 1) {
      const answer = tidy(base * f1);
      return numeric(
        {
          question: `Egy ${thing} ára ${price(t(base))} ${unit}. Az árát ${p}%-kal ${s(upFirst)}. Mennyi az új ár?`,
          answer: num(answer),
          check: 'NUM',
          unit,
          expr: `${base}*(100${upFirst ? '+' : '-'}${p})/100`,
          wrong: [
            wrong({ base, p }, ({ base, p }) => num(tidy((base * p) / 100)), 'csak-a-valtozas', 'Ez a változás. Az új árat kérdezik.'),
            wrong(
              { base, f1 },
              ({ base, f1 }) => num(tidy(base * (2 - f1))),
              'rossz-iranyu-valtozas',
              upFirst ? 'Csökkentetted az árat. Emelésről van szó.' : 'Növelted az árat. Csökkentésről van szó.',
              upFirst ? 'emelés helyett csökkenti az árat' : 'csökkentés helyett növeli az árat',
            ),
            wrong(
              { upFirst, base, p },
              ({ upFirst, base, p }) => num(upFirst ? base + p : base - p),
              'szazalekot-lejnek',
              `${p} ${word('lejjel')} változtattad. A százalék az alap része.`,
              `a százalékot ${word('lejben')} érti`,
            ),
          ],
          other: 'Számítsd ki a változást, és add hozzá vagy vond le!',
          hints: [
            `Mennyi ${theSuf(base, 'nak')} ${numberArticle(p)} ${p}%-a?`,
            upFirst ? `Az új ár az eredeti ${100 + p}%-a.` : `Az új ár az eredeti ${100 - p}%-a.`,
            `$${price(x(base))}\\cdot${x(f1)}$`,
          ],
          solution: `${shareOf(p, upFirst, f1)} Ezért $${price(x(base))}\\cdot${x(f1)}=${price(x(answer))}$ ${unit}.`,
        },
        equals(base + (upFirst ? 1 : -1) * base * (p / 100)),
      );
    }
    if (level === 2) {
      const answer = tidy(base * f1 * f2);
      redrawIf(decimalsOf(answer) > 2);
      const back2 = p === q && upFirst !== upSecond;
      const net = (upFirst ? p : -p) + (upSecond ? q : -q);
      return numeric(
        {
          question: `Egy ${thing} ára ${price(t(base))} ${unit} volt. Előbb ${p}%-kal ${past(upFirst)}, majd az új árat ${upFirst === upSecond ? 'további ' : ''}${q}%-kal ${past(upSecond)}. Mennyi lett az ára?`,
          answer: num(answer),
          check: 'NUM',
          unit,
          expr: `${base}*(100${upFirst ? '+' : '-'}${p})/100*(100${upSecond ? '+' : '-'}${q})/100`,
          wrong: [
            wrong(
              { base, upFirst, p, upSecond, q },
              ({ base, upFirst, p, upSecond, q }) => num(tidy(base * (1 + ((upFirst ? p : -p) + (upSecond ? q : -q)) / 100))),
              back2 ? 'oda-vissza-ugyanaz' : 'szazalekokat-osszeadja',
              back2
                ? 'Nem jutunk vissza az eredeti árhoz: a második százalék más alapra vonatkozik.'
                : 'A két százalékot összevontad. A második változás már az **új** árból számít.',
              back2
                ? undefined
                : upFirst === upSecond
                  ? `a két százalékot összeadja, és az eredeti árat egyszer, ${Math.abs(net)}%-kal ${upFirst ? 'emeli' : 'csökkenti'}`
                  : `a két százalékot kivonja egymásból, és az eredeti árat egyszer, ${Math.abs(net)}%-kal ${net > 0 ? 'emeli' : 'csökkenti'}`,
            ),
            wrong({ base, f1 }, ({ base, f1 }) => num(tidy(base * f1)), 'csak-az-elso-valtozas', 'Csak az első változást számoltad.'),
            wrong({ base, f2 }, ({ base, f2 }) => num(tidy(base * f2)), 'csak-a-masodik-valtozas', 'Csak a második változást számoltad.'),
          ],
          other: 'Számolj két lépésben, mindig az aktuális árból!',
          hints: [
            'Miből számítjuk a második százalékot?',
            'Két lépés: előbb az első változás utáni ár, abból a második.',
            `Az első változás után: $${price(x(base))}\\cdot${x(f1)}=${price(x(tidy(base * f1)))}$ ${unit}.`,
          ],
          solution: `${shareOf(p, upFirst, f1, 'Az első változás után az ár az eredeti')} Ez $${price(x(base))}\\cdot${x(f1)}=${price(x(tidy(base * f1)))}$ ${unit}. ${shareOf(q, upSecond, f2, 'A második változás után az ár ennek')} Ez $${price(x(tidy(base * f1)))}\\cdot${x(f2)}=${price(x(answer))}$ ${unit}.`,
        },
        fits(v => Math.abs(v / f2 / f1 - base) < 1e-6),
      );
    }
    const now = tidy(base * f1);
    return numeric(
      {
        question: `Egy ${thing} árát ${p}%-kal ${past(upFirst)}, így most ${price(t(now))} ${word('lejbe')} kerül. Mennyi volt az eredeti ára?`,
        answer: num(base),
        check: 'NUM',
        unit,
        expr: `${now}*100/(100${upFirst ? '+' : '-'}${p})`,
        wrong: [
          wrong(
            { now, upFirst, p },
            ({ now, upFirst, p }) => num(tidy(now * (upFirst ? 1 - p / 100 : 1 + p / 100))),
            'uj-arbol-veszi-a-szazalekot',
            `Az új árból vetted ${numberArticle(p)} ${p}%-ot. A százalék az **eredeti** árra vonatkozott.`,
            `az új ár ${p}%-át ${upFirst ? 'vonja le az új árból' : 'adja hozzá az új árhoz'}`,
          ),
          wrong(
            { now, f1 },
            ({ now, f1 }) => num(tidy(now * f1)),
            'meg-egyszer-valtoztat',
            'Még egyszer alkalmaztad a változást. Visszafelé kell számolni.',
          ),
          wrong(
            { upFirst, now, p },
            ({ upFirst, now, p }) => num(upFirst ? now - p : now + p),
            'szazalekot-lejnek',
            `${p} ${word('lejjel')} számoltál, nem ${p}%-kal.`,
            `a százalékot ${word('lejben')} érti`,
          ),
        ],
        other: 'Az új ár az eredeti hány százaléka?',
        hints: [
          'Mire vonatkozott a százalék?',
          `Az új ár az eredeti ${upFirst ? 100 + p : 100 - p}%-a.`,
          `$x\\cdot${x(f1)}=${price(x(now))}$`,
        ],
        solution: `${shareOf(p, upFirst, f1)} Ezért az eredeti ár $${price(x(now))}:${x(f1)}=${price(x(base))}$ ${unit}.`,
      },
      fits(v => Math.abs(v + (upFirst ? 1 : -1) * v * (p / 100) - now) < 1e-6),
    );
  },
);
