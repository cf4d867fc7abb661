import type { SearchHit } from '@eszkerek/contract/catalog';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { usePremiumAccess } from '../../lib/use-premium-access.ts';
import { text } from '../../text/common.ts';
import styles from './hit-address.module.css';

const SUBJECTS: Readonly<Record<string, string>> = text.subjects;

/** The small print below a result's title: lock, subject, grade, slug. */
export function HitAddress({ hit }: { hit: SearchHit }) {
  const premiumAccess = usePremiumAccess();
  const place = [SUBJECTS[hit.subject ?? ''], hit.grade && `${hit.grade}. osztály`].filter(Boolean).join(' · ');
  return (
    <span className={styles.address}>
      {hit.premium && !premiumAccess && (
        <>
          <Icon name="lock" size={14} />
          <span className="sr-only">{text.lockedNote}</span>
        </>
      )}
      {place && <span>{place}</span>}
      <code>{hit.slug}</code>
    </span>
  );
}
