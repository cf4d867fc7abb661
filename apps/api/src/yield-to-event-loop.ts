/** SQLite is synchronous: a long loop over rows must yield, so that waiting requests are served. */
export const yieldToEventLoop = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
