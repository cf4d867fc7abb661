import { useLocation, useMatches } from 'react-router';

/** Prerendered files carry this origin; the server puts the real one in when it starts, so one build serves any host. */
const ORIGIN_PLACEHOLDER = 'https://origin.invalid';

/** The page's own address for search engines and previews; an address that leads nowhere has none. */
export function PageAddress() {
  const { pathname } = useLocation();
  const isNowhere = useMatches().at(-1)?.id === 'routes/not-found';
  const origin = typeof window === 'undefined' ? ORIGIN_PLACEHOLDER : window.location.origin;
  const address = origin + (pathname === '/' ? '/' : pathname.replace(/\/$/, ''));
  return (
    <>
      {!isNowhere && (
        <>
          <link rel="canonical" href={address} suppressHydrationWarning />
          <meta property="og:url" content={address} suppressHydrationWarning />
        </>
      )}
      <meta property="og:image" content={`${origin}/icons/icon-512.png`} suppressHydrationWarning />
      <meta name="twitter:card" content="summary" />
    </>
  );
}
