import type { Family } from '../family.ts';
import { claimCheck } from './claim-check.ts';
import { honestyCases } from './honesty-cases.ts';
import { misconceptions } from './misconceptions.ts';
import { privacyRedact } from './privacy-redact.ts';
import { promptParts } from './prompt-parts.ts';
import { promptRepair } from './prompt-repair.ts';
import { storyConstraints } from './story-constraints.ts';
import { tutorDialog } from './tutor-dialog.ts';
import { useOrNot } from './use-or-not.ts';

export const aiUse: Family = {
  generators: [promptParts, storyConstraints, honestyCases, privacyRedact, claimCheck, useOrNot, promptRepair, tutorDialog],
  misconceptions,
};
