import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

const x = texNumber;

interface Scale {
  max: number;
  step: number;
  parts: number;
}
/** Measuring cylinders: one part is 1, 2, 4, 5, 10, 20 or 25 ml. */
const CYLINDERS: readonly Scale[] = [
  { max: 50, step: 10, parts: 5 },
  { max: 50, step: 10, parts: 10 },
  { max: 60, step: 20, parts: 5 },
  { max: 100, step: 20, parts: 4 },
  { max: 100, step: 20, parts: 5 },
  { max: 100, step: 50, parts: 10 },
  { max: 250, step: 50, parts: 5 },
  { max: 500, step: 100, parts: 4 },
  { max: 500, step: 100, parts: 5 },
];
const LIQUIDS = ['víz', 'olaj', 'tej', 'málnaszörp', 'narancslé', 'ecet'];
/** Bodies of about this volume. */
const bodyOf = (rng: Rng, volume: number): string =>
  rng.pick(
    volume <= 15
      ? ['egy kulcs', 'egy csavar', 'egy gyűrű', 'egy üveggolyó']
      : volume <= 60
        ? ['egy kavics', 'egy gránitdarab', 'egy vaskocka', 'egy bronzfigura']
        : ['egy kő', 'egy krumpli', 'egy agyagszobor'],
  );
const LENGTHS = ['egy tollpihe', 'egy csavar', 'egy levél', 'egy radír', 'egy szög', 'egy gyertyacsonk', 'egy ceruzavég'];

const partOf = ({ step, parts }: Scale): number => tidy(step / parts);

function division(rng: Rng): Task {
  const scale = rng.pick(CYLINDERS);
  const part = partOf(scale);
  const value = scale.step * rng.int(1, scale.max / scale.step - 1);
  redrawIf(value === part);
  return numeric(
    {
      figure: { kind: 'instrument', instruments: [{ form: 'cylinder', ...scale, value, unit: 'ml' }] },
      question: `A mérőhengerben ${rng.pick(LIQUIDS)} van. Hány milliliter egyetlen kis köz a skáláján?`,
      answer: num(part),
      check: 'NUM',
      unit: 'ml',
      expr: `${scale.step}/${scale.parts}`,
      wrong: [
        wrong(
          { step: scale.step },
          ({ step }) => num(step),
          'feliratok-kulonbseget-veszi',
          'Ez két felirat különbsége. Oszd el a közök számával!',
        ),
        wrong(
          { parts: scale.parts },
          ({ parts }) => num(parts),
          'kozok-szamat-veszi',
          'Ez a közök száma két felirat között. Egy köz értéke kell.',
        ),
        wrong(
          { ...scale },
          ({ step, parts }) => num(step * parts),
          'osztaskoznel-szoroz',
          'Szoroztál. A feliratok különbségét osztani kell a közök számával.',
        ),
      ],
      other: 'Oszd el két szomszédos felirat különbségét a közök számával!',
      hints: [
        'Mennyi a különbség két szomszédos szám között?',
        'A különbséget oszd el a közök számával!',
        `Két felirat között ${withUnit(scale.step, 'ml')} van.`,
      ],
      solution: `$${scale.step}:${scale.parts}=${x(part)}$ ml.`,
    },
    fits(v => Math.abs(v * scale.parts - scale.step) < 1e-9),
  );
}

