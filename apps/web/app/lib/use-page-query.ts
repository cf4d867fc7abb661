import { useSearchParams } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

const NOTHING = new URLSearchParams();

/** The query of the address. A prerendered page knows none: it is empty until scripts run, so that both draw the same. */
export function usePageQuery(): ReturnType<typeof useSearchParams> {
  const [query, setQuery] = useSearchParams();
  return [useHydrated() ? query : NOTHING, setQuery];
}
