import { anyone, byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { changeProduct, createProduct, setOnSale } from '../services/office-products/change-products.ts';
import { downloadProducts } from '../services/office-products/download-products.ts';
import {
  listProductChoices,
  listProducts,
  requireProduct,
} from '../services/office-products/list-products.ts';

const { officeProducts } = api;

export const officeProductsRoutes = officeProducts.router({
  list: officeProducts.list.handler(anyone(listProducts, 'query')),
  download: officeProducts.download.handler(byOffice(downloadProducts, 'query')),
  listChoices: officeProducts.listChoices.handler(({ context }) => listProductChoices(context.deps)),
  read: officeProducts.read.handler(async ({ context: { deps }, input }) => ({
    product: await requireProduct(deps.db, deps.now(), input.params.productId),
  })),
  create: officeProducts.create.handler(byOffice(createProduct, 'body')),
  change: officeProducts.change.handler(byOffice(changeProduct, 'params', 'body')),
  setOnSale: officeProducts.setOnSale.handler(byOffice(setOnSale, 'params', 'body')),
});
