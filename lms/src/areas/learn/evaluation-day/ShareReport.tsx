import { Button } from '@plinth/ui/Button';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownEvaluationQuery, shareReport } from '../../../data/evaluation-day.ts';
import { copyText } from '../../../parts/copy-text.ts';
import { keepFocus } from '../../../parts/keep-focus.ts';
import * as css from './evaluation-day.css.ts';

type ShareReportProps = { cohortId: string; shareToken: string | null };

/** Publishes the report as a page that anyone with its link can read, and withdraws it. */
export function ShareReport({ cohortId, shareToken }: ShareReportProps) {
  const client = useQueryClient();
  const { queryKey } = ownEvaluationQuery(cohortId);
  const share = useMutation({
    mutationFn: (isShared: boolean) => shareReport({ cohortId, isShared }),
    onSuccess: (answer) =>
      client.setQueryData(queryKey, (kept) => kept && { ...kept, shareToken: answer.shareToken }),
  });
  const href = shareToken === null ? null : `/evaluation-report?token=${shareToken}`;
  const copy = (path: string) =>
    copyText(
      new URL(path, location.origin).href,
      'Link copied.',
      'The link could not be copied. Open the page and copy its address.',
    );
  return (
    <div className={css.share} ref={keepFocus}>
      <Text tone="soft">
        {href === null
          ? 'You can share this report as a page with your first name, the course, the score and the answers. Your guide’s words to you stay here.'
          : 'Anyone with the link can read the page. It shows your first name, and no address.'}
      </Text>
      <div className={css.shareActions}>
        {href === null ? (
          <Button size="s" loading={share.isPending} onClick={() => share.mutate(true)}>
            Create a public page
          </Button>
        ) : (
          <>
            <Link href={href} external>
              Open the public page
            </Link>
            <Button size="s" onClick={() => void copy(href)}>
              Copy the link
            </Button>
            <Button size="s" variant="quiet" loading={share.isPending} onClick={() => share.mutate(false)}>
              Withdraw the link
            </Button>
          </>
        )}
      </div>
      <div aria-live="polite">{share.isError && <Text tone="error">{share.error.message}</Text>}</div>
    </div>
  );
}