function level(rng: Rng): Task {
  const scale = rng.pick(CYLINDERS);
  const part = partOf(scale);
  const [mark, over] = [rng.int(1, scale.max / scale.step - 1), rng.int(1, scale.parts - 1)];
  const value = tidy(mark * scale.step + over * part);
  return numeric(
    {
      figure: { kind: 'instrument', instruments: [{ form: 'cylinder', ...scale, value, unit: 'ml' }] },
      question: `Hány milliliter ${rng.pick(LIQUIDS)} van a mérőhengerben?`,
      answer: num(value),
      check: 'NUM',
      unit: 'ml',
      expr: `${mark * scale.step}+${over}*${scale.step}/${scale.parts}`,
      wrong: [
        wrong(
          { mark, over, step: scale.step },
          ({ mark, over, step }) => num(mark * step + over),
          'osztaskozt-egynek-veszi',
          'Egy közt 1 ml-nek vettél. Előbb számold ki az osztásközt!',
          'a felirat fölötti közöket egyenként 1 ml-nek veszi',
        ),
        wrong(
          { mark, over, step: scale.step, parts: scale.parts },
          ({ mark, over, step, parts }) => num(mark * step + over * parts),
          'kozok-szamat-veszi',
          'A közök számát vetted egy köz értékének. A feliratok különbségét oszd el a közök számával!',
          'a két felirat közötti közök számát veszi egy köz értékének',
        ),
        wrong(
          { mark, step: scale.step },
          ({ mark, step }) => num(mark * step),
          'alatta-levo-felirat',
          'Csak a szint alatti feliratot olvastad le. A közök is számítanak.',
        ),
        wrong(
          { mark, over, step: scale.step, part },
          ({ mark, over, step, part }) => num(tidy((mark + 1) * step - over * part)),
          'felulrol-szamolja-a-kozoket',
          'A közöket a felső feliratból vontad le. Az alsó felirattól felfelé számolj!',
          'az alsó felirattól megszámolt közöket a felső feliratból vonja le',
        ),
      ],
      other: 'Melyik felirat van a szint alatt, és hány közzel van fölötte a szint?',
      hints: [
        'Melyik két felirat között áll a szint?',
        'Az alsó felirathoz add hozzá a közök értékét!',
        `Egy köz $${scale.step}:${scale.parts}=${x(part)}$ ml.`,
      ],
      solution: `Egy köz ${withUnit(part, 'ml')}: $${mark * scale.step}+${over}\\cdot${x(part)}=${x(value)}$ ml.`,
    },
    fits(v => Math.abs(v / part - (mark * scale.parts + over)) < 1e-9),
  );
}

function ruler(rng: Rng): Task {
  const from = rng.int(5, 35) / 10;
  const to = rng.int(Math.round(from * 10) + 18, 79) / 10;
  const length = tidy(to - from);
  return numeric(
    {
      figure: { kind: 'instrument', instruments: [{ form: 'ruler', max: 8, step: 1, parts: 10, from, value: to, unit: 'cm' }] },
      question: `A vonalzó fölötti csík ${rng.pick(LENGTHS)} hosszát mutatja. Hány centiméter ez a hossz?`,
      answer: num(length),
      check: 'NUM',
      unit: 'cm',
      expr: `${to}-${from}`,
      wrong: [
        wrong({ to }, ({ to }) => num(to), 'nem-a-0-tol-mer', 'A csík végét olvastad le, de nem a 0-nál kezdődik.'),
        wrong({ from, to }, ({ from, to }) => num(tidy(from + to)), 'kezdetet-hozzaadja', 'A kezdetet hozzáadtad. Le kell vonni.'),
        wrong(
          { from, to },
          ({ from, to }) => num(tidy(to - Math.floor(from))),
          'kezdetet-egeszre-kerekiti',
          'A kezdetnél csak az egész centimétert vontad le.',
        ),
      ],
      other: 'Olvasd le a csík mindkét végét, és számold ki a különbségüket!',
      hints: ['Nézd meg a csík mindkét végét!', 'A hossz: vég mínusz kezdet.', `A csík ${withUnit(from, 'cm')}-nél kezdődik.`],
      solution: `$${x(to)}-${x(from)}=${x(length)}$ cm.`,
    },
    fits(v => Math.abs(from + v - to) < 1e-9),
  );
}

