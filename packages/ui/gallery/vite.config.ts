import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  plugins: [react(), vanillaExtractPlugin()],
  build: { outDir: '../.gallery', emptyOutDir: true },
});
