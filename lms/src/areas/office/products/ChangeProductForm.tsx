import type { OfficeProduct, ProductTerms } from '@plinth/domain/catalog/office-product';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { Text } from '@plinth/ui/Text';
import { changeProduct } from '../../../data/office-products.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from '../list/list.css.ts';
import { SheetSection } from '../list/SheetSection.tsx';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import { ProductFields } from './ProductFields.tsx';
import { judgeTerms, type ProductDraft, productDraftOf } from './product-draft.ts';
import * as own from './products.css.ts';

/** Changes one of the school's own products, based on its state when the form was opened. */
export function ChangeProductForm({ product }: { product: OfficeProduct }) {
  const changed = useOfficeChanged();
  const form = useForm<ProductDraft, ProductTerms>({
    held: useDraft<ProductDraft>(productDraftOf(product)),
    judge: judgeTerms,
    send: async (terms) => {
      await changeProduct(product.productId, { terms, seen: product });
      await changed(`${product.productId} is changed.`);
    },
  });
  return (
    <SheetSection title="Change the product">
      <Text secondary>
        Orders and offers keep the price they were made with; cohorts that are planned keep their kind.
      </Text>
      <FormFrame
        className={own.form}
        label="Change the product"
        form={form}
        action={{ label: 'Save the product', row: css.actions }}
      >
        <ProductFields form={form} />
      </FormFrame>
    </SheetSection>
  );
}
