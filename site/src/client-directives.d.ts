import type { TouchOptions } from './integrations/await-touch.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean | TouchOptions;
  }
}
