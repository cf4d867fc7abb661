import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, texNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { twoPeople } from '../shared/story.ts';
import { SITUATIONS, type Situation } from './action-bank.ts';

const x = texNumber;

/** The two forces need not balance each other, as the words of the misconception say. */
const SAME_BODY = 'két olyan erőt vesz párnak, amelyek ugyanarra a testre hatnak';

function pairOf(rng: Rng): Task {
  const { id, act, pair, same, third } = rng.pick(SITUATIONS);
  return choice(
    rng,
    {
      question: `„${act}” Mi ennek az erőnek a párja (az ellenereje)?`,
      right: words(pair, `${id} pair`),
      because: 'Helyes! Ugyanaz a két test, felcserélve.',
      wrong: [
        wrong(
          { same },
          ({ same }) => words(same, `${id} same`),
          'egyensulyi-par-ellenero',
          'Ez is ugyanarra a testre hat. A pár a másik testre hat.',
          SAME_BODY,
        ),
        wrong(
          { third },
          ({ third }) => words(third, `${id} third`),
          'ellenero-harmadik-testtel',
          'Itt egy harmadik test is szerepel. A párban ugyanaz a két test áll.',
        ),
      ],
      hints: [
        'Melyik két test szerepel a mondatban?',
        'Cseréld fel a két testet, és fordítsd meg az irányt!',
        'Az ellenerő arra hat, amelyik az erőt kifejti.',
      ],
      solution: `A két testet felcseréljük: „${pair}”`,
    },
    key => key === `${id} pair`,
  );
}

/** The body that the force on the same body comes from: „A deszka felfelé nyomja a szöget.” */
function thirdBody({ same, by, on }: Situation): string | undefined {
  const [, body] =
    /^(.+?) (?:lefelé|felfelé|előrefelé|hátrafelé|balra|jobbra|oldalra|maga felé|megállítja|fékezi|visszatartja|északra) /u.exec(same) ??
    [];
  const name = body && body.charAt(0).toLowerCase() + body.slice(1);
  return name && name !== by && name !== on ? name : undefined;
}

function bodyOf(rng: Rng): Task {
  const situation = rng.pick(SITUATIONS);
  const other = thirdBody(situation);
  redrawIf(!other);
  return choice(
    rng,
    {
      question: `„${situation.act}” Melyik az a test, amelyre ennek az erőnek az ellenereje hat?`,
      right: words(situation.by, 'by'),
      because: 'Helyes! Arra hat, amelyik az erőt kifejti.',
      wrong: [
        wrong({ on: situation.on }, ({ on }) => words(on, 'on'), 'egyensulyi-par-ellenero', 'Erre az eredeti erő hat.'),
        wrong(
          { by: situation.by, on: situation.on },
          ({ by, on }) => words(`${by} és ${on} egyszerre`, 'both'),
          'ellenero-mindket-testre',
          'A két testre nem ugyanaz az erő hat: az egyikre az erő, a másikra az ellenerő.',
        ),
        wrong(
          { name: other ?? '' },
          ({ name }) => words(name, 'other'),
          'ellenero-rossz-testen',
          'Ez a test nem szerepel a mondatban: nem vesz részt ebben a kölcsönhatásban.',
        ),
      ],
      hints: ['Ki vagy mi fejti ki az erőt?', 'Az ellenerő a kifejtő testre hat vissza.', 'Keresd meg a mondat alanyát!'],
      solution: `Az erőt ${situation.by} fejti ki, az ellenerő rá hat: „${situation.pair}”`,
    },
    key => key === 'by',
  );
}

const VERDICTS = {
  pair: 'igen, egymás párjai',
  same: 'nem, mert mindkettő ugyanarra a testre hat',
  third: 'nem, más-más testre hatnak, de nem ugyanaz a két test szerepel bennük',
} as const;

type Verdict = keyof typeof VERDICTS;
const VERDICT_KINDS = ['pair', 'same', 'third'] as const satisfies readonly Verdict[];

