import type { NewProduct, ProductTerms } from '@plinth/domain/catalog/office-product';
import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { api } from './api.ts';
import { callQuery, freshQuery } from './call-query.ts';
import type { QueryOf } from './query-of.ts';

const PRODUCTS = ['office', 'products'];

/** A page of the school's products. */
export const productsQuery = (query: QueryOf<typeof api.officeProducts.list>) =>
  freshQuery([...PRODUCTS, 'list', query], api.officeProducts.list, { query });

/** Every product with its title. */
export const productChoicesQuery = () =>
  callQuery([...PRODUCTS, 'choices'], api.officeProducts.listChoices, {}, { staleTime: 60_000 });

/** One product. */
export const productQuery = (productId: ProductCode) =>
  freshQuery([...PRODUCTS, 'one', productId], api.officeProducts.read, { params: { productId } });

/** All filtered products as a CSV file. */
export const fetchProductsFile = (query: QueryOf<typeof api.officeProducts.download>) =>
  api.officeProducts.download({ query });

export const createProduct = (body: NewProduct) => api.officeProducts.create({ body });

export const changeProduct = (productId: ProductCode, body: { terms: ProductTerms; seen: ProductTerms }) =>
  api.officeProducts.change({ params: { productId }, body });

export const setOnSale = (productId: ProductCode, isOnSale: boolean) =>
  api.officeProducts.setOnSale({ params: { productId }, body: { isOnSale } });
