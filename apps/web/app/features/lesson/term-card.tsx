import type { Term } from '@eszkerek/documents/lesson';
import formStyles from '@eszkerek/ui/form.module.css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import styles from './term-card.module.css';

const GAP = 8;

/** Under the word, or above it where the screen ends. */
function place(card: HTMLElement, word: DOMRect): void {
  const { width, height } = card.getBoundingClientRect();
  const left = Math.max(GAP, Math.min(word.left, innerWidth - width - GAP));
  const below = word.bottom + GAP;
  card.style.left = `${left}px`;
  card.style.top = `${below + height > innerHeight ? Math.max(GAP, word.top - GAP - height) : below}px`;
}

/** A tap on a term in the text shows it in three languages; without a script the word is a link to the glossary. */
export function TermCard({ article, terms }: { article: RefObject<HTMLElement | null>; terms: readonly Term[] }) {
  const card = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ term: Term; word: HTMLElement }>();

  useEffect(() => {
    const sheet = article.current;
    if (!sheet || !('popover' in HTMLElement.prototype)) return;
    const open = (event: MouseEvent) => {
      const word = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.term') : null;
      const term = word && terms.find(({ id }) => word.hash === `#${id}`);
      if (!term || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      setShown({ term, word });
    };
    sheet.addEventListener('click', open);
    return () => sheet.removeEventListener('click', open);
  }, [article, terms]);

  useEffect(() => {
    if (!shown || !card.current) return;
    card.current.showPopover();
    const word = shown.word.getBoundingClientRect();
    place(card.current, word);
    // Only now: a closed card takes no focus. Escape gives it back to the word.
    card.current.querySelector('a')?.focus({ preventScroll: true });
    // The tap that stops a momentum scroll is followed by one more scroll event: the word has not moved.
    const over = new AbortController();
    const follow = () => {
      if (Math.abs(shown.word.getBoundingClientRect().top - word.top) <= 1) return;
      card.current?.hidePopover();
      over.abort();
    };
    addEventListener('scroll', follow, { passive: true, signal: over.signal });
    return () => over.abort();
  }, [shown]);

  return (
    <div ref={card} popover="auto" className={styles.termCard} data-part="term-card" role="dialog" aria-label={shown?.term.hu}>
      {shown && (
        <>
          <p className={styles.termWord}>{shown.term.hu}</p>
          <dl>
            <dt>románul</dt>
            <dd lang="ro">{shown.term.ro}</dd>
            <dt>angolul</dt>
            <dd lang="en">{shown.term.en}</dd>
          </dl>
          {shown.term.note && (
            <p className={formStyles.help} data-part="help">
              {shown.term.note}
            </p>
          )}
          <Link to={`/szojegyzek#${shown.term.id}`}>Szójegyzék</Link>
        </>
      )}
    </div>
  );
}
