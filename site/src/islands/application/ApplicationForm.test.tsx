import { filledPages } from '@plinth/domain/course-applications/application-state';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { answers, refuses } from '../../../test/server.ts';
import type { Draft } from '../../api/client.ts';
import { storeAttribution } from '../../parts/store-attribution.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { STORED_APPLICATION_KEY } from './stored-application.ts';

const LEAD = 'lead-token-of-twenty-two-chars';
const COUNTRIES = 'AE971 IN91 US1';

const draft = (facts: Partial<Draft> = {}): Draft => ({
  ...filledPages('WEBSITE', [
    { questionId: 'firstName', responseId: null, responseText: 'Noor' },
    { questionId: 'country', responseId: null, responseText: 'India' },
  ]),
  leadId: LEAD,
  formId: 'application',
  currentPageId: 'about-you',
  formDataAltered: false,
  source: 'WEBSITE',
  isSubmitted: false,
  ...facts,
});

const form = (
  <ApplicationForm
    countries={COUNTRIES}
    courses={[
      { value: 'BIM_A', label: 'BIM' },
      { value: 'MCD_US', label: 'Parametric' },
    ]}
  />
);

const show = () => render(form);

/** Renders the form as on the page before the island wakes, fills it in and only then wakes it. */
function showFilled(fill: () => void) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  fill();
  return render(form, { container, hydrate: true });
}

async function begin(person = userEvent.setup(), lastName = 'Khan') {
  await person.type(screen.getByLabelText(/First name/), 'Noor');
  if (lastName) await person.type(screen.getByLabelText(/Last name/), lastName);
  await person.type(screen.getByLabelText(/Email address/), 'noor@plinth.test');
  await person.type(screen.getByLabelText(/Mobile number/), '9876543210');
  await person.click(screen.getByRole('button', { name: 'Start the application' }));
  return person;
}

type Sent = { data: Pick<Draft, 'pages' | 'optionalPages'> };

/** The names of the questions whose answers a request saves. */
const savedIn = ({ body }: { body: unknown }) => {
  const { pages, optionalPages } = (body as Sent).data;
  return [...pages, ...optionalPages].flatMap((page) => page.questions.map(({ questionId }) => questionId));
};

const saved = { leadId: LEAD, currentPageId: 'about-you', formDataAltered: true };

beforeEach(() => {
  delete document.documentElement.dataset.token;
  answers('regions', 'location', { countryCode: 'IN', country: 'India' });
});

