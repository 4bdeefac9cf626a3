import { NewApiKey } from '@plinth/domain/api-keys/api-key';
import { KEY_CAPABILITIES, type KeyCapability } from '@plinth/domain/api-keys/key-capability';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { Link } from '@plinth/ui/Link';
import { Select } from '@plinth/ui/Select';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeKey } from '../../../data/office-keys.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { CAPABILITY_TEXTS } from '../capability-texts.ts';
import * as css from '../list/list.css.ts';
import { SecretShown } from '../list/SecretShown.tsx';
import { SideSheet } from '../list/SideSheet.tsx';
import { RoleBoxes } from '../staff/RoleBoxes.tsx';

type Draft = { name: string; capabilities: KeyCapability[]; days: string };
type Made = Awaited<ReturnType<typeof makeKey>>;

const TERMS = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '180', label: '180 days' },
  { value: '365', label: 'A year' },
];

/** Creates a key, and shows it this one time. */
export function MakeKeySheet({ onClose, onMade }: { onClose: () => void; onMade: (keyId: string) => void }) {
  const client = useQueryClient();
  const [made, setMade] = useState<Made | null>(null);
  const held = useDraft<Draft>({ name: '', capabilities: [], days: '90' });
  const form = useForm<Draft, NewApiKey>({
    held,
    judge: (draft) => NewApiKey.safeParse({ ...draft, days: Number(draft.days) }),
    send: async (body) => {
      setMade(await makeKey(body));
      await client.invalidateQueries({ queryKey: ['office'] });
    },
  });
  const { draft } = form;
  return (
    <SideSheet
      title="Create a key"
      description="A program uses the office with it, in your name and with no more rights than you have."
      onClose={onClose}
    >
      {made ? (
        <SecretShown
          title="Save the key"
          label="Key"
          secret={made.secret}
          onKept={() => onMade(made.key.keyId)}
        >
          The program sends it as Authorization: Bearer. It is shown only once. Anyone who has it can do what
          you ticked, so give it to that program alone.
        </SecretShown>
      ) : (
        <FormFrame
          className={css.part}
          form={form}
          label="Create a key"
          action={{ label: 'Create key', row: css.actions, weight: 'primary' }}
        >
          <TextInput label="Program" autoComplete="off" required maxLength={60} {...form.text('name')} />
          <Select label="Valid for" options={TERMS} {...form.text('days')} />
          <RoleBoxes
            legend="Permissions"
            options={KEY_CAPABILITIES.map((value) => ({
              value,
              label: CAPABILITY_TEXTS[value],
              hint: value,
            }))}
            chosen={draft.capabilities}
            error={form.problemOf('capabilities')}
            onChange={(capabilities) => form.change('capabilities', capabilities)}
          />
          <Text secondary>
            No key can decide who works here, act as someone else, or export or erase a person's data.{' '}
            <Link href="/api/docs">The API document</Link> says what each call needs.
          </Text>
        </FormFrame>
      )}
    </SideSheet>
  );
}
