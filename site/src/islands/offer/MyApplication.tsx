import { ApiError } from '@plinth/api-client/api-error';
import { ErrorState } from '@plinth/ui/ErrorState';
import { api } from '../../api/client.ts';
import { toMessage } from '../../api/to-message.ts';
import { OpenedByLink } from '../OpenedByLink.tsx';
import { Reading } from '../Reading.tsx';
import { useLoad } from '../use-load.ts';
import { OfferView } from './OfferView.tsx';
import { StatusLookup } from './StatusLookup.tsx';

/** /my-application: with the dealId of our mail the offer, without it the state of applications. */
export const MyApplication = () => (
  <OpenedByLink what="your application" without={<StatusLookup />}>
    {(address) => {
      const dealId = address.get('dealId');
      return dealId && <OfferOfDeal dealId={dealId} />;
    }}
  </OpenedByLink>
);

function OfferOfDeal({ dealId }: { dealId: string }) {
  const { result, reload } = useLoad(
    async () => (await api.courseApplications.readApplication({ query: { dealId } })).application,
  );
  if (result.state === 'loading') return <Reading what="your application" />;
  if (result.state === 'ready')
    return (
      <OfferView
        application={result.value}
        now={new Date().toISOString()}
        onReload={reload}
        leave={(path) => location.assign(path)}
      />
    );
  const { error } = result;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <ErrorState title="We do not recognise this link" level={2}>
        It may be cut off. Open it again from our email, or <a href="/my-application">look up the status</a>.
      </ErrorState>
    );
  return (
    <ErrorState title="Your application could not be loaded" level={2} onRetry={() => void reload()}>
      {toMessage(error)}
    </ErrorState>
  );
}
