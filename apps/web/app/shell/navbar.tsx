import avatarStyles from '@eszkerek/ui/avatar.module.css';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { sparkPath } from '@eszkerek/ui/geometry.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import iconButtonStyles from '@eszkerek/ui/icon-button.module.css';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { Mark } from '@eszkerek/ui/logo.tsx';
import { Menu } from '@eszkerek/ui/menu.tsx';
import { type ReactNode, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { displayName } from '../lib/display-name.ts';
import { givenName, initialOf } from '../lib/given-name.ts';
import { useSession } from '../lib/session.ts';
import { useStored } from '../lib/stored.ts';
import { teacherMode } from '../lib/teacher-mode.ts';
import { text } from '../text/common.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { appItem, learnItems, legalItems, visibleTo } from './nav-items.ts';
import styles from './navbar.module.css';
import { useLeave } from './use-leave.ts';

interface NavbarProps {
  /** The search box of wide screens. */
  search: ReactNode;
  /** The notification bell of logged-in users. */
  bell: ReactNode;
  /** Opens the floating controls, which phones keep in the menu. */
  onControls: () => void;
}

export function Navbar({ search, bell, onControls }: NavbarProps) {
  const session = useSession();
  const masterMode = useStored(teacherMode);
  const [menuOpen, setMenuOpen] = useState(false);
  const leave = useLeave();
  const { pathname } = useLocation();
  const { user } = session;
  // These pages have the same button large and green: a phone's bar then offers the other one, and neither competes.
  const registering = /^\/regisztracio\/?$/.test(pathname);
  const loggingIn = /^\/bejelentkezes\/?$/.test(pathname);
  const visitor = user?.role ?? 'guest';
  return (
    <header className={cx(styles.navBar, 'no-print')}>
      <nav className={styles.nav} data-part="glass" aria-label="Fő navigáció">
        <Link className={styles.logo} to="/" aria-label={`${text.productName} – kezdőlap`}>
          <Mark />
          <span className={styles.logoName}>{text.productName}</span>
        </Link>
        <div className={cx(styles.navLinks, styles.navDesktop)}>
          {visitor === 'student' &&
            learnItems.map(item => (
              <Link
                className={cx(styles.navLink, styles.navLearn)}
                to={item.to}
                key={item.to}
                aria-current={item.within.test(pathname) ? 'page' : undefined}
              >
                <Icon name={item.icon} size={18} />
                {item.label}
              </Link>
            ))}
          {visibleTo(visitor).map(item => (
            <NavLink className={styles.navLink} to={item.to} key={item.to}>
              {item.label}
            </NavLink>
          ))}
          <Menu label="Dokumentumok" items={legalItems} className={styles.navLink} />
          <NavLink className={styles.navLink} to={appItem.to} aria-label={appItem.label}>
            {appItem.barLabel}
          </NavLink>
        </div>
        <span className={styles.navSpace} />
        {masterMode && visitor === 'teacher' && (
          <span className={styles.navMode}>
            <svg viewBox="0 0 14 14" aria-hidden="true">
              <path d={sparkPath(7, 7, 6.6)} fill="currentColor" />
            </svg>
            <span>Mester Mód</span>
          </span>
        )}
        <div className={cx(styles.navDesktop, styles.navSearchSlot)}>{search}</div>
        <Link
          className={cx(iconButtonStyles.iconBtn, styles.navMobile, styles.navSearchLink)}
          data-part="icon-btn"
          to="/kereses"
          aria-label="Keresés"
        >
          <Icon name="search" />
        </Link>
        {user ? (
          <div className={styles.navGroup}>
            {bell}
            <span className={cx(styles.navHello, styles.navDesktop)} title={user.username}>
              <span className={avatarStyles.avatar} data-part="avatar" aria-hidden="true">
                {initialOf(givenName(user))}
              </span>
              <span>Szia, {displayName(user.username)}!</span>
            </span>
            <IconButton className={styles.navDesktop} icon="logout" label="Kijelentkezés" onClick={leave} />
          </div>
        ) : (
          <div className={cx(styles.navGroup, styles.navGuest)}>
            <ButtonLink className={registering ? '' : styles.navDesktop} variant="ghost" size="sm" to="/bejelentkezes">
              Bejelentkezés
            </ButtonLink>
            <ButtonLink
              className={registering ? styles.navDesktop : ''}
              variant={registering || loggingIn ? 'secondary' : 'primary'}
              size="sm"
              to="/regisztracio"
            >
              Regisztráció
            </ButtonLink>
          </div>
        )}
        <IconButton
          className={styles.navMobile}
          icon="menu"
          size={22}
          label="Menü megnyitása"
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        />
      </nav>
      <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} visitor={visitor} username={user?.username} onControls={onControls} />
    </header>
  );
}
