import { Link } from '@plinth/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { staffQuery } from '../../../data/staff.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { Panel } from '../../../parts/Panel/Panel.tsx';
import { staffFilter } from '../staff/staff-filter.ts';
import * as css from './overview.css.ts';

/** The number of staff and of open invitations. */
export function StaffCard() {
  const staff = useQuery(staffQuery(staffFilter.pageOf({})));
  return (
    <Panel id="staff" title="Staff">
      <LoadState query={staff} loading="The staff: loading">
        {({ total, invitations }) => (
          <dl className={css.figures}>
            <dt>People in the office</dt>
            <dd className={css.figure}>{total}</dd>
            <dt>Open invitations</dt>
            <dd className={css.figure}>{invitations.length}</dd>
          </dl>
        )}
      </LoadState>
      <Link href="/office/staff">Staff and invitations</Link>
    </Panel>
  );
}
