import type { Loader } from 'astro/loaders';

/**
 * Returns the loader without its watching of files. The editor reads its copy of the content again between pages; a
 * watcher would do so while one is in progress, which restores the old content, and leave the editor nothing to read.
 */
export const withoutWatcher = (loader: Loader): Loader => ({
  ...loader,
  load: (context) => loader.load({ ...context, watcher: undefined }),
});
