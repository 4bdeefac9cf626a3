import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from '../support/axe.ts';
import { openOwnEditor } from '../support/own-editor.ts';
import { expect, test } from '../support/test.ts';

type Editor = Awaited<ReturnType<typeof openOwnEditor>>;

/** The page beside the form is rebuilt after each pause in typing, which takes a while on a busy machine. */
const PREVIEW_MS = 120_000;
const inPreview = expect.configure({ timeout: PREVIEW_MS });

let editor: Editor;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  // Uses the exact commands of the README, which are thus tested too.
  editor = await openOwnEditor();
});
test.afterAll(() => editor?.close());

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the page"]');
const state = (page: Page) => page.getByRole('region', { name: 'Editor' }).getByRole('status');
const unfold = (page: Page, name: string | RegExp) => page.locator('summary', { hasText: name }).click();
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Review and save' }).click();
  await page.getByRole('dialog', { name: 'What will change' }).getByRole('button', { name: 'Save' }).click();
  await expect(state(page)).toHaveText('Saved.');
};

test('CATALOG-04 CATALOG-05 CATALOG-06 CATALOG-11 CONST-38 CONST-39 CONST-40 a marketer edits a page, a picture, a legal text, the home page texts and a page in one region, and the built pages contain it all', async ({
  page,
}) => {
  test.setTimeout(480_000);
  await page.goto(editor.address);
  await expect(state(page)).toHaveText('No unsaved changes');
  await inPreview(preview(page).getByRole('heading', { level: 1 })).toHaveText(
    /Building Information Modelling/,
  );
  await expectNoAxeFaults(page, 'the editor');

  const readCard = await page.request.get(new URL('/social/home-india.png', editor.address).href);
  expect(readCard.headers()['content-type']).toBe('image/png');
  const card = await readCard.body();

  await test.step('a question is edited and the sections are reordered', async () => {
    await unfold(page, 'Questions and answers');
    const first = page.getByRole('group', { name: 'Question 1' });
    await first.getByLabel('Question', { exact: false }).fill('Does my laptop do?');
    await unfold(page, 'Order of the sections');
    const up = page.getByRole('button', { name: 'Move Questions up' });
    await up.focus();
    for (let place = 9; place > 0; place--) {
      await page.keyboard.press('Enter');
      await expect(page.getByText(`Questions is now ${place} of 11`)).toBeAttached();
      await expect(up).toBeFocused();
    }
    await expect(state(page)).toHaveText('Not saved yet');
    await inPreview(preview(page).getByText('Does my laptop do?')).toBeAttached();
    await inPreview(
      preview(page).getByRole('navigation', { name: 'On this page' }).getByRole('listitem').first(),
    ).toHaveText(/A-101\s+Questions/);
    expect(await editor.file('courses/BIM_A.yaml')).not.toContain('Does my laptop do?');
  });

  await test.step('a picture that is too small is refused; a larger one appears in the preview', async () => {
    await unfold(page, /^Pictures/);
    await page.getByRole('button', { name: 'Add a picture' }).click();
    const box = page.getByRole('group', { name: 'Picture 1' });
    const choose = (name: string, buffer: Buffer) =>
      box.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/png', buffer });
    const clip = { x: 0, y: 0, width: 400, height: 300 };
    await choose('Small.png', await page.screenshot({ clip }));
    await expect(box.getByText('The picture is 400 pixels wide: use one of 800 or more')).toBeVisible();
    await choose('The library, federated.png', await page.screenshot());
    await expect(box.getByText('the-library-federated.png')).toBeVisible();
    await box.getByLabel('Description').fill('A federated model of the library on screen.');
    await box.getByLabel('Caption').fill('Module 4. The federated model.');
    const shown = preview(page).getByAltText('A federated model of the library on screen.');
    // The preview is rebuilt after each pause in typing, so it is checked until it settles.
    await expect(async () => {
      await shown.scrollIntoViewIfNeeded({ timeout: 3_000 });
      expect(await shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    }).toPass({ timeout: PREVIEW_MS });
  });

  await test.step('the changed lines are shown before they are saved', async () => {
    await page.getByRole('button', { name: 'Review and save' }).click();
    const dialog = page.getByRole('dialog', { name: 'What will change' });
    await expect(dialog).toContainText('question: Does my laptop do?');
    await expectNoAxeFaults(page, 'what will change');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(state(page)).toHaveText('Saved.');
    expect(await editor.file('courses/BIM_A.yaml')).toContain('file: ./images/the-library-federated.png');
  });

  await test.step('a legal text is saved with the date of the change', async () => {
    await page.getByLabel('What to edit').selectOption('Refunds');
    await inPreview(preview(page).getByRole('heading', { level: 1 })).toHaveText('Refunds');
    const body = page.getByRole('textbox', { name: 'Text' });
    await body.fill('## At any time\n\nAsk <b>us</b>.');
    await expect(body).toHaveAccessibleDescription(/a tag in angle brackets: write the text alone/);
    await body.fill('## At any time\n\nAsk us, we answer within two days.');
    await inPreview(preview(page).getByText('we answer within two days')).toBeAttached();
    // The button changes colour once the text has been judged, which the preview does not wait for.
    await expect(state(page)).toHaveText('Not saved yet');
    await expectNoAxeFaults(page, 'a legal text');
    await save(page);
    expect(await editor.file('legal/refund-policy.md')).toContain(
      `revised: ${new Date().toISOString().slice(0, 10)}`,
    );
  });

  await test.step('the headline of the home pages is changed, with a different one for the US', async () => {
    await page.getByLabel('What to edit').selectOption('Home pages');
    const title = preview(page).getByRole('heading', { level: 1 });
    await inPreview(title).toHaveText('Learn to draw buildings that hold together.');
    const headline = page.getByRole('textbox', { name: /^Headline/ });
    await headline.fill('');
    await expect(headline).toHaveAccessibleDescription(/title is empty: write at least one word/i);
    await headline.fill('Draw what is built.');
    await inPreview(title).toHaveText('Draw what is built.');
    await unfold(page, 'Regions');
    await page.getByRole('button', { name: 'Add texts for USA, Canada and Europe' }).click();
    await headline.last().fill('Draw it in both units.');
    await expectNoAxeFaults(page, 'the words of the home pages');
    await save(page);
    expect(await editor.file('home.yaml')).toContain('title: Draw what is built.');
  });

  await test.step('a page is added in one region', async () => {
    await page.getByRole('button', { name: 'New page' }).click();
    const dialog = page.getByRole('dialog', { name: 'New course page in a region' });
    await expect(dialog.getByRole('option', { name: /Interior Design,/ })).toHaveCount(0);
    await dialog.getByLabel('Course and region').selectOption('BIM Foundations, USA, Canada & Europe');
    await dialog.getByLabel('Address of the page').fill('BIM?');
    await dialog.getByRole('button', { name: 'Add the page' }).click();
    await expect(dialog.getByLabel('Address of the page')).toHaveAccessibleDescription(
      /small letters, digits and hyphens/i,
    );
    await expectNoAxeFaults(page, 'a new page');
    await dialog.getByLabel('Address of the page').fill('bim-foundations');
    await dialog.getByRole('button', { name: 'Add the page' }).click();
    await expect(page.getByLabel('What to edit')).toHaveValue('BIM_SP');
    await inPreview(preview(page).getByRole('heading', { level: 1 })).toHaveText('BIM Foundations');
  });

  await test.step('the build contains all changes', async () => {
    await editor.build();
    const read = async (path: string) => (await editor.built(path))?.toString('utf8') ?? '';
    const course = await read('courses/building-information-modelling.html');
    expect(course).toContain('Does my laptop do?');
    expect(course.indexOf('id="faqs"')).toBeLessThan(course.indexOf('id="audience"'));
    const [, image = ''] = /(<img[^>]*A federated model of the library[^>]*>)/.exec(course) ?? [];
    expect(image).toContain('loading="lazy"');
    const [, small = ''] = /srcset="[^"]*\/(_astro\/[^ ]+\.webp) 600w, /.exec(image) ?? [];
    expect(image).toMatch(/\.webp 1520w/);
    expect(image).toMatch(/\.webp 10w/);
    const picture = await editor.built(small);
    const original = await editor.file('courses/images/the-library-federated.png');
    expect(picture?.subarray(8, 12).toString()).toBe('WEBP');
    expect(picture?.length).toBeLessThan(original.length);
    expect(await read('index.html')).toContain('Draw what is built.');
    expect(await read('me.html')).toContain('Draw what is built.');
    expect(await editor.built('social/home-india.png'), 'the card has the new headline').not.toEqual(card);
    expect(await read('us.html')).toContain('Draw it in both units.');
    expect(await read('refund-policy.html')).toContain('we answer within two days');
    expect(await read('us/courses/bim-foundations.html')).toContain('BIM Foundations');
    expect(await read('us.html')).toContain('/us/courses/bim-foundations');
    expect(await read('sitemap-0.xml')).toContain('/us/courses/bim-foundations');
    expect(await editor.built('courses/bim-foundations.html')).toBeNull();
    expect(await editor.built('me/courses/bim-foundations.html')).toBeNull();
    expect(await read('faqs.json')).toContain('Does my laptop do?');
  });

  await test.step('the new page is removed', async () => {
    await page.getByRole('button', { name: 'Remove the page' }).click();
    await expect(page.getByLabel('What to edit')).not.toHaveValue('BIM_SP');
    expect(JSON.parse(await editor.file('catalogue/course-slugs.json')).BIM_SP.US).toBeNull();
    expect(
      (await page.request.get(new URL('/us/courses/bim-foundations', editor.address).href)).status(),
    ).toBe(404);
  });
});

