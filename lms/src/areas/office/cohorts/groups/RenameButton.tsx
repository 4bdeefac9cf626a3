import { GroupTitle } from '@plinth/domain/groups/office-group';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { TextInput } from '@plinth/ui/TextInput';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { renameGroup } from '../../../../data/office-groups.ts';
import { FormFrame } from '../../../../parts/FormFrame.tsx';
import { useOfficeChanged } from '../../list/use-office-changed.ts';
import * as css from './groups.css.ts';

const Draft = z.object({ title: GroupTitle });
type Draft = z.infer<typeof Draft>;

type RenameButtonProps = { cohortId: string; group: { groupId: string; title: string } };

/** Renames a group. */
export function RenameButton({ cohortId, group }: RenameButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title={`Rename ${group.title}`}
      description="Its learners and its guide see the new name at once. Nobody is emailed."
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="s" aria-label={`Rename ${group.title}`}>
          Rename
        </Button>
      }
    >
      {isOpen && <RenameForm cohortId={cohortId} group={group} onDone={() => setOpen(false)} />}
    </Dialog>
  );
}

function RenameForm({ cohortId, group, onDone }: RenameButtonProps & { onDone: () => void }) {
  const changed = useOfficeChanged();
  const id = useId();
  const form = useForm<Draft, Draft>({
    held: useDraft<Draft>({ title: group.title }),
    judge: (draft) => Draft.safeParse(draft),
    send: async ({ title }) => {
      await renameGroup({ cohortId, groupId: group.groupId }, title);
      await changed(`${group.title} is called ${title} now.`);
      onDone();
    },
  });
  return (
    <FormFrame
      id={id}
      className={css.page}
      form={form}
      label={`Another name for ${group.title}`}
      isRefusalShown={form.problemOf('title') !== null}
      action={{ label: 'Save name', row: css.actions, weight: 'primary' }}
    >
      <TextInput label="Name of the group" required maxLength={60} {...form.text('title')} />
    </FormFrame>
  );
}
