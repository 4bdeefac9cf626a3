import { formatInstant } from '@plinth/domain/dates/format-day';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Stack } from '@plinth/ui/Stack';
import { useState } from 'react';
import { deviceZone } from '../../parts/device-zone.ts';
import type { Change } from '../files/compare-texts.ts';
import { Changes } from './Changes.tsx';
import { callEditor } from './call-editor.ts';
import * as css from './editor.css.ts';

type Kept = { id: string; at: string; changes: Change[] };

type EarlierVersionsDialogProps = {
  /** The file's name in calls. */
  name: string;
  isDisabled: boolean;
  isSaving: boolean;
  onRestore: (id: string) => Promise<unknown>;
};

/** The contents of a file before each save, with what would change if one were restored. */
export function EarlierVersionsDialog({ name, isDisabled, isSaving, onRestore }: EarlierVersionsDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const [kept, setKept] = useState<Kept[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function open(next: boolean) {
    setOpen(next);
    if (!next) return;
    setKept(null);
    setFailure(null);
    const answer = await callEditor<{ kept: Kept[] }>('GET', `/files/${name}/kept`);
    if (answer.kind === 'done') setKept(answer.body.kept);
    else setFailure(answer.kind === 'failed' ? answer.message : 'The versions could not be read.');
  }

  return (
    <Dialog
      title="Earlier versions"
      description="Each is what the file was before a save. Lines with a minus would go, lines with a plus would come back."
      size="l"
      open={isOpen}
      onOpenChange={(next) => void open(next)}
      trigger={
        <Button disabled={isDisabled} title={isDisabled ? 'Save or discard your changes first' : undefined}>
          Earlier versions
        </Button>
      }
    >
      <Stack gap="m">
        {failure && (
          <Banner tone="error" live="alert">
            {failure}
          </Banner>
        )}
        {!failure && !kept && <Skeleton shape="block" width="full" />}
        {kept?.length === 0 && <p>Nothing was saved here yet, so there is nothing to go back to.</p>}
        {kept?.map(({ id, at, changes }) => (
          <details key={id} className={css.section}>
            <summary className={css.subject}>
              Until <time dateTime={at}>{formatInstant(at, deviceZone(), 'second')}</time>
            </summary>
            <Stack gap="m">
              <Changes changes={changes} />
              <div>
                <Button
                  size="s"
                  loading={isSaving}
                  onClick={() => void onRestore(id).then(() => setOpen(false))}
                >
                  Restore this version
                </Button>
              </div>
            </Stack>
          </details>
        ))}
      </Stack>
    </Dialog>
  );
}
