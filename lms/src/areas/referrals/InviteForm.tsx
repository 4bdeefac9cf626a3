import { Invitation } from '@plinth/domain/referrals/invitation';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Select } from '@plinth/ui/Select';
import { TextInput } from '@plinth/ui/TextInput';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { coursesQuery } from '../../data/public-courses.ts';
import { inviteFriend } from '../../data/referrals.ts';
import { regionQuery } from '../../data/regions.ts';
import { FormFrame } from '../../parts/FormFrame.tsx';
import { useDraft } from '../../parts/use-draft.ts';
import * as css from './ReferralProgramPage.css.ts';

const EMPTY = { refereeName: '', refereeEmailId: '', productId: '' };

/** Invites a friend: one mail goes out, and the friend stands in the list (API-240). */
export function InviteForm() {
  const queryClient = useQueryClient();
  const [isTried, setTried] = useState(false);
  const { draft, change, forget } = useDraft('invite-friend', EMPTY);
  const region = useQuery(regionQuery()).data?.region ?? 'INDIA';
  const courses = useQuery(coursesQuery()).data?.courses ?? [];
  const { productId, ...named } = draft;
  const judged = Invitation.safeParse({ ...named, ...(productId ? { productId } : {}) });
  const invite = useMutation({
    mutationFn: inviteFriend,
    onSuccess: () => {
      for (const name of Object.keys(EMPTY) as (keyof typeof EMPTY)[]) change(name, '');
      forget();
      setTried(false);
      return queryClient.invalidateQueries({ queryKey: ['referrals', 'referees'] });
    },
  });
  const problemOf = (name: keyof typeof EMPTY) =>
    (isTried && !judged.success && judged.error.issues.find(({ path }) => path[0] === name)?.message) || null;
  return (
    <FormFrame
      className={css.form}
      label="Invite a friend"
      typed={judged.success ? judged.data : null}
      send={invite}
      onTry={() => setTried(true)}
      foot={
        <div className={css.foot}>
          <Button type="submit" loading={invite.isPending}>
            Send the invitation
          </Button>
        </div>
      }
    >
      <TextInput
        label="First name"
        required
        autoComplete="off"
        error={problemOf('refereeName')}
        value={draft.refereeName}
        onChange={({ target }) => change('refereeName', target.value)}
      />
      <TextInput
        label="E-mail"
        type="email"
        required
        autoComplete="off"
        error={problemOf('refereeEmailId')}
        value={draft.refereeEmailId}
        onChange={({ target }) => change('refereeEmailId', target.value)}
      />
      <Select
        label="A course that would suit"
        placeholder="They choose themselves"
        options={courses
          .filter((course) => course.region === region && course.slug !== null)
          .map(({ productCode, courseTitle }) => ({ value: productCode, label: courseTitle }))}
        value={productId}
        onChange={({ target }) => change('productId', target.value)}
      />
      {invite.isSuccess && !isTried && (
        <div className={css.foot}>
          <Banner tone="success" live="status">
            {`The invitation is on its way to ${invite.variables.refereeName}. You get a mail that says so.`}
          </Banner>
        </div>
      )}
    </FormFrame>
  );
}
