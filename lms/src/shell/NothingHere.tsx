import { hubPath } from '@plinth/domain/navigation/landing-path';
import { Button } from '@plinth/ui/Button';
import { Container } from '@plinth/ui/Container';
import { EmptyState } from '@plinth/ui/EmptyState';
import { useSnapshot } from 'valtio';
import { readToken } from '../data/token-cookie.ts';
import { session } from '../stores/session.ts';

const OFFICE = { href: '/office', label: 'Go to the office' };
const SCHOOL = { href: '/', label: 'Go to the school' };

/**
 * States that there is nothing at an address, with a link to the office or the courses; for visitors, to the school.
 */
export function NothingHere({ isInOffice = false }: { isInOffice?: boolean }) {
  const { profile } = useSnapshot(session);
  const courses = { href: hubPath(profile?.userData.roles ?? []), label: 'Go to your courses' };
  const home = readToken() ? (isInOffice ? OFFICE : courses) : SCHOOL;
  return (
    <Container width="text" as="main" id="main">
      <EmptyState
        title="There is no page here"
        level={1}
        action={<Button href={home.href}>{home.label}</Button>}
      >
        The address may be mistyped, or the page has moved.
      </EmptyState>
    </Container>
  );
}