/** Who judges two forces wrongly: what they are, what they were taken for, and why. */
const MISJUDGED: Record<Verdict, Partial<Record<Verdict, readonly [misconception: string, explanation: string, mistake?: string]>>> = {
  pair: {
    same: ['ero-melyik-testre-hat', 'Nézd meg újra, melyik testre hat a két erő!', 'nem látja, hogy a két erő más-más testre hat'],
    third: [
      'ellenero-harmadik-testtel',
      'Számold meg újra a mondatok testeit!',
      'nem látja, hogy a két mondatban ugyanaz a két test áll, felcserélve',
    ],
  },
  same: {
    pair: ['egyensulyi-par-ellenero', 'Ez a két erő ugyanarra a testre hat. A pár két különböző testre hat.', SAME_BODY],
    third: ['ero-melyik-testre-hat', 'Nézd meg újra, melyik testre hat a két erő!', 'nem látja, hogy mindkét erő ugyanarra a testre hat'],
  },
  third: {
    pair: ['ellenero-harmadik-testtel', 'Nem ugyanaz a két test szerepel felcserélve.'],
    same: ['ero-melyik-testre-hat', 'Nézd meg újra, melyik testre hat a két erő!', 'nem látja, hogy a két erő más-más testre hat'],
  },
};

/** Why the verdict is right, by what the second force is. */
const VERDICT_BECAUSE: Record<Verdict, string> = {
  pair: 'Helyes! Ugyanaz a két test, felcserélve.',
  same: 'Helyes! Az erőpár két tagja két különböző testre hat, itt viszont mindkét erő ugyanarra a testre.',
  third: 'Helyes! Az erőpárban ugyanaz a két test áll felcserélve, itt viszont egy harmadik test is szerepel.',
};

/** Two forces: are they action and reaction? */
function areTheyPair(rng: Rng): Task {
  const situation = rng.pick(SITUATIONS);
  const kind = rng.pick(VERDICT_KINDS);
  return choice(
    rng,
    {
      question: `Két erő: „${situation.act}” és „${situation[kind]}” Hatás–ellenhatás párt alkotnak?`,
      right: words(VERDICTS[kind], kind),
      because: VERDICT_BECAUSE[kind],
      wrong: VERDICT_KINDS.flatMap(taken => {
        const told = MISJUDGED[kind][taken];
        return told ? [wrong({ taken }, ({ taken }) => words(VERDICTS[taken], taken), ...told)] : [];
      }),
      hints: [
        'Írd ki mindkét mondatból, ki hat kire!',
        'Párnál a két test helyet cserél, harmadik test nincs.',
        'Az első mondatban keresd meg, melyik testre hat az erő!',
      ],
      solution: `Az első erő párja: „${situation.pair}” A válasz: ${VERDICTS[kind]}.`,
    },
    key => situation[kind] === situation[key as Verdict],
  );
}

function counterForce(rng: Rng): Task {
  const [a, b] = twoPeople(rng);
  const [light, times] = rng.pick([
    [25, 2],
    [30, 2],
    [35, 2],
    [40, 2],
    [30, 1.5],
    [40, 1.5],
    [50, 1.5],
  ] as const);
  const force = rng.int(4, 30) * 12;
  const fold = times === 2 ? 'kétszer' : 'másfélszer';
  return numeric(
    {
      question: `${a.name} (${withUnit(light * times, 'kg')}) korcsolyán áll ${b.name} (${withUnit(light, 'kg')}) mögött, és ${withUnit(force, 'N')} erővel meglöki. Mekkora erő hat közben a lökő korcsolyázóra?`,
      answer: num(force),
      check: 'NUM',
      unit: 'N',
      wrong: [
        wrong(
          { force, times },
          ({ force, times }) => num(force / times),
          'nagyobb-test-nagyobb-erovel-hat',
          'A tömegek arányával osztottál. Az erőpár két tagja egyenlő.',
          `azt hiszi, a ${fold} akkora tömegű test ${fold} akkora erővel hat`,
        ),
        wrong(
          { force, times },
          ({ force, times }) => num(force * times),
          'tomeg-sebesseg-forditva',
          'A tömegek arányával szoroztál. Az erőpár két tagja egyenlő.',
          `azt hiszi, a ${fold} akkora tömegű testre ${fold} akkora erő hat`,
        ),
        wrong({}, () => num(0), 'csak-aki-lok-hat', 'A meglökött társ visszahat, különben a lökő nem indulna hátra.'),
      ],
      other: 'Az ellenerő ugyanakkora, mint az erő.',
      hints: [
        'Számítanak itt a tömegek?',
        'A hatás és az ellenhatás egyenlő nagyságú.',
        'A két test: a lökő és a társa. Cseréld fel őket!',
      ],
      solution: `Az ellenerő ugyanakkora: ${withUnit(force, 'N')}, ellentétes irányban.`,
    },
    fits(f => f - force === 0),
  );
}

