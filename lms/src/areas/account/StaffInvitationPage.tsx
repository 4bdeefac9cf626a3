import { ApiError } from '@plinth/api-client/api-error';
import { exactTime } from '@plinth/domain/dates/format-day';
import { Password } from '@plinth/domain/fields/password';
import { LastName, PersonName } from '@plinth/domain/fields/person-name';
import { MENTOR_ROLE_TITLES } from '@plinth/domain/roles/mentor-role';
import { STAFF_ROLE_TITLES } from '@plinth/domain/staff/staff-role';
import { Button } from '@plinth/ui/Button';
import { useNativeForm } from '@plinth/ui/forms/use-native-form';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { api } from '../../data/api.ts';
import { invitationQuery } from '../../data/staff.ts';
import { LoadState } from '../../parts/LoadState.tsx';
import { NativeForm } from '../../parts/NativeForm.tsx';
import { ownZone } from '../../parts/own-zone.ts';
import { enter } from '../../stores/session.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { NameFields } from './NameFields.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { SecondFactorStep } from './second-factor/SecondFactorStep.tsx';

const SHEET = 'A-004 · Invitation';

/** Accepts an invitation to work at the school through the link of its mail: sets name and password, then signs in. */
export function StaffInvitationPage({ token }: { token: string | undefined }) {
  return token ? <Invitation token={token} /> : <NotOpen isOver={false} />;
}

function Invitation({ token }: { token: string }) {
  const router = useRouter();
  const [waiting, setWaiting] = useState<string | null>(null);
  const invitation = useQuery(invitationQuery(token));
  const { staffRoles = [] } = invitation.data ?? {};
  const enterSchool = () =>
    router.navigate({ href: staffRoles.length > 0 ? '/office' : '/onboarding/mentor', replace: true });
  const { error } = invitation;
  if (error instanceof ApiError && [400, 404, 410].includes(error.status))
    return <NotOpen isOver={error.status === 410} />;
  if (waiting)
    return (
      <SecondFactorStep
        token={waiting}
        method="EMAIL"
        onEntered={enterSchool}
        onRestart={() => location.assign('/login')}
      />
    );
  return (
    <EntryFrame sheet={SHEET} title="You are invited to the school">
      <LoadState
        query={invitation}
        loading="Your invitation is loading"
        failed="Your invitation could not be read"
      >
        {(facts) => <TakeIt token={token} facts={facts} onTaken={enterSchool} onWaiting={setWaiting} />}
      </LoadState>
    </EntryFrame>
  );
}

const Taken = z.object({ firstName: PersonName, lastName: LastName, password: Password });

type Facts = Awaited<ReturnType<typeof api.staff.readInvitation>>;

function TakeIt({
  token,
  facts: { emailId, staffRoles, mentorRoles, hasAccount, expiresAt },
  onTaken,
  onWaiting,
}: {
  token: string;
  facts: Facts;
  onTaken: () => Promise<void>;
  /** Called with the token of a session waiting for the second factor that the account already has. */
  onWaiting: (token: string) => void;
}) {
  const form = useNativeForm({
    judge: (typed) => Taken.safeParse(typed),
    send: async (body) => {
      const answer = await api.staff.acceptInvitation({ params: { token }, body });
      if (answer.needsSecondFactor) return onWaiting(answer.token);
      await enter(answer.token, 'EMAIL');
      await onTaken();
    },
  });
  return (
    <>
      <Text>
        For {emailId}, as{' '}
        {[
          ...staffRoles.map((role) => STAFF_ROLE_TITLES[role]),
          ...mentorRoles.map((role) => MENTOR_ROLE_TITLES[role]),
        ].join(', ')}
        . Open until {exactTime(expiresAt, ownZone())}.
      </Text>
      {hasAccount && (
        <Text tone="soft">
          This address already has an account. It keeps everything, gets the name and password you set here,
          and is signed out everywhere else. Its private addresses for calendar apps end.
        </Text>
      )}
      <NativeForm form={form} action="Accept the invitation">
        <NameFields problemOf={form.problemOf} />
        <NewPasswordField label="Password" error={form.problemOf('password')} />
      </NativeForm>
    </>
  );
}

/** The link opens nothing: possible reasons, and what to do. */
const NotOpen = ({ isOver }: { isOver: boolean }) => (
  <EntryFrame
    sheet={SHEET}
    title={isOver ? 'This invitation has expired' : 'This invitation is not open'}
    footer={
      <Text>
        Joined already? <Link href="/login">Sign in</Link>
      </Text>
    }
  >
    <Text>
      {isOver
        ? 'An invitation works for 72 hours. Ask the colleague who invited you for a new one.'
        : 'It was accepted or withdrawn, a newer one has replaced it, or the link is incomplete. Look for the latest email, or ask the colleague who invited you for a new one.'}
    </Text>
    <Button href="/login">Go to sign-in</Button>
  </EntryFrame>
);
