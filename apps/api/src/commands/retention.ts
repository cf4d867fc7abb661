import type { Deps } from '../deps.ts';
import { enforceRetention } from '../jobs/enforce-retention.ts';
import { planRetention } from '../jobs/plan-retention.ts';

/** Prints what would be removed, then removes it and prints what was. */
export const retention = async (deps: Deps, print: (line: string) => void, options: { anyway: boolean }): Promise<void> => {
  const plan = await planRetention(deps);
  print('Would be removed:');
  for (const { table, due, total } of plan.tables) if (due > 0) print(`  ${table}: ${due} of ${total}`);
  print(`  unverified registrations: ${plan.unverified}`);
  print(`  accounts without an address after their class: ${plan.leftClass}`);
  if (!options.anyway) for (const refusal of plan.refusals) print(`Refused. ${refusal} Run with --anyway if this is right.`);
  print('Removed:');
  for (const [what, rows] of Object.entries(await enforceRetention(deps, options))) if (rows > 0) print(`  ${what}: ${rows}`);
};
