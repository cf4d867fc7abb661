const ANCHOR = /<a href="\/tananyag\/([a-z0-9-]+)">(.*?)<\/a>/g;

/** The text of a link to a page that is not written yet stays, the link goes. */
export function dropDeadLinks<T>(value: T, exists: (slug: string) => boolean): T {
  const map = (inner: unknown): unknown => {
    if (typeof inner === 'string')
      return inner.includes('<a href="/tananyag/')
        ? inner.replace(ANCHOR, (all, slug: string, text: string) => (exists(slug) ? all : text))
        : inner;
    if (Array.isArray(inner)) {
      inner.forEach((item, i) => {
        inner[i] = map(item);
      });
    } else if (typeof inner === 'object' && inner !== null)
      for (const [key, item] of Object.entries(inner)) Reflect.set(inner, key, map(item));
    return inner;
  };
  map(value);
  return value;
}
