import type { Block, Section } from '@eszkerek/documents/block';
import type { WidgetKind } from '@eszkerek/widgets/kinds.ts';
import { useEffect } from 'react';
import { fetchWidget } from '../../widgets/widget.tsx';

export const kindsIn = (blocks: readonly Block[]): WidgetKind[] =>
  blocks.flatMap(block => ('blocks' in block ? kindsIn(block.blocks) : block.type === 'widget' ? [block.kind as WidgetKind] : []));

/** While a class looks at a slide, the widgets of the next one are fetched: it is turned to without an empty frame. */
export function useNextWidgets(slide: number | null, slides: readonly Section[]): void {
  useEffect(() => {
    if (slide === null) return;
    // One that cannot be fetched now says so on its slide, with a button to try again.
    for (const { blocks } of slides.slice(slide, slide + 2)) for (const kind of kindsIn(blocks)) fetchWidget(kind).catch(() => undefined);
  }, [slide, slides]);
}
