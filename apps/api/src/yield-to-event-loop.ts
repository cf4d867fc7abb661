/** SQLite answers without leaving the event loop: a long loop over rows must let waiting requests have their turn. */
export const yieldToEventLoop = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
