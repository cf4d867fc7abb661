import type { Page } from '@playwright/test';

export type Role = 'guest' | 'student' | 'teacher' | 'admin';

/** What the demo school lends to addresses that need something real. */
export interface World {
  classId: string;
  /** Of a letter to a parent who has not answered yet. */
  parentPath: string;
  /** Of a letter to somebody who has just registered. */
  verifyPath: string;
  /** An open test checkout. */
  checkoutId: string;
}

/** Something that opens on a page. Panels of a stop are opened one after the other on the same loaded page. */
export interface Panel {
  name: string;
  seenBy: readonly Role[];
  open: (page: Page) => Promise<void>;
  /** Leaves the page as the next panel needs it. */
  close?: (page: Page) => Promise<void>;
  /** It exists at this width alone. */
  only?: 360 | 1280;
  /** Where it stands, when the rest of the page was looked at before and stays as it was. */
  part?: string;
}

/** One address of a route. */
export interface Stop {
  path: string | ((world: World) => string);
  /** Where this address leads whom it is not for, besides what the route table says. */
  leads?: Partial<Record<Role, RegExp>>;
  /** Calls that are refused here, because the page shows what happens then. */
  refusals?: RegExp;
  /** Looked at for these roles alone; everybody else sees the same page. */
  seenBy?: readonly Role[];
  panels?: readonly Panel[];
}

export const everyone: readonly Role[] = ['guest', 'student', 'teacher', 'admin'];
export const members: readonly Role[] = ['student', 'teacher', 'admin'];

export const pressEscape = (page: Page): Promise<void> => page.keyboard.press('Escape');

export const DIALOG = '[role=dialog], [role=alertdialog]';
