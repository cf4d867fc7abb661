import type { Rng } from '@eszkerek/numbers/chance';
import { theWord } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task, type Wrong } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { choice, multi, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { bestOf, whyNot } from './dilemmas.ts';
import { insist, ofLevel } from './pool.ts';
import { DRAFTS, type Draft } from './story-constraints-bank.ts';
import { MIXERS, REQUESTS } from './story-requests.ts';

type Rule = Readonly<
  { kind: 'sentences' | 'words'; most: number } | { kind: 'has' | 'without' | 'last'; word: string } | { kind: 'question' }
>;

const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];
const sentencesOf = (text: string): string[] => text.match(/[^.!?]+[.!?]/g) ?? [];

function isMet(text: string, rule: Rule): boolean {
  const all = wordsOf(text);
  if (rule.kind === 'sentences') return sentencesOf(text).length <= rule.most;
  if (rule.kind === 'words') return all.length <= rule.most;
  if (rule.kind === 'has') return all.includes(rule.word);
  if (rule.kind === 'without') return !all.includes(rule.word);
  if (rule.kind === 'last') return all.at(-1) === rule.word;
  return text.endsWith('?');
}

/** The same by other means: marks, spaces and searching in the text as it stands. */
function holds(text: string, rule: Rule): boolean {
  if (rule.kind === 'sentences') return [...text].filter(mark => '.!?'.includes(mark)).length <= rule.most;
  if (rule.kind === 'words') return text.split(' ').length <= rule.most;
  if (rule.kind === 'has') return ` ${text.replace(/[.,!?]/g, ' ')} `.includes(` ${rule.word} `);
  if (rule.kind === 'without') return text.search(new RegExp(`(?<!\\p{L})${rule.word}(?!\\p{L})`, 'u')) < 0;
  if (rule.kind === 'last') return text.slice(0, -1).endsWith(rule.word);
  return text.at(-1) === '?';
}

function said(rule: Rule): string {
  if (rule.kind === 'sentences') return `legfeljebb ${rule.most} mondat`;
  if (rule.kind === 'words') return `legfeljebb ${rule.most} szó`;
  if (rule.kind === 'has') return `legyen benne ${theWord(`„${rule.word}”`)} szó`;
  if (rule.kind === 'without') return `ne legyen benne ${theWord(`„${rule.word}”`)} szó`;
  if (rule.kind === 'last') return `az utolsó szó ez: „${rule.word}”`;
  return 'kérdés zárja';
}

/** What the text shows about a rule. */
function seen(text: string, rule: Rule): string {
  if (rule.kind === 'sentences') return `A mondatok száma ${sentencesOf(text).length}.`;
  if (rule.kind === 'words') return `A szavak száma ${wordsOf(text).length}.`;
  if (rule.kind === 'has' || rule.kind === 'without')
    return wordsOf(text).includes(rule.word) ? `A szövegben ott áll: „${rule.word}”.` : `A szövegben nincs ilyen szó: „${rule.word}”.`;
  if (rule.kind === 'last') return `Az utolsó szó: „${wordsOf(text).at(-1) ?? ''}”.`;
  return text.endsWith('?') ? 'Az utolsó mondat kérdés.' : 'Az utolsó mondat nem kérdés.';
}

/** The word rules name three different words, so that none of them follows from another or contradicts it. */
function drawRules(rng: Rng, { text, has, lacks }: Draft, count: number): Rule[] {
  const sentences = sentencesOf(text).length;
  const length = wordsOf(text).length;
  const last = wordsOf(text).at(-1) ?? '';
  const [inside = '', banned = ''] = rng.sample(has, 2);
  const [missing = '', absent = ''] = rng.sample(lacks, 2);
  const wanted = rng.chance(0.6) ? inside : missing;
  const forbidden = rng.chance(0.5) ? banned : absent;
  const ending = rng.chance(0.5) ? last : rng.pick([...has, ...lacks].filter(word => word !== wanted && word !== forbidden));
  redrawIf(ending === wanted || ending === forbidden);
  const rules: Rule[] = [
    { kind: 'sentences', most: sentences + rng.int(-1, 1) },
    { kind: 'words', most: length + rng.pick([-2, -1, 0, 2]) },
    { kind: 'has', word: wanted },
    { kind: 'without', word: forbidden },
    rng.chance(0.5) ? { kind: 'question' } : { kind: 'last', word: ending },
  ];
  return rng.sample(rules, count);
}

