import { createStored } from './stored.ts';

/** The section where a lesson was left, and its number as the contents count it. */
export interface LessonPlace {
  section: string;
  part: number;
}

type Places = Readonly<Record<string, LessonPlace>>;

const MOST_LESSONS = 20;

const isPlace = (value: unknown): value is LessonPlace => {
  if (typeof value !== 'object' || value === null) return false;
  const { section, part } = value as Record<string, unknown>;
  return typeof section === 'string' && Number.isInteger(part);
};

/** Where a signed-in pupil left the last lessons, the latest first; leaving the account forgets it. */
export const lessonPlaces = createStored<Places>('lessonPlaces', {
  initial: {},
  parse: text => {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, LessonPlace] => isPlace(entry[1])));
  },
  print: places => JSON.stringify(places),
});

/** Of the places this device and the server know, the one further on. */
export const furtherPlace = (own: LessonPlace | null | undefined, told: LessonPlace | null): LessonPlace | null =>
  own && own.part >= (told?.part ?? 0) ? own : told;

export function keepLessonPlace(slug: string, place: LessonPlace | null): void {
  const { [slug]: _, ...others } = lessonPlaces.get();
  lessonPlaces.set(Object.fromEntries(Object.entries({ ...(place ? { [slug]: place } : {}), ...others }).slice(0, MOST_LESSONS)));
}
