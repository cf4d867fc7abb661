interface Kept<S> {
  config: string;
  state: S;
  solved: boolean;
}

const key = (id: string) => `widget:${id}`;

/** State of a widget while the tab lives; a changed block starts anew. */
export function recall<S>(id: string, config: unknown): Kept<S> | null {
  try {
    const text = sessionStorage.getItem(key(id));
    const kept: Kept<S> | null = text ? JSON.parse(text) : null;
    return kept?.config === JSON.stringify(config) ? kept : null;
  } catch {
    return null;
  }
}

export function keep<S>(id: string, config: unknown, state: S, solved: boolean): void {
  try {
    sessionStorage.setItem(key(id), JSON.stringify({ config: JSON.stringify(config), state, solved }));
  } catch {
    // A full or forbidden storage only costs the restored state.
  }
}

export function forget(id: string): void {
  try {
    sessionStorage.removeItem(key(id));
  } catch {
    // Nothing was kept.
  }
}
