import type { TouchOptions } from './integrations/touch.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean | TouchOptions;
  }
}
