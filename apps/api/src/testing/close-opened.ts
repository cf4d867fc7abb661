import { afterEach } from 'vitest';

// A setup file, because it runs for every test file: files share a worker's modules, and a hook at the top of a module would be
// registered for the first file only. Connections that nobody closed ran PostgreSQL out of them on a quick machine.
// Imported inside the hook: a test file may replace a module of the app before it is loaded.
afterEach(async () => {
  const { closeApps } = await import('./app.ts');
  const { closeEngines } = await import('./engines.ts');
  await closeApps();
  await closeEngines();
});
