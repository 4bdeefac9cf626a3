import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expectNoAxeFaults } from '../support/axe.ts';
import { linkOfMail } from '../support/mails.ts';
import { halvedPicture } from '../support/media.ts';
import { browserWith } from '../support/new-person.ts';
import { setToken, tokenOf } from '../support/sign-in.ts';
import { sizeOf } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/** Opens a separate browser in which a person is signed in. */
const browserOf = async (browser: Browser, request: APIRequestContext, emailId: string) =>
  browserWith(browser, await tokenOf(request, emailId));

/** Drops a picture onto a field, as a user would. */
async function dropPicture(page: Page, label: RegExp): Promise<void> {
  const dataTransfer = await page.evaluateHandle(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 64;
    canvas.getContext('2d')?.fillRect(8, 8, 40, 40);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    const transfer = new DataTransfer();
    if (blob) transfer.items.add(new File([blob], 'me.png', { type: 'image/png' }));
    return transfer;
  });
  await page.getByLabel(label).dispatchEvent('drop', { dataTransfer });
}

/** Returns the token of a guide whose profile lacks only the photo, the same at each start. */
async function guideWithoutPhoto(request: APIRequestContext): Promise<string> {
  const token = await tokenOf(request, 'newguide@plinth.test');
  const begin = await request.put('/v1/client/user/profile', {
    headers: { 'x-auth-token': token },
    data: {
      firstName: 'Neel',
      lastName: 'Demo',
      occupation: 'BIM coordinator',
      bio: 'Not written yet',
      workExperienceInMonths: 24,
      currentCompany: 'Demo Practice',
      profileMedia: [],
    },
  });
  expect(begin.status()).toBe(200);
  return token;
}

test('PROFILE-02 PROFILE-03 PROFILE-05 PROFILE-06 VALID-08 VALID-12 a guide without a photo drops one in and submits the popup', async ({
  page,
  context,
  request,
}) => {
  const token = await guideWithoutPhoto(request);
  await setToken(context, token);
  await page.goto('/billing');
  const popup = page.getByRole('dialog', { name: 'Complete your guide profile' });
  await expect(popup).toBeVisible();
  await expectNoAxeFaults(page, 'the guide profile popup');
  const submit = popup.getByRole('button', { name: 'Submit' });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await dropPicture(page, /^Photo/);
  await expect(popup.getByRole('link', { name: 'Your photo' })).toBeVisible();
  await popup.getByLabel(/^Bio/).fill('Reviews drainage drawings.');
  await popup.getByLabel(/^Total Years of Work Experience/).fill('2.5');
  await submit.click();
  await expect(popup).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(popup).toBeHidden();
});

test('PROFILE-02 PROFILE-03 VALID-10 VALID-12 VALID-13 the guide popup is completed with the keyboard alone, and cannot be closed before', async ({
  page,
  context,
  request,
}) => {
  const token = await guideWithoutPhoto(request);
  await setToken(context, token);
  await page.goto('/ig-hub');
  const popup = page.getByRole('dialog', { name: 'Complete your guide profile' });
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeVisible();
  const picture = await halvedPicture(page);
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser');
    await popup.getByLabel(/^Photo/).press('Enter');
    await (await chooser).setFiles(picture);
    await expect(popup.getByRole('link', { name: 'Your photo' })).toBeVisible();
  };
  const submit = popup.getByRole('button', { name: 'Submit' });
  await choose();
  await expect(submit).toBeEnabled();
  await popup.getByRole('button', { name: 'Remove Your photo' }).press('Enter');
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await choose();
  await popup.getByLabel(/^Bio/).fill('Reviews drainage drawings.');
  await submit.press('Enter');
  await expect(popup).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(popup).toBeHidden();
});

test('API-024 API-025 an interrupted onboarding continues in another browser, with every answer', async ({
  browser,
  request,
}) => {
  const token = await tokenOf(request, 'newcomer@plinth.test');
  const headers = { 'x-auth-token': token };
  const { userCohorts } = await (await request.get('/v1/client/user/data-profile', { headers })).json();
  const { cohortId } = [...userCohorts.SPECIALIZATION, ...userCohorts.COHORT][0].cohort;
  await request.post(`/v2/client/lms/user/${cohortId}/onboarding-form?finalSubmission=false`, {
    headers,
    data: { cohortId, requestData: [], finalSubmission: false, currentPageId: 'practice' },
  });
  const form = `/onboarding?cohortId=${cohortId}&page=form&tag=onboarding-v2`;

  const first = await browserOf(browser, request, 'newcomer@plinth.test');
  await first.goto(`/onboarding?cohortId=${cohortId}&page=landingPage&tag=onboarding-v2`);
  await expectNoAxeFaults(first, 'the landing page of onboarding');
  await first.getByRole('link', { name: /^(Start|Continue where you left off)$/ }).click();
  await first.getByLabel('In practice for up to 2 years').check();
  await first.getByLabel('Revit').check();
  await first.getByRole('radio', { name: '7', exact: true }).check();
  await first.getByRole('button', { name: 'Next' }).click();
  await expect(first.getByRole('heading', { name: 'What you are after' })).toBeVisible();
  await first.getByLabel(/^Which building/).fill('A library, because its section is the plan.');
  await expect(first.getByText('Saved', { exact: true })).toBeVisible();
  await expectNoAxeFaults(first, 'the onboarding form');
  await first.context().close();

  const second = await browserOf(browser, request, 'newcomer@plinth.test');
  await second.goto(form);
  await expect(second.getByRole('heading', { name: 'What you are after' })).toBeVisible();
  await expect(second.getByLabel(/^Which building/)).toHaveValue(
    'A library, because its section is the plan.',
  );
  await second.getByRole('button', { name: 'Back' }).click();
  await expect(second.getByLabel('In practice for up to 2 years')).toBeChecked();
  await expect(second.getByLabel('Revit')).toBeChecked();
});

