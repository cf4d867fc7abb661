import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import styles from './page-header.module.css';

interface Crumb {
  label: string;
  to?: string;
}

interface BreadcrumbsProps {
  label: string;
  items: readonly Crumb[];
}

export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav className={styles.crumbs} aria-label={label}>
      <ol>
        {items.map((item, index) => (
          <li key={item.label}>
            {index > 0 && <Icon name="chevron-right" size={14} />}
            {item.to ? <Link to={item.to}>{item.label}</Link> : <span aria-current="page">{item.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
