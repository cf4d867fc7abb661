import { deleteRefusedAccounts } from '../areas/auth/delete-refused-accounts.ts';
import { announceTrialEnd } from '../areas/billing/announce-trial-end.ts';
import { catchUp } from '../areas/billing/catch-up.ts';
import { countReferrals } from '../areas/billing/count-referrals.ts';
import { announceClassEnd } from '../areas/classes/announce-class-end.ts';
import { endStaleLessons } from '../areas/live/end-stale-lessons.ts';
import { enforceRetention } from './enforce-retention.ts';
import type { Job } from './job.ts';
import { queueWeeklySummaries } from './queue-weekly-summaries.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const allJobs: readonly Job[] = [
  { name: 'refused-accounts', everySeconds: HOUR, run: async deps => void (await deleteRefusedAccounts(deps)) },
  { name: 'billing-catch-up', everySeconds: HOUR, run: catchUp },
  { name: 'parent-letters', everySeconds: HOUR, run: queueWeeklySummaries },
  { name: 'referrals', everySeconds: DAY, run: countReferrals },
  { name: 'trial-notices', everySeconds: DAY / 2, run: announceTrialEnd },
  { name: 'class-notices', everySeconds: DAY / 2, run: announceClassEnd },
  { name: 'live-lessons', everySeconds: 5 * MINUTE, run: endStaleLessons },
  { name: 'retention', everySeconds: DAY, run: async deps => void (await enforceRetention(deps)) },
];
