import { expect, test } from '../support/test.ts';

const PAGES = [
  ['CATALOG-05', '/', 'Learn to draw buildings'],
  ['CATALOG-06', '/courses/building-information-modelling', 'Building Information Modelling for Architects'],
  ['CATALOG-07', '/courses/computational-design', 'Computational Design'],
  ['CATALOG-08', '/courses/bim-for-civil-engineers', 'BIM for Civil Engineers'],
  ['CATALOG-09 CATALOG-24', '/courses/bim-for-mep-engineers', 'BIM for MEP Engineers'],
  ['CATALOG-10', '/courses/advanced-interior-design-course', 'Advanced Interior Design'],
  ['CATALOG-12', '/us', 'Learn to draw buildings'],
  [
    'CATALOG-13',
    '/us/courses/building-information-modelling',
    'Building Information Modelling for Architects',
  ],
  ['CATALOG-14', '/us/courses/parametric-design', 'Parametric Design'],
  ['CATALOG-16', '/us/courses/bim-for-civil-engineers', 'BIM for Civil Engineers'],
  ['CATALOG-17 CATALOG-24', '/us/courses/bim-for-mep-engineers', 'BIM for MEP Engineers'],
  ['CATALOG-18', '/me', 'Learn to draw buildings'],
  [
    'CATALOG-19',
    '/me/courses/building-information-modelling',
    'Building Information Modelling for Architects',
  ],
  ['CATALOG-20', '/me/courses/parametric-design', 'Parametric Design'],
  ['CATALOG-22', '/me/courses/bim-for-civil-engineers', 'BIM for Civil Engineers'],
  ['CATALOG-23 CATALOG-24', '/me/courses/bim-for-mep-engineers', 'BIM for MEP Engineers'],
] as const;

const ABSENT = [
  ['CATALOG-11', '/us/courses/advanced-interior-design-course'],
  ['CATALOG-11', '/me/courses/advanced-interior-design-course'],
  ['CATALOG-15', '/us/courses/computational-design'],
  ['CATALOG-21', '/me/courses/computational-design'],
] as const;

for (const [ids, path, heading] of PAGES)
  test(`${ids} ${path} is served as a static page under a strict policy`, { tag: '@quick' }, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    expect(faults).toEqual([]);
  });

for (const [ids, path] of ABSENT)
  test(`${ids} ${path} is not offered`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
  });
