import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useSnapshot } from 'valtio';
import { build } from '../stores/build.ts';
import * as css from './ReloadNotice.css.ts';

/**
 * Asks to reload a page once a part of it cannot be loaded any more. It stands at the foot of the window, where it is seen also if that part is a dialog, a menu or below what is shown.
 */
export function ReloadNotice() {
  if (!useSnapshot(build).needsReload) return null;
  return (
    <div role="alert" className={css.notice}>
      <Text size="s">A part of this page could not be loaded. Reload the page to continue.</Text>
      <Button size="s" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </div>
  );
}
