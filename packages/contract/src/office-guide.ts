import { FirstRunGuide, GuideStepKey } from '@plinth/domain/first-run/guide-step';
import { SchoolFacts } from '@plinth/domain/first-run/school-facts';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const { get, put } = callsOf('office-guide');

const access = 'staff:staff.manage';
const rateLimit = { calls: 120, seconds: 600, by: 'caller' } as const;
const Facts = z.object({ facts: SchoolFacts, isSaved: z.boolean() });

/** The steps from an empty school to a cohort on sale, and the school's details about itself. */
export const officeGuide = {
  read: get('/v1/office/guide', {
    access: access,
    summary:
      'Returns the steps of the first-run guide; whether a step is done follows from what the school has.',
    output: FirstRunGuide,
  }),

  putOff: put('/v1/office/guide/{step}', {
    access: access,
    rateLimit,
    summary: 'Postpones a step, or resumes it; repeating the call changes nothing.',
    input: z.object({
      params: z.object({ step: GuideStepKey }),
      body: z.object({ isPutOff: z.boolean() }),
    }),
    output: FirstRunGuide,
  }),

  readFacts: get('/v1/office/school-facts', {
    access: access,
    summary:
      "Returns the school's details as printed on its documents, and whether they were saved here or come from the settings.",
    output: Facts,
  }),

  saveFacts: put('/v1/office/school-facts', {
    access: access,
    rateLimit,
    summary:
      "Saves the school's details; `seen` is what was shown. Invoices use them from then on. 409 if changed since.",
    input: z.object({ body: z.object({ facts: SchoolFacts, seen: SchoolFacts }) }),
    output: Facts,
  }),
};
