import { join } from 'node:path';
import react from '@astrojs/react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'astro/config';
import { placesOf } from './src/content/places.ts';
import { catalogueFiles } from './src/integrations/catalogue-files.ts';
import { deferredRuntime } from './src/integrations/deferred-runtime.ts';
import { inlineScript } from './src/integrations/inline-script.ts';
import { siteMap } from './src/integrations/site-map.ts';
import { touchDirective } from './src/integrations/touch-directive.ts';

// A copy of the content, as built by tests, stores what is computed from it beside itself.
const { PLINTH_CONTENT } = process.env;

export default defineConfig({
  ...(PLINTH_CONTENT ? { cacheDir: join(PLINTH_CONTENT, '.cache') } : {}),
  site: process.env.PLINTH_ORIGIN ?? 'http://localhost:4321',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  prefetch: false,
  devToolbar: { enabled: false },
  integrations: [react(), touchDirective(), ...siteMap()],
  vite: {
    plugins: [
      vanillaExtractPlugin(),
      inlineScript(),
      deferredRuntime(),
      catalogueFiles(placesOf(process.env).catalogue),
    ],
    define: { __EMAIL_RULE__: JSON.stringify(process.env.PUBLIC_EMAIL_RULE || 'strict') },
    // Schemas are created by calls on zod's namespace without side effects, so unused ones may be removed.
    build: { rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } } },
  },
});
