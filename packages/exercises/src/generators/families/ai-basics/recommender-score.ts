import type { Rng } from '@eszkerek/numbers/chance';
import { TheWord, textNumber, theWord } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { choice, fillSteps, multi, numeric, order, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { orElse } from '../../wrong-class.ts';
import { type Channel, TOPICS_OF } from './recommender-bank.ts';
import { SCORING, viewerOf, type Watched } from './recommender-viewer.ts';

const t = textNumber;
const RULE = 'Egy téma annyit ér, ahány videót a néző megnézett belőle. Az új videó pontja a témái értékének összege.';
const scoreOf = (watched: Watched, video: number): number =>
  (TOPICS_OF[video] ?? []).reduce((sum, topic) => sum + (watched[topic] ?? 0), 0);
const topicNames = ({ topics }: Channel, video: number): string => (TOPICS_OF[video] ?? []).map(topic => topics[topic] ?? '').join(', ');
const titled = (channel: Channel, video: number): string => `„${channel.titles[video] ?? ''}” (${topicNames(channel, video)})`;
const quoted = ({ titles }: Channel, video: number): string => `„${titles[video] ?? ''}”`;
const sumTex = (watched: Watched, video: number): string => {
  const parts = (TOPICS_OF[video] ?? []).map(topic => watched[topic] ?? 0);
  return parts.length > 1 ? `$${parts.join('+')}=${scoreOf(watched, video)}$` : `${t(parts[0] ?? 0)}`;
};

function score(rng: Rng): Task {
  const { channel, watched, story, nameAt } = viewerOf(rng, 7);
  const video = rng.int(3, 5);
  const [first = 0, second = 0] = (TOPICS_OF[video] ?? []).map(topic => watched[topic] ?? 0);
  return numeric(
    {
      question: `${story} Hány pontot kap ${nameAt} ${theWord(`„${channel.titles[video]}”`)} című videó, ha a témái: ${topicNames(channel, video).replace(', ', ' és ')}?`,
      answer: num(first + second),
      check: 'INT',
      unit: 'pont',
      expr: `${first}+${second}`,
      wrong: [
        orElse(
          wrong(
            { first, second },
            ({ first, second }) => num(Math.max(first, second)),
            'egy-temat-szamol',
            'Csak az egyik témát számoltad. A videónak két témája van.',
            'csak az egyik témát számolja',
          ),
          num(Math.min(first, second)),
        ),
        wrong(
          { first, second },
          ({ first, second }) => num(first * second),
          'temat-szoroz',
          'Összeszoroztad a két számot. A két témából megnézett videók számát összeadjuk.',
          'a két témából megnézett videók számát összeszorozza, pedig összeadni kell',
        ),
        wrong(
          { watched },
          ({ watched }) => num(watched[0] + watched[1] + watched[2]),
          'minden-pontot-osszead',
          'Az összes megnézett videót összeadtad. Csak a videó két témája számít.',
          'minden megnézett videót beleszámol, nem csak az új videó témáiba tartozókat',
        ),
        wrong({}, () => num(2), 'temak-szamat-adja', 'A témákat számoltad meg. Add össze, hány videót nézett meg belőlük!'),
      ],
      other: 'Add össze a videó két témájának értékét!',
      hints: ['Melyik két téma számít ennél a videónál?', RULE, `Az egyik téma értéke ${t(first)}. Mennyi a másiké?`],
      solution: `A két téma értéke együtt $${first}+${second}=${first + second}$ pont.`,
    },
    fits(n => n - second === first),
  );
}

/** Which of three videos comes first. */
function whichFirst(rng: Rng): Task {
  const { channel, watched, story, nameAt } = viewerOf(rng, 7);
  const videos = rng.sample([0, 1, 2, 3, 4, 5], 3);
  const scores = videos.map(video => scoreOf(watched, video));
  const best = Math.max(...scores);
  redrawIf(scores.filter(n => n === best).length > 1 || !videos.some(video => video > 2));
  const top = videos[scores.indexOf(best)] ?? 0;
  return choice(
    rng,
    {
      question: `${story} Az új videók: ${videos.map(video => titled(channel, video)).join('; ')}. Melyik kerül előre ${nameAt}?`,
      right: words(quoted(channel, top), String(top)),
      because: `Helyes! Ez kapja a legtöbb pontot: ${t(best)}.`,
      wrong: videos
        .filter(video => video !== top)
        .map(video =>
          wrong(
            { video, title: quoted(channel, video) },
            ({ video, title }) => words(title, String(video)),
            video > 2 ? 'ket-temat-tobbnek-hisz' : 'egy-temat-szamol',
            `Ez ${t(scoreOf(watched, video))} pontot kap, a legtöbb pedig ${t(best)} pont.`,
          ),
        ),
      hints: [
        'Írd minden videó mellé a témái értékét!',
        RULE,
        `${titled(channel, videos[0] ?? 0)}: mennyit ${(videos[0] ?? 0) > 2 ? 'érnek a témái' : 'ér a témája'}?`,
      ],
      solution: videos
        .map(video => `„${channel.titles[video]}”: ${sumTex(watched, video)} pont`)
        .join(', ')
        .concat('.'),
    },
    key => videos.every(video => video === Number(key) || scoreOf(watched, video) < scoreOf(watched, Number(key))),
  );
}

/** Four videos by their scores. */
function ranking(rng: Rng): Task {
  const { channel, watched, story } = viewerOf(rng, 9);
  const videos = rng.sample([0, 1, 2, 3, 4, 5], 4);
  redrawIf(new Set(videos.map(video => scoreOf(watched, video))).size < 4);
  const sorted = [...videos].sort((x, y) => scoreOf(watched, y) - scoreOf(watched, x));
  return order(
    {
      question: `${story} Rakd sorba az új videókat, elöl a legtöbb ponttal!`,
      items: sorted.map(video => words(titled(channel, video), String(scoreOf(watched, video)))),
      hints: [
        'Ahol két téma van, ott mindkettő számít.',
        RULE,
        `A témák értéke: ${channel.topics.map((topic, i) => `${topic} ${t(watched[i] ?? 0)}`).join(', ')}. Írd oda a pontokat!`,
      ],
      solution: sorted
        .map(video => `„${channel.titles[video]}”: ${sumTex(watched, video)} pont`)
        .join(', ')
        .concat('.'),
    },
    joined => {
      const points = joined.split('|').map(Number);
      return points.every((n, i) => i === 0 || n < (points[i - 1] ?? 0));
    },
  );
}

/** The value of a topic from the score of a video. */
function hiddenTopic(rng: Rng): Task {
  const { channel, watched, name, nameAt } = viewerOf(rng, 9);
  const video = rng.int(3, 5);
  const [known = 0, asked = 1] = rng.shuffle(TOPICS_OF[video] ?? []);
  const total = scoreOf(watched, video);
  const [told, hidden] = [watched[known] ?? 0, watched[asked] ?? 0];
  return numeric(
    {
      question: `${SCORING} ${nameAt} ${theWord(titled(channel, video))} videó ${t(total)} pontot kapott. ${name} ${t(told)} ${channel.kinds[known]} videót nézett meg eddig. Hány ${channel.kinds[asked]} videót nézett?`,
      answer: num(hidden),
      check: 'INT',
      unit: 'videó',
      expr: `${total}-${told}`,
      wrong: [
        wrong(
          { total, told },
          ({ total, told }) => num(total + told),
          'tema-erteket-hozzaadja',
          'Összeadtál. A pontszámban a két téma már együtt van.',
        ),
        wrong(
          { total },
          ({ total }) => num(total),
          'egy-temat-szamol',
          'Az egész pontszámot egyetlen témának adtad. Két téma van benne.',
          'az egész pontszámot egyetlen témának adja',
        ),
        wrong(
          { told },
          ({ told }) => num(told),
          'masik-tema-erteke',
          `Ennyi ${channel.kinds[known]} videót nézett. A másik témát keressük.`,
          `${theWord(channel.kinds[known] ?? '')} videók számát adja meg`,
        ),
      ],
      other: 'A pontszám a két téma értékének összege. Vedd el belőle az ismertet!',
      hints: ['Hány téma értéke van a pontszámban?', RULE, `Az ismert téma ${t(told)} pontot ad. Mennyi hiányzik még?`],
      solution: `Az új videó pontja a két téma értékének összege, ezért a hiányzó téma értéke a különbség: $${total}-${told}=${hidden}$, tehát ${t(hidden)} videó.`,
    },
    fits(n => n + told === total),
  );
}

const AGE = ['ma', 'a hétvégén', 'a buszon', 'vacsora előtt', 'a szünetben'];

/** Which scores change after new clicks. */
function whatChanges(rng: Rng): Task {
  const { channel, story, name } = viewerOf(rng, 7);
  const topic = rng.int(0, 2);
  const videos = rng.sample([0, 1, 2, 3, 4, 5], 4);
  const grows = (video: number): boolean => (TOPICS_OF[video] ?? []).includes(topic);
  const kind = channel.kinds[topic] ?? '';
  const topicName = theWord(channel.topics[topic] ?? '');
  return multi(
    rng,
    {
      question: `${story} ${name} ${rng.pick(AGE)} megnéz még két ${kind} videót, más témájuk nincs. Melyik új videó pontja nő meg?`,
      options: videos.map(video => ({
        value: words(titled(channel, video), String(video)),
        correct: grows(video),
        explanation: !grows(video)
          ? `Nem nő: ${topicName} nincs a témái között.`
          : (TOPICS_OF[video] ?? []).length === 1
            ? `Nő: ${topicName} a témája.`
            : `Nő: ${topicName} is a témája.`,
        ...(grows(video) ? {} : { misconception: 'minden-pontot-osszead' }),
      })),
      hints: [
        'Melyik téma értéke változott meg?',
        RULE,
        `${TheWord(channel.topics[topic] ?? '')} értéke nő kettővel. Melyik videónál szerepel?`,
      ],
      solution: `Nő: ${videos
        .filter(grows)
        .map(video => `„${channel.titles[video]}”`)
        .join(', ')}.`,
    },
    key =>
      topicNames(channel, Number(key))
        .split(', ')
        .includes(channel.topics[topic] ?? ''),
  );
}

/** How many more videos lift a topic over another. */
function overtake(rng: Rng): Task {
  const { channel, watched, story, name } = viewerOf(rng, 12);
  const [low = 0, high = 1] = rng.sample([0, 1, 2], 2);
  const [few, many] = [watched[low] ?? 0, watched[high] ?? 0];
  redrawIf(many - few < 2);
  const need = many - few + 1;
  return numeric(
    {
      question: `${story} ${name} most csak ${channel.kinds[low]} videókat keres, amelyeknek más témájuk nincs. Legalább hányat kell megnéznie, hogy ${theWord(titled(channel, low))} **megelőzze** ezt: ${titled(channel, high)}? Egyenlő pontnál a régi sorrend marad.`,
      answer: num(need),
      check: 'INT',
      unit: 'videó',
      expr: `${many}-${few}+1`,
      wrong: [
        wrong(
          { few, many },
          ({ few, many }) => num(many - few),
          'egyenlonel-megall',
          'Ennyi videóval egyenlő lesz a pontjuk. A megelőzéshez egy ponttal több kell.',
        ),
        wrong(
          { many },
          ({ many }) => num(many + 1),
          'egy-temat-szamol',
          `A már megnézett ${t(few)} videót kihagytad. Az is pont.`,
          `a már megnézett ${channel.kinds[low]} videókat kihagyja`,
        ),
        wrong(
          { few, many },
          ({ few, many }) => num(many + few),
          'tema-erteket-hozzaadja',
          'Összeadtál. A két szám különbségét kell behozni.',
          `${theWord(channel.kinds[low] ?? '')} és ${theWord(channel.kinds[high] ?? '')} videók számát összeadja`,
        ),
      ],
      other: 'Számold ki, mennyi a különbség, és gondolj arra is, hogy meg kell előznie!',
      hints: [
        'Mennyi most a két videó pontja?',
        'Minden új videó egy ponttal növeli a témát. Egyenlőnél még nem előz.',
        `A különbség most $${many}-${few}=${many - few}$ pont.`,
      ],
      solution: `A különbség $${many}-${few}=${many - few}$. A megelőzéshez eggyel több kell: $${many - few}+1=${need}$.`,
    },
    fits(n => few + n > many && few + n - 1 <= many),
  );
}

/** Three sums of two topics give the three topics. */
function whatWasWatched(rng: Rng): Task {
  const { channel, watched, name } = viewerOf(rng, 9);
  const [a, b, c] = watched;
  const sums = [a + b, a + c, b + c];
  const total = a + b + c;
  redrawIf(sums.some(n => watched.includes(n)));
  const [left = '', middle = '', right = ''] = channel.topics;
  /** A topic is the whole without the sum of the other two. */
  const topicBlank = (id: string, value: number, others: number) => ({
    id,
    other: `Vedd el a három téma összegéből a másik kettőét: ${t(others)}.`,
    from: `[h]-${others}`,
    answer: num(value),
    wrong: [
      wrong(
        { others },
        ({ others }) => num(others),
        'masik-ket-temat-adja',
        'Ez a másik két téma együtt. Vond ki a három téma összegéből!',
      ),
    ],
  });
  return fillSteps(
    {
      question: `${SCORING} ${name} nem árulja el, miket nézett, de három új videó pontszáma látszik: ${[3, 4, 5].map((video, i) => `${titled(channel, video)} ${t(sums[i] ?? 0)} pont`).join('; ')}. Minden eddig megnézett videónak egy témája volt. Melyik témából hányat nézett?`,
      template: `A három pontszám összege $[s]$, ebben minden téma kétszer van benne. A három téma együtt $[h]$. Külön-külön: ${left} $[a]$, ${middle} $[b]$, ${right} $[c]$.`,
      blanks: [
        { id: 's', answer: num(2 * total), other: 'Add össze a három pontszámot!' },
        {
          id: 'h',
          other: 'Minden téma kétszer van az összegben: felezd meg!',
          from: '[s]/2',
          answer: num(total),
          wrong: [
            wrong(
              { total },
              ({ total }) => num(2 * total),
              'kettozest-nem-veszi-eszre',
              'Minden téma kétszer szerepelt az összegben. Felezz!',
            ),
          ],
        },
        topicBlank('a', a, sums[2] ?? 0),
        topicBlank('b', b, sums[1] ?? 0),
        topicBlank('c', c, sums[0] ?? 0),
      ],
      hints: [
        'Add össze a három pontszámot!',
        'A három téma összegéből vedd el annak a videónak a pontját, amelyikben nincs benne a keresett téma!',
        `$${sums.join('+')}=${2 * total}$, ebben minden téma kétszer van.`,
      ],
      solution: `$${sums.join('+')}=${2 * total}$, a fele ${t(total)}. Külön: ${left} $${total}-${sums[2]}=${a}$, ${middle} $${total}-${sums[1]}=${b}$, ${right} $${total}-${sums[0]}=${c}$.`,
    },
    (value, part) => {
      if (part === 's') return equals(sums.reduce((x, y) => x + y, 0))(value);
      if (part === 'h') return equals(a + b + c)(value);
      // Each topic from the sums alone: (ab + ac − bc) : 2.
      const [ab = 0, ac = 0, bc = 0] = sums;
      const doubled = part === 'a' ? ab + ac - bc : part === 'b' ? ab + bc - ac : ac + bc - ab;
      return equals(doubled / 2)(value);
    },
  );
}

/** Somebody else uses the same account: which video comes first now. */
function sharedAccount(rng: Rng): Task {
  const { channel, watched, story, nameAt } = viewerOf(rng, 7);
  const topic = rng.int(0, 2);
  const more = rng.int(3, 8);
  const after: Watched = [
    watched[0] + (topic === 0 ? more : 0),
    watched[1] + (topic === 1 ? more : 0),
    watched[2] + (topic === 2 ? more : 0),
  ];
  const videos = [3, 4, 5];
  const best = (from: Watched): number => videos.reduce((x, y) => (scoreOf(from, y) > scoreOf(from, x) ? y : x));
  redrawIf(best(after) === best(watched) || new Set(videos.map(video => scoreOf(after, video))).size < 3);
  const [now, before] = [best(after), best(watched)];
  const third = videos.find(video => video !== now && video !== before) ?? 3;
  return choice(
    rng,
    {
      question: `${story} A testvére ugyanezzel a fiókkal megnéz még ${t(more)} ${channel.kinds[topic]} videót, más témájuk nincs. Az új videók: ${videos.map(video => titled(channel, video)).join('; ')}. Melyik kerül most előre ${nameAt}?`,
      right: words(quoted(channel, now), String(now)),
      because: `Helyes! Ennek lett a legtöbb pontja: ${t(scoreOf(after, now))}. Az ajánló két ember szokásait keverte össze.`,
      wrong: [
        wrong(
          { before, title: quoted(channel, before) },
          ({ before, title }) => words(title, String(before)),
          'uj-kattintast-kihagyja',
          `Ez volt az első a testvér előtt. Most ${t(scoreOf(after, before))} pontja van, a legjobbnak ${t(scoreOf(after, now))}.`,
        ),
        wrong(
          { third, title: quoted(channel, third) },
          ({ third, title }) => words(title, String(third)),
          'egy-temat-szamol',
          `Ennek ${t(scoreOf(after, third))} pontja lett, a legjobbnak ${t(scoreOf(after, now))}.`,
        ),
      ],
      hints: [
        'Melyik téma értéke nőtt meg, és mennyivel?',
        RULE,
        `Az új értékek: ${channel.topics.map((name, i) => `${name} ${t(after[i] ?? 0)}`).join(', ')}.`,
      ],
      solution: videos
        .map(video => `„${channel.titles[video]}”: ${sumTex(after, video)} pont`)
        .join(', ')
        .concat('.'),
    },
    key => videos.every(video => video === Number(key) || scoreOf(after, video) < scoreOf(after, Number(key))),
  );
}

export const recommenderScore = defineGenerator(
  'gen-recommender-score',
  'Az ajánló pontjai',
  ['ai-56-ajanlorendszerek'],
  [],
  (rng, level) => {
    if (level === 1) return rng.pick([score, whichFirst])(rng);
    if (level === 2) return rng.pick([ranking, hiddenTopic, whatChanges])(rng);
    return rng.pick([overtake, whatWasWatched, sharedAccount])(rng);
  },
);
