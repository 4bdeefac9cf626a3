import { REGION_PRODUCT_SUFFIX, type Region } from './region.ts';

/** The product families, which are also the codes sold in India. */
export const BASE_PRODUCT_CODES = ['BIM_A', 'BIM_C', 'MCD', 'BIM_M', 'INT_DES', 'BIM_SP'] as const;
export type BaseProductCode = (typeof BASE_PRODUCT_CODES)[number];

/** The shipped product codes: each family plain (India), with _US and with _ME. */
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
export type ShippedProductCode = (typeof PRODUCT_CODES)[number];

/** A product code, shipped or a school's own (D-139): its suffix is where it is sold, the part before it the family. */
export type ProductCode = string;

/** The format of a product code: capitals, digits and single underscores, starting with a letter. */
export const PRODUCT_CODE_PATTERN = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;
export const PRODUCT_CODE_MAX = 24;

/** Returns whether a code is one of the shipped ones, whose pages the site has. */
export const isShippedProduct = (code: string): code is ShippedProductCode =>
  PRODUCT_CODES.some((one) => one === code);

/** Returns whether a family is one of the shipped ones. */
export const isShippedFamily = (family: string): family is BaseProductCode =>
  BASE_PRODUCT_CODES.some((one) => one === family);

function memberOf<T extends string>(codes: readonly T[], text: string): T {
  const found = codes.find((code) => code === text);
  if (!found) throw new RangeError(`${text} is no product code`);
  return found;
}

/** Returns the family of a product code, without _US and _ME. */
export const familyOfProduct = (code: ProductCode): string => code.replace(/_(?:US|ME)$/, '');

/** Returns the family of a shipped product. */
export const baseProductCode = (code: ShippedProductCode): BaseProductCode =>
  memberOf(BASE_PRODUCT_CODES, familyOfProduct(code));

/** The code under which a family is sold in a region: BIM_A in the US is BIM_A_US. */
export function productCodeOfRegion(base: BaseProductCode, region: Region): ShippedProductCode {
  return memberOf(PRODUCT_CODES, `${base}${REGION_PRODUCT_SUFFIX[region]}`);
}

/** The region a product code is sold in. */
export function regionOfProductCode(code: ProductCode): Region {
  if (code.endsWith('_US')) return 'US';
  return code.endsWith('_ME') ? 'ROW' : 'INDIA';
}
