import { InvitedFriend } from '@plinth/domain/referrals/invited-friend';
import { Banner } from '@plinth/ui/Banner';
import { Select } from '@plinth/ui/Select';
import { TextInput } from '@plinth/ui/TextInput';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { coursesQuery } from '../../data/public-courses.ts';
import { inviteFriend } from '../../data/referrals.ts';
import { regionQuery } from '../../data/regions.ts';
import { FormFrame } from '../../parts/FormFrame.tsx';
import { useStoredForm } from '../../parts/use-stored-form.ts';
import * as css from './ReferralProgramPage.css.ts';

const EMPTY = { refereeName: '', refereeEmailId: '', productId: '' };

/** Invites a friend: one mail is sent, and the friend appears in the list. */
export function InviteForm() {
  const queryClient = useQueryClient();
  const [invited, setInvited] = useState('');
  const region = useQuery(regionQuery()).data?.region ?? 'INDIA';
  const courses = useQuery(coursesQuery()).data?.courses ?? [];
  const form = useStoredForm({
    key: 'invite-friend',
    saved: EMPTY,
    isEmptied: true,
    judge: ({ productId, ...named }) =>
      InvitedFriend.safeParse({ ...named, ...(productId ? { productId } : {}) }),
    send: inviteFriend,
    onSent: (_, { refereeName }) => {
      setInvited(refereeName);
      return queryClient.invalidateQueries({ queryKey: ['referrals', 'referees'] });
    },
  });
  return (
    <FormFrame
      className={css.form}
      label="Invite a friend"
      form={form}
      action={{ label: 'Send the invitation', row: css.footer }}
    >
      <TextInput label="First name" required autoComplete="off" {...form.text('refereeName')} />
      <TextInput label="Email" type="email" required autoComplete="off" {...form.text('refereeEmailId')} />
      <Select
        label="A course that would suit"
        placeholder="They choose themselves"
        options={courses
          .filter((course) => course.region === region && course.slug !== null)
          .map(({ productCode, courseTitle }) => ({ value: productCode, label: courseTitle }))}
        {...form.text('productId')}
      />
      {form.isSent && (
        <div className={css.footer}>
          <Banner tone="success" live="status">
            {`The invitation is on its way to ${invited}. You get an email that says so.`}
          </Banner>
        </div>
      )}
    </FormFrame>
  );
}
