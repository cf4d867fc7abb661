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
            {item.to ? <Link to={item.to}>{item.label}</Link> : <span aria-current="page">{item.label}</span>}
            {index < items.length - 1 && <Icon name="chevron-right" size={14} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
