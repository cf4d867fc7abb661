import { CallError } from '@eszkerek/contract/client';
import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { type LockedPage, readLocked } from '../../lib/login-state.ts';

/** A card knows only the address of its premium page; the server's refusal carries the page's public fields. */
export function useLockedPage(path: string | undefined): { locked: LockedPage | undefined; loading: boolean } {
  const slug = /^\/tananyag\/([^/]+)$/.exec(path ?? '')?.[1];
  const { data, isLoading } = useQuery({
    queryKey: ['locked-page', slug],
    queryFn: slug
      ? () =>
          api.lesson.page({ params: { slug: `${slug}.json` } }).then(
            () => null,
            (error: unknown) => (error instanceof CallError && readLocked(error.body.data)) || null,
          )
      : skipToken,
  });
  return { locked: data ?? undefined, loading: isLoading };
}
