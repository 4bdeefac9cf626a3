import type { NewProduct } from '@plinth/domain/catalog/office-product';
import { REGION_CURRENCY } from '@plinth/domain/catalog/region';
import { useForm } from '@plinth/ui/forms/use-form';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { createProduct } from '../../../data/office-products.ts';
import { useStoredDraft } from '../../../parts/use-stored-draft.ts';
import { FormSheet } from '../list/FormSheet.tsx';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import { REGION_TEXTS } from '../prospects/prospect-texts.ts';
import { ProductFields } from './ProductFields.tsx';
import { judgeNewProduct, type ProductDraft, productDraftOf, regionOfDraft } from './product-draft.ts';

type MakeProductSheetProps = { isOpen: boolean; onClose: () => void; onMade: (code: string) => void };

/** Creates a product of the school. The input is saved as a draft until it is sent. */
export function MakeProductSheet({ isOpen, onClose, onMade }: MakeProductSheetProps) {
  const changed = useOfficeChanged();
  const held = useStoredDraft<ProductDraft>('product', productDraftOf());
  const form = useForm<ProductDraft, NewProduct>({
    held,
    judge: judgeNewProduct,
    send: async (body) => {
      await createProduct(body);
      await changed(`${body.productId} can be taught and sold from now on.`);
      held.clear();
      onMade(body.productId);
    },
  });
  const region = regionOfDraft(form.draft);
  return (
    <FormSheet
      title="Create a product"
      description="A course of the school's own. It can be bought as soon as a cohort of it has a seat."
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      action="Create product"
    >
      <TextInput
        label="Code"
        hint="Capitals, digits and underscores, for good. It ends with _US or _ME where it is sold there."
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={24}
        {...form.text('productId')}
      />
      <Text secondary>
        Sold in: {REGION_TEXTS[region]}, in {REGION_CURRENCY[region]}.
      </Text>
      <ProductFields form={form} />
    </FormSheet>
  );
}
