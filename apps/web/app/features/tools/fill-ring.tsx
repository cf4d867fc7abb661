import { cx } from '@eszkerek/ui/cx.ts';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import styles from './tool-page.module.css';

/** How much of the form is there; on a phone the numbered steps say it alone. */
export function FillRing({ filled, all }: { filled: number; all: number }) {
  const left = all - filled;
  return (
    <div className={cx(panelStyles.panel, styles.fillRing)}>
      <ProgressRing
        segments={all}
        value={filled}
        size={76}
        thickness={13}
        color={left === 0 ? 'var(--ok)' : 'var(--brand)'}
        label={`${filled} kész, összesen ${all}`}
      >
        {`${filled}/${all}`}
      </ProgressRing>
      <p>
        <b>{left === 0 ? 'Kész a promptod!' : left === 1 ? 'Majdnem kész!' : 'Rakd össze!'}</b>
        <span>{left === 0 ? 'Másold ki, és mehet a csevegőbe' : left === 1 ? 'Egy mező hiányzik még' : `${left} mező hiányzik még`}</span>
      </p>
    </div>
  );
}
