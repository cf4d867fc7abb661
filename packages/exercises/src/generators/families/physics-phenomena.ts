import { capital, decimalsOf, keyNumber, listing, texNumber, textNumber, theWord, unitSuf, withUnit } from '../../hungarian/index.ts';
import { range, roundTo, tidy } from '../arithmetic.ts';
import { defineGenerator, redrawIf } from '../engine.ts';
import { equals, fits, growing } from '../proof.ts';
import { choice, multi, numeric, order, words, wrong } from '../tasks.ts';
import { num } from '../value.ts';

const t = textNumber;
const x = texNumber;

/** A piece of wire of the circuit: a switch, a bulb or plain wire between two junctions. */
interface Part {
  from: string;
  to: string;
  name: string;
  conducts: boolean;
}

/** Every simple way from the plus to the minus pole through conducting parts. */
function routes(parts: readonly Part[], at = '+', used: readonly Part[] = [], seen: readonly string[] = ['+']): Part[][] {
  if (at === '-') return [[...used]];
  return parts.flatMap(p => {
    if (!p.conducts || used.includes(p)) return [];
    const next = p.from === at ? p.to : p.to === at ? p.from : undefined;
    return next === undefined || seen.includes(next) ? [] : routes(parts, next, [...used, p], [...seen, next]);
  });
}

const state = (closed: boolean): string => (closed ? 'zárt' : 'nyitott');

const circuitClosed = defineGenerator('gen-circuit-closed', 'Egyszerű áramkör', ['fizika-6-egyszeru-aramkor'], (rng, level) => {
  if (level === 1) {
    const n = rng.int(2, 4);
    const closed = range(1, n).map(() => rng.chance(0.75));
    const broken = rng.chance(0.2);
    const onlyOneWire = rng.chance(0.15);
    const lights = closed.every(Boolean) && !broken && !onlyOneWire;
    const parts: Part[] = [
      ...closed.map((c, i): Part => ({ from: i === 0 ? '+' : `n${i}`, to: `n${i + 1}`, name: `K${i + 1}`, conducts: c })),
      { from: `n${n}`, to: 'b', name: 'izzó', conducts: !broken },
      ...(onlyOneWire ? [] : [{ from: 'b', to: '-', name: 'vezeték', conducts: true }]),
    ];
    const list = listing(closed.map((c, i) => `$K_${i + 1}$ ${state(c)}`));
    const reason = onlyOneWire
      ? 'Az izzótól nem megy vezeték vissza az elemhez: a kör nem zárt.'
      : broken
        ? 'A kiégett izzó izzószála megszakítja a kört.'
        : lights
          ? 'A kör mindenhol zárt, az áram körbe tud folyni.'
          : 'Egy nyitott kapcsoló megszakítja a kört, bárhol van is.';
    const wrongNo = 'Kövesd végig az utat az elem egyik sarkától a másikig: mindenhol zárt.';
    return choice(
      rng,
      {
        question: `Egy elem, egy ${broken ? 'kiégett ' : ''}izzó és ${t(n)} kapcsoló egymás után (sorosan) van kötve${onlyOneWire ? ', de az izzó másik sarkából **nem** vezet vezeték vissza az elemhez' : ''}. A kapcsolók: ${list}. Világít az izzó?`,
        right: words(lights ? 'igen' : 'nem', lights ? 'yes' : 'no'),
        because: `Helyes! ${reason}`,
        wrong: [
          wrong(
            words(lights ? 'nem' : 'igen', lights ? 'no' : 'yes'),
            onlyOneWire ? 'egy-vezetek-eleg' : 'kapcsolo-helye-szamit',
            lights ? wrongNo : reason,
          ),
          wrong(words('csak halványan', 'dim'), 'izzo-elhasznalja-az-aramot', lights ? wrongNo : reason),
        ],
        hints: [
          'Kövesd végig az áram útját az elem egyik sarkától a másikig!',
          'Az izzó akkor világít, ha a kör mindenhol zárt.',
          'Nézd meg sorban a kapcsolókat és az izzót!',
        ],
        solution: `${reason} A válasz: ${lights ? 'igen' : 'nem'}.`,
      },
      key => key === (routes(parts).length ? 'yes' : 'no'),
    );
  }
  const branches = rng.int(3, 4);
  const lamps = range(1, branches).map(i => ({ i, closed: rng.chance(0.6), second: level === 3, burnt: level === 3 && rng.chance(0.35) }));
  const parts: Part[] = [{ from: '+', to: 'a', name: 'K', conducts: true }];
  for (const l of lamps) {
    parts.push({ from: 'a', to: `s${l.i}`, name: `K${l.i}`, conducts: l.closed });
    parts.push({ from: `s${l.i}`, to: l.second ? `m${l.i}` : '-', name: `L${l.i}`, conducts: true });
    if (l.second) parts.push({ from: `m${l.i}`, to: '-', name: `M${l.i}`, conducts: !l.burnt });
  }
  const lit = (i: number): boolean => (lamps[i - 1]?.closed ?? false) && !(lamps[i - 1]?.burnt ?? false);
  const rows = lamps.map(
    l =>
      `- $L_${l.i}$ ágában a $K_${l.i}$ kapcsoló ${state(l.closed)}${l.second ? `, az izzóval sorba kötött második izzó ${l.burnt ? 'kiégett' : 'jó'}` : ''}`,
  );
  return multi(
    rng,
    {
      question: `Egy elemhez egy zárt főkapcsolón át ${branches === 3 ? 'három' : 'négy'} párhuzamos ág csatlakozik, mindegyikben egy izzó és egy saját kapcsoló:\n\n${rows.join('\n')}\n\nMelyik izzó világít?`,
      options: lamps.map(l => ({
        value: { key: `L${l.i}`, tex: `L_${l.i}`, text: `$L_${l.i}$`, size: undefined },
        correct: lit(l.i),
        misconception: l.closed ? 'sorosan-is-vilagit-a-tobbi' : 'nyitott-kor-is-vilagit',
        explanation: lit(l.i)
          ? 'Az ága mindenhol zárt, ezért folyik benne áram.'
          : l.closed
            ? 'A vele sorba kötött kiégett izzó megszakítja az ágat.'
            : 'Az ágában nyitott a kapcsoló.',
      })),
      hints: [
        'Minden ágat külön vizsgálj!',
        'Párhuzamos ágak nem szakítják meg egymást.',
        'Egy ágban akkor folyik áram, ha az egész út zárt az elem két sarka között.',
      ],
      solution: `Világít: ${lamps
        .filter(l => lit(l.i))
        .map(l => `$L_${l.i}$`)
        .join(', ')}.`,
    },
    key => routes(parts).some(route => route.some(p => p.name === key)),
  );
});

