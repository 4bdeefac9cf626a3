import { Button } from '@plinth/ui/Button';
import { Container } from '@plinth/ui/Container';
import { EmptyState } from '@plinth/ui/EmptyState';
import { readToken } from '../data/token-cookie.ts';

export function NotFoundPage() {
  const home = readToken()
    ? { href: '/learner-hub', label: 'To your courses' }
    : { href: '/', label: 'To the school' };
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
