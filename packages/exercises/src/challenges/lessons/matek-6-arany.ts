import { gcd, range, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { about, num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;

const DRINKS = [
  { stuff: 'szörp', other: 'víz', jar: 'kanna' },
  { stuff: 'kakaó', other: 'tej', jar: 'fazék' },
  { stuff: 'málnalé', other: 'szódavíz', jar: 'hordó' },
  { stuff: 'festék', other: 'hígító', jar: 'vödör' },
] as const;

/** Two jars with different ratios poured together: ratios cannot be added, volumes can. */
function pouredTogether(rng: Rng): Task {
  const { stuff, other, jar } = rng.pick(DRINKS);
  const [m1, n1, m2, n2] = [rng.int(1, 3), rng.int(2, 7), rng.int(1, 3), rng.int(2, 7)];
  const times = rng.int(1, 3);
  const [s1, s2] = [m1 + n1, m2 + n2];
  const first = rng.int(2, 8) * s1;
  const second = first * times;
  redrawIf(gcd(m1, n1) > 1 || gcd(m2, n2) > 1 || m1 * s2 === m2 * s1 || second % s2 !== 0 || n1 <= m1 || n2 <= m2);
  const total = first + second;
  const [p1, p2] = [(first / s1) * m1, (second / s2) * m2];
  const answer = p1 + p2;
  const size = times === 1 ? 'ugyanakkora' : times === 2 ? 'kétszer akkora' : 'háromszor akkora';
  return numeric(
    {
      question: `Egy ${jar} tele van: benne a ${stuff} és a ${other} aránya ${t(m1)} : ${t(n1)}. Egy ${size} ${jar} is tele van, abban a ${stuff} és a ${other} aránya ${t(m2)} : ${t(n2)}. A kettőt egy nagy edénybe öntjük, így összesen ${withUnit(total, 'dl')} keverék lesz. Hány deciliter ebből a ${stuff}?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'dl',
      wrong: [
        wrong(
          { total, m1, m2, n1, n2 },
          ({ total, m1, m2, n1, n2 }) => about(tidy((total * (m1 + m2)) / (m1 + n1 + m2 + n2))),
          'keverekek-aranyat-osszeadja',
          'A két arány tagjait összeadtad. Az egyik edényben egy rész más mennyiség, mint a másikban, ezért a részeket nem lehet összeadni.',
        ),
        wrong(
          { total, answer },
          ({ total, answer }) => num(total - answer),
          'masik-osszetevo',
          `Ennyi a ${other}. A másik összetevőt kérdeztük.`,
        ),
        ...(times > 1 && (total / 2) % s1 === 0 && (total / 2) % s2 === 0
          ? [
              wrong(
                { total, m1, m2, s1, s2 },
                ({ total, m1, m2, s1, s2 }) => num(((total / 2) * m1) / s1 + ((total / 2) * m2) / s2),
                'edenyeket-egyformanak-veszi',
                'A keveréket fele-fele arányban osztottad el. A második edény nagyobb.',
              ),
            ]
          : []),
        wrong(
          { first, second, m1, n1, m2, n2 },
          ({ first, second, m1, n1, m2, n2 }) => about(tidy((first * m1) / n1 + (second * m2) / n2)),
          'egeszhez-viszonyit',
          `Az arány a két összetevőt hasonlítja egymáshoz. Az edényben a részek összege van: például $${m1}+${n1}=${s1}$ rész.`,
        ),
      ],
      other: 'Számold ki külön-külön, mennyi van a két edényben, és csak a mennyiségeket add össze!',
      hints: [
        'Mekkora az egyik, és mekkora a másik edény?',
        'Külön számold ki, mennyi van az egyik és mennyi a másik edényben! Az arányokat nem szabad összeadni, a mennyiségeket igen.',
        `A két edény ${withUnit(first, 'dl')} és ${withUnit(second, 'dl')}. Az elsőben $${m1}+${n1}=${s1}$ egyenlő rész van.`,
      ],
      solution: `Az edények együtt ${withUnit(total, 'dl')}, tehát ${withUnit(first, 'dl')} és ${withUnit(second, 'dl')}. Az elsőben $${m1}+${n1}=${s1}$ rész van, egy rész $${first}:${s1}=${first / s1}$ dl, a ${stuff} $${m1}\\cdot${first / s1}=${p1}$ dl. A másodikban $${m2}+${n2}=${s2}$ rész van, egy rész $${second}:${s2}=${second / s2}$ dl, a ${stuff} $${m2}\\cdot${second / s2}=${p2}$ dl. Együtt $${p1}+${p2}=${answer}$ dl.`,
    },
    fits(v => Math.abs(v - ((total / (1 + times)) * m1) / s1 - (((total * times) / (1 + times)) * m2) / s2) < 1e-9),
  );
}

const PAIRS = [
  { old: 'Egy anya', young: 'lánya', who: 'a lány', elder: 'Az anya' },
  { old: 'Egy apa', young: 'fia', who: 'a fiú', elder: 'Az apa' },
  { old: 'Egy nagymama', young: 'unokája', who: 'az unoka', elder: 'A nagymama' },
  { old: 'Egy nagybácsi', young: 'unokaöccse', who: 'az unokaöcs', elder: 'A nagybácsi' },
] as const;

/** Two people grow older: the ratio of their ages changes, the difference does not. */
function agesInRatio(rng: Rng): Task {
  const { old, young, who, elder } = rng.pick(PAIRS);
  const grand = old.includes('nagymama');
  const child = rng.int(3, 12);
  const times = rng.int(3, 10);
  const years = rng.int(3, 20);
  const adult = child * times;
  const g = gcd(adult + years, child + years);
  const [p, q] = [(adult + years) / g, (child + years) / g];
  redrawIf(p > 9 || q > 4 || times - 1 === p - q || (grand ? adult < 45 || adult > 75 : adult < 24 || adult > 48));
  const [gapNow, gapThen] = [times - 1, p - q];
  const parts = (gapNow * gapThen) / gcd(gapNow, gapThen);
  const [k1, k2] = [parts / gapNow, parts / gapThen];
  const grown = q * k2 - k1;
  redrawIf(grown < 1);
  const unit = years / grown;
  const enlarged = (k: number, a: number, b: number): string => (k === 1 ? `${a} : ${b}` : `${a} : ${b}, bővítve ${a * k} : ${b * k}`);
  return numeric(
    {
      question: `${old} és az ő ${young} életkorának aránya most ${t(times)} : 1. ${t(years)} év múlva ez az arány ${t(p)} : ${t(q)} lesz. Hány éves most ${who}?`,
      answer: num(child),
      check: 'INT',
      unit: 'éves',
      wrong: [
        wrong(
          { child, years },
          ({ child, years }) => num(child + years),
          'jovobeli-kor',
          `Ennyi idős ${t(years)} év múlva lesz. A mostani korát kérdeztük.`,
        ),
        wrong(
          { child, times },
          ({ child, times }) => num(child * times),
          'masik-szereplo-kora',
          `${elder} ennyi idős most. A másik életkort kérdeztük.`,
        ),
        ...(q > 1 && years % (q - 1) === 0 && k1 !== k2
          ? [
              wrong(
                { years, q },
                ({ years, q }) => num(years / (q - 1)),
                'reszek-kozos-egyseg-nelkul',
                'Egyforma nagynak vetted a két arány részeit. Bővítsd őket úgy, hogy a két életkor különbsége ugyanannyi rész legyen!',
              ),
            ]
          : []),
        ...(years % times === 0
          ? [
              wrong(
                { years, times },
                ({ years, times }) => num(years / times),
                'evek-osztva-arannyal',
                'Az eltelt éveket osztottad el az aránnyal. Az évek a növekedést adják meg, nem az életkort.',
              ),
            ]
          : []),
      ],
      other: 'A két életkor különbsége soha nem változik. Hány rész ez most, és hány rész lesz később?',
      hints: [
        'Mi az, ami az évek múlásával nem változik a két életkorban?',
        `A két életkor különbsége most ${t(gapNow)} rész, később ${t(gapThen)} rész. Bővítsd az arányokat úgy, hogy a különbség ugyanannyi rész legyen!`,
        `Most: ${enlarged(k1, times, 1)}. Később: ${enlarged(k2, p, q)}. Így mindkét különbség ${t(parts)} rész.`,
      ],
      solution: `A két életkor különbsége nem változik. Most ${enlarged(k1, times, 1)}, később ${enlarged(k2, p, q)}: mindkét különbség ${t(parts)} rész, tehát a részek egyforma nagyok. A fiatalabb kora $${k1}$ részről $${q * k2}$ részre nő, ez $${q * k2}-${k1}=${grown}$ rész, és éppen ${t(years)} év. Egy rész $${years}:${grown}=${unit}$ év, a mostani kora $${k1}\\cdot${unit}=${child}$ év.`,
    },
    fits(
      v =>
        range(1, 30)
          .filter(age => (age * times + years) * q === (age + years) * p)
          .join() === String(v),
    ),
  );
}

export const matek6Arany = defineChallenge({
  lesson: 'matek-6-arany',
  needs: [],
  shapes: [pouredTogether, agesInRatio],
  misconceptions: {
    'keverekek-aranyat-osszeadja': { text: 'két keverék arányának tagjait összeadja', pupil: 'Két keverék arányának tagjait összeadod.' },
    'masik-osszetevo': { text: 'a másik összetevő mennyiségét adja meg', pupil: 'A másik összetevő mennyiségét adod meg.' },
    'edenyeket-egyformanak-veszi': { text: 'a különböző edényeket egyformának veszi', pupil: 'A különböző edényeket egyformának veszed.' },
    'jovobeli-kor': { text: 'a mostani helyett a későbbi életkort adja meg', pupil: 'A mostani helyett a későbbi életkort adod meg.' },
    'masik-szereplo-kora': { text: 'a másik szereplő életkorát adja meg', pupil: 'A másik szereplő életkorát adod meg.' },
    'reszek-kozos-egyseg-nelkul': {
      text: 'két arány részeit egyforma nagynak veszi',
      pupil: 'Két arány részeit egyforma nagynak veszed.',
    },
    'evek-osztva-arannyal': { text: 'az eltelt éveket osztja el az aránnyal', pupil: 'Az eltelt éveket osztod el az aránnyal.' },
  },
});
