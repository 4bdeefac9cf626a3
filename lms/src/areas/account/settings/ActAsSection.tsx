import { PersonSearch } from '@plinth/domain/account/found-person';
import { useNativeForm } from '@plinth/ui/forms/use-native-form';
import { TextInput } from '@plinth/ui/TextInput';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { ownStaffQuery } from '../../../data/staff.ts';
import { NativeForm } from '../../../parts/NativeForm.tsx';
import { session } from '../../../stores/session.ts';
import { FoundPeople } from './FoundPeople.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const Whom = z.object({ search: PersonSearch });

/** For support staff only, in builds that allow it; only staff request what their roles allow. */
export function ActAsSection() {
  const isStaff = useSnapshot(session).profile?.userData.isStaff === true;
  const own = useQuery({ ...ownStaffQuery(), enabled: isStaff });
  return isStaff && own.data?.capabilities.includes('people.act-as') ? <ActAs /> : null;
}

/** The server checks permission again and records each step. */
function ActAs() {
  const [search, setSearch] = useState<string | null>(null);
  const form = useNativeForm({
    judge: (typed) => Whom.safeParse(typed),
    send: async (typed) => setSearch(typed.search),
  });
  return (
    <SettingsSection
      title="Act as a user"
      lead="For support staff. You see what the person sees, in this tab only. Every search and step is recorded."
    >
      <NativeForm form={form} action="Find" weight="secondary">
        <TextInput
          label="Name, email or user id"
          name="search"
          type="search"
          autoComplete="off"
          required
          error={form.problemOf('search')}
        />
      </NativeForm>
      {search !== null && <FoundPeople key={search} search={search} />}
    </SettingsSection>
  );
}
