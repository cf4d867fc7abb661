import { showList } from '../shared/show-list.ts';
import type { Show } from '../type-view.ts';

/** The author's ids may say what is asked: in the drawing they become the ids of this showing. Without a drawing there is nothing to choose. */
export const showHotspot: Show<'hotspot'> = ({ figure, spots }, frame, seedOf) => {
  const drawn = figure.kind === 'drawn' ? figure : undefined;
  const elementOf = (id: string | undefined) => drawn?.elements?.find(element => element.id === id);
  const { items, places } = showList(
    spots.map(({ id }) => elementOf(id)?.label ?? ''),
    seedOf('answers'),
  );
  const shownIds = new Map(items.map(({ id }) => [spots[places[id] ?? 0]?.id ?? '', id]));
  const svg = drawn?.svg.replace(/ data-el="([^"]*)"/g, (_, id: string) => (shownIds.has(id) ? ` data-el="${shownIds.get(id)}"` : ''));
  const placed = items.flatMap(({ id, text }) => {
    const element = elementOf(spots[places[id] ?? 0]?.id);
    return element ? [{ id, text, x: element.x, y: element.y }] : [];
  });
  return {
    view: {
      ...frame,
      ...(drawn && svg ? { figure: { svg, alt: drawn.alt } } : {}),
      type: 'hotspot',
      // Read from the top left: the order of the focus, which tells nothing of the key.
      spots: placed.sort((a, b) => a.y - b.y || a.x - b.x),
    },
    shown: { answers: places },
  };
};
