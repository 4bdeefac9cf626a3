import { ApiError } from '@plinth/api-client/api-error';
import { normalizeEmail } from '@plinth/domain/fields/email';
import { api } from '../../api/client.ts';
import type { Answers } from './answers.ts';
import { readStoredApplication } from './stored-application.ts';

const hasEnded = (leadId: string) =>
  api.leads.redirectApplication({ params: { id: leadId } }).then(
    () => false,
    (error: unknown) => error instanceof ApiError && error.status === 410,
  );

/**
 * Returns the answers to an application that this browser still has to send: those stored under its token, or under the
 * token that its form got and that ended when the mailed link was opened. An application that still opens by its own
 * token is another one and keeps its answers.
 */
export async function unsentAnswers(token: string, emailId: string): Promise<Answers> {
  const stored = readStoredApplication();
  if (!stored?.unsaved) return {};
  if (stored.leadId === token) return stored.unsaved;
  const isOwn = Boolean(stored.emailId) && normalizeEmail(stored.emailId ?? '') === normalizeEmail(emailId);
  return isOwn && (await hasEnded(stored.leadId)) ? stored.unsaved : {};
}