describe('the application form', () => {
  it('LEADS-01 LEADS-02 the lead carries the campaign of a visit from Facebook, and the application gets its own address', async () => {
    history.replaceState(null, '', '/courses/x?utm_source=Facebook&utm_medium=cpc&fbclid=abc');
    storeAttribution();
    history.replaceState(null, '', '/apply?product=BIM_A');
    const leads = answers('leads', 'saveLead', { leadId: LEAD });
    answers('leads', 'saveApplicationDraft', saved);
    show();
    await begin();
    expect(await screen.findByRole('heading', { name: 'About you' })).toBeInTheDocument();
    expect(leads[0]?.body).toEqual({
      data: { firstName: 'Noor', lastName: 'Khan', mobile: '+919876543210', productId: 'BIM_A' },
      emailId: 'noor@plinth.test',
      fbclid: 'abc',
      _fbp: '',
      _fbc: '',
      utm_medium: 'cpc',
      utm_campaign: '',
      utm_content: '',
    });
    expect(location.search).toBe(`?leadId=${LEAD}`);
  });

  it.each(['', '-'])(
    'APPLY-01 D-143 somebody with one name can start with "%s" as last name',
    async (last) => {
      const leads = answers('leads', 'saveLead', { leadId: LEAD });
      answers('leads', 'saveApplicationDraft', saved);
      show();
      await begin(userEvent.setup(), last);
      expect(await screen.findByRole('heading', { name: 'About you' })).toBeInTheDocument();
      expect(leads[0]?.body).toMatchObject({ data: { firstName: 'Noor', lastName: last } });
    },
  );

  it('CATALOG-03 VALID-33 the course says its region, and a phone starts with the code of that region', async () => {
    show();
    expect(screen.getByText('Region: India')).toBeVisible();
    expect(screen.getByLabelText('Country code')).toHaveValue('IN');
    await userEvent.selectOptions(screen.getByLabelText(/^Course/), 'MCD_US');
    expect(screen.getByText('Region: USA, Canada & Europe')).toBeVisible();
    expect(screen.getByLabelText('Country code')).toHaveValue('US');
  });

  it('APPLY-01 once an application is started, the page no longer leads to the short form', async () => {
    answers('leads', 'saveLead', { leadId: LEAD });
    answers('leads', 'saveApplicationDraft', saved);
    show();
    expect(document.documentElement).not.toHaveAttribute('data-token');
    await begin();
    await screen.findByRole('heading', { name: 'About you' });
    expect(document.documentElement).toHaveAttribute('data-token');
  });

  it('text typed before an application exists survives a reload', async () => {
    const { unmount } = show();
    await userEvent.selectOptions(screen.getByLabelText(/^Course/), 'MCD_US');
    await userEvent.type(screen.getByLabelText(/First name/), 'Noor');
    unmount();
    show();
    expect(screen.getByLabelText(/First name/)).toHaveValue('Noor');
    expect(screen.getByLabelText(/^Course/)).toHaveValue('MCD_US');
  });

  it('API-066 API-067 an application of this browser continues where the server says; one that no longer exists is forgotten', async () => {
    localStorage.setItem(STORED_APPLICATION_KEY, JSON.stringify({ leadId: LEAD, productCode: 'BIM_A' }));
    answers('leads', 'redirectApplication', {
      leadId: LEAD,
      formId: 'application',
      redirectPath: `/apply?leadId=${LEAD}`,
    });
    answers('leads', 'readApplicationDraft', draft({ currentPageId: 'motivation' }));
    const { unmount } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Motivation' })).toBeVisible();
    expect(location.search).toBe(`?leadId=${LEAD}`);
    unmount();
    history.replaceState(null, '', '/apply');
    refuses('leads', 'redirectApplication', 404, 'We do not recognise this link.');
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('We do not recognise this link.')).toBeVisible();
    expect(localStorage.getItem(STORED_APPLICATION_KEY)).toBeNull();
  });

  it('a link of the error summary to a field keeps the step', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Start the application' }));
    expect(await screen.findByText('3 answers need another look')).toBeVisible();
    history.pushState(null, '', '#apply-firstName');
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getByRole('heading', { name: 'Contact' })).toBeVisible();
  });

  it('APPLY-02 country, state and city suggest names; states and cities follow the country, and any text may be typed', async () => {
    answers('leads', 'readApplicationDraft', draft());
    answers('leads', 'saveApplicationDraft', saved);
    history.replaceState(null, '', `/apply?leadId=${LEAD}`);
    show();
    const namesOf = (label: RegExp) =>
      [...((screen.getByLabelText(label) as HTMLInputElement).list?.options ?? [])].map(({ value }) => value);
    expect(await screen.findByLabelText(/^Country/)).toHaveValue('India');
    expect(namesOf(/^Country/)).toEqual(['India', 'United Arab Emirates', 'United States']);
    expect(namesOf(/^State/)).toContain('Maharashtra');
    expect(namesOf(/^City/)).toContain('Pune');
    await userEvent.clear(screen.getByLabelText(/^Country/));
    await userEvent.type(screen.getByLabelText(/^Country/), 'United Arab Emirates');
    expect(namesOf(/^State/)).toContain('Dubai');
    expect(namesOf(/^City/)).toEqual([]);
  });

  it('APPLY-01 text typed before hydration is submitted, including a phone number with spaces', async () => {
    history.replaceState(null, '', '/apply?product=BIM_A');
    const leads = answers('leads', 'saveLead', { leadId: LEAD });
    answers('leads', 'saveApplicationDraft', saved);
    showFilled(() => {
      screen.getByLabelText<HTMLInputElement>(/First name/).value = 'Noor';
      screen.getByLabelText<HTMLInputElement>(/Last name/).value = 'Khan';
      screen.getByLabelText<HTMLInputElement>(/Email address/).value = 'noor@plinth.test';
      screen.getByLabelText<HTMLInputElement>(/Mobile number/).value = '98765 43210';
    });
    await userEvent.click(screen.getByRole('button', { name: 'Start the application' }));
    expect(await screen.findByRole('heading', { name: 'About you' })).toBeInTheDocument();
    expect(leads[0]?.body).toMatchObject({ data: { firstName: 'Noor', mobile: '+919876543210' } });
  });

  it('a course and a country code chosen before hydration stay chosen', () => {
    showFilled(() => {
      screen.getByText('Region: India').textContent = 'Region: USA, Canada & Europe';
      screen.getByLabelText<HTMLSelectElement>(/^Course/).value = 'MCD_US';
      screen.getByLabelText<HTMLSelectElement>('Country code').value = 'AE';
      screen.getByLabelText<HTMLInputElement>(/Mobile number/).value = '50 123 4567';
    });
    expect(screen.getByLabelText(/^Course/)).toHaveValue('MCD_US');
    expect(screen.getByText('Region: USA, Canada & Europe')).toBeVisible();
    expect(screen.getByLabelText('Country code')).toHaveValue('AE');
  });

  it('text typed before hydration also survives a reload', () => {
    history.replaceState(null, '', '/apply?product=BIM_A');
    const { unmount } = showFilled(() => {
      screen.getByLabelText<HTMLInputElement>(/First name/).value = 'Noor';
    });
    unmount();
    show();
    expect(screen.getByLabelText(/First name/)).toHaveValue('Noor');
  });

  it('LEADS-02 a visit from another source sends no utm fields', async () => {
    history.replaceState(null, '', '/apply?utm_source=google&utm_medium=cpc');
    storeAttribution();
    const leads = answers('leads', 'saveLead', { leadId: LEAD });
    answers('leads', 'saveApplicationDraft', saved);
    show();
    await begin();
    await waitFor(() => expect(leads).toHaveLength(1));
    expect(leads[0]?.body).not.toHaveProperty('utm_medium');
  });

  it('VALID-18 empty required fields keep the step with their errors, and the summary takes the focus', async () => {
    history.replaceState(null, '', '/apply');
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Start the application' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('link', { name: 'First name' })).toHaveAttribute(
      'href',
      '#apply-firstName',
    );
    expect(screen.getByLabelText(/Mobile number/)).toBeInvalid();
    expect(screen.getByLabelText(/Last name/)).toHaveAccessibleDescription(
      'Leave it empty if you have one name.',
    );
  });

  it('APPLY-01 a course that is not offered is refused at the first step: the reason takes the focus, nothing typed is lost, and another course can be chosen', async () => {
    history.replaceState(null, '', '/apply?product=BIM_A');
    refuses('leads', 'saveLead', 409, 'BIM is not offered at present.');
    const { unmount } = show();
    await begin();
    const reason = await screen.findByRole('alert');
    expect(reason).toHaveTextContent('BIM is not offered at present.');
    expect(reason).toHaveFocus();
    expect(screen.getByLabelText(/Email address/)).toHaveValue('noor@plinth.test');
    unmount();
    show();
    expect(screen.getByLabelText(/Mobile number/)).toHaveValue('9876543210');
    const leads = answers('leads', 'saveLead', { leadId: LEAD });
    answers('leads', 'saveApplicationDraft', saved);
    await userEvent.selectOptions(screen.getByLabelText(/^Course/), 'MCD_US');
    await userEvent.click(screen.getByRole('button', { name: 'Start the application' }));
    expect(await screen.findByRole('heading', { name: 'About you' })).toBeInTheDocument();
    expect(leads[0]?.body).toMatchObject({ data: { firstName: 'Noor', productId: 'MCD_US' } });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Saved$/));
  });

  it('APPLY-02 APPLY-01 an application opens by its address, with India as the country, and saves while typing', async () => {
    history.replaceState(null, '', `/apply?leadId=${LEAD}`);
    answers('leads', 'readApplicationDraft', draft());
    const drafts = answers('leads', 'saveApplicationDraft', saved);
    show();
    expect(await screen.findByLabelText(/^Country/, { selector: 'input' })).toHaveValue('India');
    await userEvent.type(screen.getByLabelText(/^City/), 'Pune');
    await waitFor(() => expect(drafts.length).toBeGreaterThan(0));
    expect(JSON.stringify(drafts.at(-1)?.body)).toContain('"responseText":"Pune"');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved'));
  });

  it.each([
    [400, 'This city is not known.'],
    [410, 'this link has ended'],
    [429, 'too much was sent at once'],
    [500, 'something is wrong at the school'],
  ])('a save answered with %s says so, and the typed text stays in the browser', async (status, said) => {
    history.replaceState(null, '', `/apply?leadId=${LEAD}`);
    answers('leads', 'readApplicationDraft', draft());
    refuses('leads', 'saveApplicationDraft', status, 'This city is not known.');
    show();
    await userEvent.type(await screen.findByLabelText(/^City/), 'Pune');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said));
    expect(screen.getByRole('status')).not.toHaveTextContent('no connection');
    expect(localStorage.getItem(STORED_APPLICATION_KEY)).toContain('Pune');
  });

  it('APPLY-01 only changed answers are saved, so that those changed meanwhile in another tab stay', async () => {
    history.replaceState(null, '', `/apply?leadId=${LEAD}`);
    answers('leads', 'readApplicationDraft', draft());
    const drafts = answers('leads', 'saveApplicationDraft', saved);
    show();
    await userEvent.type(await screen.findByLabelText(/^City/), 'Pune');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Saved$/));
    expect(new Set(drafts.flatMap(savedIn))).toEqual(new Set(['city']));
    expect(localStorage.getItem(STORED_APPLICATION_KEY)).not.toContain('Pune');
    drafts.length = 0;
    await userEvent.type(screen.getByLabelText(/^State/), 'Goa');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Saved$/));
    expect(new Set(drafts.flatMap(savedIn))).toEqual(new Set(['state']));
  });

  it('APPLY-01 answers that could not be saved are saved when the application is opened again', async () => {
    history.replaceState(null, '', `/apply?leadId=${LEAD}`);
    answers('leads', 'readApplicationDraft', draft());
    refuses('leads', 'saveApplicationDraft', 500, 'This did not work.');
    const { unmount } = show();
    await userEvent.type(await screen.findByLabelText(/^City/), 'Pune');
    unmount();
    const drafts = answers('leads', 'saveApplicationDraft', saved);
    show();
    expect(await screen.findByLabelText(/^City/)).toHaveValue('Pune');
    await waitFor(() => expect(drafts.map(savedIn)).toEqual([['city']]));
  });

  describe('once the mailed link was opened', () => {
    const MAILED = 'mailed-token-of-twenty-two';
    const ofNoor = filledPages('WEBSITE', [
      { questionId: 'emailId', responseId: null, responseText: 'noor@plinth.test' },
    ]);

    /** Types a city in the tab of the form, which can no longer save it, and then opens the link of our mail. */
    async function typeAndOpenLink(facts: Partial<Draft>) {
      history.replaceState(null, '', `/apply?leadId=${LEAD}`);
      answers('leads', 'readApplicationDraft', draft(ofNoor));
      refuses('leads', 'saveApplicationDraft', 410, 'This application continues with the link in our email.');
      const { unmount } = show();
      await userEvent.type(await screen.findByLabelText(/^City/), 'Pune');
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('this link has ended'));
      unmount();
      const drafts = answers('leads', 'saveApplicationDraft', { ...saved, leadId: MAILED });
      answers('leads', 'readApplicationDraft', draft({ leadId: MAILED, ...facts }));
      history.replaceState(null, '', `/apply?leadId=${MAILED}`);
      show();
      return { drafts, city: await screen.findByLabelText(/^City/) };
    }

    it('APPLY-01 the answers kept in this browser appear under that link and are saved there', async () => {
      refuses('leads', 'redirectApplication', 410, 'This application continues with the link in our email.');
      const { drafts, city } = await typeAndOpenLink(ofNoor);
      expect(city).toHaveValue('Pune');
      await waitFor(() => expect(drafts.map(savedIn)).toEqual([['city']]));
      expect(drafts[0]?.body).toMatchObject({ data: { leadId: MAILED } });
      await waitFor(() =>
        expect(JSON.parse(localStorage.getItem(STORED_APPLICATION_KEY) ?? '')).toEqual({
          leadId: MAILED,
          productCode: null,
          emailId: 'noor@plinth.test',
        }),
      );
    });

    it.each([
      ['of the same address that still opens by its own link', ofNoor],
      ['of another address', filledPages('WEBSITE', [])],
    ])('APPLY-01 the answers of an application %s stay out of it', async (_, facts) => {
      answers('leads', 'redirectApplication', {
        leadId: LEAD,
        formId: 'application',
        redirectPath: `/apply?leadId=${LEAD}`,
      });
      const { city } = await typeAndOpenLink(facts);
      expect(city).toHaveValue('');
      expect(localStorage.getItem(STORED_APPLICATION_KEY)).toContain('Pune');
    });
  });

  it('text typed into an unknown application is prefilled in a new one', async () => {
    history.replaceState(null, '', `/apply?leadId=${LEAD}`);
    localStorage.setItem(
      STORED_APPLICATION_KEY,
      JSON.stringify({
        leadId: LEAD,
        productCode: 'BIM_A',
        unsaved: { firstName: { questionId: 'firstName', responseId: null, responseText: 'Noor' } },
      }),
    );
    refuses('leads', 'readApplicationDraft', 404, 'We do not recognise this link.');
    const { unmount } = show();
    expect(await screen.findByText(/what you typed is kept in this browser/)).toBeInTheDocument();
    unmount();
    history.replaceState(null, '', '/apply');
    show();
    expect(screen.getByLabelText(/First name/)).toHaveValue('Noor');
  });

  it('APPLY-03 asks for the income in India and outside India', async () => {
    history.replaceState(null, '', `/apply?leadId=${LEAD}`);
    answers('leads', 'readApplicationDraft', draft({ currentPageId: 'work-and-software' }));
    show();
    expect(await screen.findByLabelText(/income in India, in rupees/)).toBeInTheDocument();
    expect(screen.getByLabelText(/income outside India, in US dollars/)).toBeInTheDocument();
  });

  it('APPLY-04 asks for the knowledge of each of the five domains', async () => {
    history.replaceState(null, '', `/apply?leadId=${LEAD}`);
    answers('leads', 'readApplicationDraft', draft({ currentPageId: 'motivation' }));
    show();
    await screen.findByText(/How well do you know/);
    for (const domain of [
      'Architecture',
      'Building information modelling',
      'Computational design',
      'Interior design',
      'MEP engineering',
    ])
      expect(
        within(screen.getByRole('group', { name: new RegExp(`^${domain}`) })).getAllByRole('radio'),
      ).toHaveLength(4);
  });

  it('an application already submitted says so and has no Save button', async () => {
    history.replaceState(null, '', `/apply?leadId=${LEAD}`);
    answers('leads', 'readApplicationDraft', draft({ isSubmitted: true }));
    show();
    expect(await screen.findByText('This application has already been submitted')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Save/ })).not.toBeInTheDocument();
    // The page hides the text about submitting.
    expect(document.documentElement.dataset.sent).toBe('');
    cleanup();
    expect(document.documentElement.dataset.sent).toBeUndefined();
  });

  it('APPLY-02 a reload of the review step returns to it', async () => {
    history.replaceState(null, '', `/apply?leadId=${LEAD}#review`);
    answers('leads', 'readApplicationDraft', draft({ currentPageId: 'motivation' }));
    show();
    expect(await screen.findByRole('heading', { name: 'Read it once more, then send it' })).toBeVisible();
  });

  it.each([
    [404, 'We do not recognise this link.'],
    [400, 'id: This link is not valid'],
  ])('an unknown or truncated link offers a new application: %s', async (status, said) => {
    history.replaceState(null, '', `/apply?leadId=${LEAD}`);
    refuses('leads', 'readApplicationDraft', status, said);
    show();
    expect(await screen.findByRole('link', { name: 'Start a new application' })).toHaveAttribute(
      'href',
      '/apply',
    );
  });
});
