import type { Plugin } from 'vite';

const NOTHING = '\0plinth-no-inline-runtime';

/**
 * Leaves Astro's island runtime, 1.4 KB, out of the pages: only an island that wakes needs it, and it is loaded with
 * the island as /island.js (touch.ts). All islands of this site are `client:touch`.
 */
export function deferredRuntime(): Plugin {
  return {
    name: 'plinth-deferred-runtime',
    enforce: 'pre',
    resolveId(source, importer) {
      const isInlined =
        /astro-island\.prebuilt(-dev)?\.js$/.test(source) && importer?.endsWith('runtime/server/scripts.js');
      return isInlined ? NOTHING : null;
    },
    load: (id) => (id === NOTHING ? "export default ''" : null),
  };
}
