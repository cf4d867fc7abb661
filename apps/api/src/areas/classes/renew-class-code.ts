import { violatedConstraint } from '../../db/constraint.ts';
import type { Deps } from '../../deps.ts';
import { newClassCode } from './class-code.ts';
import { setClassCode } from './class-store.ts';

const TRIES = 20;

export const renewClassCode = async ({ engine }: Pick<Deps, 'engine'>, classId: string): Promise<string> => {
  for (let i = 0; i < TRIES; i++) {
    const code = newClassCode();
    try {
      await setClassCode(engine.db, classId, code);
      return code;
    } catch (error) {
      if (violatedConstraint(error) !== 'unique') throw error;
    }
  }
  throw new Error('No free class code was found.');
};
