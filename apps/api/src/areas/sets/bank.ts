import { type BankEntry, SETS } from '@eszkerek/contract/set-shapes';
import { isPremiumCategory } from '@eszkerek/documents/base';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import { misconceptionSlots } from '@eszkerek/exercises/questions/texts';
import type { Library } from '../../library/library.ts';
import { stemDownTo } from '../../library/stem.ts';
import { splitWords } from '../../library/words.ts';
import { questionHtml } from '../quiz/question-html.ts';

export interface BankQuery {
  q: string;
  subject?: string | undefined;
  grade?: number | undefined;
  unit?: string | undefined;
  type?: string | undefined;
  difficulty?: number | undefined;
  misconception?: string | undefined;
  figure?: '1' | undefined;
  /** Every misconception, not the most frequent ones alone. */
  names?: 'all' | undefined;
  page: number;
}

interface BankQuestion {
  quiz: string;
  question: CompiledQuestion;
  subject: string;
  grades: readonly number[];
  unit: string;
  unitTitle: string;
  premium: boolean;
  misconceptions: readonly { id: string; text: string }[];
  /** The words for search: those of the quiz and its topic, those of the question, and each text of them for whole phrases. */
  topic: string;
  text: string;
  phrases: readonly string[];
}

/** Without tags and the TeX source that MathML carries. */
const plain = (html: string): string =>
  html
    .replace(/<annotation.*?<\/annotation>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[#\w]+;/g, ' ');

/** A space before every word, so that a stem is found at the beginning of a word only. */
const searchable = (text: string): string => ` ${splitWords(text).join(' ')}`;

const misconceptionsOf = (library: Library, question: CompiledQuestion) =>
  [...new Set(misconceptionSlots(question).flatMap(({ id }) => id ?? []))].flatMap(id => {
    const known = library.misconception(id);
    return known ? [{ id, text: known.text }] : [];
  });

const collect = (library: Library): BankQuestion[] => {
  const lessons = new Map(library.map.map(lesson => [lesson.slug, lesson]));
  const pages = [...library.ofKind('quiz'), ...library.ofKind('test')].map(page => {
    const lesson = page.kind === 'quiz' ? lessons.get(page.lesson?.slug ?? '') : undefined;
    return {
      page,
      unit: page.kind === 'test' ? page.unit : lesson?.unit,
      title: page.kind === 'test' ? page.unitTitle : lesson?.unitTitle,
    };
  });
  return pages.flatMap(({ page, unit, title }) =>
    library.questions(page.slug).map(question => {
      const misconceptions = misconceptionsOf(library, question);
      const asked = [plain(question.question), ...misconceptions.map(({ text }) => text)];
      return {
        quiz: page.slug,
        question,
        subject: page.subject,
        grades: page.grades,
        unit: `${page.subject}/${unit ?? ''}`,
        unitTitle: title ?? page.title,
        premium: isPremiumCategory(page.category),
        misconceptions,
        topic: searchable(`${page.title} ${title ?? ''}`),
        text: searchable(asked.join(' ')),
        phrases: [page.title, title ?? '', ...asked].map(searchable),
      };
    }),
  );
};

const collected = new WeakMap<Library, BankQuestion[]>();
const bankOf = (library: Library): BankQuestion[] => {
  const bank = collected.get(library) ?? collect(library);
  collected.set(library, bank);
  return bank;
};

const fits = ({ q: _, page: _page, names: _names, ...asked }: BankQuery, words: readonly string[], entry: BankQuestion): boolean =>
  (asked.subject === undefined || entry.subject === asked.subject) &&
  (asked.grade === undefined || entry.grades.includes(asked.grade)) &&
  (asked.type === undefined || entry.question.type === asked.type) &&
  (asked.difficulty === undefined || entry.question.difficulty === asked.difficulty) &&
  (asked.figure === undefined || entry.question.figure !== undefined) &&
  (asked.misconception === undefined || entry.misconceptions.some(({ id }) => id === asked.misconception)) &&
  words.every(word => entry.topic.includes(word) || entry.text.includes(word));

/** All the words in one of its texts: scattered over several they name something else. */
const holdsTogether = (words: readonly string[], { phrases }: BankQuestion): boolean =>
  phrases.some(text => words.every(word => text.includes(word)));

const countBy = <T>(list: readonly T[], keyOf: (item: T) => string) => [...Map.groupBy(list, keyOf)];

const entryOf = (
  { quiz, question, grades, unitTitle, misconceptions, premium }: BankQuestion,
  phrase: RegExp,
): Omit<BankEntry, 'first_right'> => ({
  quiz,
  id: question.id,
  html: questionHtml(question),
  type: question.type,
  difficulty: question.difficulty ?? null,
  grades: [...grades],
  unit_title: unitTitle,
  // The list shows the first one: the one that was searched for.
  misconceptions: misconceptions.toSorted((a, b) => Number(phrase.test(searchable(b.text))) - Number(phrase.test(searchable(a.text)))),
  premium,
});

const SHOWN_MISCONCEPTIONS = 40;

/** The words after each other, each with any suffix. */
const phraseOf = (words: readonly string[]): RegExp => new RegExp(words.join('[a-z0-9]*'));

/** Larger for what is more likely meant: the words follow each other, or stand together in one of the texts. */
const rankOf = (words: readonly string[]) => {
  const phrase = phraseOf(words);
  return (entry: BankQuestion): number => {
    const { phrases, topic } = entry;
    const inTopic = words.filter(word => topic.includes(word)).length;
    const together = phrases.some(text => phrase.test(text)) ? 2 : Number(holdsTogether(words, entry));
    return together * (words.length + 1) + inTopic;
  };
};

/** Each with the topic of its first question; in the order of the curriculum where all are asked for. */
const misconceptionsIn = (found: readonly BankQuestion[], names: BankQuery['names']) => {
  const named = found.flatMap(({ misconceptions, unitTitle }) => misconceptions.map(({ id, text }) => ({ id, text, unitTitle })));
  const counted = countBy(named, ({ id }) => id).map(([id, same]) => ({
    id,
    title: same[0]?.text ?? id,
    unit_title: same[0]?.unitTitle ?? '',
    count: same.length,
  }));
  return names === 'all' ? counted : counted.sort((a, b) => b.count - a.count).slice(0, SHOWN_MISCONCEPTIONS);
};

/** The questions that fit, a page of them, and how they divide by topic and misconception. Topics are counted as if none was chosen. */
export const searchBank = (library: Library, query: BankQuery) => {
  // The bank looks for beginnings: three letters of „áramkör” would find „arány”.
  const words = splitWords(query.q).map(word => ` ${stemDownTo(word.length > 5 ? 4 : 3, word)}`);
  const rank = rankOf(words);
  // The sort is stable: within a rank questions stay in the order of the curriculum.
  const bank = bankOf(library);
  // Scattered words count only where no question of any grade has them together.
  const isKnown = bank.some(entry => holdsTogether(words, entry));
  const inAllUnits = bank
    .filter(entry => fits(query, words, entry) && (!isKnown || holdsTogether(words, entry)))
    .sort((a, b) => rank(b) - rank(a));
  const found = query.unit === undefined ? inAllUnits : inAllUnits.filter(({ unit }) => unit === query.unit);
  const from = (query.page - 1) * SETS.bankPage;
  return {
    total: found.length,
    questions: found.slice(from, from + SETS.bankPage).map(entry => entryOf(entry, phraseOf(words))),
    units: countBy(inAllUnits, ({ unit }) => unit).map(([id, entries]) => ({
      id,
      title: entries[0]?.unitTitle ?? id,
      subject: entries[0]?.subject ?? '',
      count: entries.length,
    })),
    misconceptions: misconceptionsIn(found, query.names),
  };
};

/** Sets are made of the questions of quizzes and unit tests; those of exams stay in their papers. */
export const bankQuestion = (library: Library, quiz: string, id: string): CompiledQuestion | undefined =>
  bankOf(library).find(entry => entry.quiz === quiz && entry.question.id === id)?.question;
