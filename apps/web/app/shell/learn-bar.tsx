import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { Link, useLocation } from 'react-router';
import styles from './learn-bar.module.css';
import { phoneItems } from './nav-items.ts';

/** The pupil's four places at the bottom of a phone. It ends the page, so its last line is never under the bar. */
export default function LearnBar() {
  const { pathname } = useLocation();
  return (
    <nav className={cx(styles.bar, 'no-print')} data-part="learn-bar" aria-label="Tanulás">
      {phoneItems.map(({ to, label, icon, within }) => (
        <Link key={to} to={to} aria-current={within.test(pathname) ? 'page' : undefined}>
          <Icon name={icon} size={22} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
