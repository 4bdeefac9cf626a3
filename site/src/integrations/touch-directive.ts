import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Adds `client:touch`: an island wakes when a person first reaches for it (see touch.ts). */
export function touchDirective(): AstroIntegration {
  return {
    name: 'plinth-touch-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'touch',
          entrypoint: fileURLToPath(new URL('./touch.ts', import.meta.url)),
        });
      },
    },
  };
}
