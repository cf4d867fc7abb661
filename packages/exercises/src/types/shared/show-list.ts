import { createRng } from '@eszkerek/numbers/chance';
import type { PublicItem } from '../../questions/public-shape.ts';

const ID_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const ID_LENGTH = 8;

type ShownList = { items: PublicItem[]; places: Record<string, number> };

/**
 * Shuffles one list. An id is drawn for the place where an item is shown, not for the item, so it tells
 * nothing about it; with another seed the same item has another id, and an old answer cannot be misread.
 */
export function showList(
  texts: readonly string[],
  seed: string,
  keepsOrder: (order: readonly number[]) => boolean = () => false,
): ShownList {
  let order = createRng(`order/${seed}`).shuffle(texts.map((_, i) => i));
  for (let turns = 1; turns < texts.length && keepsOrder(order); turns++) order = [...order.slice(1), ...order.slice(0, 1)];
  // A generator of its own, with the label before the secret: working an id back to its random numbers says nothing about the order.
  const rng = createRng(`ids/${seed}`);
  const ids = new Set<string>();
  while (ids.size < texts.length) ids.add(Array.from({ length: ID_LENGTH }, () => ID_LETTERS[rng.int(0, ID_LETTERS.length - 1)]).join(''));
  const idList = [...ids];
  return {
    items: order.map((index, place) => ({ id: idList[place] ?? '', text: texts[index] ?? '' })),
    places: Object.fromEntries(order.map((index, place) => [idList[place] ?? '', index])),
  };
}
