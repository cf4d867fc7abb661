import type { Family } from '../family.ts';
import { designAudit } from './design-audit.ts';
import { footprint } from './footprint.ts';
import { misconceptions } from './misconceptions.ts';
import { riskLevel } from './risk-level.ts';

export const aiSociety: Family = { generators: [riskLevel, footprint, designAudit], misconceptions };
