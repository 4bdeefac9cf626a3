import { CareerDraft } from '@plinth/domain/career-builder/career-draft';
import { CAREER_FORM_ID } from '@plinth/domain/career-builder/career-form';
import { CareerResult } from '@plinth/domain/career-builder/career-result';
import { CareerType } from '@plinth/domain/career-builder/career-roles';
import { Region } from '@plinth/domain/catalog/region';
import { Email } from '@plinth/domain/fields/email';
import { Id } from '@plinth/domain/fields/id';
import { Instant } from '@plinth/domain/fields/instant';
import { LastName, OptionalName, PersonName } from '@plinth/domain/fields/person-name';
import { Phone } from '@plinth/domain/fields/phone';
import { LONG_TEXT_MAX, optionalTextField, textField } from '@plinth/domain/fields/text';
import { Token } from '@plinth/domain/fields/token';
import { Question } from '@plinth/domain/forms/question';
import { ResponseEntries } from '@plinth/domain/forms/response-entry';
import { QuizFeedback } from '@plinth/domain/quizzes/quiz-feedback';
import * as z from 'zod/mini';
import { byAddress, callsOf } from './call.ts';
import { Honeypot } from './honeypot.ts';

const { get, post, put } = callsOf('career-builder');

/** Nothing about an address is ever read back: these answers are the same for every address. */
const Saved = z.object({ saved: z.literal(true) });
const Registered = z.object({ registered: z.literal(true) });

const FormId = z.literal(CAREER_FORM_ID, 'Form not found');

/**
 * Created by the browser that begins an attempt, or mailed to its address: opens what this attempt contains before it is
 * sent in, and nothing else known about the address. Once the mailed one is opened, only that one does.
 */
const DraftToken = { draftToken: z.optional(Token) };

/** The region whose pages a link or address in the answer leads to; India's if omitted. */
const OfRegion = { region: z.optional(Region) };

