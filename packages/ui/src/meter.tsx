import { cx } from './cx.ts';
import styles from './progress.module.css';

interface MeterProps {
  percent: number;
  label: string;
  tone?: 'subject' | 'ok' | 'amber' | 'bad';
}

export function Meter({ percent, label, tone = 'subject' }: MeterProps) {
  const width = `${Math.min(100, Math.max(0, percent))}%`;
  return (
    <div className={cx(styles.meter, tone !== 'subject' && styles[`meter-${tone}`])} data-part="meter" role="img" aria-label={label}>
      <span style={{ width }} />
    </div>
  );
}
