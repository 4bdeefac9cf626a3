import { MENTOR_ROLE_TITLES, type MentorRole } from '@plinth/domain/roles/mentor-role';
import { InviteStaff } from '@plinth/domain/staff/staff-member';
import { STAFF_ROLE_TITLES, STAFF_ROLES, type StaffRole } from '@plinth/domain/staff/staff-role';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { inviteStaff } from '../../../data/staff.ts';
import { optionsOf } from '../../../parts/options-of.ts';
import { roleText } from '../capability-texts.ts';
import { FormSheet } from '../list/FormSheet.tsx';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import { RoleBoxes } from './RoleBoxes.tsx';

type Draft = { emailId: string; staffRoles: StaffRole[]; mentorRoles: MentorRole[] };

const NOBODY: Draft = { emailId: '', staffRoles: [], mentorRoles: [] };

/** Invites a person by mail, with the roles to assign. The draft outlives the sheet until it is sent. */
export function InviteSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const changed = useOfficeChanged();
  const held = useDraft(NOBODY);
  const form = useForm<Draft, InviteStaff>({
    held,
    judge: (draft) => InviteStaff.safeParse(draft),
    send: async (body) => {
      await inviteStaff(body);
      await changed(`An invitation is on its way to ${body.emailId}.`);
      held.clear();
      onClose();
    },
  });
  return (
    <FormSheet
      title="Invite a colleague"
      description="They choose a name and a password; their roles apply from then on."
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      action="Send invitation"
    >
      <TextInput label="Email address" type="email" autoComplete="off" required {...form.text('emailId')} />
      <RoleBoxes
        legend="Works in the office as"
        options={STAFF_ROLES.map((value) => ({
          value,
          label: STAFF_ROLE_TITLES[value],
          hint: roleText(value),
        }))}
        chosen={form.draft.staffRoles}
        error={form.problemOf('staffRoles')}
        onChange={(roles) => form.change('staffRoles', roles)}
      />
      <RoleBoxes
        legend="Teaches as"
        options={optionsOf(MENTOR_ROLE_TITLES)}
        chosen={form.draft.mentorRoles}
        onChange={(roles) => form.change('mentorRoles', roles)}
      />
      <Text secondary>
        One email goes to {form.data?.emailId ?? 'this address'}. Its link works once and for 72 hours, and
        you can withdraw it until then. An open invitation to the same address is replaced.
      </Text>
    </FormSheet>
  );
}
