import { build, type Plugin } from 'vite';

const SUFFIX = '?script';

/**
 * Turns `import code from './x.ts?script'` into the text of x.ts and its dependencies, for an inline script. Astro
 * would make a separate file of a script whose modules an island shares; this one runs on every page and must cost no
 * request.
 */
export function inlineScript(): Plugin {
  return {
    name: 'plinth-inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const entry = id.slice(0, -SUFFIX.length);
      this.addWatchFile(entry);
      const built = await build({
        configFile: false,
        logLevel: 'silent',
        build: {
          write: false,
          lib: { entry, formats: ['iife'], name: '_' },
          // As in astro.config.ts: unused schemas may be removed.
          rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } },
        },
      });
      const [output] = Array.isArray(built) ? built : 'output' in built ? [built] : [];
      const code = output?.output.find((part) => part.type === 'chunk')?.code;
      if (!code) throw new Error(`${entry} made no script`);
      return `export default ${JSON.stringify(code.trim())}`;
    },
  };
}
