import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** Row ids sort by time. */
export const newId = (): string => v7();

/** 256 random bits for secrets: sessions, emailed links, guests' attempts. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
