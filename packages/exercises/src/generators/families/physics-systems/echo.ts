import { tidy } from '@eszkerek/numbers/arithmetic';
import { texNumber, textNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';

const t = textNumber;

const x = texNumber;

export const echo = defineGenerator('gen-echo', 'Hang, visszhang', ['fizika-7-hang'], ['decimal'], (rng, level) => {
  const water = level === 3 && rng.chance(0.6);
  const v = water ? 1500 : 340;
  if (level === 1) {
    const s = tidy(rng.int(3, 30) / 2);
    const d = v * s;
    return numeric(
      {
        question: rng.pick([
          `A villám után ${t(s)} másodperccel halljuk a dörgést. Hány méterre csapott le a villám? (A hang sebessége 340 m/s.)`,
          `A tűzijáték felvillanása után ${t(s)} másodperccel halljuk a durranást. Hány méterre vagyunk tőle? (A hang sebessége 340 m/s.)`,
        ]),
        answer: num(d),
        check: 'NUM',
        unit: 'm',
        expr: `${v}*${s}`,
        wrong: [
          wrong(
            { v, s },
            ({ v, s }) => num((v * s) / 2),
            'villamnal-is-felez',
            'Felezni csak visszhangnál kell. Itt a hang egyszer teszi meg az utat.',
          ),
          wrong(
            { v, s },
            ({ v, s }) => about(v / s, 2),
            'oszt-szorzas-helyett',
            'Osztottál. Út = sebesség · idő.',
            'oszt szorzás helyett, így: sebesség : idő',
          ),
          wrong({ v, s }, ({ v, s }) => num((v * s) / 1000), 'mertekegyseg-csere', 'Ez kilométerben van. A választ méterben kérjük.'),
          wrong({ v, s }, ({ v, s }) => num(2 * v * s), 'duplazas', 'Oda-vissza számoltál. A hang egyszer teszi meg az utat.'),
        ],
        other: 'Út = sebesség · idő.',
        hints: ['A fény szinte azonnal ideér.', 'Út = sebesség · idő.', `$340\\cdot${x(s)}$`],
        solution: `$340\\cdot${x(s)}=${x(d)}$, tehát ${withUnit(d, 'm')}.`,
      },
      fits(q => q / v === s),
    );
  }
  const s = water ? tidy(rng.int(2, 40) / 10) : tidy(rng.int(2, 30) / 5);
  const d = tidy((v * s) / 2);
  const inverse = level === 3 && rng.chance(0.4);
  const text = inverse
    ? water
      ? `A tenger mélysége egy helyen ${withUnit(d, 'm')}. Hány másodperc alatt ér vissza a hajóhoz a lefelé küldött hangjel? (A hang sebessége a vízben 1500 m/s.)`
      : `Egy sziklafal ${withUnit(d, 'm')} távolságra van. Hány másodperc múlva halljuk a visszhangot? (A hang sebessége 340 m/s.)`
    : water
      ? `Egy hajó hangjelet küld lefelé, és ${t(s)} másodperc múlva érzékeli a visszaverődést. Milyen mély a tenger? (A hang sebessége a vízben 1500 m/s.)`
      : rng.pick([
          `Egy sziklafal felé kiáltunk, és ${t(s)} másodperc múlva halljuk a visszhangot. Milyen messze van a fal? (A hang sebessége 340 m/s.)`,
          `Egy szurdokban a kürtszó visszhangja ${t(s)} másodperc múlva érkezik. Milyen messze van a szemközti fal? (A hang sebessége 340 m/s.)`,
        ]);
  const answer = inverse ? s : d;
  return numeric(
    {
      question: text,
      answer: num(answer),
      check: 'NUM',
      unit: inverse ? 's' : 'm',
      expr: inverse ? `2*${d}/${v}` : `${v}*${s}/2`,
      wrong: inverse
        ? [
            wrong(
              { d, v },
              ({ d, v }) => num(tidy(d / v)),
              'visszhangnal-egy-ut',
              'Ez csak az egyik irány ideje. A hang oda és vissza is megteszi az utat.',
            ),

            wrong(
              { d, v },
              ({ d, v }) => num(tidy(d * v)),
              'szoroz-osztas-helyett',
              'Szoroztál. Idő = út : sebesség.',
              'szoroz osztás helyett, és a visszautat sem számolja',
            ),
          ]
        : [
            wrong({ v, s }, ({ v, s }) => num(tidy(v * s)), 'visszhangnal-nem-felez', 'Ez az oda-vissza út. Felezd!'),

            wrong(
              { v, s },
              ({ v, s }) => about(v / s, 2),
              'oszt-szorzas-helyett',
              'Osztottál. Út = sebesség · idő.',
              'a sebességet elosztja az idővel, és nem is felez',
            ),
          ],
      other: 'A hang oda és vissza is megteszi az utat.',
      hints: [
        'Hányszor teszi meg a hang az utat?',
        inverse ? 'Az út a távolság kétszerese; idő = út : sebesség.' : 'Az oda-vissza út = sebesség · idő. A távolság ennek a fele.',
        inverse ? `Az oda-vissza út $2\\cdot${x(d)}=${x(2 * d)}$ m.` : `Az oda-vissza út $${v}\\cdot${x(s)}=${x(tidy(v * s))}$ m.`,
      ],
      solution: inverse
        ? `A hang oda és vissza $2\\cdot${x(d)}=${x(2 * d)}$ métert tesz meg. Idő = út : sebesség, ezért $${x(2 * d)}:${v}=${x(s)}$ másodperc.`
        : `A hang oda és vissza $${v}\\cdot${x(s)}=${x(tidy(v * s))}$ métert tesz meg. A távolság ennek a fele: $${x(tidy(v * s))}:2=${x(d)}$ m.`,
    },
    fits(q => Math.abs(inverse ? (v * q) / 2 - d : (2 * q) / v - s) < 1e-9),
  );
});
