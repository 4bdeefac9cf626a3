import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from '../support/axe.ts';
import { halvedPicture, smallVideo } from '../support/media.ts';
import { browserWith, newPerson } from '../support/new-person.ts';
import { expect, test } from '../support/test.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Returns the size of a picture and the colour of its middle, as a reader's browser draws it. */
const lookAt = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const picture = await createImageBitmap(await (await fetch(src)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext('2d');
    pen?.drawImage(picture, 0, 0);
    const [red = 0, , blue = 0] = pen?.getImageData(picture.width / 2, picture.height / 2, 1, 1).data ?? [];
    return { width: picture.width, height: picture.height, isBlue: blue > red };
  }, address);

test('API-018 VALID-10 a photo is cropped with the keyboard, and others see the chosen part', async ({
  browser,
  request,
}) => {
  const { token, userHash } = await newPerson(request);
  const page = await browserWith(browser, token);
  await page.goto('/user-profile');
  const photo = page.getByLabel(/^Photo/);
  await photo.setInputFiles(await halvedPicture(page));
  const sheet = page.getByRole('img', { name: 'The part of the picture that others will see' });
  await expect(sheet).toBeVisible();
  await expectNoAxeFaults(page, 'cutting a photo');

  await test.step('cancelling the crop changes nothing', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('link', { name: 'Your photo' })).toBeHidden();
  });

  await photo.setInputFiles(await halvedPicture(page));
  await page.getByLabel('Left to right').focus();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Use this part' }).click();
  const link = page.getByRole('link', { name: 'Your photo' });
  await expect(link).toBeVisible();
  const address = (await link.getAttribute('href')) ?? '';
  expect(await lookAt(page, address)).toEqual({ width: 200, height: 200, isBlue: true });

  const stranger = await browserWith(browser);
  await stranger.goto(`/user-profile?userHash=${userHash}`);
  await expect(stranger.locator(`img[src="${address}"]`)).toBeVisible();
});

test('API-020 ENUM-11 D-70 an introduction video is uploaded, streamed in parts by a stranger, and removed', async ({
  browser,
  request,
}) => {
  const { token, userHash } = await newPerson(request);
  const page = await browserWith(browser, token);
  await page.goto('/user-profile');
  const card = region(page, 'Introduction video');
  await card.getByLabel(/^Video/).setInputFiles(await smallVideo(page));
  const player = page.getByLabel('Nila Test introduces themselves');
  await expect(player).toBeVisible();
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(160);
  await expectNoAxeFaults(page, 'the own profile with a video');

  const stranger = await browserWith(browser);
  const part = stranger.waitForResponse((answer) => answer.url().includes('/media/private/'));
  await stranger.goto(`/user-profile?userHash=${userHash}`);
  const answer = await part;
  expect(answer.status()).toBe(206);
  expect(answer.headers()['content-range']).toMatch(/^bytes 0-\d+\/\d+$/);
  const shown = stranger.getByLabel('Nila Test introduces themselves');
  await expect.poll(() => shown.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
  expect(
    await shown.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      const isOver = new Promise((resolve) => video.addEventListener('ended', () => resolve(true)));
      await video.play();
      return isOver;
    }),
  ).toBe(true);

  await card.getByRole('button', { name: 'Remove' }).click();
  await card.getByRole('button', { name: 'Take it off' }).click();
  await expect(player).toBeHidden();
  expect((await request.get(answer.url())).status()).toBe(404);
  await stranger.reload();
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shown).toBeHidden();
});

test('ENUM-11 API-051 a profile document is visible to its owner only, downloads, and is removed', async ({
  browser,
  request,
}) => {
  const { token, userHash } = await newPerson(request);
  const page = await browserWith(browser, token);
  await page.goto('/user-profile');
  const card = region(page, 'Documents');
  const file = { name: 'Portfolio.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<svg></svg>') };
  await card.getByLabel(/^Add a document/).setInputFiles(file);
  await expect(card.getByText(/Send the file as PDF/)).toBeVisible();
  await card.getByRole('button', { name: 'Remove Portfolio.pdf' }).click();
  const paper = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  await card.getByLabel(/^Add a document/).setInputFiles({ ...file, buffer: paper });
  const link = card.getByRole('link', { name: 'Portfolio.pdf' });
  await expect(link).toBeVisible();
  await expectNoAxeFaults(page, 'the documents of a profile');
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('Portfolio.pdf');

  const stranger = await browserWith(browser);
  await stranger.goto(`/user-profile?userHash=${userHash}`);
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(stranger.getByText('Portfolio.pdf')).toBeHidden();

  await card.getByRole('button', { name: 'Remove Portfolio.pdf' }).click();
  await card.getByRole('button', { name: 'Take out Portfolio.pdf' }).click();
  await expect(link).toBeHidden();
});

test('API-054 two windows on one profile: moving an entry in a list that has changed is refused, and nothing typed is lost', async ({
  browser,
  request,
}) => {
  const { token } = await newPerson(request);
  for (const name of ['Revit', 'Rhino'])
    await request.post('/v2/client/user/details?sectionId=skills', {
      headers: { 'x-auth-token': token },
      data: { data: { name, level: 'ADVANCED' } },
    });
  const first = await browserWith(browser, token);
  const second = await browserWith(browser, token);
  for (const page of [first, second]) await page.goto('/user-profile');

  const typed = region(second, 'Skills').getByLabel(/^Tool or craft/);
  await second.getByRole('button', { name: 'Change Revit' }).click();
  await typed.fill('Revit families');

  await first.getByRole('button', { name: 'Move Rhino up' }).click();
  await expect(first.getByRole('button', { name: 'Move Rhino up' })).toBeDisabled();
  await expect(first.getByRole('button', { name: 'Move Rhino down' })).toBeEnabled();

  await second.getByRole('button', { name: 'Move Rhino up' }).click();
  await expect(region(second, 'Skills').getByRole('button', { name: 'Move Rhino up' })).toBeDisabled();
  // Until its answer has arrived every move is locked, and the list may still change order under a press.
  await expect(region(second, 'Skills').getByRole('button', { name: 'Move Rhino down' })).toBeEnabled();
  await expect(typed).toHaveValue('Revit families');
  await region(second, 'Skills').getByRole('button', { name: 'Save' }).click();
  await expect(second.getByRole('button', { name: 'Change Revit families' })).toBeVisible();

  await first.getByRole('button', { name: 'Add to skills' }).click();
  await region(first, 'Skills')
    .getByLabel(/^Tool or craft/)
    .fill('Dynamo');
  await region(first, 'Skills')
    .getByLabel(/^How well/)
    .selectOption('BEGINNER');
  await region(first, 'Skills').getByRole('button', { name: 'Save' }).click();
  await expect(first.getByRole('button', { name: 'Change Dynamo' })).toBeVisible();
  await second.getByRole('button', { name: 'Move Revit families up' }).click();
  await expect(second.getByText(/changed in another window/)).toBeVisible();
  await expect(second.getByRole('button', { name: 'Change Dynamo' })).toBeVisible();
});
