import { expectNoAxeFaults } from '../support/axe.ts';
import { newPerson } from '../support/new-person.ts';
import { ownCohort } from '../support/own-cohort.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('COHORT-04 COHORT-05 academics create groups by size, name them, move a learner, change the guide, set a room and remove an empty one', async ({
  page,
  context,
  request,
}) => {
  const owner = await signIn(context, request, 'owner@plinth.test');
  const { cohortId } = await ownCohort(request, owner, { firstNames: ['Asha', 'Bela', 'Chitra', 'Dev'] });
  const guides = [await newPerson(request, 'Girish'), await newPerson(request, 'Gauri')];
  for (const { userId } of guides) {
    await page.goto(`/office/people/${userId}`);
    await page.getByRole('checkbox', { name: 'Guide' }).check();
    await page.getByRole('button', { name: 'Save teaching roles' }).click();
    await expect(page.getByText('Roles saved.')).toBeVisible();
  }
  await expectNoAxeFaults(page, 'the page of a guide');

  await page.goto(`/office/cohorts/${cohortId}/groups`);
  const studioA = page.getByRole('region', { name: 'Studio A', exact: true });
  await expect(studioA.getByText(/^4 learners of 12,/)).toBeVisible();
  await page.getByRole('button', { name: 'Create or rebalance groups' }).click();
  const sheet = page.getByRole('dialog', { name: 'Create or rebalance groups' });
  await sheet.getByRole('radio', { name: 'Set the group size' }).check();
  await sheet.getByLabel('Learners in a group').fill('2');
  await expect(sheet.getByText('2 learners will be moved and told:')).toBeVisible();
  await expectNoAxeFaults(page, 'the preview of groups by size');
  await sheet.getByRole('button', { name: 'Arrange groups' }).click();
  await expect(sheet).toBeHidden();
  const studioB = page.getByRole('region', { name: 'Studio B', exact: true });
  await expect(studioA.getByText(/^2 learners of 12,/)).toBeVisible();
  await expect(studioB.getByText(/^2 learners of 12,/)).toBeVisible();

  await page.getByRole('button', { name: 'Rename Studio B' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename Studio B' });
  await rename.getByLabel(/^Name of the group/).fill('Studio A');
  await rename.getByRole('button', { name: 'Save name' }).click();
  await expect(rename.getByText('Another group of this cohort is called Studio A.')).toBeVisible();
  await rename.getByLabel(/^Name of the group/).fill('Evening studio');
  await expectNoAxeFaults(page, 'the name of a group');
  await rename.getByRole('button', { name: 'Save name' }).click();
  await expect(rename).toBeHidden();
  const evening = page.getByRole('region', { name: 'Evening studio', exact: true });
  await expect(evening).toBeVisible();

  const assign = async (button: string, title: string, name: string) => {
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: title });
    const option = dialog.getByLabel('Guide').locator('option', { hasText: `${name} Test: 0 cohorts` });
    await dialog.getByLabel('Guide').selectOption((await option.first().getAttribute('value')) ?? '');
    await dialog.getByRole('button', { name: 'Assign' }).click();
    await expect(dialog).toBeHidden();
    await expect(evening.getByText(`${name} Test`, { exact: true })).toBeVisible();
  };
  await assign('Choose guide of Evening studio', 'A guide for Evening studio', 'Girish');
  await assign('Change guide of Evening studio', 'Another guide for Evening studio', 'Gauri');

  await page.getByRole('button', { name: 'Remove Evening studio' }).click();
  const full = page.getByRole('dialog', { name: 'Remove Evening studio' });
  await expect(full.getByText(/^2 learners are in it\./)).toBeVisible();
  const inEvening = full.getByRole('list', { name: 'Who is in Evening studio' }).getByRole('listitem');
  const movers = await inEvening.allTextContents();
  expect(movers).toHaveLength(2);
  await expect(full.getByRole('button', { name: 'Remove the group' })).toBeHidden();
  await expectNoAxeFaults(page, 'a group that cannot be removed');
  await page.keyboard.press('Escape');

  for (const name of movers) {
    await evening.getByRole('checkbox', { name }).check();
    const bar = page.getByRole('region', { name: 'Move learners' });
    await expect(
      bar.getByText(/^The learner and the guides of the groups concerned are notified/),
    ).toBeVisible();
    const target = bar.getByLabel('Move 1 learner to');
    const option = target.locator('option', { hasText: 'Studio A:' });
    await target.selectOption((await option.getAttribute('value')) ?? '');
    await bar.getByRole('button', { name: 'Move' }).click();
    await expect(bar).toBeHidden();
    await expect(studioA.getByRole('checkbox', { name })).toBeVisible();
  }

  await page.getByRole('button', { name: 'Set the room' }).click();
  const room = page.getByRole('dialog', { name: 'Room in a group' });
  await room.getByLabel(/^Learners in a group/).fill('3');
  await expect(room.getByText(/^Studio A has more than that/)).toBeVisible();
  await expectNoAxeFaults(page, 'the room of the groups');
  await room.getByRole('button', { name: 'Save the room' }).click();
  await expect(room).toBeHidden();
  await expect(studioA.getByText(/^4 learners of 3,/)).toBeVisible();

  await page.getByRole('button', { name: 'Remove Evening studio' }).click();
  const empty = page.getByRole('dialog', { name: 'Remove Evening studio' });
  await empty.getByRole('button', { name: 'Remove the group' }).click();
  // The page behind an open dialog is hidden from screen readers, so this holds only once the dialog is closed.
  await expect(empty).toBeHidden();
  await expect(evening).toBeHidden();
  await page.reload();
  await expect(studioA.getByText(/^4 learners of 3,/)).toBeVisible();
  await expect(evening).toBeHidden();
  await expectNoAxeFaults(page, 'the groups of a cohort');

  await page.goto('/office/audit');
  await expect(page.getByRole('link', { name: 'Removed a group' }).first()).toBeVisible();
});
