import { createFileRoute } from '@tanstack/react-router';
import { JoinPage } from '../../../areas/learn/join/JoinPage.tsx';

export const Route = createFileRoute('/_auth/join/$cohortId/$liveSessionId')({
  head: () => ({ meta: [{ title: `Live session | ${__SCHOOL_NAME__}` }] }),
  component: Join,
});

function Join() {
  return <JoinPage {...Route.useParams()} />;
}
