import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { BoardPanel, Panel } from '@eszkerek/ui/panel.tsx';
import { Link } from 'react-router';
import { ButtonsAndBadges } from './buttons.tsx';
import { Cards, Colors, Drawings } from './cards.tsx';
import { Data } from './data.tsx';
import { Forms } from './forms.tsx';
import styles from './gallery.module.css';
import { Overlays } from './overlays.tsx';
import { Progress } from './progress.tsx';
import { States } from './states.tsx';

const themes = [
  { theme: 'light', title: 'Világos téma: Füzet' },
  { theme: 'dark', title: 'Sötét téma: Tábla' },
] as const;

/** Every part of the interface in every state, in both themes at once. */
export function Gallery() {
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <PageHeader
        title="Komponensgaléria"
        lead={
          <>
            Minden elem minden állapotban, mindkét témában. A leckék mozgó elemei a{' '}
            <Link className="link" to="/dev/galeria/widgetek">
              widgetek galériájában
            </Link>{' '}
            vannak, az állóképek az{' '}
            <Link className="link" to="/dev/galeria/abrak">
              ábrák galériájában
            </Link>
            .
          </>
        }
      />
      {themes.map(({ theme, title }) => (
        <section className={styles['gallery-theme']} data-part="gallery-theme" data-theme={theme} key={theme} aria-label={title}>
          <h2>{title}</h2>
          <div className={styles.gallery}>
            <Colors />
            <ButtonsAndBadges />
            <Cards />
            <Forms scope={theme} />
            <States />
            <Progress />
            <Data scope={theme} />
            <Overlays />
            <Panel title="Lap" icon="book" lead="Átlátszatlan felület hosszabb szövegnek." className={styles['gallery-box']} />
            <Panel title="Veszélyzóna" lead="A fiók törlése végleges." danger className={styles['gallery-box']} />
            <BoardPanel className={cx(styles['gallery-box'], styles['gallery-wide'])}>
              <h3>Zöld tábla</h3>
              <p>Oldalanként legfeljebb egy.</p>
            </BoardPanel>
            <Drawings />
          </div>
        </section>
      ))}
    </div>
  );
}
