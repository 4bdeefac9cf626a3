import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'astro/config';
import { inlineScript } from './src/integrations/inline-script.ts';
import { touchDirective } from './src/integrations/touch-directive.ts';

export default defineConfig({
  site: process.env.PLINTH_ORIGIN ?? 'http://localhost:4321',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  prefetch: false,
  devToolbar: { enabled: false },
  integrations: [
    react(),
    touchDirective(),
    sitemap({
      filter: (page) => !/\/(my-application|payment-plan|apply|404)(\/|$)/.test(new URL(page).pathname),
    }),
  ],
  vite: {
    plugins: [vanillaExtractPlugin(), inlineScript()],
    // Schemas are made by calls on zod's namespace, which do nothing but make them: what nobody uses may go.
    build: { rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } } },
  },
});
