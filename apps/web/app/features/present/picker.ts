import { createRng } from '@eszkerek/numbers/chance';
import { givenNameOf } from '@eszkerek/numbers/given-name';

export interface Pupil {
  id: string;
  real_name: string;
}

const initialOf = (fullName: string): string => `${fullName.trim().charAt(0)}.`;

/** Given names; pupils who share one are told apart by the first letter of the family name. */
export function callNames(pupils: readonly Pupil[]): Map<string, string> {
  const given = pupils.map(({ real_name }) => givenNameOf(real_name));
  return new Map(
    pupils.map(({ id, real_name }, i) => {
      const name = given[i] ?? real_name;
      return [id, given.filter(other => other === name).length > 1 ? `${initialOf(real_name)} ${name}` : name];
    }),
  );
}

/** Everybody comes once before anybody comes again; the order is fixed by class, day and round, not by the teacher's luck. */
export function nextPupil(pupils: readonly Pupil[], called: readonly string[], seed: string): { id: string; called: string[] } | null {
  if (pupils.length === 0) return null;
  const round = Math.floor(called.length / pupils.length);
  const ids = pupils.map(({ id }) => id).sort();
  const order = createRng(`${seed} ${round}`).shuffle(ids);
  const thisRound = called.slice(round * pupils.length);
  const id = order.find(candidate => !thisRound.includes(candidate)) ?? order[0];
  return id === undefined ? null : { id, called: [...called, id] };
}

/** Those of the running round; a finished round is forgotten at the next turn. */
export const calledNow = (called: readonly string[], count: number): string[] =>
  count === 0 || called.length === 0 ? [] : called.slice(Math.floor((called.length - 1) / count) * count);
