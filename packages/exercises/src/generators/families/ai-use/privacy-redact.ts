import type { Rng } from '@eszkerek/numbers/chance';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { choice, multi, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { bestOf } from './dilemmas.ts';
import { countingSlips, drawFitting, fact, fitting, leftAfterCrossing, lessThanBefore, shutOut, shuttingSlips } from './fitting-rows.ts';
import { insist, ofLevel } from './pool.ts';
import { CLUBS, MESSAGES, type Message, SWAPS, TROUBLES } from './privacy-bank.ts';

const RULE = 'Busz-próba: amit nem mondanál hangosan egy idegennek, azt ne írd be!';
const SEEN = ['Kinga', 'Bence', 'Luca', 'Áron', 'Nóra', 'Dani', 'Emese', 'Gergő'];

/** The sentences of a message in the order they are written. */
const sentencesOf = ({ name, hidden, helps, asks }: Message): string[] => [name, ...hidden.map(([text]) => text), helps, asks];
const isPersonal = ({ helps, asks }: Message, text: string): boolean => text !== helps && text !== asks;
const whyOf = (message: Message, text: string): string =>
  text === message.name ? 'A teljes név személyes adat.' : (message.hidden.find(([hidden]) => hidden === text)?.[1] ?? '');
const slipOf = (message: Message, text: string): string =>
  text === message.name ? 'csak-a-jelszo-szemelyes-adat' : (message.hidden.find(([hidden]) => hidden === text)?.[2] ?? 'cseveges-titkos');

const quoted = (message: Message): string => `„Szia! ${sentencesOf(message).join(' ')}”`;

/** Which sentences go. */
function hide(rng: Rng, message: Message): Task {
  const { helps, asks } = message;
  return multi(
    rng,
    {
      question: `${quoted(message)} Mit hagysz ki ebből az üzenetből?`,
      options: sentencesOf(message).map(text => {
        const personal = isPersonal(message, text);
        return {
          value: words(text),
          correct: personal,
          explanation: personal
            ? `Ezt hagyd ki! ${whyOf(message, text)}`
            : text === asks
              ? 'Ez a kérés lényege, maradjon!'
              : 'Ebből senkire sem ismernek rá, és segít a gépnek.',
          ...(personal ? {} : { misconception: 'minden-adat-titok' }),
        };
      }),
      hints: ['Melyik mondat kell a segítséghez?', RULE, `Ez a kérés, ez biztosan marad: „${asks}”`],
      solution: `Kimarad: ${sentencesOf(message)
        .filter(text => isPersonal(message, text))
        .map(text => `„${text}” ${whyOf(message, text)}`)
        .join(' ')} Marad: „${helps} ${asks}”`,
    },
    text => text === message.name || message.hidden.some(([hidden]) => hidden === text),
  );
}

/** The safe version among those that leave too much in or take the request out. */
function rewrite(rng: Rng, message: Message): Task {
  const { name, helps, asks, hidden } = message;
  const onlyName = sentencesOf(message).filter(text => text !== name);
  const last = hidden.at(-1)?.[0] ?? '';
  const allButLast = sentencesOf(message).filter(text => text !== last);
  return choice(
    rng,
    {
      question: `${quoted(message)} Melyik átirat biztonságos és mégis érthető?`,
      right: words(`„Szia! ${helps} ${asks}”`),
      because: 'Helyes! A kérés érthető, és senkire sem lehet ráismerni.',
      wrong: [
        wrong(
          { onlyName },
          ({ onlyName }) => words(`„Szia! ${onlyName.join(' ')}”`),
          'csak-a-nevet-torli',
          `A saját név eltűnt, de ez bent maradt: „${hidden[0]?.[0] ?? ''}” ${hidden[0]?.[1] ?? ''}`,
        ),
        wrong(
          { allButLast },
          ({ allButLast }) => words(`„Szia! ${allButLast.join(' ')}”`),
          slipOf(message, last),
          `Egy adat kimaradt, de ez bent maradt: „${name}” A teljes név személyes adat.`,
        ),
        wrong(
          { helps },
          ({ helps }) => words(`„Szia! ${helps}”`),
          'minden-adat-titok',
          'A személyes adat eltűnt, de a kérés is: így nem tudja, miben segítsen.',
        ),
      ],
      hints: ['Két kérdés: érthető a kérés? Rá lehet ismerni valakire?', RULE, `A kérésnek benne kell lennie: „${asks}”`],
      solution: `A jó átirat: „Szia! ${helps} ${asks}”`,
    },
    text => text.includes(asks) && sentencesOf(message).every(part => !isPersonal(message, part) || !text.includes(part)),
  );
}

function swaps(rng: Rng, count: number): Task {
  const chosen = rng.sample(SWAPS, count);
  const told = chosen.map(([personal, general]) => `„${personal}” helyett: „${general}”.`).join(' ');
  return {
    question: {
      type: 'match',
      question: 'Párosítsd az adatot azzal az általános kifejezéssel, amely a helyére kerülhet!',
      pairs: chosen.map(([personal, general]) => ({
        left: `„${personal}”`,
        right: `„${general}”`,
        misplaced: `„${general}”: ez egy másik adatról szól.`,
      })),
      explanation: told,
      hints: [
        'Mit kell a gépnek tudnia ahhoz, hogy segítsen?',
        'Az általános kifejezés ugyanarról szól, de senkire sem lehet belőle ráismerni.',
        `Például: „${chosen[0]?.[0] ?? ''}” ugyanarról szól, mint „${chosen[0]?.[1] ?? ''}”.`,
      ],
      solution: told,
    },
    proof: pair => SWAPS.some(([personal, general]) => pair === `„${personal}”|„${general}”`),
  };
}

/** How many members of a club fit an anonymous message. */
function whoWrote(rng: Rng, level: Level): Task {
  const columns = rng.pick(CLUBS);
  const task = drawFitting(rng, columns, level === 1 ? 5 : 7, 2);
  const kept = fitting(task);
  const names = rng.shuffle(SEEN);
  redrawIf(kept.length === task.rows.length);
  const told = task.asked.map(one => fact(columns, one)).join('; ');
  const listed = kept.map(i => names[i]).join(', ');
  return numeric(
    {
      question: `A klub kitalált tagjait a táblázat mutatja. Egyikük név nélkül ír magáról a csevegőnek: „${told}”. Hányan írhatták?`,
      figure: {
        kind: 'table',
        head: ['név', ...columns.map(({ head }) => head)],
        rows: task.rows.map((row, i) => [names[i] ?? '', ...row]),
      },
      keyInFigure: 'the description numbers the rows; the asked number counts some of them',
      answer: num(kept.length),
      check: 'INT',
      unit: 'fő',
      wrong: countingSlips(task, columns, { what: 'hány tag', half: 'akire csak az egyik adat illik' }),
      other: 'Menj végig a tagokon, és számold meg, kire illik mindkét adat!',
      hints: [
        'Húzd ki azokat, akikre az üzenet nem illik!',
        'Mindkét adatnak illenie kell ugyanarra a tagra.',
        `Kezdd ezzel: ${columns[task.asked[0]?.column ?? 0]?.head ?? ''}: ${task.asked[0]?.value ?? ''}. Kik maradnak?`,
      ],
      solution: `${kept.length === 1 ? 'Akire' : 'Akikre'} mindkét adat illik: ${listed}. Ez ${kept.length} fő. Minden új adat kizár valakiket, ezért nem elég a nevet törölni.`,
    },
    equals(leftAfterCrossing(task)),
  );
}

/** How many members the second fact shuts out. */
function whoDropsOut(rng: Rng): Task {
  const columns = rng.pick(CLUBS);
  const task = drawFitting(rng, columns, 8, 2);
  const names = rng.shuffle(SEEN);
  const out = shutOut(task);
  const [first = '', second = ''] = task.asked.map(one => fact(columns, one));
  const before = fitting({ rows: task.rows, asked: task.asked.slice(0, 1) });
  const listed = before.map(i => names[i]).join(', ');
  redrawIf(out === 0 || before.length < 3);
  return numeric(
    {
      question: `A klub kitalált tagjai a táblázatban állnak. Egyikük név nélkül ezt írja magáról: „${first}”. Később ezt is: „${second}”. Hány tagot zár ki a **második** adat azok közül, akikre az első illik?`,
      figure: {
        kind: 'table',
        head: ['név', ...columns.map(({ head }) => head)],
        rows: task.rows.map((row, i) => [names[i] ?? '', ...row]),
      },
      keyInFigure: 'the description numbers the rows; the asked number counts some of them',
      answer: num(out),
      check: 'INT',
      unit: 'fő',
      wrong: shuttingSlips(task, {
        row: 'tag',
        added: 'adat',
        misfits: {
          told: 'Mindenkit számoltál, akire a második adat nem illik. Csak azok közül számolj, akikre az első illik!',
          mistake: 'mindenkit számol, akire a második adat nem illik',
        },
        before: 'azokat számolja, akikre az első adat illik',
      }),
      other: 'Gyűjtsd ki azokat, akikre az első adat illik, és közülük húzd ki, akire a második nem!',
      hints: [
        'Kikre illik az első adat?',
        'Csak az első adat után maradókat nézd: közülük kire nem illik a második?',
        `Akikre az első adat illik: ${listed}.`,
      ],
      solution: `Az első adat ${before.length} tagra illik: ${listed}. Közülük a második ${out} tagot zár ki, marad ${before.length - out}. Minden új adat közelebb visz ahhoz, aki írta.`,
    },
    equals(lessThanBefore(task)),
  );
}

/** Which added fact points to one member. */
function whichPoints(rng: Rng): Task {
  const columns = rng.pick(CLUBS);
  const task = drawFitting(rng, columns, 7, 2);
  const names = rng.shuffle(SEEN);
  const base = task.asked[0];
  if (!base) throw new Error('no fact');
  const fits = task.rows.filter(row => row[base.column] === base.value);
  redrawIf(fits.length < 3);
  const facts = columns.flatMap(({ head, values }, column) =>
    column === base.column ? [] : values.map(value => ({ text: `${head}: ${value}`, column, value })),
  );
  const leftWith = ({ column, value }: { column: number; value: string }): number => fits.filter(row => row[column] === value).length;
  const pointing = facts.filter(fact => leftWith(fact) === 1);
  const others = facts.filter(fact => leftWith(fact) > 1);
  redrawIf(pointing.length === 0 || others.length < 2);
  const right = rng.pick(pointing);
  return choice(
    rng,
    {
      question: `A táblázat egy klub kitalált tagjait mutatja. Egyikük eddig ezt írta magáról: „${columns[base.column]?.head ?? ''}: ${base.value}”. Melyik adat árulná el rögtön, ki az?`,
      figure: {
        kind: 'table',
        head: ['név', ...columns.map(({ head }) => head)],
        rows: task.rows.map((row, i) => [names[i] ?? '', ...row]),
      },
      keyInFigure: 'every option names values of the table; the task is to count the rows they leave',
      right: words(right.text),
      because: 'Helyes! Ezzel az adattal egyetlen tag marad.',
      wrong: others.map(fact =>
        wrong(
          { text: fact.text },
          ({ text }) => words(text),
          'egy-adat-artatlan',
          `Ezzel az adattal ${leftWith(fact)} tag marad, nem egy.`,
        ),
      ),
      hints: [
        'Kik maradtak az első adat után?',
        'Próbáld végig mindegyik adatot: hány tagra illik mindkettő egyszerre?',
        `Az első adat után ${fits.length} tag marad.`,
      ],
      solution: `A válasz: ${right.text}. Az első adattal együtt egyetlen tagra illik: két ártatlan adat együtt már rámutat.`,
    },
    text => {
      const [head = '', value = ''] = text.split(': ');
      const column = columns.findIndex(one => one.head === head);
      return task.rows.filter(row => row[column] === value && row[base.column] === base.value).length === 1;
    },
  );
}

const STEP = {
  asks: 'Melyik a jó lépés?',
  nudge: 'Kinek az adatáról van szó, és ki dönthet róla?',
  method: RULE,
  away: 'Gondold meg, miért nem jó ötlet ez:',
};

export const privacyRedact = defineGenerator('gen-privacy-redact', 'Kitakarás és átírás', ['ai-56-szemelyes-adatok'], [], (rng, level) => {
  const message = rng.pick(ofLevel(MESSAGES, level));
  return rng.pick([
    () => hide(rng, message),
    () => hide(rng, message),
    () => rewrite(rng, message),
    () => (level === 3 ? insist(() => whichPoints(rng)) : swaps(rng, level === 1 ? 3 : 4)),
    () => insist(() => (level === 3 ? whoDropsOut(rng) : whoWrote(rng, level))),
    () => bestOf(rng, rng.pick(ofLevel(TROUBLES, level)), STEP),
  ])();
});
