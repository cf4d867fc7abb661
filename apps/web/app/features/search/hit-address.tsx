import type { SearchHit } from '@eszkerek/contract/catalog';
import { LockSign } from '../../lib/lock-sign.tsx';
import { text } from '../../text/common.ts';
import styles from './hit-address.module.css';

const SUBJECTS: Readonly<Record<string, string>> = text.subjects;

/** The small print below a result's title: lock, subject, grade, slug. */
export function HitAddress({ hit }: { hit: SearchHit }) {
  const place = [SUBJECTS[hit.subject ?? ''], hit.grade && `${hit.grade}. osztály`].filter(Boolean).join(' · ');
  return (
    <span className={styles.address}>
      <LockSign premium={hit.premium} />
      {place && <span>{place}</span>}
      <code>{hit.slug}</code>
    </span>
  );
}
