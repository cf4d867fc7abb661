import listStyles from '@eszkerek/ui/list.module.css';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { isQuizSlug } from '../../lib/is-quiz-slug.ts';
import { titleOf } from '../../lib/title-of.ts';

export interface SavedLesson {
  path: string;
  title: string;
  /** Kept as a whole page; the others are kept as data, which the site shows without leaving the open page. */
  isPage: boolean;
}

const CONTENT = '/tananyag/';

/** The questions of a quiz or an exam come from the server: its page alone is of no use. */
const isRead = ({ url }: Request) => {
  const { pathname } = new URL(url);
  const slug = pathname.slice(CONTENT.length);
  return pathname.startsWith(CONTENT) && !isQuizSlug(slug) && !slug.startsWith('vizsga-');
};

async function savedPages(): Promise<SavedLesson[]> {
  const cache = await caches.open('pages-1');
  const pages = (await cache.keys()).filter(isRead);
  return Promise.all(
    pages.map(async request => {
      const { pathname: path } = new URL(request.url);
      const html = (await (await cache.match(request))?.text()) ?? '';
      return { path, title: titleOf(html) ?? path.replace(CONTENT, '').replaceAll('-', ' '), isPage: true };
    }),
  );
}

async function savedData(): Promise<SavedLesson[]> {
  const cache = await caches.open('lessons-1');
  const answers = (await cache.keys()).filter(request => new URL(request.url).pathname.startsWith(`/api${CONTENT}`));
  const lessons = await Promise.all(
    answers.map(async request => {
      const { data } = (await (await cache.match(request))?.json()) ?? {};
      return data?.kind === 'lesson' ? [{ path: `${CONTENT}${data.slug}`, title: String(data.title), isPage: false }] : [];
    }),
  );
  return lessons.flat();
}

/** What the service worker kept of the pages opened on this device, the last one first; null until it is known. */
export function useSavedLessons(): readonly SavedLesson[] | null {
  const [lessons, setLessons] = useState<readonly SavedLesson[] | null>(null);
  useEffect(() => {
    const read = async () => {
      const parts = 'caches' in window ? await Promise.all([savedPages(), savedData()].map(part => part.catch(() => []))) : [];
      const byPath = new Map(parts.flat().map(lesson => [lesson.path, lesson]));
      setLessons([...byPath.values()].reverse());
    };
    void read();
  }, []);
  return lessons;
}

export function SavedLessons({ lessons }: { lessons: readonly SavedLesson[] }) {
  return (
    <ul className={listStyles.payments}>
      {lessons.map(({ path, title, isPage }) => (
        <li key={path}>
          <Link className="link" to={path} reloadDocument={isPage}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
