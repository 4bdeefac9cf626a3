import { Id } from '@plinth/domain/fields/id';
import { TextInput } from '@plinth/ui/TextInput';
import * as z from 'zod/mini';
import { actAs } from '../../../stores/acting.ts';
import { EntryForm } from '../EntryForm.tsx';
import { useEntryForm } from '../use-entry-form.ts';
import { SettingsSection } from './SettingsSection.tsx';

const Whom = z.object({ userId: Id });

/** For support staff, in builds that allow it (ROLE-33): the server decides who may, and records each step. */
export function ActAsSection() {
  const form = useEntryForm({
    schema: async () => Whom,
    submit: async ({ userId }) => actAs(userId),
  });
  return (
    <SettingsSection
      title="Act as a user"
      lead="For support staff. You see what the person sees, in this tab only. Each step is recorded."
    >
      <EntryForm form={form} action="Act as this user" weight="secondary">
        <TextInput label="User id" name="userId" autoComplete="off" required error={form.errors.userId} />
      </EntryForm>
    </SettingsSection>
  );
}
