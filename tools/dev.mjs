// npm run dev: the API restarts on change, the site reloads in the browser.
import { spawn } from 'node:child_process';

const apiPort = process.env.PORT ?? '3000';
const sitePort = '5173';
const env = { PUBLIC_URL: `http://localhost:${sitePort}`, ...process.env, PORT: apiPort, API_PORT: apiPort };
const children = [
  spawn(process.execPath, ['--watch', 'apps/api/src/main.ts', '--api-only'], { stdio: 'inherit', env }),
  spawn(process.execPath, ['../../node_modules/@react-router/dev/bin.cjs', 'dev', '--port', sitePort, '--strictPort'], {
    cwd: 'apps/web',
    stdio: 'inherit',
    env,
  }),
];
const stop = code => {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
};
for (const child of children) child.on('exit', code => stop(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop(0));