/** Masses and speeds after a push from rest: mass · speed is the same for both. */
function pushOff(rng: Rng, isHard: boolean): Task {
  // Boats with passengers, or two skateboarders.
  const mass = (): number => (isHard ? rng.int(24, 50) : rng.int(6, 16)) * 5;
  const [m1, m2] = [mass(), mass()];
  const v1 = tidy(rng.int(2, 30) / 10);
  const v2 = tidy((m1 * v1) / m2);
  redrawIf(m1 === m2 || decimalsOf(v2) > 2 || v2 > 6 || v2 < 0.2 || v1 === v2 || v2 === 1);
  const shown = {
    question: isHard
      ? `Két csónak egymás mellett áll a tavon, utasaik ellökik egymást. Az egyik csónak tömege az utasával együtt ${withUnit(m1, 'kg')}, és ${withUnit(v1, 'm/s')} sebességgel indul. A másik ${withUnit(v2, 'm/s')} sebességgel távolodik. Mekkora a másik tömege az utasával együtt?`
      : `Két gördeszkás ellöki egymást. Az egyik ${withUnit(m1, 'kg')} tömegű, és ${withUnit(v1, 'm/s')} sebességgel gurul el. A társa tömege ${withUnit(m2, 'kg')}. Mekkora a társa sebessége?`,
  };
  const product = tidy(m1 * v1);
  return numeric(
    {
      ...shown,
      answer: num(isHard ? m2 : v2),
      check: 'NUM',
      unit: isHard ? 'kg' : 'm/s',
      expr: isHard ? `${m1}*${v1}/${v2}` : `${m1}*${v1}/${m2}`,
      wrong: isHard
        ? [
            wrong(
              { m1 },
              ({ m1 }) => num(m1),
              'lokes-utan-egyforma-sebesseg',
              'Egyforma tömegnél a sebességek is egyformák volnának.',
              'az egyenlő erőkből egyenlő tömegre következtet, a sebességeket nem nézi',
            ),
            wrong(
              { m1, v1, v2 },
              ({ m1, v1, v2 }) => num(tidy((m1 * v2) / v1)),
              'tomeg-sebesseg-forditva',
              'Fordítva arányosítottál: a lassabb a nehezebb.',
              'azt hiszi, a tömeg egyenesen arányos a sebességgel',
            ),
            wrong(
              { product },
              ({ product }) => num(product),
              'lokes-osztas-elmarad',
              'Ez a tömeg és a sebesség szorzata. Oszd el a másik sebességgel!',
            ),
          ]
        : [
            wrong({ v1 }, ({ v1 }) => num(v1), 'lokes-utan-egyforma-sebesseg', 'Az erők egyenlők, de a tömegek nem. A sebességek sem.'),
            wrong(
              { m1, v1, m2 },
              ({ m1, v1, m2 }) => num(tidy((v1 * m2) / m1)),
              'tomeg-sebesseg-forditva',
              'Fordítva arányosítottál: a nehezebb indul lassabban.',
              'azt hiszi, a sebesség egyenesen arányos a tömeggel',
            ),
            wrong(
              { product },
              ({ product }) => num(product),
              'lokes-osztas-elmarad',
              'Ez a tömeg és a sebesség szorzata. Oszd el a másik tömeggel!',
            ),
          ],
      other: 'A tömeg és a sebesség szorzata a két testnél egyenlő.',
      hints: [
        'A két erő egyenlő. Melyik test indul gyorsabban?',
        'A tömeg és a sebesség szorzata a két testnél egyenlő.',
        `$${m1}\\cdot${x(v1)}=${x(product)}$`,
      ],
      solution: `$${m1}\\cdot${x(v1)}=${x(product)}$, és $${x(product)}:${x(isHard ? v2 : m2)}=${x(isHard ? m2 : v2)}$ ${isHard ? 'kg' : 'm/s'}.`,
    },
    fits(v => Math.abs(m1 * v1 - (isHard ? v * v2 : m2 * v)) < 1e-6),
  );
}

export const actionReaction = defineGenerator(
  'gen-action-reaction',
  'Hatás és ellenhatás',
  ['fizika-7-newton-elvei'],
  ['decimal'],
  (rng, level) => {
    if (level === 1) return rng.chance(0.7) ? pairOf(rng) : counterForce(rng);
    if (level === 2) return rng.pick([bodyOf, areTheyPair, (r: Rng) => pushOff(r, false)])(rng);
    return rng.chance(0.4) ? areTheyPair(rng) : pushOff(rng, true);
  },
);