const listed = (rules: readonly Rule[]): string => rules.map((rule, i) => `(${i + 1}) ${said(rule)}`).join('; ');
const intro = ({ who, text }: Draft, rules: readonly Rule[]): string =>
  `${who}. A megkötései: ${listed(rules)}. A gépi változat (mi írtuk): „${text}”`;
const checked = (text: string, rules: readonly Rule[]): string =>
  rules.map((rule, i) => `(${i + 1}) ${seen(text, rule)} ${isMet(text, rule) ? 'Teljesült.' : 'Nem teljesült.'}`).join(' ');

const METHOD = 'Menj végig egyenként: számold meg, vagy keresd meg a szövegben, és pipáld ki!';

function howMany(rng: Rng, draft: Draft, count: number): Task {
  const rules = drawRules(rng, draft, count);
  const { text } = draft;
  const met = rules.filter(rule => isMet(text, rule)).length;
  const first = rules[0];
  return numeric(
    {
      question: `${intro(draft, rules)} Hány megkötés teljesült?`,
      answer: num(met),
      check: 'INT',
      unit: 'megkötés',
      wrong: [
        wrong(
          { rules },
          ({ rules }) => num(rules.length),
          'mindet-teljesultnek-veszi',
          'Nem mind teljesült. Pipáld ki egyenként, amelyik megvan a szövegben!',
        ),
        wrong(
          { text, rules },
          ({ text, rules }) => num(rules.filter(rule => isMet(text, rule) === (rule.kind !== 'without')).length),
          'tiltast-forditva-olvassa',
          'A tiltást fordítva olvastad: akkor teljesül, ha a szó nincs ott.',
        ),
        wrong(
          { text, rules },
          ({ text, rules }) => num(rules.filter(rule => !isMet(text, rule)).length),
          'nem-teljesulteket-szamolja',
          'A nem teljesülteket számoltad meg. Azokat számold, amelyek megvannak!',
        ),
      ],
      other: METHOD,
      hints: [
        'Pipáld ki egyenként a megkötéseket!',
        'Számold meg a mondatokat vagy a szavakat, aztán keresd a szavakat!',
        first ? `Az első megkötés: ${said(first)}. ${seen(text, first)}` : '',
      ],
      solution: `${checked(text, rules)} Összesen ${met} teljesült.`,
    },
    equals(rules.reduce((sum, rule) => sum + Number(holds(text, rule)), 0)),
  );
}

function whichFail(rng: Rng, draft: Draft, count: number): Task {
  const rules = drawRules(rng, draft, count);
  const { text, who } = draft;
  return multi(
    rng,
    {
      question: `${who}. A gépi változat (mi írtuk): „${text}” Melyik megkötés **NEM** teljesült?`,
      options: rules.map((rule, i) => ({
        value: words(said(rule), `${i}`),
        correct: !isMet(text, rule),
        explanation: `${seen(text, rule)} ${isMet(text, rule) ? 'Teljesült.' : 'Nem teljesült.'}`,
        ...(isMet(text, rule) ? { misconception: 'megkotest-elszamol' } : {}),
      })),
      hints: ['A hibásat keresd, ne a jót!', METHOD, rules[0] ? `Kezdd ezzel: ${said(rules[0])}. ${seen(text, rules[0])}` : ''],
      solution: checked(text, rules),
    },
    key => rules.some((rule, i) => `${i}` === key && !holds(text, rule)),
  );
}

