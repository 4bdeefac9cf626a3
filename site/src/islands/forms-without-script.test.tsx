import { CAREER_FORM_ID } from '@plinth/domain/career-builder/career-form';
import type { CareerType } from '@plinth/domain/career-builder/career-roles';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApplicationForm } from './application/ApplicationForm.tsx';
import { CareerBuilder } from './career-builder/CareerBuilder.tsx';
import { CareerReport } from './career-report/CareerReport.tsx';
import { MentorApplication } from './mentor-application/MentorApplication.tsx';
import { MyApplication } from './offer/MyApplication.tsx';

const COUNTRIES = 'IN91 US1';
const REPORT = { formId: CAREER_FORM_ID, region: 'INDIA', roles: {} as Record<CareerType, string> } as const;

it.each([
  [
    'APPLY-01 the application',
    <ApplicationForm key="form" countries={COUNTRIES} courses={[{ value: 'BIM_A', label: 'BIM' }]} />,
  ],
  ['ROLE-21 the status lookup', <MyApplication key="form" />],
  [
    'CAREER-01 the career builder',
    <CareerBuilder
      key="form"
      formId={CAREER_FORM_ID}
      region="INDIA"
      questionCount={1}
      roles={[]}
      countries={COUNTRIES}
    />,
  ],
  ['API-239 the form for the link of a report', <CareerReport key="form" {...REPORT} />],
  ['API-070 the documents of a mentor', <MentorApplication key="form" />],
])('%s, submitted without its script, does not put what was typed into the address', (_, island) => {
  const built = document.createElement('div');
  built.innerHTML = renderToString(island);
  // Outside a dialog the browser then does nothing; by default it would open a page with the text in its address.
  expect([...built.querySelectorAll('form')].map(({ method }) => method)).toEqual(['dialog']);
});
