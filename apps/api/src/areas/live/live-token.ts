import { createHash } from 'node:crypto';
import { LIVE } from '@eszkerek/contract/live';
import { newSecret } from '../../db/id.ts';

/** Told from a session's token by its prefix, so that neither is ever looked up as the other. */
export const newLiveToken = (): string => `${LIVE.tokenPrefix}${newSecret()}`;

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
