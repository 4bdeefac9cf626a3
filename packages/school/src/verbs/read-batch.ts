/** Parses a cohort as staff name it: product and batch, such as BIM_A-14; null for anything else. */
export function readBatch(text: string): { productId: string; batchNumber: string } | null {
  const [, productId, batchNumber] = /^(\w+)-([\w-]+)$/.exec(text) ?? [];
  return productId && batchNumber ? { productId: productId.toUpperCase(), batchNumber } : null;
}
