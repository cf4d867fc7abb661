import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, texNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { person } from '../shared/story.ts';

const x = texNumber;

const asDecimal = (percent: number) =>
  wrong({ percent }, ({ percent }) => num(tidy(percent / 100)), 'hatasfok-tizedes-alakban', 'Ez tört alak. Szorozd 100-zal!');

function power(rng: Rng): Task {
  const [p, t] = [rng.int(3, 80) * 5, rng.int(2, 30) * 2];
  const work = p * t;
  redrawIf(work === p * p);
  return numeric(
    {
      question: rng.pick([
        `Egy csörlő ${withUnit(t, 's')} alatt ${withUnit(work, 'J')} munkát végez. Mekkora a teljesítménye?`,
        `Egy villanymotor ${withUnit(work, 'J')} munkát végez ${withUnit(t, 's')} alatt. Mekkora a teljesítménye?`,
      ]),
      answer: num(p),
      check: 'NUM',
      unit: 'W',
      expr: `${work}/${t}`,
      wrong: [
        wrong(
          { work, t },
          ({ work, t }) => num(work * t),
          'teljesitmenynel-szoroz',
          'Szoroztál. A teljesítményhez osztani kell az idővel.',
        ),
        wrong({ work, t }, ({ work, t }) => num(t / work), 'forditott-hanyados', 'Fordítva osztottál. A munkát oszd az idővel!'),
        wrong(
          { work },
          ({ work }) => num(work),
          'nagyobb-munka-nagyobb-teljesitmeny',
          'Ez a munka. Egy másodpercre mennyi jut?',
          'a munkát adja meg teljesítménynek',
        ),
      ],
      other: 'A munkát oszd az idővel!',
      hints: [
        'Egy másodpercre mennyi munka jut?',
        'A teljesítmény a munka és az idő hányadosa.',
        `A munka ${withUnit(work, 'J')}, az idő ${withUnit(t, 's')}.`,
      ],
      solution: `$${x(work)}:${t}=${p}$ watt.`,
    },
    fits(v => v * t === work),
  );
}

function efficiency(rng: Rng): Task {
  const total = rng.int(4, 40) * 50;
  const percent = rng.int(3, 19) * 5;
  const useful = tidy((total * percent) / 100);
  redrawIf(!Number.isInteger(useful) || useful === percent || percent === 50);
  const lost = total - useful;
  const isDrawn = rng.chance(0.6);
  return numeric(
    {
      ...(isDrawn
        ? {
            figure: {
              kind: 'chart' as const,
              form: 'pie' as const,
              items: [
                { name: 'hasznos', value: useful },
                { name: 'veszteség', value: lost },
              ],
              values: true,
            },
            keyInFigure: 'az ábrán joule-ok állnak, a kérdés százalék',
          }
        : {}),
      question: isDrawn
        ? 'A kördiagram azt mutatja joule-ban, mire ment el egy gép felvett munkája. Hány százalék a hatásfok?'
        : `Egy gép ${withUnit(total, 'J')} munkát vesz fel, ebből ${withUnit(useful, 'J')} a hasznos. Hány százalék a hatásfoka?`,
      answer: num(percent),
      check: 'NUM',
      unit: '%',
      expr: `${useful}/(${useful}+${lost})*100`,
      wrong: [
        wrong(
          { percent },
          ({ percent }) => num(100 - percent),
          'veszteseg-mint-hatasfok',
          'Ez a veszteség aránya. A hatásfok a hasznos rész aránya.',
        ),
        wrong(
          { useful, total },
          ({ useful, total }) => num(tidy((100 * total) / useful)),
          'hatasfok-szaz-folott',
          'Fordítva osztottál. 100% fölötti hatásfok nincs.',
          'fordítva oszt, az összes munkát osztja a hasznossal',
        ),
        wrong(
          { useful, lost },
          ({ useful, lost }) => num(tidy((100 * useful) / lost)),
          'veszteseghez-mer',
          'A veszteséggel osztottál. Az összes munka a hasznos és a veszteség együtt.',
        ),
        asDecimal(percent),
      ],
      other: 'A hasznosat oszd az összessel!',
      hints: [
        'Mennyi az összes felvett munka?',
        'A hatásfok a hasznos és az összes munka hányadosa.',
        `Az összes munka ${withUnit(total, 'J')}.`,
      ],
      solution: `${isDrawn ? `Az összes munka $${useful}+${lost}=${total}$ J. ` : ''}A hatásfok a hasznos és az összes munka hányadosa: $${useful}:${total}=${x(tidy(percent / 100))}$, tehát ${withUnit(percent, '%')}.`,
    },
    fits(v => Math.abs(v * (useful + lost) - 100 * useful) < 1e-6),
  );
}

