import { PersonSearch } from '@plinth/domain/account/found-person';
import { TextInput } from '@plinth/ui/TextInput';
import { useState } from 'react';
import * as z from 'zod/mini';
import { EntryForm } from '../EntryForm.tsx';
import { useEntryForm } from '../use-entry-form.ts';
import { FoundPeople } from './FoundPeople.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const Whom = z.object({ search: PersonSearch });

/** For support staff, in builds that allow it (ROLE-33): the server decides who may, and records each step. */
export function ActAsSection() {
  const [search, setSearch] = useState<string | null>(null);
  const form = useEntryForm({
    schema: async () => Whom,
    submit: async (typed) => setSearch(typed.search),
  });
  return (
    <SettingsSection
      title="Act as a user"
      lead="For support staff. You see what the person sees, in this tab only. Each search and each step is recorded."
    >
      <EntryForm form={form} action="Find" weight="secondary">
        <TextInput
          label="Name, e-mail or user id"
          name="search"
          type="search"
          autoComplete="off"
          required
          error={form.errors.search}
        />
      </EntryForm>
      {search !== null && <FoundPeople key={search} search={search} />}
    </SettingsSection>
  );
}
