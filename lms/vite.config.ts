import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { firstLoad } from './first-load-plugin.ts';
import { serviceWorker } from './service-worker-plugin.ts';

export default defineConfig({
  // The SPA's own files live under a prefix that the site can never have, so both share one origin.
  base: '/_lms/',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      generatedRouteTree: './src/route-tree.gen.ts',
    }),
    react(),
    vanillaExtractPlugin(),
    firstLoad(),
    serviceWorker(),
  ],
  // React has had it since 18; the stand-in for older ones is the half of what it would bring.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  define: { __OVERRIDE_USER__: JSON.stringify(process.env.PLINTH_OVERRIDE_USER === 'true') },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // Names the chunks of each route: the end-to-end suite weighs them (P-6).
    manifest: true,
    reportCompressedSize: false,
    // Schemas are made by calls on zod's namespace, which do nothing but make them: what nobody uses may go.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z'] },
      // Files that are always needed together travel as one: each further one would wait its turn on a slow line, and
      // small files compress worse (P-6). A group brings what its modules import along, unless an earlier one has it.
      output: {
        codeSplitting: { groups: chunkGroups },
        // The entry names every file that a route may need, and random letters do not compress: seven tell as many
        // versions of one name apart as will ever be.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
});
