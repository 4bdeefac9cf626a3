import { createFileRoute } from '@tanstack/react-router';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { ProductsPage } from '../../../areas/office/products/ProductsPage.tsx';
import { productFilter } from '../../../areas/office/products/product-filter.ts';
import { productsQuery } from '../../../data/office-products.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/products')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(productsQuery(productFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `Products | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="money.read">
      <ProductsPage />
    </OfficePage>
  ),
});
