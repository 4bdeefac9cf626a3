import { createHash } from 'node:crypto';
import type { DocumentKind } from '@plinth/domain/documents/document';
import type { ProfileMediaKey } from '@plinth/domain/profiles/profile-media-key';
import { answerableQuestions } from '@plinth/domain/quizzes/validate-response';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { samePlace } from '../../db/same-place.ts';
import { cohorts, cohortTimelines, enrolments } from '../../db/schema/cohorts.ts';
import { forms, formVersions, onboardingResponses } from '../../db/schema/forms.ts';
import { selfPlacements } from '../../db/schema/placement.ts';

/** A place for a document that everyone of its kind has; its row is created with the first file. */
export type DocumentSlot = {
  documentId: string;
  kind: DocumentKind;
  name: string;
  cohortId: string | null;
  mediaKey?: ProfileMediaKey;
  /** The form question that requests it. */
  questionId?: string;
  /** Its file can be replaced although the school requested it: no one has reviewed it. */
  isReplaceable?: boolean;
};

/** The id of a slot derives from its owner and its purpose, so a slot needs no row before it is filled. */
function slotId(userId: string, purpose: string): string {
  const hex = createHash('sha256').update(`slot:${userId}:${purpose}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The two sides of the identity document. */
export const identitySlots = (userId: string): DocumentSlot[] => [
  {
    documentId: slotId(userId, 'identity-front'),
    kind: 'IDENTITY',
    name: 'Identity document, front',
    cohortId: null,
  },
  {
    documentId: slotId(userId, 'identity-back'),
    kind: 'IDENTITY',
    name: 'Identity document, back',
    cohortId: null,
  },
];

/** The one video of a profile. Anyone who may open the profile may watch it. */
const introductionVideoSlot = (userId: string): DocumentSlot => ({
  documentId: slotId(userId, 'introduction-video'),
  kind: 'OTHER',
  name: 'Introduction video',
  cohortId: null,
  mediaKey: 'INTRODUCTION_VIDEO',
});

/** How many documents a profile has. */
const PROFILE_DOCUMENTS = 5;

/** The documents of a profile, visible only to its owner. */
const profileDocumentSlots = (userId: string): DocumentSlot[] =>
  Array.from({ length: PROFILE_DOCUMENTS }, (_, at) => ({
    documentId: slotId(userId, `profile-document-${at}`),
    kind: 'OTHER',
    name: 'Document of your profile',
    cohortId: null,
    mediaKey: 'DOCUMENT',
  }));

/** The slot of a profile's media with this id, if any. */
export const mediaSlot = (userId: string, documentId: string): DocumentSlot | undefined =>
  [introductionVideoSlot(userId), ...profileDocumentSlots(userId)].find(
    (slot) => slot.documentId === documentId,
  );

/** The slot of a question that requests a document. */
export const questionSlot = (
  userId: string,
  cohortId: string,
  questionId: string,
  name: string,
): DocumentSlot => ({
  documentId: slotId(userId, `question:${cohortId}:${questionId}`),
  kind: 'FORM',
  name,
  cohortId,
  questionId,
});

/** The offer letter of a job that the learner found, one per cohort that places its graduates. */
const offerLetterSlot = (userId: string, cohortId: string, isReplaceable: boolean): DocumentSlot => ({
  documentId: slotId(userId, `offer-letter:${cohortId}`),
  kind: 'OFFER_LETTER',
  name: 'Offer letter',
  cohortId,
  isReplaceable,
});

/**
 * Lists all slots of a person: resume, identity, media of the profile, documents that the onboarding forms of their
 * cohorts request, and the offer letter of a graduate.
 */
export async function documentSlots(db: Queryable, userId: string): Promise<DocumentSlot[]> {
  const places = await db
    .select({
      cohortId: enrolments.cohortId,
      state: enrolments.state,
      pages: forms.pages,
      begunPages: formVersions.pages,
      placementStart: cohortTimelines.time,
      letterReview: selfPlacements.reviewStatus,
    })
    .from(enrolments)
    .innerJoin(cohorts, eq(cohorts.cohortId, enrolments.cohortId))
    .leftJoin(forms, and(eq(forms.formId, cohorts.onboardingFormId), eq(forms.kind, 'ONBOARDING')))
    .leftJoin(onboardingResponses, samePlace(onboardingResponses, enrolments))
    // A person who has started the form is asked for what it requested then.
    .leftJoin(
      formVersions,
      and(eq(formVersions.formId, forms.formId), eq(formVersions.version, onboardingResponses.version)),
    )
    .leftJoin(
      cohortTimelines,
      and(eq(cohortTimelines.cohortId, enrolments.cohortId), eq(cohortTimelines.key, 'PLACEMENT_START_DATE')),
    )
    .leftJoin(
      selfPlacements,
      and(eq(selfPlacements.cohortId, enrolments.cohortId), eq(selfPlacements.userId, userId)),
    )
    .where(eq(enrolments.userId, userId));
  const asked = places.flatMap(({ cohortId, pages, begunPages }) =>
    answerableQuestions((begunPages ?? pages ?? []).flatMap((page) => page.questions))
      .filter((question) => question.questionType === 'DOCUMENT_UPLOAD')
      .map((question) => questionSlot(userId, cohortId, question.questionId, question.question)),
  );
  // The letter can no longer change once it has been reviewed.
  const letters = places
    .filter(({ state, placementStart }) => state === 'COMPLETED' && placementStart !== null)
    .map(({ cohortId, letterReview }) =>
      offerLetterSlot(userId, cohortId, letterReview === null || letterReview === 'PENDING'),
    );
  return [
    { documentId: slotId(userId, 'resume'), kind: 'RESUME', name: 'Resume', cohortId: null },
    ...identitySlots(userId),
    introductionVideoSlot(userId),
    ...profileDocumentSlots(userId),
    ...asked,
    ...letters,
  ];
}