const fixes = (rule: Rule): string => {
  if (rule.kind === 'sentences') return 'Kihagy vagy összevon mondatot.';
  if (rule.kind === 'words') return 'Töröl néhány szót.';
  if (rule.kind === 'has') return `Beleírja ezt a szót: „${rule.word}”.`;
  if (rule.kind === 'without') return `Kicseréli ezt a szót: „${rule.word}”.`;
  if (rule.kind === 'last') return `Átírja a végét erre a szóra: „${rule.word}”.`;
  return 'Az utolsó mondatot kérdéssé írja át.';
};

/** One rule is broken: which change mends it. */
function whichFix(rng: Rng, draft: Draft): Task {
  const { text } = draft;
  const rules = drawRules(rng, draft, 4);
  const broken = rules.filter(rule => !isMet(text, rule));
  const [fault] = broken;
  redrawIf(broken.length !== 1);
  if (!fault) throw new Error('no broken rule');
  return choice(
    rng,
    {
      question: `${intro(draft, rules)} Egy megkötés nem teljesült. Melyik változtatás hozza rendbe?`,
      right: words(fixes(fault)),
      because: `Helyes! ${seen(text, fault)} A megkötés ez volt: ${said(fault)}.`,
      wrong: rules
        .filter(rule => rule !== fault)
        .map(rule => wrong({ rule }, ({ rule }) => words(fixes(rule)), 'megkotest-elszamol', `Ez már teljesült. ${seen(text, rule)}`)),
      hints: ['Előbb a hibás megkötést keresd meg!', METHOD, 'Amelyik megkötés mellett már ott a pipa, azon ne változtass!'],
      solution: `${checked(text, rules)} A javítás: ${fixes(fault)}`,
    },
    key => rules.some(rule => fixes(rule) === key && !holds(text, rule)),
  );
}

const DECISION = {
  asks: 'Melyik kéréssel marad a döntés az alkotó kezében?',
  nudge: 'Melyik kérés után marad még kitalálnivaló?',
  method: 'Ötletet, változatot vagy kérdést kér, vagy kész művet?',
  away: 'Ez biztosan nem az:',
};
const TAKES_AWAY = {
  asks: 'Három kérés, amely elveszi a döntést. Melyikkel mi a baj? Párosítsd!',
  nudge: 'Ki alkot, ki választ, ki javít az egyes kéréseknél?',
  method: 'Kész mű, eredetinek hitt ötlet, elmaradt javítás: ez a három baj.',
  away: 'Mi marad így a szerzőnek?',
};

interface Sizes extends Readonly<Record<string, unknown>> {
  h: number;
  p: number;
  t: number;
}

/** Only one of the two bans is minded: it shuts out a story for every trouble, or for every hero. */
function oneBan(numbers: Sizes): Wrong[] {
  const only = (which: string, text: string, lost: (sizes: Sizes) => number): Wrong =>
    wrong(
      numbers,
      sizes => num(sizes.h * sizes.p * sizes.t - lost(sizes)),
      'egyik-megkotest-kihagyja',
      `Csak ${which} megkötés miatt kieső meséket vetted el. A másik is kizár néhányat.`,
      text,
    );
  if (numbers.h === numbers.t) return [only('az egyik', 'a két megkötés közül csak az egyiket nézi', ({ t }) => t)];
  return [
    only('az első', 'a két megkötés közül csak az elsőt nézi', ({ t }) => t),
    only('a második', 'a két megkötés közül csak a másodikat nézi', ({ h }) => h),
  ];
}

