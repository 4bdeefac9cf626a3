import { ApiError } from '@plinth/api-client/api-error';
import type { CareerFormId } from '@plinth/domain/career-builder/career-form';
import type { CareerType } from '@plinth/domain/career-builder/career-roles';
import type { Region } from '@plinth/domain/catalog/region';
import { careerBuilderPath } from '@plinth/domain/navigation/career-builder-path';
import { ErrorState } from '@plinth/ui/ErrorState';
import { api } from '../../api/client.ts';
import { toMessage } from '../../api/to-message.ts';
import * as css from '../island.css.ts';
import { OpenedByLink } from '../OpenedByLink.tsx';
import { Reading } from '../Reading.tsx';
import { useLoad } from '../use-load.ts';
import { AskForLink } from './AskForLink.tsx';
import { ReportView } from './ReportView.tsx';

type Props = {
  formId: CareerFormId;
  region: Region;
  /** The names of the roles at build time. */
  roles: Record<CareerType, string>;
};

/**
 * /career-builder/report of a region: the result of one attempt, opened by its token; without one the way to get it
 * mailed.
 */
export const CareerReport = (page: Props) => (
  <OpenedByLink what="the report" without={<AskForLink region={page.region} />}>
    {(address) => {
      const token = address.get('token');
      return token && <ReportOfToken token={token} {...page} />;
    }}
  </OpenedByLink>
);

function ReportOfToken({ token, formId, region, roles }: Props & { token: string }) {
  const { result, reload } = useLoad(() => api.careerBuilder.readReport({ query: { token } }));
  if (result.state === 'loading') return <Reading what="the report" />;
  if (result.state === 'ready')
    return (
      <ReportView
        report={result.value}
        role={roles[result.value.careerType]}
        {...{ token, formId, region }}
      />
    );
  const { error } = result;
  if (error instanceof ApiError && error.status === 410)
    return (
      <ErrorState title="This report has expired" level={2}>
        A result can be opened for 90 days. <a href={careerBuilderPath(region)}>Answer the questions again</a>
        ; it takes about five minutes.
      </ErrorState>
    );
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <div className={css.stack}>
        <ErrorState title="We cannot find this report" level={2}>
          The link may be cut off. Open it again from our email, or have it sent again.
        </ErrorState>
        <AskForLink region={region} />
      </div>
    );
  return (
    <ErrorState title="The report could not be loaded" level={2} onRetry={() => void reload()}>
      {toMessage(error)}
    </ErrorState>
  );
}
