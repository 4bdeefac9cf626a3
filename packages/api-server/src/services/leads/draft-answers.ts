import {
  type ApplicationAnswer,
  answersFromFacts,
} from '@plinth/domain/course-applications/application-answers';
import { DEFAULT_COUNTRY } from '@plinth/domain/course-applications/application-form';
import type { FoundLead } from './find-lead.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The answers of a draft: those from the lead form, those saved since, and the resume on the server. */
export function draftAnswers({ lead, resume }: Pick<FoundLead, 'lead' | 'resume'>): ApplicationAnswer[] {
  const { data } = lead;
  const told = answersFromFacts({
    firstName: text(data.firstName),
    lastName: text(data.lastName),
    emailId: lead.emailId,
    mobile: text(data.mobile),
    city: text(data.city),
    country: DEFAULT_COUNTRY,
  });
  const stored: ApplicationAnswer[] = resume
    ? [{ questionId: 'resume', responseId: resume.documentId, responseText: resume.name }]
    : [];
  return mergeAnswers(mergeAnswers(told, lead.answers), stored);
}

/** Replaces earlier answers to a question by later ones. */
export function mergeAnswers(
  earlier: readonly ApplicationAnswer[],
  later: readonly ApplicationAnswer[],
): ApplicationAnswer[] {
  const merged = new Map(earlier.map((answer) => [answer.questionId, answer]));
  for (const answer of later) merged.set(answer.questionId, answer);
  return [...merged.values()];
}
