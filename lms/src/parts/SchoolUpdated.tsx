import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import * as css from './LoadState.css.ts';

/** Stands in the place of a part that the server no longer has, since the page is of an earlier build. */
export function SchoolUpdated() {
  return (
    <div role="alert" className={css.failed}>
      <Text size="s" tone="soft">
        The school was updated meanwhile. Reload the page to continue.
      </Text>
      <Button size="s" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </div>
  );
}