interface Substance {
  name: string;
  melts: number;
  boils: number;
}
const SUBSTANCES: readonly Substance[] = [
  { name: 'víz', melts: 0, boils: 100 },
  { name: 'alkohol (etanol)', melts: -114, boils: 78 },
  { name: 'higany', melts: -39, boils: 357 },
  { name: 'ólom', melts: 327, boils: 1749 },
  { name: 'naftalin', melts: 80, boils: 218 },
  { name: 'ón', melts: 232, boils: 2602 },
];
const STATES = ['szilárd', 'folyékony', 'légnemű'];

const heatingCurve = defineGenerator(
  'gen-heating-curve',
  'Halmazállapot-változások',
  ['fizika-8-halmazallapot-valtozasok'],
  (rng, level) => {
    const s = rng.pick(SUBSTANCES);
    const facts = `${capital(theWord(s.name))} olvadáspontja ${withUnit(s.melts, '°C')}, forráspontja ${withUnit(s.boils, '°C')}.`;
    if (level === 1) {
      const temp = rng.pick([s.melts - rng.int(3, 60), rng.int(s.melts + 2, s.boils - 2), s.boils + rng.int(3, 60)]);
      redrawIf(temp < -200);
      const index = temp < s.melts ? 0 : temp < s.boils ? 1 : 2;
      return choice(
        rng,
        {
          question: `${facts} Milyen halmazállapotú, ha a hőmérséklete ${withUnit(temp, '°C')}?`,
          right: words(STATES[index] ?? '', String(index)),
          because: 'Helyes! Az olvadáspont alatt szilárd, az olvadás- és a forráspont között folyékony, felette légnemű.',
          wrong: [0, 1, 2]
            .filter(i => i !== index)
            .map(i =>
              wrong(
                words(STATES[i] ?? '', String(i)),
                temp < 0 && index !== 0 ? 'nulla-fok-a-hatar' : 'olvadaspont-forraspont-csere',
                'Hasonlítsd a hőmérsékletet az olvadásponthoz és a forrásponthoz!',
              ),
            ),
          hints: [
            'Az olvadáspont alatt vagy felett van?',
            'Olvadáspont alatt szilárd, a két pont között folyékony, a forráspont felett légnemű.',
            'Rajzolj hőmérőt a két ponttal!',
          ],
          solution: `${withUnit(temp, '°C')} ${index === 0 ? 'az olvadáspont alatt' : index === 1 ? 'az olvadáspont és a forráspont között' : 'a forráspont felett'} van, ezért ${STATES[index]}.`,
        },
        key => Number(key) === Number(temp > s.melts) + Number(temp > s.boils),
      );
    }
    const from = s.melts - rng.int(5, 40);
    const to = rng.pick([s.boils + rng.int(5, 40), rng.int(s.melts + 5, s.boils - 5)]);
    const [start, end] = [from, to];
    redrawIf(start < -200);
    const plateaus = end > s.boils ? 2 : 1;
    if (level === 2) {
      if (rng.chance(0.5))
        return numeric(
          {
            question: `${facts} ${unitSuf(start, '°C', 'ról')} ${unitSuf(end, '°C', 'ra')} melegítjük. Hány **vízszintes** szakasza van a melegedési görbének?`,
            answer: num(plateaus),
            check: 'INT',
            wrong: [
              wrong(
                num(plateaus === 1 ? 2 : 1),
                'vizszintes-szakaszok-szama',
                plateaus === 1 ? 'A forráspontot nem érjük el, így csak olvad.' : 'Olvad és forr is: két vízszintes szakasz van.',
              ),
              wrong(num(0), 'forras-kozben-no', 'Olvadás és forrás közben a hőmérséklet nem változik.'),
              wrong(
                num(plateaus + 2),
                'melegedo-szakaszokat-szamolja',
                'A melegedő szakaszok ferdék. Csak az állandó hőmérsékletűeket számold!',
              ),
            ],
            other: 'Vízszintes szakasz olvadásnál és forrásnál van.',
            hints: [
              'Mikor nem nő a hőmérséklet, bár melegítjük?',
              'Olvadás és forrás közben a hőmérséklet állandó.',
              'Nézd meg, eléri-e a forráspontot!',
            ],
            solution: `${plateaus === 2 ? 'Olvad és forr is' : 'Csak olvad'}, ezért a vízszintes szakaszok száma ${plateaus}.`,
          },
          equals([s.melts, s.boils].filter(p => p > start && p < end).length),
        );
      const melting = rng.chance(0.5);
      return numeric(
        {
          question: `${facts} Hány °C a hőmérséklete ${melting ? 'olvadás' : 'forrás'} közben, miközben egyenletesen melegítjük?`,
          answer: num(melting ? s.melts : s.boils),
          check: 'NUM',
          unit: '°C',
          wrong: [
            wrong(num(melting ? s.boils : s.melts), 'olvadaspont-forraspont-csere', 'Felcserélted az olvadáspontot és a forráspontot.'),
            wrong(
              num((melting ? s.melts : s.boils) + 10),
              'forras-kozben-no',
              'Az átalakulás közben a hőmérséklet nem nő, bár melegítjük.',
            ),
            wrong(num(tidy((s.melts + s.boils) / 2)), 'kozepertek', 'Nem átlag kell: az átalakulás egyetlen hőmérsékleten zajlik.'),
          ],
          other: 'Olvadás és forrás közben a hőmérséklet állandó.',
          hints: [
            'Változik-e a hőmérséklet átalakulás közben?',
            'Olvadáskor az olvadásponton, forráskor a forrásponton marad.',
            melting ? 'Keresd meg a szövegben az olvadáspontot!' : 'Keresd meg a szövegben a forráspontot!',
          ],
          solution: `${melting ? 'Olvadás' : 'Forrás'} közben a hőmérséklet állandó: ${withUnit(melting ? s.melts : s.boils, '°C')}.`,
        },
        fits(v => v === (melting ? s.melts : s.boils)),
      );
    }
    const water = s.name === 'víz';
    const plain = s.name.replace(/ \(.*\)/, '');
    const solid = water ? 'a jég' : `a szilárd ${plain}`;
    const cooling = rng.chance(0.4);
    const stages = cooling
      ? [
          { text: 'a gőz hűl', at: s.boils + 1 },
          { text: 'a gőz lecsapódik, a hőmérséklet állandó', at: s.boils },
          { text: `a folyékony ${plain} hűl`, at: (s.melts + s.boils) / 2 },
          { text: `${theWord(plain)} megszilárdul, a hőmérséklet állandó`, at: s.melts },
          { text: `${solid} hűl`, at: start },
        ]
      : [
          { text: `${solid} melegszik`, at: start },
          { text: `${solid} olvad, a hőmérséklet állandó`, at: s.melts },
          { text: `a folyékony ${plain} melegszik`, at: (s.melts + s.boils) / 2 },
          { text: `${theWord(plain)} forr, a hőmérséklet állandó`, at: s.boils },
          { text: 'a gőz melegszik', at: s.boils + 1 },
        ];
    const items = end > s.boils ? stages : stages.filter(g => g.at < s.boils);
    return order(
      {
        question: `${facts} ${cooling ? `${unitSuf(end, '°C', 'ról')} ${unitSuf(start, '°C', 'ra')} hűtjük` : `${unitSuf(start, '°C', 'ról')} ${unitSuf(end, '°C', 'ra')} melegítjük`}. Rakd időrendbe, mi történik!`,
        items: items.map(i => ({ key: String(i.at).replace('.', ','), tex: '', text: i.text, size: undefined })),
        hints: [
          'Milyen halmazállapotból indul?',
          cooling ? 'Hűtéskor fordított sorrendben zajlanak a folyamatok.' : 'Szilárd, olvadás, folyékony, forrás, gőz.',
          `Az első: ${items[0]?.text}.`,
        ],
        solution: `A sorrend: ${items.map(i => i.text).join(' → ')}.`,
      },
      joined => (cooling ? growing(joined.split('|').reverse().join('|')) : growing(joined)),
    );
  },
);

