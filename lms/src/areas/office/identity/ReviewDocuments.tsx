import { ApiError } from '@plinth/api-client/api-error';
import {
  IDENTITY_REASON_MAX,
  IdentityDecision,
  type IdentityReview,
} from '@plinth/domain/identity/identity-review';
import { Annotation } from '@plinth/ui/Annotation';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decideIdentity, fetchIdentityFile } from '../../../data/office-identity.ts';
import { DocumentPreview } from '../../../parts/DocumentPreview.tsx';
import { identityDocumentName } from '../../../parts/identity-document-name.ts';
import { identityStamp } from '../../../parts/identity-stamp.ts';
import { StampChip } from '../../../parts/StampChip.tsx';
import { useStoredDraft } from '../../../parts/use-stored-draft.ts';
import { shortTime } from '../list/short-time.ts';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import * as css from './identity.css.ts';

/** A person's identity documents: viewed here, then accepted, or refused with a reason that the person reads. */
export function ReviewDocuments({ review, onDone }: { review: IdentityReview; onDone?: () => void }) {
  const { userId, name, emailId, status, documentType, submittedAt, files, remark, reviewer, reviewedAt } =
    review;
  const client = useQueryClient();
  const changed = useOfficeChanged();
  // A reason written about one set of documents does not apply to the person's next one.
  const held = useStoredDraft(`identity:${userId}:${submittedAt}`, { reason: '' });
  const { reason } = held.draft;
  const decide = useMutation({
    mutationFn: (word: IdentityDecision) => decideIdentity(userId, word),
    onSuccess: async (_answer, { decision }) => {
      held.forget();
      onDone?.();
      await changed(
        decision === 'ACCEPT'
          ? `${name || emailId} is verified and was told.`
          : `The documents were refused; ${name || emailId} was told why.`,
      );
    },
  });
  const isLate = decide.error instanceof ApiError && decide.error.status === 409;
  const refusal = IdentityDecision.safeParse({ decision: 'REFUSE', reason, seen: submittedAt });
  const stamp = identityStamp(status);
  return (
    <div className={css.review}>
      <div className={css.line}>
        <StampChip stamp={stamp} />
        <Annotation>
          {identityDocumentName(documentType)}, handed in {shortTime(submittedAt)}
        </Annotation>
      </div>
      {reviewedAt && (
        <Text secondary lines>
          Decided by {reviewer || 'the school'}, {shortTime(reviewedAt)}
          {remark && `: ${remark}`}
        </Text>
      )}
      {files.length === 0 ? (
        <Text secondary>The files are gone.</Text>
      ) : (
        <ul className={css.files}>
          {files.map((file) => (
            <li key={file.documentId} className={css.line}>
              <Text as="span">{file.name}</Text>
              <DocumentPreview
                name={file.name}
                fetchFile={() => fetchIdentityFile({ userId, documentId: file.documentId })}
              />
            </li>
          ))}
        </ul>
      )}
      {decide.error && (
        <Banner
          tone={isLate ? 'warning' : 'error'}
          live="alert"
          action={
            isLate && (
              <Button
                size="s"
                onClick={() => {
                  decide.reset();
                  onDone?.();
                  void client.invalidateQueries({ queryKey: ['office'] });
                }}
              >
                Show what is there now
              </Button>
            )
          }
        >
          {decide.error.message}
        </Banner>
      )}
      {status === 'IN_REVIEW' && !isLate && (
        <form
          className={css.review}
          onSubmit={(event) => {
            event.preventDefault();
            if (refusal.success && !decide.isPending) decide.mutate(refusal.data);
          }}
        >
          <Text secondary>
            Either way {name || emailId} reads it in the app and gets one email. After a refusal they can hand
            in other documents.
          </Text>
          <TextArea
            label="Reason for a refusal"
            hint="The person reads this text exactly as written."
            max={IDENTITY_REASON_MAX}
            {...held.text('reason')}
          />
          <div className={css.actions}>
            <Button
              variant="primary"
              disabled={reason.trim() !== '' || decide.isPending}
              onClick={() => decide.mutate({ decision: 'ACCEPT', seen: submittedAt })}
            >
              Accept
            </Button>
            <Button type="submit" variant="danger" disabled={!refusal.success || decide.isPending}>
              Refuse with this reason
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
