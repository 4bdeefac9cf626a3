import { ApiError } from '@plinth/api-client/api-error';
import { ErrorState } from '@plinth/ui/ErrorState';
import { api } from '../../api/client.ts';
import { toMessage } from '../../api/to-message.ts';
import { OpenedByLink } from '../OpenedByLink.tsx';
import { Reading } from '../Reading.tsx';
import { useLoad } from '../use-load.ts';
import { EvaluationReportView } from './EvaluationReportView.tsx';

/** /evaluation-report: the evaluation that a learner has shared, opened by its token. */
export const EvaluationReport = () => (
  <OpenedByLink what="the report" without={<UnknownLink />}>
    {(address) => {
      const token = address.get('token');
      return token && <ReportOfToken token={token} />;
    }}
  </OpenedByLink>
);

function UnknownLink() {
  return (
    <ErrorState title="We do not recognise this link" level={2}>
      It may be cut off. Ask the person who sent it to you for the full link.
    </ErrorState>
  );
}

function ReportOfToken({ token }: { token: string }) {
  const { result, reload } = useLoad(
    async () => (await api.evaluationDay.readPublicReport({ query: { token } })).report,
  );
  if (result.state === 'loading') return <Reading what="the report" />;
  if (result.state === 'ready') return <EvaluationReportView report={result.value} />;
  const { error } = result;
  if (error instanceof ApiError && error.status === 410)
    return (
      <ErrorState title="This report is no longer shared" level={2}>
        The learner has withdrawn the link. They can send you another one.
      </ErrorState>
    );
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <UnknownLink />;
  return (
    <ErrorState title="The report could not be loaded" level={2} onRetry={() => void reload()}>
      {toMessage(error)}
    </ErrorState>
  );
}
