import gabaritoLatin from '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2?url';
import onestLatin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
import { type ReactNode, Suspense } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import './app.css';
import gabaritoHungarian from '@eszkerek/ui/fonts/gabarito-hu.woff2?url';
import onestHungarian from '@eszkerek/ui/fonts/onest-hu.woff2?url';
import iconButtonStyles from '@eszkerek/ui/icon-button.module.css';
import { lazyExtra, lazyPanel } from '@eszkerek/ui/lazy-parts.ts';
import { Loader } from '@eszkerek/ui/loader.tsx';
import { SearchBox } from './features/search/search-box.tsx';
import { PageAddress } from './lib/page-address.tsx';
import { layoutMeta } from './lib/page-meta.ts';
import { startScript } from './lib/start-script.ts';
import { themeScript } from './lib/theme-script.ts';
import { PageError } from './shell/page-error.tsx';
import { Shell } from './shell/shell.tsx';
import { text } from './text/common.ts';

// Only logged-in visitors have notifications, so a first visit does not load them.
const Bell = lazyExtra(async () => ({ default: (await import('./features/notifications/bell.tsx')).Bell }));
const bell = (
  <Suspense fallback={<span className={iconButtonStyles.iconBtn} data-part="icon-btn" />}>
    <Bell />
  </Suspense>
);

const PresentLayer = lazyPanel(() => import('./features/present/present-layer.tsx'));
const present = (
  <Suspense fallback={null}>
    <PresentLayer />
  </Suspense>
);

// Every Hungarian page has ő and ű, which plain Latin lacks.
const fonts = [onestLatin, gabaritoLatin, onestHungarian, gabaritoHungarian];

export const links: LinksFunction = () => [
  ...fonts.map(href => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/icons/favicon-32.png', sizes: '32x32', type: 'image/png' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="hu" data-theme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0B5E4C" />
        {/* They run before React is there, so only the prerendered page carries them. */}
        <script suppressHydrationWarning>{import.meta.env.SSR ? themeScript + startScript : ''}</script>
        <Meta />
        <PageAddress />
        <Links />
      </head>
      <body>
        <Shell search={<SearchBox />} bell={bell} present={present}>
          {children}
        </Shell>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export const meta = layoutMeta;

export function HydrateFallback() {
  return <Loader label={text.loading} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <PageError error={error} />;
}

export default function App() {
  return <Outlet />;
}
