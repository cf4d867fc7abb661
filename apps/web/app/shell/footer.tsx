import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Mark } from '@eszkerek/ui/logo.tsx';
import { Link } from 'react-router';
import { text } from '../text/common.ts';
import footerStyles from './footer.module.css';
import navbarStyles from './navbar.module.css';

const links = [
  ['/sugo', 'Súgó'],
  ['/kapcsolat', 'Kapcsolat'],
  ['/szojegyzek', 'Szójegyzék'],
  ['/elofizetes', 'Csomagok'],
  ['/ki-mit-lat', 'Ki mit lát?'],
  ['/aszf', 'ÁSZF'],
  ['/adatkezeles', 'Adatkezelés'],
  ['/alkalmazas-letoltese', 'Alkalmazás letöltése'],
] as const;

export function Footer() {
  return (
    <footer className={cx(footerStyles.footer, 'no-print')} data-part="glass">
      <div className={cx(layoutStyles.wrap, footerStyles.footerIn)}>
        <Link className={navbarStyles.logo} to="/" aria-label={`${text.productName} – kezdőlap`}>
          <Mark size={32} />
          {text.productName}
        </Link>
        <span>{text.tagline}</span>
        <nav aria-label="Lábléc">
          {links.map(([to, label]) => (
            <Link to={to} key={to}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
