import { cx } from '@eszkerek/ui/cx.ts';
import { lazyExtra } from '@eszkerek/ui/lazy-parts.ts';
import { Toaster } from '@eszkerek/ui/toaster.tsx';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { notePage } from '../lib/opened-from.ts';
import { usePresented } from '../lib/presented.ts';
import { useSession } from '../lib/session.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { text } from '../text/common.ts';
import { Background } from './background.tsx';
import { Dock } from './dock.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import styles from './shell.module.css';

const LearnBar = lazyExtra(() => import('./learn-bar.tsx'));
const KEEP_PAGES_AFTER_MS = 4000;

interface ShellProps {
  search: ReactNode;
  bell: ReactNode;
  /** Stands around a page that is shown to a class. */
  present: ReactNode;
  children: ReactNode;
}

/** Everything around a page: background, navbar, footer, floating controls and toasts. */
export function Shell({ search, bell, present, children }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const { status, user } = useSession();
  const presented = usePresented();
  const [controls, setControls] = useState(false);
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (status !== 'loading') delete document.documentElement.dataset.session;
  }, [status]);

  // Everything inside listens by now: what waits for a living page, such as a test, reads it here.
  useEffect(() => {
    document.documentElement.dataset.alive = '';
  }, []);

  // Answers that could not leave earlier are sent wherever the visitor is now; nothing waits for this code.
  useEffect(() => whenIdle(() => void import('../features/quiz/outbox/replay.ts').then(({ startReplay }) => startReplay())), []);

  // Keeping pages for a day without a line can wait until this one is alive.
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const start = () =>
      void import('../lib/service-worker.ts').then(({ startServiceWorker }) => startServiceWorker()).catch(() => undefined);
    return whenIdle(start, { after: KEEP_PAGES_AFTER_MS });
  }, []);

  useEffect(() => notePage(pathname), [pathname]);

  // A new page is read from its beginning; the browser does this only for full loads.
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
    setControls(false);
  }, [pathname]);

  const dock = <Dock open={controls} onClose={() => setControls(false)} />;
  return (
    <>
      <a className={cx(styles.skipLink, 'no-print')} data-part="skip-link" href="#tartalom">
        Ugrás a tartalomra
      </a>
      <Background />
      {navigation.state !== 'idle' && <div className={styles.pageProgress} role="status" aria-label={text.loading} />}
      <Navbar search={search} bell={bell} onControls={() => setControls(true)} />
      {/* Opened from the menu of a phone, the controls stand above the page instead of over it. */}
      {controls && dock}
      <main className={styles.main} id="tartalom" ref={main} tabIndex={-1}>
        {children}
      </main>
      {presented && present}
      <Footer />
      {user?.role === 'student' && (
        <Suspense fallback={null}>
          <LearnBar />
        </Suspense>
      )}
      {!controls && dock}
      <Toaster label="Üzenetek" closeLabel={text.close} />
    </>
  );
}
