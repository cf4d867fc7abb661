const SIGN_IN_PAGES = ['/bejelentkezes', '/regisztracio'];
const loaded = new Map<string, Promise<void>>();

/** The address this document was loaded from: its content policy was made for that page. */
const documentPath = (): string => {
  const entry = performance.getEntriesByType('navigation')[0];
  return entry ? new URL(entry.name).pathname.replace(/\/$/, '') : location.pathname;
};

/**
 * Loads a script of another host. Only the sign-in pages may run one, so a visitor who came here from another page gets
 * this page anew, with its own policy; the router's state survives a reload.
 */
export function loadThirdParty(url: string): Promise<void> {
  if (!SIGN_IN_PAGES.includes(documentPath())) {
    location.reload();
    return new Promise(() => {});
  }
  const known = loaded.get(url);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      loaded.delete(url);
      script.remove();
      reject(new Error('third-party script'));
    };
    document.head.append(script);
  });
  loaded.set(url, loading);
  return loading;
}
