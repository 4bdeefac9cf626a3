import { expectNoAxeFaults } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('FIND-01 a lesson is found and opened from any page with the keyboard alone', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, request, 'graduate@plinth.test');
  await page.goto('/notifications');
  await expect(page.getByRole('button', { name: 'Search everything' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /^Search lessons/ });
  await expect(field).toBeFocused();
  await page.keyboard.type('LOIN');
  const lesson = page.getByRole('option', { name: /^LOD and level of information need/ });
  await expect(lesson).toBeVisible();
  await expectNoAxeFaults(page, 'the palette');
  while ((await lesson.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'LOD and level of information need' }),
  ).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(
    page.getByRole('group', { name: 'Opened recently' }).getByRole('option').first(),
  ).toContainText('LOD and level of information need');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();

  await page.goto('/search?text=clash');
  await expect(page.getByRole('region', { name: 'Lessons' }).getByRole('link').first()).toBeVisible();
  await expectNoAxeFaults(page, 'what was found');
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual([
    '192x192',
    '512x512',
    '512x512',
  ]);
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type'], src).toBe('image/png');
});
