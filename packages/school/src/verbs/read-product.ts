import { Fault } from '@plinth/api-server/fault';
import { ProductCode } from '@plinth/domain/catalog/product-code';

/**
 * Parses a product code, typed in either case and optionally with hyphens. Whether such a product exists is checked by
 * the call. @throws Fault
 */
export function readProduct(option: string, text: string): ProductCode {
  const code = ProductCode.safeParse(text.toUpperCase().replaceAll('-', '_'));
  if (!code.success) throw new Fault(`${option} is the code of a product, such as BIM_A_US.`, 2);
  return code.data;
}
