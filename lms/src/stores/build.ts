import { onReloadWanted } from '@plinth/ui/loading/reload-wanted';
import { proxy } from 'valtio';

/**
 * Whether the page needs a part that it can no longer load: the school was updated while it was open, or the connection
 * was lost when the part was first asked for.
 */
export const build = proxy({ needsReload: false });

onReloadWanted(() => {
  build.needsReload = true;
});