/** How many beginnings the mixer has when some pairs are forbidden. */
function mixer(rng: Rng, bans: 1 | 2): Task {
  const { heroes, places, troubles } = rng.pick(MIXERS);
  const hero = rng.pick(heroes);
  const place = rng.pick(places);
  const other = rng.pick(places);
  const trouble = rng.pick(troubles);
  const numbers = { h: heroes.length, p: places.length, t: troubles.length, bans, same: place === other };
  const lost = numbers.t + (bans === 2 ? numbers.h - (numbers.same ? 1 : 0) : 0);
  const all = numbers.h * numbers.p * numbers.t;
  const left = heroes
    .flatMap(h => places.flatMap(p => troubles.map(t => [h, p, t] as const)))
    .filter(([h, p]) => !(h === hero && p === place))
    .filter(([, p, t]) => bans === 1 || !(p === other && t === trouble));
  // What both bans shut out is taken away once.
  const shut = numbers.same ? `${numbers.t}+${numbers.h}-1` : `${numbers.t}+${numbers.h}`;
  const outcome =
    bans === 1
      ? `A megkötés ${numbers.t} kezdést zár ki`
      : `A két megkötés $${shut}=${lost}$ kezdést zár ki${numbers.same ? ', mert egyet mindkettő kizár' : ''}`;
  const second = bans === 2 ? ` Ez a kettő sem: „${other}” és „${trouble}”.` : '';
  return numeric(
    {
      question: `Mesekeverő: hősök: ${heroes.join(', ')}; helyek: ${places.join(', ')}; gondok: ${troubles.join(', ')}. Egy meséhez mindegyikből egyet veszel. Megkötés: „${hero}” és „${place}” nem kerülhet egy mesébe.${second} Hány mesekezdés marad?`,
      answer: num(all - lost),
      check: 'INT',
      unit: 'kezdés',
      wrong: [
        wrong(
          numbers,
          ({ h, p, t }) => num(h * p * t),
          'megkotest-kihagyja',
          `Ennyi megkötés nélkül lenne: $${numbers.h}\\cdot${numbers.p}\\cdot${numbers.t}=${all}$. A tiltottakat vedd el!`,
          bans === 2 ? 'mindkét megkötést figyelmen kívül hagyja' : undefined,
        ),
        wrong(
          numbers,
          ({ h, p, t, bans }) => num(h * p * t - bans),
          'egy-megkotes-egy-eset',
          bans === 2
            ? 'Mindkét megkötés miatt csak egy-egy mesét vettél el. Egy tiltott pár több mesét is kizár.'
            : 'A megkötés miatt csak egyetlen mesét vettél el. A tiltott pár több mesét is kizár.',
          bans === 2 ? 'mindkét megkötés miatt csak egy-egy mesét vesz el' : 'a megkötés miatt csak egyetlen mesét vesz el',
        ),
        ...(bans === 2 ? oneBan(numbers) : []),
        ...(bans === 2 && numbers.same
          ? [
              wrong(
                numbers,
                ({ h, p, t }) => num(h * p * t - t - h),
                'ketszer-huzza-ki',
                `Ezt a mesét kétszer húztad ki: ${hero}, ${place}, ${trouble}.`,
              ),
            ]
          : []),
      ],
      other: `Számold ki, hány mese van megkötés nélkül, és hányat zár ki ${bans === 2 ? 'a két megkötés együtt' : 'a megkötés'}!`,
      hints: [
        'Hány mesekezdés lenne megkötés nélkül?',
        'Szorozd össze a hősök, a helyek és a gondok számát, aztán vedd el a tiltottakat!',
        `„${hero}” és „${place}” mellé ${numbers.t} gond közül bármelyik állhatna: ennyi mese esik ki${bans === 2 ? ' az első megkötés miatt' : ''}.`,
      ],
      solution: `Megkötés nélkül $${numbers.h}\\cdot${numbers.p}\\cdot${numbers.t}=${all}$. ${outcome}. Marad $${all}-${lost}=${all - lost}$.`,
    },
    equals(left.length),
  );
}

export const storyConstraints = defineGenerator('gen-story-constraints', 'Mese és megkötés', ['ai-56-kreativ-tars'], [], (rng, level) => {
  const draft = rng.pick(ofLevel(DRAFTS, level));
  const request = rng.pick(ofLevel(REQUESTS, level));
  const count = level === 1 ? 3 : 4;
  return rng.pick([
    () => insist(() => howMany(rng, draft, level === 3 ? 5 : count)),
    () => whichFail(rng, draft, level === 3 ? 5 : 4),
    () => bestOf(rng, request, DECISION),
    () => insist(() => whichFix(rng, draft)),
    () => (level === 1 ? whyNot(request, TAKES_AWAY) : mixer(rng, level === 2 ? 1 : 2)),
  ])();
});
