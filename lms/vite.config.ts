import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, namesOfGroupsHold } from './chunk-groups.ts';
import { documentPlugin } from './document-plugin.ts';
import { routeFiles } from './route-files-plugin.ts';
import { serviceWorker } from './service-worker-plugin.ts';

/** The same as the site is built with: a school with another name is another build. */
const SCHOOL_NAME = process.env.PUBLIC_SCHOOL_NAME || 'Plinth';

export default defineConfig({
  // The SPA's own files have a prefix the site can never use, so both share one origin.
  base: '/_lms/',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A loader is fetched with its screen, in one request, and stays out of the entry.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      generatedRouteTree: './src/route-tree.gen.ts',
      routeFileIgnorePattern: '\\.test\\.',
    }),
    react(),
    vanillaExtractPlugin(),
    documentPlugin(SCHOOL_NAME),
    namesOfGroupsHold,
    routeFiles,
    serviceWorker(),
  ],
  // React has included it since 18; the shim for older versions is half of what it would add.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  define: {
    __OVERRIDE_USER__: JSON.stringify(process.env.PLINTH_OVERRIDE_USER === 'true'),
    __SCHOOL_NAME__: JSON.stringify(SCHOOL_NAME),
    __EMAIL_RULE__: JSON.stringify(process.env.PUBLIC_EMAIL_RULE || 'strict'),
  },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Schemas are made by calls on zod's namespace without side effects: unused ones may be dropped.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z'] },
      // Files needed together are bundled: left alone, the sign-in is sixty small ones that compress worse. The entry
      // lists all of them: names beside the hashes would cost every first visit two kilobytes.
      output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: 'assets/[hash].js' },
    },
  },
});