/** Displacement; with `pieces` several equal bodies, with `weight` a sinker of known volume. */
function displaced(rng: Rng, form: 'one' | 'many' | 'sinker'): Task {
  const scale = rng.pick(CYLINDERS);
  const part = partOf(scale);
  const all = Math.round(scale.max / part);
  const [before, rise] = [rng.int(2, all - 4), rng.int(2, all - 2)];
  const [v1, v2] = [tidy(before * part), tidy((before + rise) * part)];
  redrawIf(before + rise >= all || before % scale.parts === 0 || v1 === v2 - v1);
  const gap = tidy(v2 - v1);
  const pieces = form === 'many' ? rng.pick([2, 4, 5, 8, 10]) : 1;
  const sinker = form === 'sinker' ? rng.int(1, Math.max(1, Math.floor(gap / 2))) : 0;
  const answer = tidy((gap - sinker) / pieces);
  redrawIf(Math.round(answer * 100) !== answer * 100 || answer <= 0 || answer === v1);
  redrawIf(form !== 'one' && answer > (form === 'many' ? 15 : 60));
  const body = bodyOf(rng, answer);
  const question =
    form === 'one'
      ? `A vízbe ${body} merült. Hány köbcentiméter a térfogata?`
      : form === 'many'
        ? `A vízbe ${pieces} egyforma üveggolyó merült. Hány köbcentiméter egy golyó térfogata?`
        : `Egy parafa dugót ${withUnit(sinker, 'cm³')} térfogatú nehezékkel együtt süllyesztettünk a vízbe. Hány köbcentiméter a dugó térfogata?`;
  return numeric(
    {
      figure: {
        kind: 'instrument',
        instruments: [
          { form: 'cylinder', ...scale, value: v1, unit: 'ml', label: 'előtte' },
          { form: 'cylinder', ...scale, value: v2, unit: 'ml', label: 'utána' },
        ],
      },
      question,
      answer: num(answer),
      check: 'NUM',
      unit: 'cm³',
      expr: `(${v2}-${v1}-${sinker})/${pieces}`,
      wrong: [
        wrong(
          { v2 },
          ({ v2 }) => num(v2),
          'vizszint-mint-terfogat',
          'Az új vízszintet adtad meg. A víz térfogatát vond le!',
          'az új vízszintet adja meg a térfogat helyett',
        ),
        wrong(
          { v1 },
          ({ v1 }) => num(v1),
          'kezdo-vizszint',
          'Ez csak a víz térfogata.',
          'a kezdeti vízszintet adja meg a térfogat helyett',
        ),
        wrong(
          { v1, v2 },
          ({ v1, v2 }) => num(tidy(v1 + v2)),
          'vizszinteket-osszead',
          'Összeadtad a két szintet. A különbségük kell.',
          'a két vízszint összegét adja meg a térfogat helyett',
        ),
        ...(rise > sinker
          ? [
              wrong(
                { rise, pieces, sinker },
                ({ rise, pieces, sinker }) => num(tidy((rise - sinker) / pieces)),
                'osztaskozt-egynek-veszi',
                'A közöket számoltad meg. Egy köz értékével is szorozni kell.',
                'a két szint közötti közöket egyenként 1 ml-nek veszi',
              ),
            ]
          : []),
        ...(form === 'one'
          ? []
          : [
              wrong(
                { gap },
                ({ gap }) => num(gap),
                form === 'many' ? 'darabszammal-nem-oszt' : 'nehezeket-nem-vonja-le',
                form === 'many' ? 'Ez az összes golyó együtt. Oszd el a számukkal!' : 'Ez a dugó és a nehezék együtt. A nehezéket vond le!',
                form === 'many' ? 'az összes golyó együttes térfogatát adja meg egy golyóé helyett' : undefined,
              ),
            ]),
      ],
      other: 'Olvasd le mindkét szintet, és nézd meg a különbségüket!',
      hints: [
        form === 'one' ? 'Mennyi egy kis köz?' : form === 'many' ? 'Mennyi az összes golyó együtt?' : 'Két test szorítja ki a vizet.',
        'A kiszorított víz térfogata a két szint különbsége.',
        `Egy köz ${withUnit(part, 'ml')}, előtte a szint ${withUnit(v1, 'ml')}.`,
      ],
      solution: `$${x(v2)}-${x(v1)}=${x(gap)}$${form === 'many' ? `, és $${x(gap)}:${pieces}=${x(answer)}$` : form === 'sinker' ? `, és $${x(gap)}-${x(sinker)}=${x(answer)}$` : ''} cm³.`,
    },
    fits(v => Math.abs(v1 + pieces * v + sinker - v2) < 1e-6),
  );
}

export const readScale = defineGenerator(
  'gen-read-scale',
  'Leolvasás skáláról',
  ['fizika-6-hosszusag-terfogat-merese'],
  ['decimal'],
  (rng, l) => {
    if (l === 1) return rng.pick([() => division(rng), () => level(rng), () => ruler(rng)])();
    if (l === 2) return rng.chance(0.4) ? ruler(rng) : displaced(rng, 'one');
    return displaced(rng, rng.pick(['many', 'sinker']));
  },
);