interface Coil {
  turns: number;
  amps: number;
  core: boolean;
}

const electromagnet = defineGenerator('gen-electromagnet', 'Elektromágnes', ['fizika-8-elektromagnes'], (rng, level) => {
  const coil = (core: boolean): Coil => ({ turns: rng.int(2, level === 1 ? 8 : 20) * 50, amps: tidy(rng.int(1, 8) / 4), core });
  const name = (c: Coil): string => `${t(c.turns)} menet, ${withUnit(c.amps, 'A')}, ${c.core ? 'vasmaggal' : 'vasmag nélkül'}`;
  const strength = (c: Coil): number => c.turns * c.amps;
  if (level === 1) {
    const same = rng.pick(['turns', 'amps', 'core'] as const);
    const base = coil(rng.chance(0.5));
    const other: Coil =
      same === 'turns'
        ? { ...base, turns: base.turns * rng.int(2, 4) }
        : same === 'amps'
          ? { ...base, amps: tidy(base.amps * 2) }
          : { ...base, core: !base.core };
    const stronger = same === 'core' ? (base.core ? base : other) : other;
    const weaker = stronger === base ? other : base;
    const why =
      same === 'turns'
        ? 'Több menet erősebb mágneses hatást ad, ha az áram ugyanakkora.'
        : same === 'amps'
          ? 'Nagyobb áram erősebb mágneses hatást ad, ha a menetszám ugyanaz.'
          : 'A vasmag sokszorosára erősíti a tekercs mágneses hatását.';
    return choice(
      rng,
      {
        question: 'Melyik tekercs mágneses hatása erősebb?',
        right: words(name(stronger), JSON.stringify(stronger)),
        because: `Helyes! ${why}`,
        wrong: [
          wrong(words(name(weaker), JSON.stringify(weaker)), same === 'core' ? 'rezhuzal-magneses' : 'menetszam-aram-hatasa', why),
          wrong(words('egyforma erősek', 'same'), 'menetszam-aram-hatasa', why),
        ],
        hints: [
          'Miben különböznek?',
          'A mágneses hatás nő a menetszámmal, az árammal és a vasmagtól.',
          same === 'core'
            ? 'Csak a vasmag különbözik.'
            : same === 'turns'
              ? 'Csak a menetszám különbözik.'
              : 'Csak az áramerősség különbözik.',
        ],
        solution: `${why} Ezért erősebb: ${name(stronger)}.`,
      },
      key => {
        const read = /"turns":(\d+),"amps":([\d.]+),"core":(true|false)/.exec(key);
        if (!read) return false;
        const mine = Number(read[1]) * Number(read[2]) * (read[3] === 'true' ? 100 : 1);
        return [base, other].every(c => c.turns * c.amps * (c.core ? 100 : 1) <= mine);
      },
    );
  }
  const coils = range(1, level === 2 ? 3 : 4).map(() => coil(level === 2 ? true : rng.chance(0.5)));
  redrawIf(level === 3 && !coils.some(c => c.core) && !coils.every(c => c.core));
  const rank = (c: Coil): number => strength(c) + (c.core ? 1e6 : 0);
  const sorted = [...coils].sort((a, b) => rank(a) - rank(b));
  redrawIf(sorted.some((c, i) => i > 0 && rank(c) - rank(sorted[i - 1] ?? c) < 20));
  redrawIf(level === 3 && coils.every(c => c.core === coils[0]?.core));
  // With and without a core only a clear difference can be judged.
  redrawIf(
    level === 3 && Math.min(...coils.filter(c => c.core).map(strength)) * 20 <= Math.max(...coils.filter(c => !c.core).map(strength)),
  );
  return order(
    {
      question: `Rakd sorba a tekercseket a **leggyengébb** mágneses hatásútól a legerősebbig!${level === 3 ? ' (A vasmag legalább hússzoros erősítést jelent.)' : ' (Mindegyik egyforma hosszú.)'}`,
      items: sorted.map(c => ({ key: keyNumber(strength(c) * (c.core ? 20 : 1)), tex: '', text: name(c), size: undefined })),
      hints: [
        'Mitől függ a mágneses hatás?',
        'Hasonlítsd össze a menetszám és az áramerősség szorzatát!',
        level === 3
          ? 'A vasmagos tekercsek sokkal erősebbek.'
          : `Az elsőnél a szorzat $${sorted[0]?.turns}\\cdot${x(sorted[0]?.amps ?? 0)}=${x(strength(sorted[0] ?? coil(true)))}$.`,
      ],
      solution: `A menetszám és az áramerősség szorzata sorban: ${sorted.map(c => `${t(tidy(strength(c)))}${c.core && level === 3 ? ' (vasmaggal)' : ''}`).join('; ')}.`,
    },
    growing,
  );
});

