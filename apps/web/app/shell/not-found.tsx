import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { text } from '../text/common.ts';

/** The page for addresses that lead nowhere. */
export function NotFound() {
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <div className={cx(panelStyles.panel, panelStyles.panelPad)}>
        <EmptyState
          headingLevel={1}
          title="Ez az oldal nem található"
          actions={
            <>
              <ButtonLink to="/" icon="home">
                {text.home}
              </ButtonLink>
              <ButtonLink variant="secondary" to="/kereses" icon="search">
                Keresés
              </ButtonLink>
            </>
          }
        >
          404 – Lehet, hogy elgurult, vagy elírás van a címben. Nézd meg a kezdőlapot, vagy keress rá arra, amit tanulnál.
        </EmptyState>
      </div>
    </div>
  );
}
