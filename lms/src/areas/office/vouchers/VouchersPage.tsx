import { EmptyState } from '@plinth/ui/EmptyState';
import { useQuery } from '@tanstack/react-query';
import { fetchVouchersFile, vouchersQuery } from '../../../data/office-vouchers.ts';
import { ownStaffQuery } from '../../../data/staff.ts';
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
import { MakeVoucherSheet } from './MakeVoucherSheet.tsx';
import { VoucherSheet } from './VoucherSheet.tsx';
import { voucherColumns } from './voucher-columns.tsx';
import { voucherFilter } from './voucher-filter.ts';
import { VOUCHER_KIND_TEXTS, VOUCHER_STAMPS, vouchersText } from './voucher-texts.ts';

/** The value of `open` in the address while a voucher is created: no voucher code is lower case. */
const MAKE = 'make';

/** The discount codes for orders: those given out by staff, and the rewards of open courses. */
export function VouchersPage() {
  const list = useListSearch();
  const vouchers = usePagedQuery(vouchersQuery(voucherFilter.pageOf(list.search)));
  const mayMake = useQuery(ownStaffQuery()).data?.capabilities.includes('vouchers.manage') ?? false;
  const { open } = list.search;
  const close = () => list.open(undefined);
  return (
    <ListPage
      sheet="O-132"
      title="Vouchers"
      shown={voucherFilter.isSet(list.search) ? 'Filtered' : 'All vouchers'}
      lead={`Codes that take something off an order before it is paid. ${ownTimes()}`}
      actions={
        <>
          <CsvButton of="vouchers" fetchFile={() => fetchVouchersFile(voucherFilter.filterOf(list.search))} />
          {mayMake && <OpenButton row={MAKE}>Create a voucher</OpenButton>}
        </>
      }
    >
      <ListFilters search="Search by code, or whose reward it is">
        <FilterSelect name="state" label="State" all="Every state" options={optionsOf(VOUCHER_STAMPS)} />
        <FilterSelect name="kind" label="Kind" all="Both kinds" options={optionsOf(VOUCHER_KIND_TEXTS)} />
      </ListFilters>
      <RowTable
        query={vouchers}
        rowsOf={(data) => data.vouchers}
        countText={vouchersText}
        filter={voucherFilter}
        caption="Vouchers"
        columns={voucherColumns}
        rowKey={({ code }) => code}
        empty={<EmptyState level={2} title="No vouchers yet" />}
      />
      {mayMake && (
        <MakeVoucherSheet isOpen={open === MAKE} onClose={close} onMade={(code) => list.open(code)} />
      )}
      {open && open !== MAKE && <VoucherSheet key={open} code={open} mayEnd={mayMake} onClose={close} />}
    </ListPage>
  );
}
