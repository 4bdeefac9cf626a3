import { STAFF_ROLE_TITLES } from '@plinth/domain/staff/staff-role';
import { waitingKindsFor } from '@plinth/domain/waiting/waiting';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { ownStaffQuery } from '../../../data/staff.ts';
import { ownTimes } from '../../../parts/own-times.ts';
import { session } from '../../../stores/session.ts';
import { FirstRunPart } from '../first-run/FirstRunPart.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { LastChanges } from './LastChanges.tsx';
import * as css from './overview.css.ts';
import { StaffCard } from './StaffCard.tsx';
import { WaitingPart } from './WaitingPart.tsx';

/** The first page of the office: what waits for the user's roles and for how long, and what is new. */
export function OverviewPage() {
  const own = useQuery(ownStaffQuery()).data;
  const { name } = useSnapshot(session);
  if (!own) return null;
  const titles = own.staffRoles.map((role) => STAFF_ROLE_TITLES[role]).join(', ');
  const [seesStaff, seesAudit] = [
    own.capabilities.includes('staff.manage'),
    own.capabilities.includes('audit.read'),
  ];
  return (
    <ListPage
      sheet="O-100"
      title="Overview"
      shown={titles}
      actions={seesStaff && <Button href="/office/first-steps">First steps</Button>}
      lead={`${name ? `${name}, you` : 'You'} work here as ${titles}. ${ownTimes()}`}
    >
      {seesStaff && <FirstRunPart />}
      {waitingKindsFor(own.capabilities).length > 0 && <WaitingPart />}
      {(seesStaff || seesAudit) && (
        <div className={css.cards}>
          {seesStaff && <StaffCard />}
          {seesAudit && <LastChanges />}
        </div>
      )}
      {own.capabilities.length === 0 && (
        <Text measure>
          Your roles open the office. None of its pages needs them so far; a page that does appears in the
          navigation by itself.
        </Text>
      )}
    </ListPage>
  );
}
