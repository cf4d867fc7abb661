import styles from './state.module.css';

interface SkeletonProps {
  width?: string;
  height: string;
}

export function Skeleton({ width = '100%', height }: SkeletonProps) {
  return <span className={styles.skeleton} data-part="skeleton" style={{ width, height }} aria-hidden="true" />;
}
