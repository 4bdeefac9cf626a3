import type { FormProduct } from '@plinth/contract/product-header';
import { refuse } from '../refusal.ts';

/**
 * Requires that a form of a product is answered under that product; one of none may be under any. @throws Refusal
 * BAD_REQUEST
 */
export function requireProduct(form: { productId: string }, product: FormProduct) {
  if (form.productId !== 'PUBLIC' && form.productId !== product)
    throw refuse('BAD_REQUEST', 'This form belongs to another product.', {
      details: 'x-product-id does not match the form.',
    });
}
