import type { OfficeProduct } from '@plinth/domain/catalog/office-product';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { formatMoney } from '@plinth/domain/money/format-money';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { productQuery } from '../../../data/office-products.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { FactLines } from '../list/FactLines.tsx';
import { SideSheet } from '../list/SideSheet.tsx';
import { REGION_TEXTS } from '../prospects/prospect-texts.ts';
import { ChangeProductForm } from './ChangeProductForm.tsx';
import {
  COHORT_TYPE_TEXTS,
  PRODUCT_STAMPS,
  PRODUCT_STATE_TEXTS,
  PRODUCT_TYPE_TEXTS,
} from './product-texts.ts';
import * as own from './products.css.ts';
import { SaleForm } from './SaleForm.tsx';

type ProductSheetProps = { productId: string; mayChange: boolean; onClose: () => void };

/** One product: its state, its prices, and the form to change it if it is the school's own. */
export function ProductSheet({ productId, mayChange, onClose }: ProductSheetProps) {
  const found = useQuery(productQuery(productId));
  return (
    <SideSheet
      title={found.data?.product.courseTitle ?? productId}
      description={found.data && PRODUCT_STATE_TEXTS[found.data.product.state]}
      onClose={onClose}
    >
      <LoadState query={found} what="The product">
        {({ product }) => (
          <div className={own.sections}>
            <Facts product={product} />
            {mayChange && !product.isShipped && (
              <ChangeProductForm key={JSON.stringify(product)} product={product} />
            )}
            {product.isShipped && (
              <Text secondary>
                This product came with the school's software, and its page is built from the same facts:
                change title, price and page in the site editor (<code>pnpm editor</code>).
              </Text>
            )}
            {mayChange && product.state !== 'NOT_OFFERED' && <SaleForm product={product} />}
          </div>
        )}
      </LoadState>
    </SideSheet>
  );
}

function Facts({ product }: { product: OfficeProduct }) {
  const { productId, state, region, prices, nextCohort, cohorts, orders, path } = product;
  const facts = [
    ['Code', productId],
    ['State', PRODUCT_STAMPS[state].text],
    ['Sold in', REGION_TEXTS[region]],
    ...prices.map(
      ({ currency, listPrice, bookingAmount }) =>
        [
          `Price in ${currency}`,
          `${formatMoney({ amount: listPrice, currency })}, booking ${formatMoney({ amount: bookingAmount, currency })}`,
        ] as const,
    ),
    ['Kind', PRODUCT_TYPE_TEXTS[product.productType]],
    ['Cohorts work', COHORT_TYPE_TEXTS[product.cohortType]],
    ['Length', product.durationWeeks === 1 ? '1 week' : `${product.durationWeeks} weeks`],
    ['Next with a seat', nextCohort ? schoolDay(nextCohort.startsAt) : 'None'],
    ['Cohorts', String(cohorts)],
    ['Orders', String(orders)],
    ['Page', path ? <Link href={path}>{path}</Link> : 'None'],
  ] as const;
  return <FactLines facts={facts} />;
}
