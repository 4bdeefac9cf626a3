import { FirstRunGuide, GuideStepKey } from '@plinth/domain/first-run/guide-step';
import { SchoolFacts } from '@plinth/domain/first-run/school-facts';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const call = callsOf('office-guide');

const access = 'staff:staff.manage';
const rateLimit = { calls: 120, seconds: 600, by: 'caller' } as const;
const Facts = z.object({ facts: SchoolFacts, isSaved: z.boolean() });

/** The steps from an empty school to a cohort on sale, and the school's details about itself. */
export const officeGuide = {
  read: call({
    method: 'GET',
    path: '/v1/office/guide',
    access: access,
    summary: 'The steps of the first-run guide; whether one is done follows from what the school has.',
  })
    .input(z.object({}))
    .output(FirstRunGuide),

  putOff: call({
    method: 'PUT',
    path: '/v1/office/guide/{step}',
    access: access,
    rateLimit,
    summary: 'Leaves a step for later, or takes it up again; a repeat changes nothing.',
  })
    .input(
      z.object({
        params: z.object({ step: GuideStepKey }),
        body: z.object({ isPutOff: z.boolean() }),
      }),
    )
    .output(FirstRunGuide),

  readFacts: call({
    method: 'GET',
    path: '/v1/office/school-facts',
    access: access,
    summary:
      'What the school says of itself on its papers, and whether it was saved here or comes from the settings.',
  })
    .input(z.object({}))
    .output(Facts),

  saveFacts: call({
    method: 'PUT',
    path: '/v1/office/school-facts',
    access: access,
    rateLimit,
    summary: 'Writes it down; `seen` is what was shown. Invoices say it from then on. 409 changed since.',
  })
    .input(z.object({ body: z.object({ facts: SchoolFacts, seen: SchoolFacts }) }))
    .output(Facts),
};
