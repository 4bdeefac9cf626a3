import { PRODUCT_TYPES, type ProductType } from '@plinth/domain/catalog/product-type';
import { REGION_CURRENCY } from '@plinth/domain/catalog/region';
import { COHORT_TYPES } from '@plinth/domain/cohorts/cohort-type';
import { CURRENCIES } from '@plinth/domain/money/currency';
import { coursePageOf } from '@plinth/domain/navigation/course-paths';
import type { useForm } from '@plinth/ui/forms/use-form';
import { Select } from '@plinth/ui/Select';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { AmountInput } from '../../../parts/AmountInput.tsx';
import { optionsOf } from '../../../parts/options-of.ts';
import { type ProductDraft, regionOfDraft } from './product-draft.ts';
import { COHORT_TYPE_TEXTS, PRODUCT_TYPE_TEXTS } from './product-texts.ts';
import * as own from './products.css.ts';

type ProductFieldsProps = { form: ReturnType<typeof useForm<ProductDraft, unknown>> };

/** The name, teaching format and prices of a product, for a new or an existing one. */
export function ProductFields({ form }: ProductFieldsProps) {
  const { draft } = form;
  const region = regionOfDraft(draft);
  const page = coursePageOf({ region, slug: draft.slug.trim() || null });
  return (
    <>
      <TextInput label="Title" required maxLength={120} {...form.text('courseTitle')} />
      <TextArea
        label="Description"
        hint="A sentence or two, on its page and in the feed of next cohorts."
        rows={3}
        max={600}
        {...form.text('description')}
      />
      <TextInput
        label="Page address"
        hint={page ? `Its page is ${page}` : 'Left empty, it has no page and is sold by offer alone.'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.text('slug')}
      />
      <Select
        label="Kind"
        options={PRODUCT_TYPES.map((value: ProductType) => ({ value, label: PRODUCT_TYPE_TEXTS[value] }))}
        {...form.text('productType')}
      />
      <Select
        label="Its cohorts work"
        hint="Rooms, drawings and the path through the course follow from it."
        options={optionsOf(COHORT_TYPE_TEXTS, COHORT_TYPES)}
        {...form.text('cohortType')}
      />
      <TextInput label="Weeks" inputMode="numeric" required {...form.text('durationWeeks')} />
      {CURRENCIES.map((currency) => (
        <div key={currency} className={own.pair}>
          <AmountInput
            label={`Price in ${currency}`}
            currency={currency}
            required={REGION_CURRENCY[region] === currency}
            {...form.text(`price${currency}`)}
          />
          <AmountInput
            label={`Booking amount in ${currency}`}
            currency={currency}
            {...form.text(`booking${currency}`)}
          />
        </div>
      ))}
    </>
  );
}
