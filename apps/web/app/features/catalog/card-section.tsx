import { Button } from '@eszkerek/ui/button.tsx';
import cardStyles from '@eszkerek/ui/card.module.css';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { useState } from 'react';
import { cardRows } from './card-rows.ts';
import styles from './card-sections.module.css';
import { ContentCard } from './content-card.tsx';
import type { CardItem } from './home-cards.ts';

interface CardGridProps {
  items: readonly CardItem[];
  premiumAccess: boolean;
  columns: 3 | 4;
  headingLevel?: 3 | 4;
  /** Shown at first; the rest waits behind a button. */
  limit?: number;
}

/** Cards in a grid, a sideways rail on phones. */
export function CardGrid({ items, premiumAccess, columns, headingLevel, limit = items.length }: CardGridProps) {
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, limit);
  return (
    <>
      <div
        className={cx(columns === 3 ? layoutStyles.grid3 : layoutStyles.grid4, layoutStyles.rail, cardStyles.cardRows)}
        data-part="card-rows"
        style={cardRows(shown.length, columns, 1)}
      >
        {shown.map(item => (
          <ContentCard key={item.slug} item={item} premiumAccess={premiumAccess} headingLevel={headingLevel} />
        ))}
      </div>
      {shown.length < items.length && (
        <div className={styles.cardMore}>
          <Button variant="secondary" iconEnd="chevron-down" onClick={() => setAll(true)}>
            Még {items.length - shown.length} mutatása
          </Button>
        </div>
      )}
    </>
  );
}
