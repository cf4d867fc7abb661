import { z } from 'zod';

/** Default messages in plain Hungarian for fields without their own. */
export const useHungarianIssues = (): void => {
  z.config({
    customError: issue => {
      if (issue.code === 'invalid_type' && issue.input === undefined) return 'Egy kötelező mező hiányzik.';
      if (issue.code === 'too_big') return 'Ez túl hosszú. Rövidítsd le egy kicsit.';
      if (issue.code === 'too_small') return 'Egy kötelező mező üres.';
      return 'Valamelyik mező hibás. Nézd át, és próbáld újra.';
    },
  });
};
