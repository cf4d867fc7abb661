interface MeterProps {
  percent: number;
  label: string;
  tone?: 'subject' | 'ok' | 'amber' | 'bad';
}

export function Meter({ percent, label, tone = 'subject' }: MeterProps) {
  const width = `${Math.min(100, Math.max(0, percent))}%`;
  return (
    <div className={tone === 'subject' ? 'meter' : `meter meter-${tone}`} role="img" aria-label={label}>
      <span style={{ width }} />
    </div>
  );
}
