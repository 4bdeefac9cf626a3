import { MENTOR_ROLE_TITLES } from '@plinth/domain/roles/mentor-role';
import type { StaffInvitation } from '@plinth/domain/staff/staff-member';
import { STAFF_ROLE_TITLES } from '@plinth/domain/staff/staff-role';
import { Section } from '@plinth/ui/Section';
import { Table } from '@plinth/ui/Table';
import { Text } from '@plinth/ui/Text';
import { useNow } from '../../../parts/use-now.ts';
import * as css from '../list/list.css.ts';
import { ageText, shortTime } from '../list/short-time.ts';
import { WithdrawButton } from './WithdrawButton.tsx';

/** The invitations not accepted yet, each until it expires or is withdrawn. */
export function InvitationsPart({ invitations }: { invitations: readonly StaffInvitation[] }) {
  const now = useNow();
  return (
    <Section className={css.section} title="Open invitations">
      <Table
        caption="Open invitations"
        rows={invitations}
        rowKey={({ invitationId }) => invitationId}
        empty={
          <Text secondary>
            None. An invitation stays here until it is accepted, withdrawn or expires after 72 hours.
          </Text>
        }
        columns={[
          { id: 'email', header: 'Address', cell: ({ emailId }) => emailId },
          {
            id: 'roles',
            header: 'Roles',
            cell: ({ staffRoles, mentorRoles }) =>
              [
                ...staffRoles.map((role) => STAFF_ROLE_TITLES[role]),
                ...mentorRoles.map((role) => MENTOR_ROLE_TITLES[role]),
              ].join(', '),
          },
          {
            id: 'age',
            header: 'Age',
            figures: true,
            cell: ({ createdAt }) => <time dateTime={createdAt}>{ageText(createdAt, now)}</time>,
          },
          {
            id: 'expiry',
            header: 'Expires',
            figures: true,
            cell: ({ expiresAt }) => <time dateTime={expiresAt}>{shortTime(expiresAt)}</time>,
          },
          {
            id: 'withdraw',
            header: 'Action',
            align: 'end',
            cell: (invitation) => <WithdrawButton invitation={invitation} />,
          },
        ]}
      />
    </Section>
  );
}
