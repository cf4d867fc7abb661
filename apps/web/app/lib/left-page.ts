import { onLeave } from './session.ts';

/** A page that nobody touched for two minutes, and where it stood. */
export interface LeftPage {
  slug: string;
  title: string;
  /** The last heading or section above what was read, and how far from the top of the window it was. */
  mark: { id: string; top: number } | null;
  /** The part of the lesson it is in. */
  section: string | null;
}

/** How a link says that it leads back there. */
export const BACK = { back: true };
const KEY = 'leftPage';
/** Where the eyes of a reader are, as the contents of a lesson take it: a part of the window's height. */
const READ_AT = 0.35;

export const leftPage = {
  get(): LeftPage | null {
    try {
      return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    } catch {
      return null;
    }
  },
  keep(page: LeftPage): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(page));
    } catch {
      // A forbidden storage only costs the way back to the same line.
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Nothing was kept.
    }
  },
};
onLeave(leftPage.forget);

/** Where the reader is now. */
export function placeNow(): Pick<LeftPage, 'mark' | 'section'> {
  const marks = [...document.querySelectorAll<HTMLElement>('article :is(section, h2, h3)[id]')].filter(
    mark => mark.getBoundingClientRect().height > 0,
  );
  const mark = marks.findLast(element => element.getBoundingClientRect().top <= innerHeight * READ_AT);
  if (!mark) return { mark: null, section: null };
  return {
    mark: { id: mark.id, top: mark.getBoundingClientRect().top },
    section: mark.closest<HTMLElement>('article > section')?.id ?? null,
  };
}
