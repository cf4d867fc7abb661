// Newer Chromes answer a promise where TypeScript's DOM says nothing: an effect that returns it crashes when React calls it as its
// cleanup. With these the compiler refuses such an effect.
type Scrolled = Promise<void> | undefined;

interface Element {
  scrollIntoView(how?: boolean | ScrollIntoViewOptions): Scrolled;
  scrollTo(how?: ScrollToOptions): Scrolled;
  scrollBy(how?: ScrollToOptions): Scrolled;
}
