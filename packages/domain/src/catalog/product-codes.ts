import { REGION_PRODUCT_SUFFIX, type Region } from './region.ts';

/** The product families, which are also the codes sold in India (ENUM-17). */
export const BASE_PRODUCT_CODES = ['BIM_A', 'BIM_C', 'MCD', 'BIM_M', 'INT_DES', 'BIM_SP'] as const;
export type BaseProductCode = (typeof BASE_PRODUCT_CODES)[number];

/** Every product code: each family plain (India), with _US and with _ME (ENUM-17). */
export const PRODUCT_CODES = [
  'BIM_A',
  'BIM_A_US',
  'BIM_A_ME',
  'BIM_C',
  'BIM_C_US',
  'BIM_C_ME',
  'MCD',
  'MCD_US',
  'MCD_ME',
  'BIM_M',
  'BIM_M_US',
  'BIM_M_ME',
  'INT_DES',
  'INT_DES_US',
  'INT_DES_ME',
  'BIM_SP',
  'BIM_SP_US',
  'BIM_SP_ME',
] as const;
export type ProductCode = (typeof PRODUCT_CODES)[number];

function memberOf<T extends string>(codes: readonly T[], text: string): T {
  const found = codes.find((code) => code === text);
  if (!found) throw new RangeError(`${text} is no product code`);
  return found;
}

/** The family of a product code, without _US and _ME. */
export function baseProductCode(code: ProductCode): BaseProductCode {
  return memberOf(BASE_PRODUCT_CODES, code.replace(/_(?:US|ME)$/, ''));
}

/** The code under which a family is sold in a region: BIM_A in the US is BIM_A_US (D-29). */
export function productCodeOfRegion(base: BaseProductCode, region: Region): ProductCode {
  return memberOf(PRODUCT_CODES, `${base}${REGION_PRODUCT_SUFFIX[region]}`);
}

/** The region a product code is sold in (D-29). */
export function regionOfProductCode(code: ProductCode): Region {
  if (code.endsWith('_US')) return 'US';
  return code.endsWith('_ME') ? 'ROW' : 'INDIA';
}
