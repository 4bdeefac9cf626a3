import { isEmail, normalizeEmail } from '@plinth/domain/fields/email';
import { Id } from '@plinth/domain/fields/id';
import { TextInput } from '@plinth/ui/TextInput';
import * as z from 'zod/mini';
import { actAs } from '../../../stores/acting.ts';
import { EntryForm } from '../EntryForm.tsx';
import { useEntryForm } from '../use-entry-form.ts';
import { SettingsSection } from './SettingsSection.tsx';

const Whom = z.object({
  whom: z.string().check(
    z.overwrite(normalizeEmail),
    z.refine((text) => isEmail(text) || Id.safeParse(text).success, 'Enter an e-mail address or a user id'),
  ),
});

/** For support staff, in builds that allow it (ROLE-33): the server decides who may, and records each step. */
export function ActAsSection() {
  const form = useEntryForm({
    schema: async () => Whom,
    submit: async ({ whom }) => actAs(whom),
  });
  return (
    <SettingsSection
      title="Act as a user"
      lead="For support staff. You see what the person sees, in this tab only. Each step is recorded."
    >
      <EntryForm form={form} action="Act as this user" weight="secondary">
        <TextInput
          label="E-mail or user id"
          name="whom"
          autoComplete="off"
          required
          error={form.errors.whom}
        />
      </EntryForm>
    </SettingsSection>
  );
}
