import {
  NewProduct,
  OFFICE_PRODUCT_SORTS,
  OfficeProduct,
  ProductState,
  ProductTerms,
} from '@plinth/domain/catalog/office-product';
import { ProductCode } from '@plinth/domain/catalog/product-code';
import { Region } from '@plinth/domain/catalog/region';
import { PageNo } from '@plinth/domain/fields/page-no';
import { optionalTextField } from '@plinth/domain/fields/text';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { CsvAnswer, csvExports } from './csv-answer.ts';

const call = callsOf('office-products');

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
  list: call({
    method: 'GET',
    path: '/v1/office/products',
    access: 'staff:money.read',
    summary: 'Products, 20 a page.',
  })
    .input(
      z.object({
        query: z.object({
          ...Filter,
          pageNo: PageNo,
          sortBy: z._default(z.enum(OFFICE_PRODUCT_SORTS), 'code'),
          sortDirection: z._default(z.enum(['asc', 'desc']), 'asc'),
        }),
      }),
    )
    .output(z.object({ products: z.array(OfficeProduct), total: z.int().check(z.gte(0)) })),

  download: call({
    method: 'GET',
    path: '/v1/office/products/csv',
    access: 'staff:money.read',
    rateLimit: csvExports,
    detailedAnswer: true,
    summary: 'The same products as a CSV file; leaves a row in the audit log.',
  })
    .input(z.object({ query: z.object(Filter) }))
    .output(CsvAnswer),

  listChoices: call({
    method: 'GET',
    path: '/v1/office/products/choices',
    access: 'staff',
    summary: 'Every product with its title, to filter lists by and to choose from.',
  })
    .input(z.object({}))
    .output(z.object({ products: z.array(z.object({ productId: ProductCode, courseTitle: z.string() })) })),

  read: call({
    method: 'GET',
    path: '/v1/office/products/{productId}',
    access: 'staff:money.read',
    summary: 'One product. 404.',
  })
    .input(z.object({ params: ofProduct }))
    .output(Answer),

  create: call({
    method: 'POST',
    path: '/v1/office/products',
    access: 'staff:products.manage',
    rateLimit: writes,
    successStatus: 201,
    summary:
      "Makes a product of the school's own: its code ends with _US or _ME where it is sold there, else it is sold in India. 400, 409 the code or the address of its page is taken.",
  })
    .input(z.object({ body: NewProduct }))
    .output(Answer),

  change: call({
    method: 'PUT',
    path: '/v1/office/products/{productId}',
    access: 'staff:products.manage',
    rateLimit: writes,
    summary:
      "Changes a product of the school's own; `seen` is what it was changed from. What was ordered and offered keeps its price. 400, 404, 409 it is shipped, somebody changed it meanwhile (`data.present`), or the address of its page is taken.",
  })
    .input(z.object({ params: ofProduct, body: z.object({ terms: ProductTerms, seen: ProductTerms }) }))
    .output(Answer),

  setOnSale: call({
    method: 'PUT',
    path: '/v1/office/products/{productId}/sale',
    access: 'staff:products.manage',
    rateLimit: writes,
    summary:
      'Takes a product off sale, or puts it on sale again; what was bought and offered before stands. A repeat changes nothing. 404.',
  })
    .input(z.object({ params: ofProduct, body: z.object({ isOnSale: z.boolean() }) }))
    .output(Answer),
};
