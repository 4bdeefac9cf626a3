import { ORDER_NEEDS } from '@plinth/domain/orders/office-order';
import { ORDER_STATUSES } from '@plinth/domain/orders/order-status';
import { EmptyState } from '@plinth/ui/EmptyState';
import { fetchOrdersFile, ordersQuery } from '../../../data/office-orders.ts';
import { orderStamp } from '../../../parts/billing-texts.ts';
import { optionsOf } from '../../../parts/options-of.ts';
import { ownTimes } from '../../../parts/own-times.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { RowTable } from '../list/RowTable.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { useProductChoices } from '../list/use-product-choices.ts';
import { OrderSheet } from './OrderSheet.tsx';
import { orderColumns } from './order-columns.tsx';
import { orderFilter } from './order-filter.ts';
import { NEED_TEXTS, ordersText } from './order-texts.ts';

/** Every order of the school: who pays for what, what was received, and what needs a decision. */
export function OrdersPage() {
  const list = useListSearch();
  const products = useProductChoices();
  const orders = usePagedQuery(ordersQuery(orderFilter.pageOf(list.search)));
  const { open } = list.search;
  return (
    <ListPage
      sheet="O-130"
      title="Orders"
      shown={orderFilter.isSet(list.search) ? 'Filtered' : 'All orders'}
      lead={`Orders, payments and what is due. ${ownTimes()}`}
      actions={<CsvButton of="orders" fetchFile={() => fetchOrdersFile(orderFilter.filterOf(list.search))} />}
    >
      <ListFilters search="Search by name, address or order">
        <FilterSelect
          name="need"
          label="Needs"
          all="Anything or nothing"
          options={optionsOf(NEED_TEXTS, ORDER_NEEDS)}
        />
        <FilterSelect
          name="status"
          label="Status"
          all="Every status"
          options={ORDER_STATUSES.map((value) => ({ value, label: orderStamp(value).text }))}
        />
        <FilterSelect name="product" label="Course" all="Every course" options={products} />
      </ListFilters>
      <RowTable
        query={orders}
        rowsOf={(data) => data.orders}
        countText={ordersText}
        filter={orderFilter}
        caption="Orders"
        columns={orderColumns}
        rowKey={({ orderId }) => orderId}
        empty={<EmptyState level={2} title="Nobody has ordered yet" />}
      />
      {open && <OrderSheet key={open} orderId={open} onClose={() => list.open(undefined)} />}
    </ListPage>
  );
}
