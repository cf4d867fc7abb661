import artUrl from './art.svg?url';
import styles from './card.module.css';

interface ArtProps {
  /** Id of a drawing in art.svg. */
  name: string;
  className?: string;
}

/** A geometric drawing from the shared sprite; it takes the colours of the place it stands in. */
export function Art({ name, className = styles.art }: ArtProps) {
  return (
    <svg className={className} viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`${artUrl}#${name}`} />
    </svg>
  );
}

interface PictureProps {
  name: string;
  viewBox: string;
  label: string;
  className?: string;
}

/** A drawing that tells something by itself, with a text for those who do not see it. */
export function Picture({ name, viewBox, label, className }: PictureProps) {
  return (
    <svg className={className} viewBox={viewBox} role="img" aria-label={label}>
      <use href={`${artUrl}#${name}`} />
    </svg>
  );
}
