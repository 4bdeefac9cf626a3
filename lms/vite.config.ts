import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, namesOfGroupsHold } from './chunk-groups.ts';
import { documentPlugin } from './document-plugin.ts';
import { serviceWorker } from './service-worker-plugin.ts';

/** As the site is built with: a school of another name is another build. */
const SCHOOL_NAME = process.env.PUBLIC_SCHOOL_NAME || 'Plinth';

export default defineConfig({
  // The SPA's own files live under a prefix that the site can never have, so both share one origin.
  base: '/_lms/',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // What a loader reads comes with the screen it reads for, in one request, and stays out of the entry.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      generatedRouteTree: './src/route-tree.gen.ts',
      routeFileIgnorePattern: '\\.test\\.',
    }),
    react(),
    vanillaExtractPlugin(),
    documentPlugin(SCHOOL_NAME),
    namesOfGroupsHold,
    serviceWorker(),
  ],
  // React has had it since 18; the stand-in for older ones is the half of what it would bring.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  define: {
    __OVERRIDE_USER__: JSON.stringify(process.env.PLINTH_OVERRIDE_USER === 'true'),
    __SCHOOL_NAME__: JSON.stringify(SCHOOL_NAME),
    __EMAIL_RULE__: JSON.stringify(process.env.PUBLIC_EMAIL_RULE || 'strict'),
  },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // Names the chunks of each route: the end-to-end suite weighs them.
    manifest: true,
    reportCompressedSize: false,
    // Schemas are made by calls on zod's namespace, which do nothing but make them: what nobody uses may go.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z'] },
      // Files that are needed together travel as one: left alone, the sign-in is sixty small ones that compress worse.
      // The entry lists all of them: names beside the sums would cost every first visit two kilobytes. The manifest has them.
      output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: 'assets/[hash].js' },
    },
  },
});