test('REC-01 API-039 API-042 API-043 API-051 a recommendation is requested, written, accepted, and then visible to a stranger', async ({
  browser,
  request,
}, { project }) => {
  // Each screen size has a separate pair: a pair has one recommendation.
  const [asker, writer] =
    sizeOf(project) === 'phone'
      ? (['pooja.demo@plinth.test', 'qasim.demo@plinth.test'] as const)
      : (['ritu.demo@plinth.test', 'sahil.demo@plinth.test'] as const);
  const words = `Clear drawings, and clear questions (${project.name}).`;

  const own = await browserOf(browser, request, asker);
  await own.goto('/user-profile');
  const card = own.getByRole('region', { name: 'Recommendations' });
  await card.getByRole('button', { name: 'Ask someone' }).click();
  await own.getByLabel(/^Email address/).fill(writer);
  await own.getByLabel(/^What it is for/).fill('For my application.');
  await own.getByRole('button', { name: 'Send the request' }).click();
  await expect(own.getByRole('dialog')).toBeHidden();

  const theirs = await browserOf(browser, request, writer);
  await theirs.goto(await linkOfMail(request, writer, /asks you for a recommendation/));
  await expect(theirs.getByRole('dialog', { name: /^Recommend / })).toBeVisible();
  await expectNoAxeFaults(theirs, 'writing a recommendation');
  await theirs.getByLabel(/^Your words/).fill(words);
  await theirs.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(theirs.getByText('You have written one; it is waiting to be accepted.')).toBeVisible();

  const stranger = await browserWith(browser);
  const profile = await (
    await request.get('/v1/client/user/profile', {
      headers: { 'x-auth-token': await tokenOf(request, asker) },
    })
  ).json();
  const published = `/user-profile?userHash=${profile.userProfile.userHash}`;
  await stranger.goto(published);
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(stranger.getByText(words)).toBeHidden();

  await own.goto(await linkOfMail(request, asker, /recommends you/));
  await expect(own.getByRole('heading', { name: 'Recommendations' })).toBeInViewport();
  await card.getByRole('button', { name: /^Accept: the words/ }).click();
  await card.getByRole('button', { name: /^Show on profile/ }).click();
  await expect(card.getByText('Shown on your profile')).toBeVisible();
  await expectNoAxeFaults(own, 'the own profile');

  await stranger.reload();
  await expect(stranger.getByText(words)).toBeVisible();
  await expect(stranger.locator('body')).not.toContainText('@plinth.test');
  await expectNoAxeFaults(stranger, 'a profile for everyone');
});

test("PROFILE-01 API-052 API-055 an entry is added to the user's profile, refused while it is invalid, and removed again", async ({
  browser,
  request,
}) => {
  const page = await browserOf(browser, request, 'wasim.demo@plinth.test');
  await page.goto('/user-profile');
  await page.getByRole('button', { name: 'Add to links' }).click();
  const links = page.getByRole('region', { name: 'Links' });
  await links.getByLabel(/^Where it leads/).selectOption('PORTFOLIO');
  await links.getByLabel(/^What it says/).fill('Competition entries');
  await links.getByLabel(/^Address/).fill('javascript:alert(1)');
  await links.getByRole('button', { name: 'Save' }).click();
  await expect(links.getByText('Enter a link that begins with http:// or https://')).toBeVisible();
  await expectNoAxeFaults(page, 'an entry that is refused');
  await links.getByLabel(/^Address/).fill('https://example.org/wasim');
  await links.getByRole('button', { name: 'Save' }).click();
  await expect(links.getByRole('link', { name: 'Competition entries' })).toBeVisible();
  await links.getByRole('button', { name: 'Remove Competition entries' }).click();
  await links.getByRole('button', { name: 'Take out Competition entries' }).click();
  await expect(links.getByRole('link', { name: 'Competition entries' })).toBeHidden();
});
