import type { SearchHit } from '@eszkerek/contract/catalog';
import { LockSign } from '../../lib/lock-sign.tsx';
import { text } from '../../text/common.ts';
import styles from './hit-address.module.css';

const SUBJECTS: Readonly<Record<string, string>> = text.subjects;

/** The small print below a result's title: lock, subject, grade, what it holds; the slug where the specification asks for it. */
export function HitAddress({ hit, slug = false }: { hit: SearchHit; slug?: boolean }) {
  const place = [SUBJECTS[hit.subject ?? ''], hit.grade && `${hit.grade}. osztály`].filter(Boolean).join(' · ');
  return (
    <span className={styles.address}>
      <LockSign premium={hit.premium} />
      {place && <span>{place}</span>}
      {slug && <code>{hit.slug}</code>}
      {hit.feature && <span>{hit.feature} is van benne</span>}
    </span>
  );
}
