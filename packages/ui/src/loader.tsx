import { Mark } from './logo.tsx';
import styles from './state.module.css';

interface LoaderProps {
  label: string;
}

/** Whole-page waiting: the mark with turning spokes and a text. */
export function Loader({ label }: LoaderProps) {
  return (
    <div className={styles.loader} data-part="loader" role="status">
      <Mark size={56} turning />
      <p>{label}</p>
    </div>
  );
}
