import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Faq } from '@plinth/api-server/services/public-courses/save-faqs';
import { ProductCode } from '@plinth/domain/catalog/product-code';
import { Region } from '@plinth/domain/catalog/region';
import * as z from 'zod/mini';

const Faqs = z.array(
  z.object({
    productId: z.nullable(ProductCode),
    region: z.nullable(Region),
    question: z.string(),
    answer: z.string(),
    category: z.string(),
  }),
);

/**
 * The questions that the built pages have, from the file the site makes beside them: what the server answers is what
 * the pages say. Null where there are no built pages.
 */
export async function readFaqs(siteFolder: string): Promise<Faq[] | null> {
  const text = await readFile(join(siteFolder, 'faqs.json'), 'utf8').catch(() => null);
  return text === null ? null : Faqs.parse(JSON.parse(text));
}
