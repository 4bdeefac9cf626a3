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
 * Reads the questions on the built pages from the file that the site generates with them, so that the server and the
 * pages give the same answers. Null if no pages are built.
 */
export async function readFaqs(siteFolder: string): Promise<Faq[] | null> {
  const text = await readFile(join(siteFolder, 'faqs.json'), 'utf8').catch(() => null);
  return text === null ? null : Faqs.parse(JSON.parse(text));
}
