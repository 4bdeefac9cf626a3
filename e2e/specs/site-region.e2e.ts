import { expectNoAxeFaults } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ timezoneId: 'America/New_York' });

test('CATALOG-25 CATALOG-26 VALID-20 CONST-20 CONST-46 a US visitor is offered a region without hiding content, picks it, and is not asked again', async ({
  page,
}) => {
  await page.goto('/');
  await page.mouse.move(40, 200);
  const prompt = page.getByRole('dialog', { name: 'Where do you study from?' });
  await expect(prompt.getByText('Suggested for you: USA, Canada & Europe.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(prompt.getByRole('radio')).toHaveCount(3);
  for (const label of ['USA, Canada & Europe', 'India', 'Outside of India & US'])
    await expect(prompt.getByRole('radio', { name: label, exact: true })).not.toBeChecked();
  await expect(prompt.getByRole('button', { name: 'Continue' })).toBeHidden();
  await expectNoAxeFaults(page, 'the region prompt');

  // It is placed between the parts it belongs to, and covers nothing.
  const at = await prompt.boundingBox();
  const title = await page.getByRole('heading', { name: 'Courses', level: 2 }).first().boundingBox();
  const card = await page.getByRole('main').getByRole('listitem').first().boundingBox();
  expect(at?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThan(card?.y ?? 0);

  await prompt.getByRole('radio', { name: 'USA, Canada & Europe' }).check();
  await prompt.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/us$/);
  const flag = () => page.evaluate(() => sessionStorage.getItem('promotionPopup'));
  expect(await flag()).toBeNull();
  await expect.poll(flag).toBe('true');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.mouse.move(60, 220);
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
  await expect(prompt).toBeHidden();
  expect(asked).not.toContain('/v1/client/public/lms/region');

  // Nor in a visit on another day.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/me');
  await page.mouse.move(40, 200);
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
  await expect(prompt).toBeHidden();
  expect(asked).not.toContain('/v1/client/public/lms/region');
});

test('CATALOG-25 a visitor who dismisses the region prompt with the keyboard alone stays on the page', async ({
  page,
}) => {
  await page.goto('/me');
  await page.keyboard.press('Tab');
  const prompt = page.getByRole('dialog', { name: 'Where do you study from?' });
  await expect(prompt).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(prompt).toBeHidden();
  await expect(page).toHaveURL(/\/me$/);
});

test('CATALOG-03 a page for every region names the courses of the visit, and an application begins with one of them', async ({
  page,
}) => {
  const course = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
  const read = async (path: string, kept: string) => {
    await page.goto(path);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('region'))).toBe(kept);
  };
  await read('/us', '/us');
  await page.goto('/terms');
  await expect(course('Parametric Design')).toHaveAttribute('href', '/us/courses/parametric-design');
  await expect(course('Computational Design')).toHaveCount(0);

  await page.goto('/apply');
  const choice = page.getByLabel('Course');
  const note = page.getByText('Region: USA, Canada & Europe');
  await expect(choice).toHaveValue('BIM_A_US');
  await expect(note).toBeVisible();
  await page.getByLabel('First name').fill('Noor');
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  await expect(choice).toHaveValue('BIM_A_US');
  await expect(note).toBeVisible();
  await expect(page.getByLabel('Country code')).toHaveValue('US');

  await read('/courses', '');
  await page.goto('/terms');
  await expect(course('Computational Design')).toHaveAttribute('href', '/courses/computational-design');
  await expect(course('Parametric Design')).toHaveCount(0);
});
