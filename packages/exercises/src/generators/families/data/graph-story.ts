import type { Rng } from '@eszkerek/numbers/chance';
import { capital, decimalsOf, suf, texNumber, textNumber, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redraw, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { graphFigure } from '../shared/coordinate-figures.ts';
import { heightAt, tell } from './graph-scenes.ts';

const t = textNumber;
const x = texNumber;

const short = (value: number): boolean => decimalsOf(value) <= 2;

function corner(rng: Rng): Task {
  const { scene, figure, ...story } = tell(rng);
  const at = rng.pick([story.rest, story.end]);
  const [answer, other] = at === story.rest ? [story.top, story.low] : [story.low, story.top];
  const step = figure.y.step ?? 1;
  redrawIf(answer === 0);
  return numeric(
    {
      figure,
      question: `${scene.intro} ${scene.value(at)}`,
      answer: num(answer),
      check: 'NUM',
      unit: scene.unit,
      wrong: [
        wrong(
          { other },
          ({ other }) => num(other),
          'grafikonon-masik-pont',
          'A grafikon másik pontját olvastad le.',
          at === story.rest ? 'a grafikon végén olvassa le az értéket' : 'a grafikon legnagyobb értékét olvassa le',
        ),
        wrong(
          { at },
          ({ at }) => num(at),
          'tengelyek-csereje',
          'Ez az idő. Az értéket a függőleges tengelyen olvasd le!',
          'az időt adja meg a hozzá tartozó érték helyett',
        ),
        wrong(
          { answer, step },
          ({ answer, step }) => num(answer / step),
          'beosztast-szamol',
          `A beosztásokat számoltad meg. Egy beosztás értéke ${t(step)}.`,
        ),
      ].filter(({ value }) => short(value.size ?? 0)),
      other: 'Menj az időtől függőlegesen a grafikonig, onnan vízszintesen a másik tengelyig!',
      hints: [
        'Melyik tengelyen van az idő?',
        'Menj az időtől függőlegesen a grafikonig, onnan vízszintesen a másik tengelyig!',
        `A vízszintes tengelyen ${the(at)} fölött keresd a grafikon pontját!`,
      ],
      solution: `A vízszintes tengelyen ${the(at)} fölött a grafikon magassága ${t(answer)}.`,
    },
    equals(heightAt(story, at)),
  );
}

function levelPart(rng: Rng): Task {
  const { scene, figure, top, rest, leave, end } = tell(rng);
  redrawIf(leave - rest === rest);
  return numeric(
    {
      figure,
      question: `${scene.intro} ${scene.rest}`,
      answer: num(leave - rest),
      check: 'NUM',
      unit: scene.time,
      wrong: [
        wrong({ leave }, ({ leave }) => num(leave), 'szakasz-veget-adja', 'Ez a vízszintes szakasz vége. Vond ki az elejét is!'),
        wrong({ rest }, ({ rest }) => num(rest), 'szakasz-elejet-adja', 'Ez a vízszintes szakasz eleje, nem a hossza.'),
        wrong({ end }, ({ end }) => num(end), 'teljes-idot-adja', 'Ez a teljes idő. Csak a vízszintes szakasz hossza kell.'),
        wrong(
          { top },
          ({ top }) => num(top),
          'tengelyek-csereje',
          'Ezt a függőleges tengelyen olvastad le. Az idő a vízszintes tengelyen van: ott nézd meg a szakasz elejét és végét!',
          'a függőleges tengelyen olvas le a vízszintes helyett',
        ),
      ],
      other: 'Keresd meg a vízszintes szakasz elejét és végét!',
      hints: [
        'Milyen a grafikon ott, ahol nincs változás?',
        'Olvasd le a vízszintes szakasz elejét és végét, és számold ki a különbségüket!',
        `A vízszintes szakasz kezdete: ${t(rest)}.`,
      ],
      solution: `A vízszintes szakasz ${t(rest)} és ${t(leave)} között van: $${leave}-${rest}=${leave - rest}$.`,
    },
    fits(v => rest + v === leave),
  );
}

function between(rng: Rng): Task {
  const { scene, figure, ...story } = tell(rng);
  const { start, top, rest, rise } = story;
  const at = rng.int(1, rest - 1);
  const answer = start + rise * at;
  redrawIf(start === 0);
  return numeric(
    {
      figure,
      question: `${scene.intro} ${scene.value(at)}`,
      answer: num(answer),
      check: 'NUM',
      unit: scene.unit,
      wrong: [
        wrong(
          { top, rest, at },
          ({ top, rest, at }) => num((top / rest) * at),
          'nullarol-indul',
          'Úgy számoltál, mintha a grafikon az origóból indulna.',
        ),
        wrong({ rise, at }, ({ rise, at }) => num(rise * at), 'csak-a-valtozast-adja', 'Ez a növekedés. Add hozzá a kezdeti értéket!'),
        wrong(
          { top },
          ({ top }) => num(top),
          'grafikonon-masik-pont',
          'Ez a szakasz végén leolvasott érték.',
          'az első szakasz végén leolvasott értéket adja meg',
        ),
      ].filter(({ value }) => short(value.size ?? 0)),
      other: `Egyenes szakaszon egyenletes a változás: számold ki, mennyi ${scene.each}!`,
      hints: [
        'Mennyi az érték a szakasz elején és a végén?',
        `Egyenes szakaszon ${scene.each} mindig ugyanannyi a változás.`,
        `${capital(scene.each)} $(${top}-${start}):${rest}=${rise}$ ${scene.unit} a változás.`,
      ],
      solution: `${capital(scene.each)} $(${top}-${start}):${rest}=${rise}$ ${scene.unit} a változás, ezért $${start}+${at}\\cdot${rise}=${answer}$.`,
    },
    equals(heightAt(story, at)),
  );
}

function slope(rng: Rng): Task {
  const { scene, figure, start, top, low, rest, leave, end, rise, fall } = tell(rng);
  const isRise = rng.chance(0.5) && start > 0;
  const [from, to, begin, finish] = isRise ? [0, rest, start, top] : [leave, end, top, low];
  const change = Math.abs(finish - begin);
  const answer = isRise ? rise : fall;
  return numeric(
    {
      figure,
      question: `${scene.intro} ${isRise ? scene.rise : scene.fall}`,
      answer: num(answer),
      check: 'NUM',
      unit: scene.unit,
      wrong: [
        wrong({ change }, ({ change }) => num(change), 'valtozast-nem-osztja', 'Ez az egész változás. Oszd el az eltelt idővel!'),
        wrong(
          { top, finish, to, isRise },
          ({ top, finish, to, isRise }) => num((isRise ? top : finish) / to),
          'pont-koordinatait-osztja-el',
          'A szakasz végpontjának két koordinátáját osztottad. A változást oszd az eltelt idővel!',
        ),
        ...(from > 0
          ? [
              wrong(
                { change, to },
                ({ change, to }) => num(change / to),
                'teljes-idovel-oszt',
                'Az egész idővel osztottál. Csak ennek a szakasznak az ideje számít.',
              ),
            ]
          : []),
      ].filter(({ value }) => value.size !== 0 && short(value.size ?? 0)),
      other: 'Oszd el a szakaszon történt változást a szakasz idejével!',
      hints: [
        'Mennyi az érték a szakasz elején és a végén?',
        'A meredekség a változás osztva az eltelt idővel.',
        `A változás $${Math.max(begin, finish)}-${Math.min(begin, finish)}=${change}$.`,
      ],
      solution: `A változás ${t(change)}, az eltelt idő $${to}-${from}=${to - from}$, ezért ${scene.each} $${change}:${to - from}=${answer}$ ${scene.unit}.`,
    },
    fits(v => v * (to - from) === change),
  );
}

function secondTime(rng: Rng): Task {
  const { scene, figure, ...story } = tell(rng);
  const { start, top, low, rest, leave, end, rise, fall } = story;
  const at = rng.int(leave + 1, end);
  const value = top - fall * (at - leave);
  const first = (value - start) / rise;
  redrawIf(value <= start || value < low || !short(first));
  return numeric(
    {
      figure,
      question: `${scene.intro} ${scene.second(value)}`,
      answer: num(at),
      check: 'NUM',
      unit: scene.time,
      wrong: [
        wrong(
          { value, start, rise },
          ({ value, start, rise }) => num((value - start) / rise),
          'elso-idopontot-adja',
          'Akkor éri el először. A második alkalom a kérdés.',
        ),
        wrong(
          { at, leave },
          ({ at, leave }) => num(at - leave),
          'eltelt-idot-adja',
          'Ennyi idő telt el az utolsó szakasz kezdete óta. Add hozzá a szakasz kezdetét!',
          'csak az utolsó szakasz kezdete óta eltelt időt adja meg',
        ),
        wrong(
          { leave },
          ({ leave }) => num(leave),
          'szakasz-elejet-adja',
          'Ez az utolsó szakasz eleje. Onnan még csökken az érték.',
          'az utolsó szakasz elejét adja meg',
        ),
      ],
      other: 'Húzz vízszintes vonalat ennél az értéknél, és nézd meg a második metszéspontot!',
      hints: [
        'Melyik szakaszon éri el másodszor ezt az értéket?',
        `Számold ki, ${scene.each} mennyi a változás az utolsó szakaszon!`,
        `Az utolsó szakasz kezdete: ${t(leave)}. Innen $${top}-${value}=${top - value}$ a csökkenés.`,
      ],
      solution: `Az utolsó szakaszon ${scene.each} $(${top}-${low}):(${end}-${leave})=${fall}$ ${scene.unit} a csökkenés. $${top}-${value}=${top - value}$, és $${top - value}:${fall}=${at - leave}$, tehát $${leave}+${at - leave}=${at}$.`,
    },
    fits(v => v > rest && heightAt(story, v) === value),
  );
}

function untilZero(rng: Rng): Task {
  const [rate, gap, first] = [rng.pick([2, 3, 4, 5, 6, 8]), rng.int(2, 6), rng.int(2, 9)];
  const [second, left] = [first + gap, rng.int(3, 15)];
  const [a, b] = [rate * (gap + left), rate * left];
  // The change between the two measurements must not meet another wrong answer.
  redrawIf([left, first + left, second + left].includes(a - b));
  return numeric(
    {
      figure: { kind: 'table', head: ['idő (perc)', t(first), t(second)], rows: [['víz (liter)', t(a), t(b)]] },
      question:
        'Egy tartályból egyenletesen folyik ki a víz. Az időt egy 0-ról induló órán mérik, a táblázat két mérést mutat. Hány percet mutat az óra, amikor a tartály kiürül?',
      answer: num(second + left),
      check: 'NUM',
      wrong: [
        wrong(
          { b, rate },
          ({ b, rate }) => num(b / rate),
          'eltelt-idot-adja',
          'Ennyi perc kell még a második mérés után. Add hozzá a mérés idejét!',
          'csak a második mérés után hátralévő időt adja meg',
        ),
        wrong(
          { a, rate },
          ({ a, rate }) => num(a / rate),
          'eltelt-idot-adja',
          'Ennyi perc kell az első mérés után. Add hozzá az első mérés idejét!',
          'csak az első mérés után hátralévő időt adja meg',
        ),
        wrong(
          { rate },
          ({ rate }) => num(rate),
          'percenkenti-valtozasnal-megall',
          `Ennyi liter folyik ki percenként. Innen számold ki, hány perc kell a maradék ${t(b)} literhez!`,
        ),
        wrong(
          { a, b, second },
          ({ a, b, second }) => num(second + b / (a - b)),
          'valtozast-nem-osztja',
          `A két mérés közötti egész csökkenést egy perc alatti csökkenésnek vetted. Oszd el ${suf(gap, 'val')}, a két mérés közti percek számával!`,
          'a két mérés közötti egész csökkenést egy perc alatti csökkenésnek veszi',
        ),
        wrong(
          { first, b, rate },
          ({ first, b, rate }) => num(first + b / rate),
          'masik-meres-idejehez-adja',
          'A maradék víz idejét az első mérés idejéhez adtad. Ezt a vizet a második mérésnél mérték.',
        ),
      ].filter(({ value }) => short(value.size ?? 0)),
      other: 'Számold ki, percenként mennyi víz folyik ki, abból azt, mennyi idő kell a maradékhoz, és add hozzá a mérés idejét!',
      hints: [
        'Mennyi víz folyt ki a két mérés között?',
        'Oszd el a csökkenést az eltelt idővel, aztán nézd meg, mennyi idő kell a maradékhoz!',
        `A csökkenés $${a}-${b}=${a - b}$ liter, az eltelt idő $${second}-${first}=${gap}$ perc.`,
      ],
      solution: `${t(gap)} perc alatt $${a}-${b}=${a - b}$ liter folyik ki, percenként $${a - b}:${gap}=${rate}$ liter. A maradék ${t(b)} literhez $${b}:${rate}=${left}$ perc kell: $${second}+${left}=${x(second + left)}$.`,
    },
    fits(v => (v - first) * (a - b) === a * gap),
  );
}

function average(rng: Rng): Task {
  const [fast, slow] = [rng.int(3, 6), rng.int(2, 5)];
  const [rest, pause, last] = [rng.int(1, 4), rng.int(1, 2), rng.int(1, 4)];
  const [leave, end] = [rest + pause, rest + pause + last];
  const [half, way] = [fast * rest, fast * rest + slow * last];
  const answer = way / end;
  redrawIf(fast === slow || !short(answer));
  const figure = graphFigure({
    x: 'idő (óra)',
    y: 'megtett út (km)',
    lines: {
      '': [
        [0, 0],
        [rest, half],
        [leave, half],
        [end, way],
      ],
    },
  });
  if (!figure) redraw();
  return numeric(
    {
      figure,
      question:
        'A grafikon egy túrázó megtett útját mutatja. Átlagosan hány kilométert tett meg óránként az egész túrán, a pihenőt is beleszámítva?',
      answer: num(answer),
      check: 'NUM',
      unit: 'km',
      wrong: [
        wrong(
          { way, end, pause },
          ({ way, end, pause }) => about(way / (end - pause)),
          'pihenot-kihagyja',
          'A pihenő idejét kihagytad. Azt is számold bele az egész időbe!',
        ),
        wrong(
          { fast, slow },
          ({ fast, slow }) => num((fast + slow) / 2),
          'sebessegeket-atlagolja',
          'A két gyaloglás sebességét átlagoltad. Az összes utat oszd az összes idővel!',
          'csak a két gyaloglás sebességét átlagolja',
        ),
        wrong(
          { way },
          ({ way }) => num(way),
          'valtozast-nem-osztja',
          'Ez az egész út. Oszd el az egész idővel!',
          'az egész utat nem osztja el az idővel',
        ),
      ],
      other: 'Az összes utat oszd el az összes idővel!',
      hints: [
        'Mennyi a teljes út, és mennyi a teljes idő?',
        'Átlag: az összes út osztva az összes idővel, a pihenő is számít.',
        `A teljes út ${t(way)} km.`,
      ],
      solution: `$${way}:${end}=${x(answer)}$ km óránként.`,
    },
    equals((half + slow * last) / (leave + last)),
  );
}

export const graphStory = defineGenerator(
  'gen-graph-story',
  'Grafikonok olvasása',
  ['matek-7-grafikonok'],
  ['decimal', 'brackets'],
  (rng, level) => {
    if (level === 1) return rng.chance(0.6) ? corner(rng) : levelPart(rng);
    if (level === 2) return rng.chance(0.5) ? between(rng) : slope(rng);
    return rng.pick([secondTime, untilZero, average])(rng);
  },
);
