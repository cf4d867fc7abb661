import { useEffect, useState } from 'react';
import { followQuery, type SearchState } from './follow-query.ts';

export function useSearch(query: string): SearchState {
  const [state, setState] = useState<SearchState>({ status: 'empty' });
  useEffect(() => followQuery(query, setState), [query]);
  return state;
}
