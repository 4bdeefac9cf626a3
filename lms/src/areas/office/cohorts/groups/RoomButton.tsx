import { ApiError } from '@plinth/api-client/api-error';
import { CohortSettings } from '@plinth/domain/cohorts/cohort-settings';
import type { OfficeGroup } from '@plinth/domain/groups/office-group';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { cohortSettingsQuery, saveCohortSettings } from '../../../../data/office-cohorts.ts';
import { FormFrame } from '../../../../parts/FormFrame.tsx';
import { LoadState } from '../../../../parts/LoadState.tsx';
import { useOfficeChanged } from '../../list/use-office-changed.ts';
import * as css from './groups.css.ts';
import { countText } from './load-text.ts';

const Room = z.pick(CohortSettings, { groupSize: true });
type Draft = { groupSize: string };

type RoomButtonProps = { cohortId: string; groups: readonly OfficeGroup[] };

/** Sets how many learners a group of the cohort can have. */
export function RoomButton({ cohortId, groups }: RoomButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title="Room in a group"
      description="Applies to every group in this cohort, and to everyone who joins from now on. Nobody is moved or emailed."
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button>Set the room</Button>}
    >
      {isOpen && <Loaded cohortId={cohortId} groups={groups} onDone={() => setOpen(false)} />}
    </Dialog>
  );
}

type FormProps = RoomButtonProps & { onDone: () => void };

function Loaded(props: FormProps) {
  const query = useQuery({ ...cohortSettingsQuery(props.cohortId), staleTime: 0 });
  return (
    <LoadState query={query} loading="The room is loading">
      {({ settings }) => <RoomForm {...props} settings={settings} />}
    </LoadState>
  );
}

function RoomForm({ cohortId, groups, settings, onDone }: FormProps & { settings: CohortSettings }) {
  const client = useQueryClient();
  const changed = useOfficeChanged();
  const form = useForm<Draft, z.infer<typeof Room>>({
    held: useDraft<Draft>({ groupSize: String(settings.groupSize) }),
    judge: ({ groupSize }) => Room.safeParse({ groupSize: Number(groupSize || 'none') }),
    send: async ({ groupSize }) => {
      try {
        await saveCohortSettings(cohortId, { ...settings, groupSize }, settings);
      } catch (error) {
        // Another attempt then starts from the changes a colleague has made meanwhile.
        if (error instanceof ApiError && error.status === 409)
          await client.invalidateQueries(cohortSettingsQuery(cohortId));
        throw error;
      }
      await changed(`A group holds ${countText(groupSize, 'learner')} now.`);
      onDone();
    },
  });
  const size = form.data?.groupSize;
  const over = size === undefined ? [] : groups.filter(({ learners }) => learners.length > size);
  return (
    <FormFrame
      className={css.page}
      form={form}
      label="Room in a group"
      action={{ label: 'Save the room', row: css.actions, weight: 'primary' }}
    >
      <TextInput
        label="Learners in a group"
        inputMode="numeric"
        required
        hint="Learners who pay join a group with room; if every group is full, a new one is created."
        {...form.text('groupSize')}
      />
      {over.length > 0 && (
        <Text secondary>
          {`${over.map(({ title }) => title).join(', ')} ${over.length === 1 ? 'has' : 'have'} more than that, and ${over.length === 1 ? 'stays' : 'stay'} as ${over.length === 1 ? 'it is' : 'they are'} until you rebalance.`}
        </Text>
      )}
    </FormFrame>
  );
}