test('any earlier version can be restored, however many saves followed it', async ({ page }) => {
  await page.goto(editor.address);
  await page.getByLabel('What to edit').selectOption('Computational Design');
  const promise = page.getByRole('textbox', { name: 'Promise' });
  const before = await promise.inputValue();
  for (const text of ['The first rewriting.', 'The second rewriting.']) {
    await promise.fill(text);
    await expect(state(page)).toHaveText('Not saved yet');
    await save(page);
  }
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
  const versions = dialog.locator('summary');
  await expect(versions).toHaveCount(2);
  await expectNoAxeFaults(page, 'earlier versions');
  await versions.last().click();
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(state(page)).toHaveText('The version you chose is back.');
  await expect(promise).toHaveValue(before);
  expect(await editor.file('courses/MCD.yaml')).toContain(before);
});

test('PAY-04 an invalid fee is reported at its field and cannot be saved; a valid one appears on the page', async ({
  page,
}) => {
  await page.goto(editor.address);
  await page.getByLabel('What to edit').selectOption('Fees of all courses');
  await expect(page).toHaveURL(/file=list-prices/);
  await unfold(page, 'BIM for Civil Engineers');
  const fee = page.getByRole('textbox', { name: /In rupees/ }).filter({ visible: true });
  const before = await editor.file('catalogue/list-prices.json');
  await fee.fill('1,30,000');
  await expect(fee).toHaveAccessibleDescription(/The fee in INR is no number: write the digits alone/);
  await expect(state(page)).toHaveText('1 to fix, nothing can be saved');
  await expect(page.getByRole('button', { name: 'Review and save' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectNoAxeFaults(page, 'the editor with a fault');
  expect(await editor.file('catalogue/list-prices.json')).toBe(before);

  await page.getByRole('link', { name: /The fee in INR is no number/ }).click();
  await expect(fee).toBeFocused();
  const amount = before.includes('131000') ? '132000' : '131000';
  await fee.fill(amount);
  await expect(state(page)).toHaveText('Not saved yet');
  await save(page);
  expect(JSON.parse(await editor.file('catalogue/list-prices.json')).BIM_C.INR).toBe(Number(amount));
  await inPreview(preview(page).getByText(`₹1,${amount.slice(1, 3)},000`)).toBeAttached();
  await page.getByRole('button', { name: 'Undo the last save' }).click();
  await expect(state(page)).toHaveText('The version before the last save is back.');
  expect(await editor.file('catalogue/list-prices.json')).toBe(before);
});

test('typed text survives a reload, and a file changed in the meantime is not overwritten', async ({
  page,
}) => {
  await page.goto(editor.address);
  await page.getByLabel('What to edit').selectOption('Computational Design');
  const promise = page.getByRole('textbox', { name: 'Promise' });
  await promise.fill('Mine, as typed.');
  await expect(state(page)).toHaveText('Not saved yet');
  await page.reload();
  await expect(page.getByText('What you typed last time is back')).toBeVisible();
  await expect(promise).toHaveValue('Mine, as typed.');

  const text = await editor.file('courses/MCD.yaml');
  await writeFile(editor.pathOf('courses/MCD.yaml'), `# Read by a colleague\n${text}`);
  await page.getByRole('button', { name: 'Review and save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'The file was changed meanwhile' });
  await expect(conflict).toContainText('promise: Mine, as typed.');
  await expectNoAxeFaults(page, 'a file that was changed meanwhile');
  await conflict.getByRole('button', { name: 'Use the file, discard mine' }).click();
  await expect(state(page)).toHaveText('No unsaved changes');
  await expect(promise).not.toHaveValue('Mine, as typed.');
  await writeFile(editor.pathOf('courses/MCD.yaml'), text);
});

test('the preview follows the edits at desktop and phone width; removed items and discarded changes can be restored', async ({
  page,
}) => {
  await page.goto(editor.address);
  await page.getByLabel('What to edit').selectOption('Computational Design');
  const questions = preview(page).locator('#faqs');
  await inPreview(questions).toBeAttached();
  // A page being rebuilt is queried again.
  const isAtTop = () =>
    questions.evaluate((part) => Math.abs(part.getBoundingClientRect().top) < 2).catch(() => false);

  await unfold(page, 'Questions and answers');
  await expect.poll(isAtTop).toBe(true);
  const question = page.getByRole('group', { name: 'Question 1' });
  const asked = question.getByRole('textbox').first();
  const first = await asked.inputValue();
  await question.getByLabel('Answer').fill('Seen while it is typed.');
  await inPreview(preview(page).getByText('Seen while it is typed.')).toBeInViewport();
  await expect.poll(isAtTop).toBe(true);
  const chip = page.getByRole('button', { name: 'Phone', exact: true });
  await chip.click();
  await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.clientWidth)).toBeLessThan(391);
  await expect.poll(isAtTop).toBe(true);
  const [ink, ground] = await chip.evaluate((button) => {
    const { color, backgroundColor } = getComputedStyle(button);
    return [color, backgroundColor];
  });
  expect(ink, 'a chosen chip under the pointer can be read').not.toBe(ground);

  await page.getByRole('button', { name: 'Titles only' }).click();
  await page.getByRole('button', { name: 'Remove question 1' }).click();
  await expect(page.getByText('Question 1 is removed.')).toBeVisible();
  const back = page.getByRole('button', { name: 'Put it back' });
  await expect(back).toBeFocused();
  await expectNoAxeFaults(page, 'a list of titles');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move question 1 up' })).toBeFocused();
  await page.getByRole('button', { name: 'All texts' }).click();
  await expect(asked).toHaveValue(first);

  await expect(state(page)).toHaveText('Not saved yet');
  await page.keyboard.press('Control+s');
  const review = page.getByRole('dialog', { name: 'What will change' });
  await expect(review).toContainText('Seen while it is typed.');
  await review.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(state(page)).toHaveText('No unsaved changes');
  await page.getByRole('button', { name: 'Restore them' }).click();
  await expect(state(page)).toHaveText('Not saved yet');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(state(page)).toHaveText('No unsaved changes');
});

test('the bar stays under 180 px high and only the panes scroll at the narrowest width that has both panes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1080, height: 800 });
  await page.goto(editor.address);
  await expect(state(page)).toHaveText('No unsaved changes');
  const tall = await page
    .getByRole('region', { name: 'Editor' })
    .evaluate((bar) => bar.getBoundingClientRect().height);
  expect(tall).toBeLessThan(180);
  const [page_, window_] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
  expect(page_, 'nothing but the panes scrolls').toBe(window_);
});

test('CATALOG-04 `pnpm editor`, the command named in the README, prints the only address that opens the editor', async ({
  page,
}) => {
  await page.goto(editor.address.replace(/#.*/, ''));
  await expect(page.getByRole('heading', { name: 'The editor cannot start' })).toBeVisible();
  await expect(page.getByText('Use the address it printed.')).toBeVisible();
  await page.goto(editor.address);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Editor' })).toBeVisible();
});
