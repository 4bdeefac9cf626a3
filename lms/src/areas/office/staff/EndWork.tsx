import type { StaffMember } from '@plinth/domain/staff/staff-member';
import { STAFF_ROLE_TITLES } from '@plinth/domain/staff/staff-role';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import { changeStaffRoles } from '../../../data/staff.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { TypedName } from '../list/TypedName.tsx';
import { useOfficeChange } from '../list/use-office-change.ts';
import * as css from './staff.css.ts';

type EndWorkProps = { person: StaffMember; name: string; isSelf: boolean; onEnded: () => void };

/** Removes every office role from a person, after the consequences were shown and the address was typed. */
export function EndWork({ person: { userId, emailId, staffRoles }, name, isSelf, onEnded }: EndWorkProps) {
  const [isSure, setSure] = useState(false);
  const end = useOfficeChange(() => changeStaffRoles(userId, [], staffRoles), {
    said: `${name} no longer works in the office.`,
    onDone: onEnded,
  });
  const titles = staffRoles.map((role) => STAFF_ROLE_TITLES[role]).join(', ');
  return (
    <section className={css.section}>
      <Heading level={3}>{isSelf ? 'End your work here' : 'End their work here'}</Heading>
      <Text secondary>
        Affects {isSelf ? 'you' : `${name} alone`}: {titles} {staffRoles.length === 1 ? 'is' : 'are'} removed,
        and the office is closed to {isSelf ? 'you' : 'them'} at the next request. The account, courses and
        teaching roles stay. Nobody is emailed. Coming back takes a new invitation.
      </Text>
      <TypedName
        name={emailId}
        onChange={(isTyped) => {
          if (!end.isPending) end.reset();
          setSure(isTyped);
        }}
      />
      <ErrorBanner error={end.error} />
      <div className={css.actions}>
        <Button variant="danger" disabled={!isSure} loading={end.isPending} onClick={() => end.mutate()}>
          {isSelf ? 'End my work' : 'End their work'}
        </Button>
      </div>
    </section>
  );
}
