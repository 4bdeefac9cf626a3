import {
  NewProduct,
  OFFICE_PRODUCT_SORTS,
  OfficeProduct,
  ProductState,
  ProductTerms,
} from '@plinth/domain/catalog/office-product';
import { ProductCode } from '@plinth/domain/catalog/product-code';
import { Region } from '@plinth/domain/catalog/region';
import { optionalTextField } from '@plinth/domain/fields/text';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { csvCallsOf } from './csv-calls-of.ts';
import { listQuery } from './list-query.ts';

const { get, post, put } = callsOf('office-products');
const csv = csvCallsOf('office-products');

const ofProduct = z.object({ productId: ProductCode });
const writes = { calls: 120, seconds: 600, by: 'caller' } as const;
const Answer = z.object({ product: OfficeProduct });

const Filter = {
  /** Part of a code or title. */
  search: z._default(optionalTextField(100), ''),
  state: z.optional(ProductState),
  region: z.optional(Region),
};

/** What the school sells: the shipped products and its own. Prices in minor units of their currency. */
export const officeProducts = {
  list: get('/v1/office/products', {
    access: 'staff:money.read',
    summary: 'Lists products, 20 per page.',
    input: listQuery(Filter, z._default(z.enum(OFFICE_PRODUCT_SORTS), 'code'), 'asc'),
    output: z.object({ products: z.array(OfficeProduct), total: z.int().check(z.gte(0)) }),
  }),

  download: csv('/v1/office/products/csv', {
    access: 'staff:money.read',
    summary: 'Returns the same products as a CSV file; records an entry in the audit log.',
    filter: Filter,
  }),

  listChoices: get('/v1/office/products/choices', {
    access: 'staff',
    summary: 'Lists every product with its title, for filters and choices.',
    output: z.object({ products: z.array(z.object({ productId: ProductCode, courseTitle: z.string() })) }),
  }),

  read: get('/v1/office/products/{productId}', {
    access: 'staff:money.read',
    summary: 'Returns one product. 404.',
    input: z.object({ params: ofProduct }),
    output: Answer,
  }),

  create: post('/v1/office/products', {
    access: 'staff:products.manage',
    rateLimit: writes,
    successStatus: 201,
    summary:
      "Creates a product of the school's own; one whose code ends with _US or _ME is sold there, any other in India. 400, 409 if the code or the address of its page is taken.",
    input: z.object({ body: NewProduct }),
    output: Answer,
  }),

  change: put('/v1/office/products/{productId}', {
    access: 'staff:products.manage',
    rateLimit: writes,
    summary:
      "Changes a product of the school's own; `seen` is the state that the change is based on. Existing orders and offers keep their price. 400, 404, 409 if the product is built in, someone else changed it meanwhile (`data.present`), or the address of its page is taken.",
    input: z.object({ params: ofProduct, body: z.object({ terms: ProductTerms, seen: ProductTerms }) }),
    output: Answer,
  }),

  setOnSale: put('/v1/office/products/{productId}/sale', {
    access: 'staff:products.manage',
    rateLimit: writes,
    summary:
      'Takes a product off sale, or puts it on sale again; earlier orders and offers remain valid. Repeating the call changes nothing. 404.',
    input: z.object({ params: ofProduct, body: z.object({ isOnSale: z.boolean() }) }),
    output: Answer,
  }),
};
