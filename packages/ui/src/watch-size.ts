/** Acts when one of the boxes gets another size, and once at the start; returns what ends it. Where sizes cannot be watched it does nothing. */
export function watchSize(boxes: Iterable<Element>, act: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(() => act());
  for (const box of boxes) observer.observe(box);
  return () => observer.disconnect();
}
