import { describe, expect, it } from 'vitest';
import {
  baseProductCode,
  PRODUCT_CODES,
  productCodeOfRegion,
  regionOfProductCode,
} from '../catalog/product-code.ts';
import { productOf } from '../catalog/products.ts';
import { REGIONS } from '../catalog/region.ts';
import { coursePages, coursePath, marketingHome } from './course-paths.ts';

describe('courses', () => {
  it.each([
    { id: 'CATALOG-05', region: 'INDIA', home: '/' },
    { id: 'CATALOG-12', region: 'US', home: '/us' },
    { id: 'CATALOG-18', region: 'ROW', home: '/me' },
  ] as const)('$id the marketing home of $region is $home', ({ region, home }) => {
    expect(marketingHome(region)).toBe(home);
  });

  it.each([
    { id: 'CATALOG-06', path: '/courses/building-information-modelling', code: 'BIM_A' },
    { id: 'CATALOG-07', path: '/courses/computational-design', code: 'MCD' },
    { id: 'CATALOG-08', path: '/courses/bim-for-civil-engineers', code: 'BIM_C' },
    { id: 'CATALOG-09 CATALOG-24', path: '/courses/bim-for-mep-engineers', code: 'BIM_M' },
    { id: 'CATALOG-10', path: '/courses/advanced-interior-design-course', code: 'INT_DES' },
    { id: 'CATALOG-13', path: '/us/courses/building-information-modelling', code: 'BIM_A_US' },
    { id: 'CATALOG-14', path: '/us/courses/parametric-design', code: 'MCD_US' },
    { id: 'CATALOG-16', path: '/us/courses/bim-for-civil-engineers', code: 'BIM_C_US' },
    { id: 'CATALOG-17 CATALOG-24', path: '/us/courses/bim-for-mep-engineers', code: 'BIM_M_US' },
    { id: 'CATALOG-19', path: '/me/courses/building-information-modelling', code: 'BIM_A_ME' },
    { id: 'CATALOG-20', path: '/me/courses/parametric-design', code: 'MCD_ME' },
    { id: 'CATALOG-22', path: '/me/courses/bim-for-civil-engineers', code: 'BIM_C_ME' },
    { id: 'CATALOG-23 CATALOG-24', path: '/me/courses/bim-for-mep-engineers', code: 'BIM_M_ME' },
  ] as const)('$id CATALOG-04 the course page $path belongs to $code', ({ path, code }) => {
    expect(coursePath(code)).toBe(path);
    expect(coursePages(regionOfProductCode(code)).find((page) => page.path === path)?.productCode).toBe(code);
  });

  it.each([
    { id: 'CATALOG-11', path: '/us/courses/advanced-interior-design-course' },
    { id: 'CATALOG-11', path: '/me/courses/advanced-interior-design-course' },
    { id: 'CATALOG-15', path: '/us/courses/computational-design' },
    { id: 'CATALOG-21', path: '/me/courses/computational-design' },
    { id: 'CATALOG-14', path: '/courses/parametric-design' },
  ])('$id no course page has the path $path', ({ path }) => {
    expect(REGIONS.flatMap(coursePages).map((page) => page.path)).not.toContain(path);
  });

  it('CATALOG-11 interior design is offered in India only', () => {
    expect(REGIONS.filter((region) => productOf(productCodeOfRegion('INT_DES', region)).isOffered)).toEqual([
      'INDIA',
    ]);
    expect(coursePath('INT_DES_US')).toBeNull();
  });

  it('CATALOG-03 ENUM-17 a product code equals the one built from its family and region', () => {
    for (const code of PRODUCT_CODES) {
      expect(productCodeOfRegion(baseProductCode(code), regionOfProductCode(code))).toBe(code);
    }
  });

  it('CATALOG-27 every product has a title, a length in weeks and a price in its currency', () => {
    for (const code of PRODUCT_CODES) {
      const product = productOf(code);
      expect(product.title.length).toBeGreaterThan(0);
      expect(product.durationWeeks).toBeGreaterThan(0);
      expect(Number.isInteger(product.listPrice) && product.listPrice > 0).toBe(true);
      expect(product.currency).toBe(product.region === 'INDIA' ? 'INR' : 'USD');
    }
    expect(productOf('BIM_A')).toMatchObject({
      title: 'Building Information Modelling for Architects',
      durationWeeks: 24,
      slug: 'building-information-modelling',
    });
    expect(productOf('MCD_US').title).toBe('Parametric Design');
  });

  it('CATALOG-04 every course page of a region sells a product of that region', () => {
    for (const region of REGIONS) {
      for (const page of coursePages(region))
        expect(productOf(page.productCode)).toMatchObject({ region, isOffered: true });
    }
    expect(coursePages('INDIA')).toHaveLength(5);
    expect(coursePages('US')).toHaveLength(4);
  });
});
