import type { Who } from '@eszkerek/contract';
import type { TestApp } from '../testing/app.ts';
import type { Parts } from './calls.ts';
import type { OwnedKind, Person, PersonName, School } from './school.ts';

export interface Cell {
  app: TestApp;
  school: School;
  person: Person;
  /** The object of each kind the request is about: the person's own, another's or one that is not there. */
  ids: Record<OwnedKind, string>;
}

export interface Right {
  /** Repeated on purpose: changing who may call takes two edits, the second one here. */
  who: Who;
  /** What the request names and somebody owns. */
  names?: readonly OwnedKind[];
  /** A valid request. */
  request?(cell: Cell): Parts | Promise<Parts>;
  /** Status for callers the guard allows, where it is not 200. */
  answers?: Partial<Record<PersonName, number>>;
  /** Once granted it cannot be granted to the same person again. */
  once?: boolean;
}
