import type { StaffMember } from '@plinth/domain/staff/staff-member';
import { STAFF_ROLE_TITLES } from '@plinth/domain/staff/staff-role';
import { EmptyState } from '@plinth/ui/EmptyState';
import { fetchStaffFile, staffQuery } from '../../../data/staff.ts';
import { optionsOf } from '../../../parts/options-of.ts';
import { ownTimes } from '../../../parts/own-times.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { OpenButton } from '../list/OpenButton.tsx';
import { RowTable } from '../list/RowTable.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { useOpenedRow } from '../list/use-opened-row.ts';
import { InvitationsPart } from './InvitationsPart.tsx';
import { InviteSheet } from './InviteSheet.tsx';
import { nameOf } from './name-of.ts';
import { StaffSheet } from './StaffSheet.tsx';
import { staffColumns } from './staff-columns.tsx';
import { staffFilter } from './staff-filter.ts';

/** The value of `open` in the address while a person is invited. */
const INVITE = 'invite';

const keyOf = ({ userId }: StaffMember) => userId;

/** The school's staff with their roles, and those invited. */
export function StaffPage() {
  const list = useListSearch();
  const staff = usePagedQuery(staffQuery(staffFilter.pageOf(list.search)));
  const { staffRole } = staffFilter.filterOf(list.search);
  const opened = useOpenedRow(list.search.open, staff.data?.staff ?? [], keyOf);
  const close = () => list.open(undefined);
  return (
    <ListPage
      sheet="O-101"
      title="Staff"
      shown={[
        staffRole ? STAFF_ROLE_TITLES[staffRole] : 'Every role',
        staffFilter.sortOf(list.search).column === 'name' ? 'by name' : 'by last use',
      ].join(', ')}
      lead={`Who works in the office, and as what. ${ownTimes()}`}
      actions={
        <>
          <CsvButton of="colleagues" fetchFile={() => fetchStaffFile(staffFilter.filterOf(list.search))} />
          <OpenButton row={INVITE}>Invite a colleague</OpenButton>
        </>
      }
    >
      <ListFilters search="Search by name or address">
        <FilterSelect name="role" label="Role" all="Every role" options={optionsOf(STAFF_ROLE_TITLES)} />
      </ListFilters>
      <RowTable
        query={staff}
        rowsOf={(data) => data.staff}
        countText={(total) => (total === 1 ? '1 person' : `${total} people`)}
        filter={staffFilter}
        caption="Staff"
        columns={staffColumns}
        rowKey={keyOf}
        empty={<EmptyState level={2} title="Nobody works here yet" />}
      />
      {staff.data && <InvitationsPart invitations={staff.data.invitations} />}
      <InviteSheet isOpen={list.search.open === INVITE} onClose={close} />
      {opened && <StaffSheet key={opened.userId} person={opened} name={nameOf(opened)} onClose={close} />}
    </ListPage>
  );
}
