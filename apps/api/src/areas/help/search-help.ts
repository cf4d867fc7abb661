import { SEARCH_MIN_LENGTH } from '@eszkerek/contract';
import { articleId, type HelpArticle } from '@eszkerek/contract/help';
import type { HelpDocument } from '@eszkerek/documents/pages';
import { fold } from '../../db/fold.ts';
import { isEmptyWord, wordsOf } from '../../library/words.ts';

type Found = Record<string, HelpArticle[]>;

const WEIGHT = { question: 4, keywords: 2, text: 1 } as const;
type Part = keyof typeof WEIGHT;
const PARTS = ['question', 'keywords', 'text'] as const satisfies readonly Part[];

/**
 * Every word of the query that says something must begin a word of the article, in the question, its keywords or its text;
 * accents and endings are forgiven. What is in the question counts most: the best article and its category come first.
 */
export const helpSearch = (documents: readonly HelpDocument[]): ((query: string) => Found) => {
  const articles = documents.flatMap(({ key, articles }) =>
    articles.map(({ question, answer, text, keywords }) => ({
      key,
      shown: { id: articleId(question), question, answer },
      words: { question: wordsOf(question), keywords: wordsOf(keywords.join(' ')), text: wordsOf(text) } satisfies Record<Part, string[]>,
    })),
  );
  type Article = (typeof articles)[number];
  const grouped = (found: readonly Article[]): Found => {
    const groups: Found = {};
    for (const { key, shown } of found) groups[key] = [...(groups[key] ?? []), shown];
    return groups;
  };
  const all = grouped(articles);
  const weightOf = ({ words }: Article, forms: readonly string[]): number => {
    const part = PARTS.find(name => words[name].some(word => forms.some(form => word.startsWith(form))));
    return part ? WEIGHT[part] : 0;
  };
  return query => {
    if (query.trim().length < SEARCH_MIN_LENGTH) return all;
    const words = fold(query)
      .split(/[^a-z0-9]+/)
      .filter(Boolean);
    const telling = words.filter(word => !isEmptyWord(word));
    const wanted = (telling.length > 0 ? telling : words).map(wordsOf).filter(forms => forms.length > 0);
    const scored = articles.map(article => {
      const weights = wanted.map(forms => weightOf(article, forms));
      return { article, score: weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0) };
    });
    return grouped(
      scored
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score)
        .map(({ article }) => article),
    );
  };
};
