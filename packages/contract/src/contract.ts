import { admin } from './admin.ts';
import { auth } from './auth.ts';
import { billing } from './billing.ts';
import type { Area } from './call.ts';
import { catalog } from './catalog.ts';
import { classes } from './classes.ts';
import { contact } from './contact.ts';
import { dev } from './dev.ts';
import { guide } from './guide.ts';
import { help } from './help.ts';
import { lesson } from './lesson.ts';
import { live } from './live.ts';
import { notifications } from './notifications.ts';
import { profile } from './profile.ts';
import { quiz } from './quiz.ts';
import { sets } from './sets.ts';
import { system } from './system.ts';
import { worksheets } from './worksheets.ts';

/** Every call of the API by area: start reading here. */
export const contract = {
  catalog,
  lesson,
  quiz,
  guide,
  auth,
  profile,
  dev,
  billing,
  classes,
  live,
  worksheets,
  sets,
  notifications,
  help,
  contact,
  admin,
  system,
} as const satisfies Record<string, Area>;

export type Contract = typeof contract;
export type AreaName = keyof Contract;
