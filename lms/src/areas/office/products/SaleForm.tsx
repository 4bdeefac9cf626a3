import type { OfficeProduct } from '@plinth/domain/catalog/office-product';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { setOnSale } from '../../../data/office-products.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import * as css from '../list/list.css.ts';
import { SheetSection } from '../list/SheetSection.tsx';
import { useOfficeChange } from '../list/use-office-change.ts';

/** Takes a product off sale or puts it back on sale; each reverses the other. */
export function SaleForm({ product: { productId, state } }: { product: OfficeProduct }) {
  const isOff = state === 'RETIRED';
  const sale = useOfficeChange(() => setOnSale(productId, isOff), {
    said: isOff ? `${productId} is on sale again.` : `${productId} is off sale.`,
  });
  const title = isOff ? 'Put it on sale again' : 'Take it off sale';
  return (
    <SheetSection title={title}>
      <Text secondary>
        {isOff
          ? 'Anyone who finds its page can apply again, and offers can be sent.'
          : 'Nobody can apply for it or buy it. Earlier purchases and offers stay valid, cohorts carry on, and nobody is emailed.'}
      </Text>
      <ErrorBanner error={sale.error} />
      <div className={css.actions}>
        <Button variant={isOff ? 'primary' : 'danger'} loading={sale.isPending} onClick={() => sale.mutate()}>
          {title}
        </Button>
      </div>
    </SheetSection>
  );
}