function minutes(rng: Rng): Task {
  const [p, min] = [rng.int(8, 60) * 5, rng.int(2, 15)];
  const kj = tidy((p * min * 60) / 1000);
  redrawIf(decimalsOf(kj) > 1);
  const { name } = person(rng);
  return numeric(
    {
      question: `${name} kerékpáron edz: ${withUnit(min, 'perc')} alatt ${withUnit(kj, 'kJ')} munkát végez. Hány watt a teljesítménye?`,
      answer: num(p),
      check: 'NUM',
      unit: 'W',
      expr: `${kj}*1000/(${min}*60)`,
      wrong: [
        wrong(
          { kj, min },
          ({ kj, min }) => num(tidy((kj * 1000) / min)),
          'percet-nem-valtja',
          'A perccel osztottál. Váltsd másodpercre!',
          'csak a kilojoule-t váltja át, a percet nem',
        ),
        wrong(
          { kj, min },
          ({ kj, min }) => num(tidy(kj / (min * 60))),
          'kj-es-j-keverese',
          'A kilojoule-t nem váltottad: ez kilowattban van.',
          'csak a percet váltja át, a kilojoule-t nem',
        ),
        wrong({ kj, min }, ({ kj, min }) => num(tidy(kj / min)), 'ket-valtas-elmarad', 'Se a percet, se a kilojoule-t nem váltottad.'),
      ],
      other: 'Válts joule-ra és másodpercre, azután ossz!',
      hints: [
        'Két váltás is kell. Melyik kettő?',
        'A teljesítmény a joule-ban mért munka és a másodpercben mért idő hányadosa.',
        `${withUnit(min, 'perc')} = ${withUnit(min * 60, 's')}`,
      ],
      solution: `A munka ${withUnit(kj, 'kJ')} = ${withUnit(tidy(kj * 1000), 'J')}, az idő $${min}\\cdot60=${min * 60}$ s. A teljesítmény a kettő hányadosa: $${x(tidy(kj * 1000))}:${min * 60}=${p}$ watt.`,
    },
    fits(v => Math.abs((v * min * 60) / 1000 - kj) < 1e-6),
  );
}

function workOf(rng: Rng): Task {
  const [kw, s] = [tidy(rng.int(2, 40) / 4), rng.int(2, 24) * 5];
  const kj = tidy(kw * s);
  redrawIf(decimalsOf(kj) > 1 || kj === kw);
  return numeric(
    {
      question: `Egy ${withUnit(kw, 'kW')} teljesítményű lift ${withUnit(s, 's')} ideig emelkedik. Hány kilojoule munkát végez?`,
      answer: num(kj),
      check: 'NUM',
      unit: 'kJ',
      expr: `${kw}*${s}`,
      wrong: [
        wrong(
          { kj },
          ({ kj }) => num(tidy(kj * 1000)),
          'kj-es-j-keverese',
          'Ez joule-ban van. A választ kilojoule-ban kérjük.',
          'a joule-ban kapott számot írja le kilojoule-ként',
        ),
        wrong(
          { kw, s },
          ({ kw, s }) => about(kw / s),
          'idovel-oszt',
          'Osztottál az idővel. A munkához szorozni kell.',
          'a munkához a teljesítményt osztja az idővel',
        ),
        wrong(
          { kw, s },
          ({ kw, s }) => num(tidy((kw * s) / 60)),
          'masodpercet-percnek-veszi',
          'Percre váltottad az időt. A watt másodperccel számol.',
          'percre váltja az időt',
        ),
      ],
      other: 'A munka a teljesítmény és az idő szorzata.',
      hints: [
        'A teljesítményt és az időt ismered. Mi hiányzik?',
        'A munka a teljesítmény és az idő szorzata.',
        `$${x(kw)}\\cdot${s}$ kilojoule.`,
      ],
      solution: `$${x(kw)}\\cdot${s}=${x(kj)}$ kilojoule.`,
    },
    fits(v => Math.abs(v / s - kw) < 1e-9),
  );
}

interface Lift {
  m: number;
  h: number;
  s: number;
}
function liftOf(rng: Rng): Lift & { useful: number } {
  const lift = { m: rng.int(4, 40) * 10, h: rng.int(2, 20), s: rng.int(1, 12) * 10 };
  const useful = tidy((lift.m * 10 * lift.h) / lift.s);
  redrawIf(!Number.isInteger(useful));
  return { ...lift, useful };
}

