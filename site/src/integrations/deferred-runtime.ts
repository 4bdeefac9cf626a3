import type { Plugin } from 'vite';

const NOTHING = '\0plinth-no-inline-runtime';

/**
 * Leaves Astro's runtime of islands, 1.4 KB, out of the pages: it is of use only to an island that wakes, and comes
 * with it as /island.js (touch.ts). All islands of this site are `client:touch`.
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
