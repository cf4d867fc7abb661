import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { listing, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { choice, hotspot, multi, words, wrong } from '../../tasks.ts';
import { parallelCircuit, seriesCircuit } from './circuit-figures.ts';

const t = textNumber;

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

/** Choose the only bulb that lights. */
function onlyBulb(rng: Rng): Task {
  const lit = rng.int(1, 3);
  const lamps = [1, 2, 3].map(i => ({ closed: i === lit, second: false }));
  const parts = lamps.flatMap(({ closed }, i): Part[] => [
    { from: '+', to: `s${i + 1}`, name: `K${i + 1}`, conducts: closed },
    { from: `s${i + 1}`, to: '-', name: `l${i + 1}`, conducts: true },
  ]);
  const extra = rng.chance(0.5);
  return hotspot(
    {
      question: `Az ábrán látható áramkörben ${extra ? 'minden izzó jó. Csak egy izzó világít. Melyik az?' : 'csak egy izzó világít. Melyik az?'}`,
      figure: parallelCircuit(lamps, true),
      spots: lamps.map((_, i) => ({
        id: `l${i + 1}`,
        value: words(`l${i + 1}`),
        correct: i + 1 === lit,
        explanation:
          i + 1 === lit
            ? 'Helyes! Az ágában zárt a kapcsoló, ezért folyik benne áram.'
            : 'Az ágában nyitott a kapcsoló: nem folyik benne áram.',
        ...(i + 1 === lit ? {} : { misconception: 'nyitott-kor-is-vilagit' }),
      })),
      hints: [
        'Minden ágat külön vizsgálj!',
        'Egy ágban akkor folyik áram, ha az egész út zárt az elem két sarka között.',
        'Keresd meg azt az ágat, amelyben zárt a kapcsoló!',
      ],
      solution: `Az $L_${lit}$ izzó ágában zárt a kapcsoló, ezért ez az izzó világít.`,
    },
    key => routes(parts).some(route => route.some(part => part.name === key)),
  );
}

export const circuitClosed = defineGenerator('gen-circuit-closed', 'Egyszerű áramkör', ['fizika-6-egyszeru-aramkor'], [], (rng, level) => {
  if (level === 1 && rng.chance(0.1)) return onlyBulb(rng);
  if (level === 1) {
    const n = rng.int(2, 4);
    const closed = range(1, n).map(() => rng.chance(0.75));
    const broken = rng.chance(0.2);
    const onlyOneWire = rng.chance(0.15);
    redrawIf(Number(broken) + Number(onlyOneWire) + Number(!closed.every(Boolean)) > 1);
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
        ? 'A kiégett izzó elszakadt izzószála megszakítja a kört.'
        : lights
          ? 'A kör mindenhol zárt, az áram körbe tud folyni.'
          : 'Már egy nyitott kapcsoló is megszakítja a kört, bárhol van is.';
    const isDrawn = n + Number(onlyOneWire) <= 3 && rng.chance(0.7);
    const wrongNo = 'Kövesd végig az utat az elem egyik sarkától a másikig: mindenhol zárt.';
    return choice(
      rng,
      {
        ...(isDrawn ? { figure: seriesCircuit(closed, onlyOneWire) } : {}),
        question: isDrawn
          ? `${broken ? 'Az ábrán látható áramkörben az izzó kiégett.' : 'Nézd meg az ábrán látható áramkört!'} Világít az izzó?`
          : `Egy elem, egy ${broken ? 'kiégett ' : ''}izzó és ${t(n)} kapcsoló egymás után van kötve${onlyOneWire ? ', de az izzó másik sarkától **nem** vezet vezeték vissza az elemhez' : ''}. A kapcsolók: ${list}. Világít az izzó?`,
        right: words(lights ? 'igen' : 'nem', lights ? 'yes' : 'no'),
        because: `Helyes! ${reason}`,
        wrong: [
          wrong(
            { lights },
            ({ lights }) => words(lights ? 'nem' : 'igen', lights ? 'no' : 'yes'),
            onlyOneWire
              ? 'egy-vezetek-eleg'
              : broken
                ? 'kiegett-izzo-vezet'
                : lights
                  ? 'zart-kort-nem-ismer-fel'
                  : 'nyitott-kor-is-vilagit',
            lights ? wrongNo : reason,
          ),
          wrong(
            {},
            () => words('csak halványan', 'dim'),
            lights ? 'kapcsolok-gyengitik-az-aramot' : 'megszakitott-korben-keves-aram',
            lights ? 'A zárt kapcsoló nem gyengíti az áramot: az izzó rendesen világít.' : `${reason} Ilyenkor kevés áram sem folyik.`,
          ),
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
  redrawIf(level === 3 && !lamps.some(l => l.closed && l.burnt));
  const parts: Part[] = [{ from: '+', to: 'a', name: 'K', conducts: true }];
  for (const l of lamps) {
    parts.push({ from: 'a', to: `s${l.i}`, name: `K${l.i}`, conducts: l.closed });
    parts.push({ from: `s${l.i}`, to: l.second ? `m${l.i}` : '-', name: `L${l.i}`, conducts: true });
    if (l.second) parts.push({ from: `m${l.i}`, to: '-', name: `M${l.i}`, conducts: !l.burnt });
  }
  const lit = (i: number): boolean => (lamps[i - 1]?.closed ?? false) && !(lamps[i - 1]?.burnt ?? false);
  const rows = lamps.map(
    l =>
      `- Az $L_${l.i}$ izzó ágában a $K_${l.i}$ kapcsoló ${state(l.closed)}${l.second ? `, az $L_${l.i}$ izzóval sorba kötött másik izzó ${l.burnt ? 'kiégett' : 'jó'}` : ''}`,
  );
  const isDrawn = branches === 3 && rng.chance(0.6);
  const burnt = lamps.filter(l => l.burnt).map(l => `az $M_${l.i}$`);
  return multi(
    rng,
    {
      ...(isDrawn ? { figure: parallelCircuit(lamps) } : {}),
      question: isDrawn
        ? `${burnt.length ? `Az ábrán látható áramkörben kiégett ${listing(burnt)} izzó.` : 'Az ábrán látható áramkörben minden izzó jó.'} Melyik ${level === 3 ? '$L$ jelű ' : ''}izzó világít?`
        : `Egy elemhez egy zárt főkapcsolón át ${branches === 3 ? 'három' : 'négy'} párhuzamos ág csatlakozik, mindegyikben ${level === 3 ? 'két sorba kötött izzó' : 'egy izzó'} és egy saját kapcsoló:\n\n${rows.join('\n')}\n\nMelyik ${level === 3 ? '$L$ jelű ' : ''}izzó világít?`,
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
      solution: `Csak az az izzó világít, amelynek az ága mindenhol zárt: ${lamps
        .filter(l => lit(l.i))
        .map(l => `$L_${l.i}$`)
        .join(', ')}.`,
    },
    key => routes(parts).some(route => route.some(p => p.name === key)),
  );
});
