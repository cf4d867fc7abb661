import { SEARCH_MIN_LENGTH } from '@eszkerek/contract';
import { articleId, type HelpArticle } from '@eszkerek/contract/help';
import type { HelpDocument } from '@eszkerek/documents/pages';
import { fold } from '../../db/fold.ts';
import { wordsOf } from '../../library/words.ts';

type Found = Record<string, HelpArticle[]>;

/** Every word of the query must begin a word of the article, in the question, its keywords or its text; accents and endings are forgiven. */
export const helpSearch = (documents: readonly HelpDocument[]): ((query: string) => Found) => {
  const articles = documents.flatMap(({ key, articles }) =>
    articles.map(({ question, answer, text, keywords }) => ({
      key,
      shown: { id: articleId(question), question, answer },
      words: new Set(wordsOf(`${question} ${keywords.join(' ')} ${text}`)),
    })),
  );
  const grouped = (found: typeof articles): Found => {
    const groups: Found = {};
    for (const { key, shown } of found) groups[key] = [...(groups[key] ?? []), shown];
    return groups;
  };
  const all = grouped(articles);
  return query => {
    if (query.trim().length < SEARCH_MIN_LENGTH) return all;
    const wanted = fold(query)
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
      .map(wordsOf);
    return grouped(
      articles.filter(
        ({ words }) => wanted.length > 0 && wanted.every(forms => forms.some(form => [...words].some(word => word.startsWith(form)))),
      ),
    );
  };
};
