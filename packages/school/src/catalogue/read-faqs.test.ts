import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readFaqs } from './read-faqs.ts';

async function siteWith(text?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-faqs-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  if (text !== undefined) await writeFile(join(folder, 'faqs.json'), text);
  return folder;
}

const faq = { productId: 'BIM_A', region: 'US', question: 'Metric?', answer: 'Yes.', category: 'Course' };

describe('readFaqs', () => {
  it('API-074 returns the questions of the built pages', async () => {
    const list = [faq, { ...faq, productId: null, region: null }];
    expect(await readFaqs(await siteWith(JSON.stringify(list)))).toEqual(list);
  });

  it('API-074 returns nothing without built pages', async () => {
    expect(await readFaqs(await siteWith())).toBeNull();
  });

  it('API-074 refuses a file with other content', async () => {
    const folder = await siteWith(JSON.stringify([{ ...faq, productId: 'knitting' }]));
    await expect(readFaqs(folder)).rejects.toThrow();
  });
});
