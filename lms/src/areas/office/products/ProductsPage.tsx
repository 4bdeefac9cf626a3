import { EmptyState } from '@plinth/ui/EmptyState';
import { useQuery } from '@tanstack/react-query';
import { fetchProductsFile, productsQuery } from '../../../data/office-products.ts';
import { ownStaffQuery } from '../../../data/staff.ts';
import { optionsOf } from '../../../parts/options-of.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { OpenButton } from '../list/OpenButton.tsx';
import { RowTable } from '../list/RowTable.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { REGION_TEXTS } from '../prospects/prospect-texts.ts';
import { MakeProductSheet } from './MakeProductSheet.tsx';
import { ProductSheet } from './ProductSheet.tsx';
import { productColumns } from './product-columns.tsx';
import { productFilter } from './product-filter.ts';
import { PRODUCT_STAMPS, productsText } from './product-texts.ts';

/** The value of `open` in the address while a product is created: no product code is lower case. */
const MAKE = 'make';

/** The school's catalogue: the shipped courses and its own. */
export function ProductsPage() {
  const list = useListSearch();
  const products = usePagedQuery(productsQuery(productFilter.pageOf(list.search)));
  const mayChange = useQuery(ownStaffQuery()).data?.capabilities.includes('products.manage') ?? false;
  const { open } = list.search;
  const close = () => list.open(undefined);
  return (
    <ListPage
      sheet="O-138"
      title="Products"
      shown={productFilter.isSet(list.search) ? 'Filtered' : 'All products'}
      lead="What the school sells, and whether a cohort has a seat for it."
      actions={
        <>
          <CsvButton of="products" fetchFile={() => fetchProductsFile(productFilter.filterOf(list.search))} />
          {mayChange && <OpenButton row={MAKE}>Create a product</OpenButton>}
        </>
      }
    >
      <ListFilters search="Search by code or title">
        <FilterSelect name="state" label="State" all="Every state" options={optionsOf(PRODUCT_STAMPS)} />
        <FilterSelect name="region" label="Sold in" all="Every region" options={optionsOf(REGION_TEXTS)} />
      </ListFilters>
      <RowTable
        query={products}
        rowsOf={(data) => data.products}
        countText={productsText}
        filter={productFilter}
        caption="Products"
        columns={productColumns}
        rowKey={({ productId }) => productId}
        empty={<EmptyState level={2} title="No products yet" />}
      />
      {mayChange && (
        <MakeProductSheet isOpen={open === MAKE} onClose={close} onMade={(code) => list.open(code)} />
      )}
      {open && open !== MAKE && (
        <ProductSheet key={open} productId={open} mayChange={mayChange} onClose={close} />
      )}
    </ListPage>
  );
}