/** The power that a pump of a given efficiency takes in. */
function intake(rng: Rng): Task {
  const { m, h, s, useful } = liftOf(rng);
  const percent = rng.pick([40, 50, 60, 75, 80]);
  const answer = tidy((useful * 100) / percent);
  redrawIf(!Number.isInteger(answer));
  return numeric(
    {
      question: `Egy szivattyú ${withUnit(s, 's')} alatt ${withUnit(m, 'kg')} vizet emel ${withUnit(h, 'm')} magasra, a hatásfoka ${withUnit(percent, '%')}. Hány watt teljesítményt vesz fel a motorja? (g = 10 N/kg)`,
      answer: num(answer),
      check: 'NUM',
      unit: 'W',
      expr: `${m}*10*${h}/${s}*100/${percent}`,
      wrong: [
        wrong({ useful }, ({ useful }) => num(useful), 'hatasfokot-kihagyja', 'Ez a hasznos teljesítmény. A motor többet vesz fel.'),
        wrong(
          { useful, percent },
          ({ useful, percent }) => num(tidy((useful * percent) / 100)),
          'visszafele-is-szoroz',
          'Szoroztál a hatásfokkal. A felvett a nagyobb: osztani kell.',
        ),
        wrong({ answer }, ({ answer }) => num(tidy(answer / 10)), 'tomeggel-szamol-suly-helyett', 'A tömeggel számoltál súly helyett.'),
        wrong(
          { m, h, percent },
          ({ m, h, percent }) => num(tidy((m * 1000 * h) / percent)),
          'idovel-nem-oszt',
          'Az idővel nem osztottál: ez munka joule-ban.',
        ),
      ],
      other: 'Előbb a hasznos teljesítmény, azután oszd a hatásfokkal!',
      hints: [
        'Mennyi a hasznos munka?',
        'A hasznos teljesítményt oszd a hatásfokkal!',
        `A hasznos munka $${m}\\cdot10\\cdot${h}=${x(m * 10 * h)}$ joule.`,
      ],
      solution: `A hasznos munka $${m}\\cdot10\\cdot${h}=${x(m * 10 * h)}$ joule, a hasznos teljesítmény $${x(m * 10 * h)}:${s}=${x(useful)}$ watt. A felvett teljesítmény a hasznos osztva a hatásfokkal: $${x(useful)}:${x(percent / 100)}=${x(answer)}$ watt.`,
    },
    fits(v => Math.abs((v * percent * s) / 100 - m * 10 * h) < 1e-4),
  );
}

/** The efficiency from the work of lifting and the power of the motor. */
function efficiencyOfLift(rng: Rng): Task {
  const { m, h, s, useful } = liftOf(rng);
  const percent = rng.pick([40, 50, 60, 75, 80]);
  const total = tidy((useful * 100) / percent);
  redrawIf(!Number.isInteger(total) || percent === 50);
  return numeric(
    {
      question: `Egy ${withUnit(total, 'W')} teljesítményű csörlő ${withUnit(s, 's')} alatt emel fel ${withUnit(m, 'kg')} terhet ${withUnit(h, 'm')} magasra. Hány százalék a hatásfoka? (g = 10 N/kg)`,
      answer: num(percent),
      check: 'NUM',
      unit: '%',
      expr: `${m}*10*${h}/(${total}*${s})*100`,
      wrong: [
        wrong(
          { percent },
          ({ percent }) => num(100 - percent),
          'veszteseg-mint-hatasfok',
          'Ez a veszteség aránya. A hatásfok a hasznos rész aránya.',
        ),
        wrong({ percent }, ({ percent }) => num(tidy(percent / 10)), 'tomeggel-szamol-suly-helyett', 'A tömeggel számoltál súly helyett.'),
        wrong(
          { useful, total },
          ({ useful, total }) => num(tidy((100 * total) / useful)),
          'hatasfok-szaz-folott',
          'Fordítva osztottál. 100% fölötti hatásfok nincs.',
          'fordítva oszt, az összes munkát osztja a hasznossal',
        ),
        asDecimal(percent),
      ],
      other: 'A hasznos munkát oszd a felvett munkával!',
      hints: [
        'Mi a hasznos, és mi az összes munka?',
        'A hasznos munka az emelés munkája, az összes munka a teljesítmény és az idő szorzata.',
        `Az emelés munkája $${m}\\cdot10\\cdot${h}=${x(m * 10 * h)}$ joule.`,
      ],
      solution: `A hasznos munka az emelés munkája: $${m}\\cdot10\\cdot${h}=${x(m * 10 * h)}$ joule. Az összes munka a teljesítmény és az idő szorzata: $${x(total)}\\cdot${s}=${x(tidy(total * s))}$ joule. A hatásfok a kettő hányadosa: $${x(m * 10 * h)}:${x(tidy(total * s))}=${x(percent / 100)}$, tehát ${withUnit(percent, '%')}.`,
    },
    fits(v => Math.abs((v * total * s) / 100 - m * 10 * h) < 1e-4),
  );
}

export const powerEfficiency = defineGenerator(
  'gen-power-efficiency',
  'Teljesítmény és hatásfok',
  ['fizika-7-teljesitmeny'],
  ['decimal', 'percent'],
  (rng, level) => {
    if (level === 1) return rng.pick([power, efficiency])(rng);
    if (level === 2) return rng.pick([minutes, workOf])(rng);
    return rng.pick([intake, efficiencyOfLift])(rng);
  },
);
