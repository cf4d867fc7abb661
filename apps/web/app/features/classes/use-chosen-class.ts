import type { SchoolClass } from '@eszkerek/contract/classes';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';

/**
 * The class a teacher's tool works with: `?osztaly` of the address, else the newest running one. The rest of the address is
 * about the class before, unless it `keepsRest`.
 */
export function useChosenClass({ keepsRest = false } = {}) {
  const [address, setAddress] = useSearchParams();
  const { data, isPending, error } = useQuery(api.classes.list.query());
  const classes: readonly SchoolClass[] = data?.classes ?? [];
  const asked = classes.find(({ id }) => id === address.get('osztaly'));
  const chosen = asked ?? classes.find(({ expired }) => !expired) ?? classes[0] ?? null;
  const choose = useCallback(
    (id: string) =>
      setAddress(before => {
        const next = new URLSearchParams(keepsRest ? before : undefined);
        next.set('osztaly', id);
        return next;
      }),
    [setAddress, keepsRest],
  );
  return { classes, chosen, choose, isPending, error };
}