export const careerBuilder = {
  listRoles: get('/v1/client/public/career-builder/onboarding-career-roles', {
    access: 'public',
    summary: 'Lists the roles to choose from.',
    output: z.object({
      roles: z.array(
        z.object({ careerType: CareerType, title: z.string(), description: z.string(), icon: z.string() }),
      ),
    }),
  }),

  readForm: get('/v1/client/public/career-builder/career-builder-form/{formId}', {
    access: 'public',
    summary:
      'Returns the career builder form, with the answers so far if a draft is named. 404 for an unknown form or draft, 410 for the token of the browser once the emailed link was opened.',
    input: z.object({ params: z.object({ formId: Id }), query: z.optional(z.object(DraftToken)) }),
    output: z.object({
      formId: Id,
      title: z.string(),
      questions: z.array(Question),
      draft: z.optional(CareerDraft),
    }),
  }),

  saveLeadUserData: post('/v2/client/public/career-builder/lead-user-data', {
    access: 'public',
    rateLimit: byAddress(2),
    summary:
      'Saves what a visitor enters at the start. Write-only. With a draft, its link is emailed so that the visitor can continue on another device.',
    input: z.object({
      body: z.object({
        emailId: Email,
        firstName: z.optional(PersonName),
        lastName: z.optional(OptionalName),
        mobile: z.optional(Phone),
        careerType: z.optional(CareerType),
        formId: z.optional(FormId),
        ...OfRegion,
        ...DraftToken,
        ...Honeypot,
      }),
    }),
    output: Saved,
  }),

  savePersonalDetails: put('/v1/client/public/career-builder/personal-details', {
    access: 'public',
    rateLimit: byAddress(2),
    summary: 'Saves a name and phone number. Write-only; never changes an account.',
    input: z.object({
      body: z.object({
        emailId: Email,
        firstName: PersonName,
        lastName: LastName,
        mobile: Phone,
        city: z.optional(textField(80)),
        occupation: z.optional(textField()),
      }),
    }),
    output: Saved,
  }),

  updateLeadUserData: put('/v2/client/public/career-builder/update-lead-user-data/{formId}', {
    access: 'public',
    rateLimit: byAddress(8),
    summary:
      'Saves a correction, and the answers of a step if a draft is named; answers not sent are left unchanged. The answer is the same for an unknown address.',
    input: z.object({
      params: z.object({ formId: Id }),
      query: z.object({ email: Email }),
      body: z.object({
        firstName: z.optional(PersonName),
        lastName: z.optional(OptionalName),
        mobile: z.optional(Phone),
        careerType: z.optional(CareerType),
        responses: z.optional(ResponseEntries),
        ...DraftToken,
      }),
    }),
    output: Saved,
  }),

  submitQuizResponse: put('/v2/client/public/career-builder/submit-quiz-response', {
    access: 'public',
    rateLimit: byAddress(2),
    summary:
      'Submits the answers to the form. Each submission is a separate attempt, but the same answers from the same draft count as one; its token opens these answers only.',
    input: z.object({
      query: z.object({ emailId: Email, careerType: CareerType, formId: FormId }),
      body: z.object({
        responses: ResponseEntries,
        /** Shown only in the report of this attempt. */
        firstName: z.optional(PersonName),
        ...DraftToken,
        ...Honeypot,
      }),
    }),
    output: z.object({ saved: z.literal(true), resultToken: Token }),
  }),

  readResult: get('/v2/client/public/career-builder/result', {
    access: 'public',
    rateLimit: byAddress(4),
    summary:
      'Returns whether a result is ready; the result itself is returned only with the token of that attempt.',
    input: z.object({ query: z.object({ emailId: Email, token: z.optional(Token) }) }),
    output: z.object({
      resultReady: z.boolean(),
      careerType: z.optional(CareerType),
      level: z.optional(CareerResult.shape.level),
      scores: z.optional(CareerResult.shape.scores),
    }),
  }),

  readReport: get('/v1/client/public/career-builder/report-details', {
    access: 'public-token',
    summary: 'Returns the report of one attempt by its token. 404 if unknown, 410 if expired.',
    input: z.object({ query: z.object({ token: Token }) }),
    output: z.object({
      firstName: z.optional(z.string()),
      careerType: CareerType,
      level: CareerResult.shape.level,
      scores: CareerResult.shape.scores,
      skills: CareerResult.shape.skills,
      interests: CareerResult.shape.interests,
      suggestedCourses: CareerResult.shape.suggestedCourses,
      levelUps: CareerResult.shape.levelUps,
      answeredAt: Instant,
      /** From then on the report answers 410. */
      opensUntil: Instant,
    }),
  }),

  downloadReport: get('/v1/client/public/career-builder/report-details/download', {
    access: 'public-token',
    detailedAnswer: true,
    rateLimit: byAddress(2),
    summary: 'Returns the report of one attempt as a PDF. 404 if unknown, 410 if expired.',
    input: z.object({ query: z.object({ token: Token, ...OfRegion }) }),
    output: z.object({ headers: z.object({ 'content-disposition': z.string() }), body: z.file() }),
  }),

  mailResult: post('/v1/client/public/career-builder/result-email', {
    access: 'public',
    rateLimit: byAddress(2),
    summary:
      'Emails the link to the latest result to its address; the answer never reveals whether there is one.',
    input: z.object({ query: z.object({ email: Email, ...OfRegion }) }),
    output: z.object({ sent: z.literal(true) }),
  }),

  saveFeedback: post('/v1/client/public/career-builder/feedback', {
    access: 'public',
    rateLimit: byAddress(2),
    summary: 'Saves a rating from 1 to 5; the last one counts.',
    input: z.object({
      query: z.object({ email: Email, formId: FormId }),
      body: QuizFeedback,
    }),
    output: Saved,
  }),

  registerForLevelUp: post('/v1/client/public/career-builder/register-for-levelup', {
    access: 'public',
    rateLimit: byAddress(2),
    summary:
      'Registers interest in a level-up from the report, optionally with a question; repeating the call returns the same answer.',
    input: z.object({
      query: z.object({
        emailId: Email,
        levelUp: textField(64),
        levelQuery: z.optional(optionalTextField(LONG_TEXT_MAX)),
      }),
    }),
    output: Registered,
  }),

  registerForPortfolioUpgrade: post('/v1/client/public/career-builder/register-for-portfolio-upgrade', {
    access: 'public',
    rateLimit: byAddress(2),
    summary: 'Registers for a portfolio review; repeating the call returns the same answer.',
    input: z.object({ query: z.object({ emailId: Email }) }),
    output: Registered,
  }),
};
