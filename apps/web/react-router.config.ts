import type { Config } from '@react-router/dev/config';
import { prerenderPaths } from './prerender-paths.ts';

export default { ssr: false, prerender: { paths: prerenderPaths, concurrency: 2 } } satisfies Config;
