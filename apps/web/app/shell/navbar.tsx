import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { sparkPath } from '@eszkerek/ui/geometry.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { Mark } from '@eszkerek/ui/logo.tsx';
import { Menu } from '@eszkerek/ui/menu.tsx';
import { type ReactNode, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { displayName } from '../lib/display-name.ts';
import { useSession } from '../lib/session.ts';
import { useStored } from '../lib/stored.ts';
import { teacherMode } from '../lib/teacher-mode.ts';
import { text } from '../text/common.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { appItem, legalItems, visibleTo } from './nav-items.ts';
import { useLeave } from './use-leave.ts';

interface NavbarProps {
  /** The search box of wide screens. */
  search: ReactNode;
  /** The notification bell of logged-in users. */
  bell: ReactNode;
}

export function Navbar({ search, bell }: NavbarProps) {
  const session = useSession();
  const masterMode = useStored(teacherMode);
  const [menuOpen, setMenuOpen] = useState(false);
  const leave = useLeave();
  const { user } = session;
  const visitor = user?.role ?? 'guest';
  return (
    <header className="nav-bar">
      <nav className="nav" aria-label="Fő navigáció">
        <Link className="logo" to="/" aria-label={`${text.productName} – kezdőlap`}>
          <Mark />
          <span className="logo-name">{text.productName}</span>
        </Link>
        <div className="nav-links nav-desktop">
          {visibleTo(visitor).map(item => (
            <NavLink className="nav-link" to={item.to} key={item.to}>
              {item.label}
            </NavLink>
          ))}
          <Menu label="Dokumentumok" items={legalItems} className="nav-link" />
          <NavLink className="nav-link" to={appItem.to} aria-label={appItem.label}>
            {appItem.barLabel}
          </NavLink>
        </div>
        <span className="nav-space" />
        {masterMode && visitor === 'teacher' && (
          <span className="nav-mode">
            <svg viewBox="0 0 14 14" aria-hidden="true">
              <path d={sparkPath(7, 7, 6.6)} fill="currentColor" />
            </svg>
            <span>Mester Mód</span>
          </span>
        )}
        <div className="nav-desktop nav-search-slot">{search}</div>
        <Link className="icon-btn nav-mobile nav-search-link" to="/kereses" aria-label="Keresés">
          <Icon name="search" />
        </Link>
        {user ? (
          <div className="nav-group">
            {bell}
            <span className="nav-hello nav-desktop" title={user.username}>
              <span className="avatar" aria-hidden="true">
                {Array.from(user.username)[0]?.toLocaleUpperCase('hu')}
              </span>
              <span>Szia, {displayName(user.username)}!</span>
            </span>
            <IconButton className="nav-desktop" icon="logout" label="Kijelentkezés" onClick={leave} />
          </div>
        ) : (
          <div className="nav-group nav-guest">
            <ButtonLink className="nav-desktop" variant="ghost" size="sm" to="/bejelentkezes">
              Bejelentkezés
            </ButtonLink>
            <ButtonLink size="sm" to="/regisztracio">
              Regisztráció
            </ButtonLink>
          </div>
        )}
        <IconButton
          className="nav-mobile"
          icon="menu"
          size={22}
          label="Menü megnyitása"
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        />
      </nav>
      <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} visitor={visitor} username={user?.username} />
    </header>
  );
}
