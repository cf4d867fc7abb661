import { useState } from 'react';

/** False until `active` first holds, true from then on: parts that load on first use stay mounted for their closing motion. */
export function useFirstUse(active: boolean): boolean {
  const [used, setUsed] = useState(active);
  if (active && !used) setUsed(true);
  return used;
}
