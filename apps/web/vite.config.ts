import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { callTablePlugin } from './call-table-plugin.ts';
import { chunkFileNames, chunkGroups } from './chunk-groups.ts';
import { leanRouter } from './lean-router.ts';
import { scopedName } from './scoped-name.ts';
import { swapFonts } from './swap-fonts.ts';

const apiPort = process.env.API_PORT ?? '3000';

export default defineConfig({
  plugins: [callTablePlugin(), leanRouter(), reactRouter()],
  server: { proxy: { '/api': `http://127.0.0.1:${apiPort}`, '/data': `http://127.0.0.1:${apiPort}` } },
  // Found only when the first page asks for them, they would load React a second time.
  optimizeDeps: { include: ['@tanstack/react-query', 'idb-keyval'] },
  css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [swapFonts] } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups: chunkGroups } } } } },
    // The content package reads its own source files, so it must stay where it is.
    ssr: { build: { rolldownOptions: { external: [/^@eszkerek\/content/] } } },
  },
});
