import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { TheWord, textNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const pc = (n: number): string => withUnit(n, '%');

const DRIED = [
  { fresh: 'friss gomba', from: 'friss gombából', dried: 'szárított gomba', dry: 10, left: [50, 80, 40] },
  { fresh: 'friss szilva', from: 'friss szilvából', dried: 'aszalt szilva', dry: 20, left: [50, 80] },
  { fresh: 'friss paradicsom', from: 'friss paradicsomból', dried: 'szárított paradicsom', dry: 5, left: [50, 75, 25] },
  { fresh: 'friss alma', from: 'friss almából', dried: 'aszalt alma', dry: 15, left: [75, 60] },
  { fresh: 'friss körte', from: 'friss körtéből', dried: 'aszalt körte', dry: 20, left: [50, 80] },
  { fresh: 'leszedett kamillavirág', from: 'leszedett kamillavirágból', dried: 'szárított kamillavirág', dry: 25, left: [75, 50] },
] as const;

/** Only water is lost by drying: the dry part stays the same mass. */
function driedFruit(rng: Rng): Task {
  const { fresh, from, dried, dry, left } = rng.pick(DRIED);
  const share = rng.pick(left);
  const mass = rng.int(2, 30) * 10;
  const solid = (mass * dry) / 100;
  const answer = (solid * 100) / share;
  redrawIf(!Number.isInteger(solid) || !Number.isInteger(answer) || answer < 2);
  const [wet, wetLeft] = [100 - dry, 100 - share];
  return numeric(
    {
      question: `A ${fresh} tömegének ${pc(wet)}-a víz. Szárításkor csak a víz egy része távozik. ${TheWord(dried)} tömegének már csak ${pc(wetLeft)}-a víz. Hány kilogramm ${dried} lesz ${withUnit(mass, 'kg')} ${from}?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'kg',
      wrong: [
        wrong(
          { mass, wet, wetLeft },
          ({ mass, wet, wetLeft }) => num(mass - (mass * (wet - wetLeft)) / 100),
          'szazalekok-kulonbsege',
          'A két százalékot kivontad egymásból. A másodikat már nem a friss tömegből, hanem a szárított tömegből számoljuk.',
        ),
        wrong(
          { mass, dry },
          ({ mass, dry }) => num((mass * dry) / 100),
          'csak-a-szarazanyag',
          'Ennyi a víz nélküli rész. A szárított termékben még marad egy kevés víz.',
        ),
        wrong(
          { mass, share },
          ({ mass, share }) => num((mass * share) / 100),
          'friss-tomegbol-veszi',
          'A második százalékot a friss tömegből számoltad. Az a szárított tömegre vonatkozik.',
        ),
      ],
      other: 'Mi az, aminek a tömege szárítás közben nem változik?',
      hints: [
        'Szárításkor csak víz távozik. Minek a tömege marad ugyanannyi?',
        `A víz nélküli rész tömege nem változik. A friss tömegnek ez hány százaléka, és a szárítottnak?`,
        `A víz nélküli rész a friss tömeg ${pc(dry)}-a: ${withUnit(solid, 'kg')}.`,
      ],
      solution: `A friss tömeg $100-${wet}=${dry}$ százaléka nem víz: ${withUnit(mass, 'kg')} ${pc(dry)}-a ${withUnit(solid, 'kg')}. Ez szárítás után is megmarad, de ott már a tömeg $100-${wetLeft}=${share}$ százaléka. Ha ${pc(share)} éppen ${withUnit(solid, 'kg')}, akkor 1% ennek ${t(share)} egyenlő részéből egy, a 100% pedig $${solid}\\cdot100:${share}=${answer}$ kg.`,
    },
    fits(v => Math.abs((v * (100 - wetLeft)) / 100 - (mass - (mass * wet) / 100)) < 1e-9),
  );
}

const CLUBS = [
  { group: 'Egy iskola hatodikosainak', first: 'sakkozik', second: 'kézilabdázik' },
  { group: 'Egy zenetábor lakóinak', first: 'zongorázik', second: 'hegedül' },
  { group: 'Egy sportegyesület tagjainak', first: 'kosárlabdázik', second: 'fut' },
  { group: 'Egy falu gyerekeinek', first: 'kerékpározik', second: 'focizik' },
  { group: 'Egy kézműves tábor lakóinak', first: 'agyagozik', second: 'kosarat fon' },
] as const;
const FRACTIONS = [
  { tex: '\\frac{3}{5}', percent: 60 },
  { tex: '\\frac{4}{5}', percent: 80 },
  { tex: '\\frac{3}{4}', percent: 75 },
  { tex: '\\frac{7}{10}', percent: 70 },
  { tex: '\\frac{1}{2}', percent: 50 },
  { tex: '\\frac{9}{20}', percent: 45 },
] as const;

/** Two groups and some in neither: what is over the rest of the whole is in both. */
function bothClubs(rng: Rng): Task {
  const { group, first, second } = rng.pick(CLUBS);
  const { tex, percent: p } = rng.pick(FRACTIONS);
  const q = rng.int(8, 17) * 5;
  const none = rng.int(1, 3) * 5;
  const overlap = p + q + none - 100;
  const total = rng.int(2, 12) * 20;
  const both = (total * overlap) / 100;
  redrawIf(overlap < 10 || p === q || overlap >= Math.min(p, q));
  const whole = (percent: number): boolean => percent > 0 && (both * 100) % percent === 0;
  redrawIf(![p + q - 100, Math.abs(p - q), 100 - none, q].some(percent => whole(percent) && percent !== overlap));
  return numeric(
    {
      question: `${group} $${tex}$ része ${first}, ${pc(q)}-a ${second}, ${pc(none)}-a pedig sem az egyiket, sem a másikat nem csinálja. Mindkettőt ${t(both)} gyerek csinálja. Hány gyerek van összesen?`,
      answer: num(total),
      check: 'INT',
      unit: 'gyerek',
      wrong: [
        ...(whole(p + q - 100)
          ? [
              wrong(
                { both, p, q },
                ({ both, p, q }) => num((both * 100) / (p + q - 100)),
                'egyiket-sem-kimarad',
                'Azokat kihagytad, akik egyiket sem csinálják. A két csoport nem tölti ki a teljes 100%-ot.',
              ),
            ]
          : []),
        ...(whole(Math.abs(p - q))
          ? [
              wrong(
                { both, p, q },
                ({ both, p, q }) => num((both * 100) / Math.abs(p - q)),
                'kozos-resz-kulonbsegkent',
                'A két rész különbségével számoltál. A közös rész az, ami a két csoport összegében kétszer szerepel.',
              ),
            ]
          : []),
        ...(whole(100 - none)
          ? [
              wrong(
                { both, none },
                ({ both, none }) => num((both * 100) / (100 - none)),
                'kozos-mint-legalabb-egy',
                'A közös részt annyi százaléknak vetted, ahányan legalább az egyiket csinálják.',
              ),
            ]
          : []),
        ...(whole(q)
          ? [
              wrong(
                { both, q },
                ({ both, q }) => num((both * 100) / q),
                'kozos-mint-egyik-csoport',
                `Úgy számoltál, mintha a második csoport ${t(both)} főből állna. Ennyien mindkettőt csinálják.`,
              ),
            ]
          : []),
        wrong(
          { total, both },
          ({ total, both }) => num(total - both),
          'kozos-resz-levonva',
          'Azokat levontad, akik mindkettőt csinálják. Ők is beletartoznak az összes gyerekbe.',
        ),
      ],
      other: 'Írd százalékban a tört részt, és add össze a két csoportot! Mennyivel több ez annál, ahányan legalább az egyiket csinálják?',
      hints: [
        'Hány százalék csinálja legalább az egyiket?',
        'Ha a két csoport százalékát összeadod, kik szerepelnek kétszer? Mennyivel lett több, mint ahányan legalább az egyiket csinálják?',
        `Az első csoport ${pc(p)}, a két csoport együtt $${p}+${q}=${p + q}$ százalék. Legalább az egyiket $100-${none}=${100 - none}$ százalék csinálja.`,
      ],
      solution: `Az első csoport a gyerekek ${pc(p)}-a, mert $${tex}=\\frac{${p}}{100}$. A két csoport együtt $${p}+${q}=${p + q}$ százalék, de legalább az egyiket csak $100-${none}=${100 - none}$ százalék csinálja. A többlet, $${p + q}-${100 - none}=${overlap}$ százalék, kétszer szerepel: ők csinálják mindkettőt. Ha ${pc(overlap)} éppen ${t(both)} gyerek, akkor a 100% $${both}\\cdot100:${overlap}=${total}$ gyerek.`,
    },
    fits(v => {
      const pupils = range(1, v);
      const plays = pupils.slice(0, Math.round((v * p) / 100));
      const others = pupils.slice(0, v - Math.round((v * none) / 100)).slice(-Math.round((v * q) / 100));
      return plays.filter(one => others.includes(one)).length === both && [p, q, none].every(percent => (v * percent) % 100 === 0);
    }),
  );
}

export const matek5SzamTortreszeSzazaleka = defineChallenge({
  lesson: 'matek-5-szam-tortresze-szazaleka',
  needs: ['fraction', 'percent'],
  shapes: [driedFruit, bothClubs],
  misconceptions: {
    'szazalekok-kulonbsege': {
      text: 'két különböző egész százalékát kivonja egymásból',
      pupil: 'Két különböző egész százalékát kivonod egymásból.',
    },
    'csak-a-szarazanyag': {
      text: 'a megmaradó vizet nem számolja bele',
      pupil: 'A megmaradó vizet nem számolod bele.',
    },
    'friss-tomegbol-veszi': {
      text: 'az új egész százalékát a régi egészből számolja',
      pupil: 'Az új egész százalékát a régi egészből számolod.',
    },
    'egyiket-sem-kimarad': {
      text: 'az egyik csoportba sem tartozókat kihagyja',
      pupil: 'Az egyik csoportba sem tartozókat kihagyod.',
    },
    'kozos-resz-kulonbsegkent': {
      text: 'a közös részt a két rész különbségének veszi',
      pupil: 'A közös részt a két rész különbségének veszed.',
    },
    'kozos-mint-legalabb-egy': {
      text: 'a közös részt összekeveri a legalább egyik csoportba tartozókkal',
      pupil: 'A közös részt összekevered a legalább egyik csoportba tartozókkal.',
    },
    'kozos-mint-egyik-csoport': {
      text: 'a közös részt az egyik csoport létszámának veszi',
      pupil: 'A közös részt az egyik csoport létszámának veszed.',
    },
    'kozos-resz-levonva': {
      text: 'az összesből levonja a közös részt',
      pupil: 'Az összesből levonod a közös részt.',
    },
  },
});
