import { type RefObject, useLayoutEffect, useState } from 'react';
import styles from './fill-steps.module.css';

/** KaTeX gives what stands in fractions, powers and frames a fixed height. */
const FIXED = '.vlist-t';

type Slots = ReadonlyMap<string, HTMLElement>;

/** The fraction around a place, if nothing around the fraction fixes its height. */
const fractionAround = (place: Element): Element | null => {
  const fraction = place.parentElement?.closest(FIXED)?.parentElement;
  return fraction?.matches('.mfrac') && !fraction.closest(FIXED) ? fraction : null;
};

/**
 * The element a field replaces: the frame of a blank, or its whole formula if that holds nothing else.
 * Null in a power or a fraction of a fraction, where KaTeX fixes the height.
 */
const placeOf = (box: Element): Element | null => {
  const place = box.closest(FIXED) ?? box;
  if (place.parentElement?.closest(FIXED)) return fractionAround(place) && place;
  const formula = place.closest('.katex');
  return formula?.querySelector('.katex-html')?.textContent === place.textContent ? formula : place;
};

/** The drawn formula is hidden from screen readers, and its description has no field: from now on the drawn one is read. */
const readAsDrawn = (slot: Element) => {
  slot.closest('.katex-html')?.removeAttribute('aria-hidden');
  slot.closest('.katex')?.querySelector('.katex-mathml')?.remove();
};

/** KaTeX lists the denominator first, then the line, then the numerator; each is a strut and what is read. */
const openFraction = (fraction: Element) => {
  const rows = [...fraction.querySelectorAll(':scope > .vlist-t > .vlist-r:first-child > .vlist > span')];
  const parts = rows.flatMap(row => (row.textContent && row.lastElementChild) || []);
  // Not smaller than the text beside it.
  for (const part of parts) part.className = 'mord';
  const opened = document.createElement('span');
  if (styles.opened) opened.className = styles.opened;
  opened.append(...parts.reverse());
  fraction.replaceWith(opened);
};

/** The sign that ends a sentence would else begin the next line. */
const keepSign = (slot: HTMLElement) => {
  const after = slot.nextSibling;
  const [sign] = (after instanceof Text && /^[.,;:?!]+/.exec(after.data)) || [];
  if (!sign || !(after instanceof Text)) return;
  const kept = document.createElement('span');
  kept.className = 'keep-end';
  after.deleteData(0, sign.length);
  slot.replaceWith(kept);
  kept.append(slot, sign);
};

const makeSlot = (letter: string, place: Element): HTMLElement => {
  const slot = document.createElement('span');
  slot.dataset.slot = letter;
  place.replaceWith(slot);
  readAsDrawn(slot);
  keepSign(slot);
  return slot;
};

function slotsIn(text: Element, letters: readonly string[]): Slots | null {
  const made: Slots = new Map([...text.querySelectorAll<HTMLElement>('[data-slot]')].map(slot => [slot.dataset.slot ?? '', slot]));
  const places = new Map<string, Element | null>();
  for (const box of text.querySelectorAll('.boxpad, .blank')) if (!places.has(box.textContent)) places.set(box.textContent, placeOf(box));
  const found = new Map<string, HTMLElement>();
  if (letters.some(letter => !made.has(letter) && !places.get(letter))) return null;
  // One opened, all opened: they stand side by side.
  if ([...places.values()].some(place => place && fractionAround(place)))
    for (const fraction of text.querySelectorAll('.mfrac')) if (!fraction.closest(FIXED)) openFraction(fraction);
  for (const letter of letters) {
    const [slot, place] = [made.get(letter), places.get(letter)];
    if (slot) found.set(letter, slot);
    else if (place) found.set(letter, makeSlot(letter, place));
  }
  return found;
}

const areSame = (one: Slots | null, other: Slots | null): boolean =>
  one?.size === other?.size && [...(one ?? [])].every(([letter, slot]) => other?.get(letter) === slot);

/** For each letter the place in the text where its field stands; null where one of them has none there. */
export function useSlots(frame: RefObject<HTMLElement | null>, letters: readonly string[]): Slots | null {
  const [slots, setSlots] = useState<Slots | null>(null);
  // After each render: another template brings other boxes.
  useLayoutEffect(() => {
    const text = frame.current?.querySelector('[data-part~="template"]');
    const found = text ? slotsIn(text, letters) : null;
    setSlots(before => (areSame(before, found) ? before : found));
  });
  return slots;
}
