import { generators } from '@eszkerek/exercises/generators/index';

/** Generators that exist; a lesson whose generator is missing has no practice page. */
export const generatorIds = (): ReadonlySet<string> => new Set(generators.keys());
