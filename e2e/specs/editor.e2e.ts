import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from '../support/axe.ts';
import { openOwnEditor } from '../support/own-editor.ts';
import { expect, test } from '../support/test.ts';

type Editor = Awaited<ReturnType<typeof openOwnEditor>>;

let editor: Editor;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  editor = await openOwnEditor();
});
test.afterAll(() => editor?.close());

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the page"]');
const state = (page: Page) => page.getByRole('region', { name: 'Editor' }).getByRole('status');
const unfold = (page: Page, name: string) => page.locator('summary', { hasText: name }).click();
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Review and save' }).click();
  await page.getByRole('dialog', { name: 'What will change' }).getByRole('button', { name: 'Save' }).click();
  await expect(state(page)).toHaveText('Saved.');
};

test('CATALOG-06 a question and the order of the sections are edited, previewed, saved and on the built page @one-size', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.goto(editor.address);
  await expect(state(page)).toHaveText('As in the file');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(
    /Building Information Modelling/,
    {
      timeout: 90_000,
    },
  );
  await expectNoAxeFaults(page, 'the editor');

  await unfold(page, 'Questions and answers');
  const first = page.getByRole('group', { name: 'Question 1' });
  await first.getByLabel('Question', { exact: false }).fill('Does my laptop do?');
  await unfold(page, 'Order of the sections');
  const up = page.getByRole('button', { name: 'Move Questions up' });
  await up.focus();
  for (let place = 7; place > 0; place--) {
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Questions is now ${place} of 9`)).toBeAttached();
    await expect(up).toBeFocused();
  }
  await expect(state(page)).toHaveText('Not saved yet');
  await expect(preview(page).getByText('Does my laptop do?')).toBeAttached();
  await expect(
    preview(page).getByRole('navigation', { name: 'On this page' }).getByRole('listitem').first(),
  ).toHaveText(/A-101\s+Questions/);
  expect(await editor.file('courses/BIM_A.yaml')).not.toContain('Does my laptop do?');

  await page.getByRole('button', { name: 'Review and save' }).click();
  const dialog = page.getByRole('dialog', { name: 'What will change' });
  await expect(dialog).toContainText('question: Does my laptop do?');
  await expectNoAxeFaults(page, 'what will change');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(state(page)).toHaveText('Saved.');
  expect(await editor.file('courses/BIM_A.yaml')).toContain('question: Does my laptop do?');

  const built = await editor.build('courses/building-information-modelling.html');
  expect(built).toContain('Does my laptop do?');
  expect(built.indexOf('id="faqs"')).toBeLessThan(built.indexOf('id="audience"'));
});

test('PAY-04 a bad fee is told at its field and cannot be saved; a good one is on the page', async ({
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
  await expect(state(page)).toHaveText('1 to mend, nothing can be saved');
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
  await expect(preview(page).getByText(`₹1,${amount.slice(1, 3)},000`)).toBeAttached();
  await page.getByRole('button', { name: 'Undo the last save' }).click();
  await expect(state(page)).toHaveText('The version before the last save is back.');
  expect(await editor.file('catalogue/list-prices.json')).toBe(before);
});

test('what is typed survives a reload, and a file changed meanwhile is not overwritten', async ({ page }) => {
  await page.goto(editor.address);
  await page.getByLabel('What to edit').selectOption('Computational Design');
  const summary = page.getByRole('textbox', { name: 'Summary' }).first();
  await summary.fill('Mine, as typed.');
  await expect(state(page)).toHaveText('Not saved yet');
  await page.reload();
  await expect(page.getByText('What you typed last time is back')).toBeVisible();
  await expect(summary).toHaveValue('Mine, as typed.');

  const text = await editor.file('courses/MCD.yaml');
  await writeFile(editor.pathOf('courses/MCD.yaml'), `# Read by a colleague\n${text}`);
  await page.getByRole('button', { name: 'Review and save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'The file was changed meanwhile' });
  await expect(conflict).toContainText('summary: Mine, as typed.');
  await expectNoAxeFaults(page, 'a file that was changed meanwhile');
  await conflict.getByRole('button', { name: 'Take the file, drop mine' }).click();
  await expect(state(page)).toHaveText('As in the file');
  await expect(summary).not.toHaveValue('Mine, as typed.');
  await writeFile(editor.pathOf('courses/MCD.yaml'), text);
});

test('CATALOG-04 CATALOG-11 a course gets a page in one region without code @one-size', async ({ page }) => {
  await page.goto(editor.address);
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
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('BIM Foundations', {
    timeout: 60_000,
  });
});

test('the editor opens with the printed address only', async ({ page }) => {
  await page.goto(editor.address.replace(/#.*/, ''));
  await expect(page.getByRole('heading', { name: 'The editor cannot start' })).toBeVisible();
  await expect(page.getByText('Use the address it printed.')).toBeVisible();
});
