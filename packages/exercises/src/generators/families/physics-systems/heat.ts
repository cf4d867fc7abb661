import { tidy } from '@eszkerek/numbers/arithmetic';
import { capital, texNumber, textNumber, theWord, unitSuf, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { thermometers } from '../shared/scale-figures.ts';

const x = texNumber;

const MATERIALS = [
  ['víz', 4200],
  ['alumínium', 900],
  ['vas', 460],
  ['réz', 385],
  ['étolaj', 2000],
] as const;

export const heat = defineGenerator('gen-heat', 'Fajhő és hőmennyiség', ['fizika-8-fajho'], ['decimal', 'brackets'], (rng, level) => {
  const [name, c] = rng.pick(MATERIALS);
  const m = level === 1 ? rng.int(1, 5) : tidy(rng.int(2, 40) / 10);
  const t1 = rng.int(2, 12) * 5;
  const dt = rng.int(2, 12) * 5;
  redrawIf(t1 + dt > 98 || dt === t1);
  const q = tidy(c * m * dt);
  const ask = level < 3 ? 'q' : rng.pick(['m', 'dt'] as const);
  const intro = `(${capital(theWord(name))} fajhője ${textNumber(c)} J/(kg·°C).)`;
  const answer = { q: q / 1000, m, dt }[ask];
  const isDrawn = level === 2 && rng.chance(0.6);
  return numeric(
    {
      ...(isDrawn ? { figure: thermometers({ kezdetben: t1, végül: t1 + dt }, 0, 100) } : {}),
      question: isDrawn
        ? `${withUnit(m, 'kg')} ${name} hőmérsékletét mértük melegítés előtt és után. Mennyi hőt vett fel? ${intro} Kilojoule-ban add meg!`
        : {
            q:
              level === 1
                ? `Mennyi hő kell ${withUnit(m, 'kg')} ${name} ${unitSuf(dt, '°C', 'val')} való felmelegítéséhez? ${intro} Kilojoule-ban add meg!`
                : `Mennyi hő kell ahhoz, hogy ${withUnit(m, 'kg')} ${name} hőmérséklete ${unitSuf(t1, '°C', 'ról')} ${unitSuf(t1 + dt, '°C', 'ra')} nőjön? ${intro} Kilojoule-ban add meg!`,
            m: `Mekkora tömegű ${name} melegszik fel ${unitSuf(dt, '°C', 'val')}, ha ${withUnit(q / 1000, 'kJ')} hőt vesz fel? ${intro}`,
            dt: `Hány °C-kal melegszik fel ${withUnit(m, 'kg')} ${name}, ha ${withUnit(q / 1000, 'kJ')} hőt vesz fel? ${intro}`,
          }[ask],
      answer: num(answer),
      check: 'NUM',
      unit: { q: 'kJ', m: 'kg', dt: '°C' }[ask],
      expr: { q: `${c}*${m}*${dt}/1000`, m: `${q}/(${c}*${dt})`, dt: `${q}/(${c}*${m})` }[ask],
      wrong: {
        q: [
          wrong(
            { c, m, dt },
            ({ c, m, dt }) => num(tidy(c * m * dt)),
            'kj-j-keveres',
            'Ez joule-ban van. Oszd el 1000-rel!',
            'a joule-ban kapott számot írja le kilojoule-ként',
          ),
          ...(level > 1
            ? [
                wrong(
                  { c, m, t1, dt },
                  ({ c, m, t1, dt }) => num(tidy((c * m * (t1 + dt)) / 1000)),
                  'veghomerseklettel-szamol',
                  'A véghőmérséklettel számoltál. A **változás** kell.',
                ),
                wrong(
                  { c, m, t1 },
                  ({ c, m, t1 }) => num(tidy((c * m * t1) / 1000)),
                  'kezdeti-homerseklettel-szamol',
                  'A kezdeti hőmérséklettel számoltál. A **változás** kell.',
                ),
              ]
            : []),
          wrong(
            { c, m, dt },
            ({ c, m, dt }) => num(tidy((c * m * dt) / 1_000_000)),
            'kj-j-keveres',
            'Kétszer osztottál 1000-rel. A joule-ból egy osztással lesz kilojoule.',
            'kétszer oszt 1000-rel',
          ),
          wrong({ c, dt }, ({ c, dt }) => num(tidy((c * dt) / 1000)), 'tomeg-kimarad', 'A tömeg kimaradt.'),
          wrong({ m, dt }, ({ m, dt }) => num(tidy((m * dt) / 1000)), 'fajho-kimarad', 'A fajhő kimaradt.'),
        ],
        m: [
          wrong(
            { q, c },
            ({ q, c }) => about(q / c, 2),
            'valtozas-kimarad',
            'A hőmérséklet-változással is osztani kell.',
            'a hőmérséklet-változással nem oszt',
          ),
          wrong(
            { q, c, dt },
            ({ q, c, dt }) => num(tidy(q / 1000 / (c * dt))),
            'kj-j-keveres',
            'A kilojoule-t előbb joule-ra kell váltani.',
            'a kilojoule-t nem váltja át joule-ra',
          ),
          wrong({ q, dt }, ({ q, dt }) => num(tidy(q / dt)), 'fajho-kimarad', 'A fajhővel is osztani kell.'),
        ],
        dt: [
          wrong({ q, c }, ({ q, c }) => about(q / c, 2), 'tomeg-kimarad', 'A tömeggel is osztani kell.'),
          wrong(
            { q, c, m },
            ({ q, c, m }) => num(tidy(q / 1000 / (c * m))),
            'kj-j-keveres',
            'A kilojoule-t előbb joule-ra kell váltani.',
            'a kilojoule-t nem váltja át joule-ra',
          ),
          wrong({ q, m }, ({ q, m }) => num(tidy(q / m)), 'fajho-kimarad', 'A fajhővel is osztani kell.'),
        ],
      }[ask],
      other: 'Hő = fajhő · tömeg · hőmérséklet-változás.',
      hints: [
        'Melyik három mennyiség szorzata a hő?',
        'Hő = fajhő · tömeg · hőmérséklet-változás.',
        {
          q: `A hőmérséklet-változás ${withUnit(dt, '°C')}.`,
          m: `${withUnit(q / 1000, 'kJ')} = ${withUnit(q, 'J')}`,
          dt: `${withUnit(q / 1000, 'kJ')} = ${withUnit(q, 'J')}`,
        }[ask],
      ],
      solution: {
        q: `${level === 1 ? '' : `A hőmérséklet-változás $${t1 + dt}-${t1}=${dt}$ °C. `}Hő = fajhő · tömeg · hőmérséklet-változás. $${c}\\cdot${x(m)}\\cdot${dt}=${x(q)}$ J, tehát ${withUnit(q / 1000, 'kJ')}.`,
        m: `Tömeg = hő : (fajhő · hőmérséklet-változás). ${withUnit(q / 1000, 'kJ')} = ${withUnit(q, 'J')}, ezért $${x(q)}:(${c}\\cdot${dt})=${x(m)}$ kg.`,
        dt: `Hőmérséklet-változás = hő : (fajhő · tömeg). ${withUnit(q / 1000, 'kJ')} = ${withUnit(q, 'J')}, ezért $${x(q)}:(${c}\\cdot${x(m)})=${dt}$ °C.`,
      }[ask],
    },
    fits(v => Math.abs({ q: (v * 1000) / (c * m) - dt, m: c * v * dt - q, dt: c * m * v - q }[ask]) < 1e-6),
  );
});
