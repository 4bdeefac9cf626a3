import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { changeProduct, createProduct, setOnSale } from '../services/office-products/change-products.ts';
import { downloadProducts } from '../services/office-products/download-products.ts';
import {
  listProductChoices,
  listProducts,
  requireProduct,
} from '../services/office-products/list-products.ts';

export const officeProductsRoutes: Routes<'officeProducts'> = {
  list: anyone(listProducts, 'query'),
  download: byOffice(downloadProducts, 'query'),
  listChoices: ({ context }) => listProductChoices(context.deps),
  read: async ({ context: { deps }, input }) => ({
    product: await requireProduct(deps.db, deps.now(), input.params.productId),
  }),
  create: byOffice(createProduct, 'body'),
  change: byOffice(changeProduct, 'params', 'body'),
  setOnSale: byOffice(setOnSale, 'params', 'body'),
};
