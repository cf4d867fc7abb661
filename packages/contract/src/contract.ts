import type { Area } from './call.ts';
import { contact } from './contact.ts';
import { notifications } from './notifications.ts';
import { system } from './system.ts';

/** Every call of the API by area: the map a newcomer reads first. */
export const contract = {
  notifications,
  contact,
  system,
} as const satisfies Record<string, Area>;

export type Contract = typeof contract;
export type AreaName = keyof Contract;
