import type { SelectOption } from '@plinth/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { productChoicesQuery } from '../../../data/office-products.ts';

/** Every product by its code, to filter by and to choose from; empty until loaded. */
export const useProductChoices = (): SelectOption[] =>
  (useQuery(productChoicesQuery()).data?.products ?? []).map(({ productId }) => ({
    value: productId,
    label: productId,
  }));
