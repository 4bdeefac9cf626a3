import { ApiError } from '@plinth/api-client/api-error';
import type { CareerFormId } from '@plinth/domain/career-builder/career-form';
import type { CareerType } from '@plinth/domain/career-builder/career-roles';
import type { Region } from '@plinth/domain/catalog/region';
import { careerBuilderPath } from '@plinth/domain/navigation/career-builder-path';
import { ErrorState } from '@plinth/ui/ErrorState';
import { useRef } from 'react';
import { api } from '../../api/client.ts';
import { toMessage } from '../../api/to-message.ts';
import * as css from '../island.css.ts';
import { Reading } from '../Reading.tsx';
import { useAddress } from '../use-address.ts';
import { useLoad } from '../use-load.ts';
import { useReady } from '../use-ready.ts';
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
export function CareerReport({ formId, region, roles }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const token = useAddress()?.get('token') ?? null;
  useReady(root);
  return (
    <div ref={root}>
      {token ? (
        <ReportOfToken {...{ token, formId, region, roles }} />
      ) : (
        <>
          <div className={css.withToken}>
            <Reading what="the report" />
          </div>
          <div className={css.withoutToken}>
            <AskForLink region={region} />
          </div>
        </>
      )}
    </div>
  );
}

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