const lensImage = defineGenerator('gen-lens-image', 'Lencsék képalkotása', ['fizika-8-lencsek'], (rng, level) => {
  const f = rng.int(2, 12) * 5;
  if (level === 1) {
    const converging = rng.chance(0.75);
    const index = converging ? rng.int(0, 2) : 3;
    const distance = [f + rng.int(1, f - 1), 2 * f + rng.int(2, 60), rng.int(2, f - 1), rng.int(5, 90)][index] ?? 0;
    const kinds = [
      'valódi, fordított, nagyított',
      'valódi, fordított, kicsinyített',
      'látszólagos, egyenes állású, nagyított',
      'látszólagos, egyenes állású, kicsinyített',
    ];
    const rules = [
      'A tárgy f és 2f között van: a kép valódi, fordított, nagyított.',
      'A tárgy 2f-en kívül van: a kép valódi, fordított, kicsinyített.',
      'A tárgy f-en belül van: a kép látszólagos, egyenes állású, nagyított.',
      'A szórólencse képe mindig látszólagos, egyenes állású, kicsinyített.',
    ];
    return choice(
      rng,
      {
        question: `Egy ${withUnit(f, 'cm')} fókusztávolságú **${converging ? 'gyűjtőlencse' : 'szórólencse'}** elé, tőle ${withUnit(distance, 'cm')} távolságra tárgyat teszünk. Milyen a kép?`,
        right: words(kinds[index] ?? '', String(index)),
        because: `Helyes! ${rules[index]}`,
        wrong: [0, 1, 2, 3]
          .filter(i => i !== index)
          .map(i =>
            wrong(
              words(kinds[i] ?? '', String(i)),
              !converging && i < 2 ? 'szorolencse-valodi-kepe' : 'kep-fajtaja',
              converging ? 'Hasonlítsd a tárgytávolságot a fókusztávolsághoz és a kétszereséhez!' : (rules[3] ?? ''),
            ),
          ),
        hints: [
          'Gyűjtő- vagy szórólencse?',
          'Gyűjtőlencsénél hasonlítsd a tárgytávolságot f-hez és 2f-hez!',
          converging ? `A kétszeres fókusztávolság ${withUnit(2 * f, 'cm')}.` : 'A szórólencse képe mindig ugyanolyan fajtájú.',
        ],
        solution: `${rules[index]} Tehát: ${kinds[index]}.`,
      },
      key => {
        const focal = converging ? f : -f;
        const image = 1 / (1 / focal - 1 / distance);
        const magnification = -image / distance;
        const found = image > 0 ? (Math.abs(magnification) > 1 ? 0 : 1) : magnification > 1 ? 2 : 3;
        return Number(key) === found;
      },
    );
  }
  const object = f + rng.int(1, 40) * 5;
  const image = (f * object) / (object - f);
  redrawIf(!Number.isInteger(image) || image === object || image > 400);
  if (level === 2) {
    return numeric(
      {
        question: `Egy ${withUnit(f, 'cm')} fókusztávolságú gyűjtőlencsétől ${withUnit(object, 'cm')} távolságra van a tárgy. Milyen messze keletkezik a kép a lencsétől?`,
        answer: num(image),
        check: 'NUM',
        unit: 'cm',
        expr: `1/(1/${f}-1/${object})`,
        wrong: [
          wrong(num(object - f), 'kulonbseg', 'Kivontad a távolságokat. A reciprokokkal kell számolni.'),
          wrong(num(roundTo((f * object) / (object + f), 2)), 'elojel-hiba', 'Összeadtad a reciprokokat. Ki kell vonni.'),
          wrong(num(object), 'kep-a-targynal', 'A kép csak akkor van ugyanilyen messze, ha a tárgy 2f távolságra van.'),
          wrong(num(2 * f), 'mindig-ketszeres-fokusz', 'A kép csak különleges esetben van 2f távolságra.'),
        ],
        other: '$\\frac{1}{f}=\\frac{1}{t}+\\frac{1}{k}$',
        hints: [
          'Melyik összefüggés kell?',
          '$\\frac{1}{f}=\\frac{1}{t}+\\frac{1}{k}$, ahol $t$ a tárgy, $k$ a kép távolsága.',
          `$\\frac{1}{k}=\\frac{1}{${f}}-\\frac{1}{${object}}$`,
        ],
        solution: `$\\frac{1}{k}=\\frac{1}{${f}}-\\frac{1}{${object}}=\\frac{1}{${image}}$, ezért $k=${image}$ cm.`,
      },
      fits(v => Math.abs(1 / object + 1 / v - 1 / f) < 1e-9),
    );
  }
  const height = tidy(rng.int(2, 24) / 2);
  const size = tidy((height * image) / object);
  redrawIf(decimalsOf(size) > 1 || size === height);
  return numeric(
    {
      question: `Egy ${withUnit(f, 'cm')} fókusztávolságú gyűjtőlencsétől ${withUnit(object, 'cm')} távolságra egy ${withUnit(height, 'cm')} magas tárgy áll. A kép a lencsétől ${withUnit(image, 'cm')} távolságra keletkezik. Milyen magas a kép?`,
      answer: num(size),
      check: 'NUM',
      unit: 'cm',
      expr: `${height}*${image}/${object}`,
      wrong: [
        wrong(
          num(roundTo((height * object) / image, 2)),
          'arany-forditva',
          'Fordítva vetted az arányt: képtávolság osztva tárgytávolsággal.',
        ),
        wrong(num(height), 'kep-ugyanakkora', 'A kép nem ugyanakkora: a távolságok aránya számít.'),
        wrong(num(roundTo(image / object, 2)), 'nagyitast-adja', 'Ez a nagyítás. Szorozd meg a tárgy magasságával!'),
        wrong(num(roundTo((height * image) / f, 2)), 'fokusszal-oszt', 'A tárgytávolsággal kell osztani, nem a fókusztávolsággal.'),
      ],
      other: 'Nagyítás = képtávolság : tárgytávolság.',
      hints: [
        'Mekkora a nagyítás?',
        'Nagyítás = képtávolság : tárgytávolság = képméret : tárgyméret.',
        `A nagyítás $\\frac{${image}}{${object}}$.`,
      ],
      solution: `$${x(height)}\\cdot\\frac{${image}}{${object}}=${x(size)}$ cm.`,
    },
    fits(v => Math.abs(v / height - image / object) < 1e-9),
  );
});

export const physicsPhenomena = [circuitClosed, heatingCurve, electromagnet, lensImage];
