import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import type { IconName } from '@eszkerek/ui/icon-names.ts';
import { Mark } from '@eszkerek/ui/logo.tsx';
import { Sheet } from '@eszkerek/ui/sheet.tsx';
import { SubjectGlyph } from '@eszkerek/ui/subject-glyph.tsx';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { displayName } from '../lib/display-name.ts';
import { text } from '../text/common.ts';
import mobileMenuStyles from './mobile-menu.module.css';
import type { MobileMenuProps } from './mobile-menu-props.ts';
import { appItem, legalItems, subjectItems, visibleTo } from './nav-items.ts';
import navbarStyles from './navbar.module.css';
import { useLeave } from './use-leave.ts';

const row = (item: { to: string; label: string; icon: IconName }) => (
  <NavLink to={item.to} key={item.to}>
    <Icon name={item.icon} size={22} />
    {item.label}
  </NavLink>
);

export default function MobileMenuView({ open, onClose, visitor, username, onControls }: MobileMenuProps) {
  const { pathname } = useLocation();
  const leave = useLeave();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (open && pathname !== openedAt.current) onClose();
    openedAt.current = pathname;
  }, [open, pathname, onClose]);
  return (
    <Sheet open={open} onClose={onClose} label="Menü">
      <div className={mobileMenuStyles.menuSheet}>
        <div className={mobileMenuStyles.menuSheetHead}>
          <span className={navbarStyles.logo}>
            <Mark />
            {text.productName}
          </span>
          <IconButton icon="close" size={22} label="Menü bezárása" onClick={onClose} />
        </div>
        <nav className={mobileMenuStyles.menuSheetList} aria-label="Menü">
          {row({ to: '/', label: text.home, icon: 'home' })}
          {visibleTo(visitor).map(row)}
          {row({ to: '/kereses', label: 'Keresés', icon: 'search' })}
          <h2 className={mobileMenuStyles.menuSheetTitle}>Tantárgyak</h2>
          {subjectItems.map(item => (
            <NavLink to={item.to} key={item.to} data-subject={item.tint}>
              <SubjectGlyph tint={item.tint} size={22} />
              {item.label}
            </NavLink>
          ))}
          <h2 className={mobileMenuStyles.menuSheetTitle}>Dokumentumok</h2>
          {legalItems.map(row)}
          {row(appItem)}
        </nav>
        <div className={mobileMenuStyles.menuSheetFoot}>
          <Button
            className={mobileMenuStyles.menuSheetControls}
            size="lg"
            block
            variant="ghost"
            icon="moon"
            onClick={() => {
              onClose();
              onControls();
            }}
          >
            Téma, nagyítás, időzítő
          </Button>
          {username === undefined ? (
            <>
              <ButtonLink size="lg" block to="/regisztracio">
                Regisztráció
              </ButtonLink>
              <ButtonLink size="lg" block variant="secondary" to="/bejelentkezes">
                Bejelentkezés
              </ButtonLink>
            </>
          ) : (
            <>
              <p>
                Szia, <b>{displayName(username)}</b>!
              </p>
              <Button
                size="lg"
                block
                variant="secondary"
                icon="logout"
                onClick={() => {
                  onClose();
                  leave();
                }}
              >
                Kijelentkezés
              </Button>
            </>
          )}
        </div>
      </div>
    </Sheet>
  );
}
