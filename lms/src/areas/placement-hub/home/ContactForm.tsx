import { PLACEMENT_MESSAGE_MAX, PlacementMessage } from '@plinth/domain/placement/placement-message';
import { Banner } from '@plinth/ui/Banner';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { useSnapshot } from 'valtio';
import { contactPlacementTeam } from '../../../data/placement.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { useStoredForm } from '../../../parts/use-stored-form.ts';
import { session } from '../../../stores/session.ts';
import * as css from '../placement.css.ts';

const EMPTY = { subject: '', message: '' };

/** A message to the placement team, answered by mail. */
export function ContactForm({ cohortId }: { cohortId: string }) {
  const { profile } = useSnapshot(session);
  const form = useStoredForm({
    key: `placement-contact:${cohortId}`,
    saved: EMPTY,
    isEmptied: true,
    judge: ({ message, subject }) =>
      PlacementMessage.safeParse({ message, ...(subject.trim() ? { subject } : {}) }),
    send: (data) => contactPlacementTeam({ cohortId, ...data }),
  });
  return (
    <FormFrame
      className={css.body}
      label="Write to the placement team"
      form={form}
      action={{ label: 'Send', row: css.actions }}
    >
      <TextInput label="Subject" autoComplete="off" {...form.text('subject')} />
      <TextArea label="Message" required max={PLACEMENT_MESSAGE_MAX} {...form.text('message')} />
      {profile && <Text secondary>The answer goes to {profile.userData.emailId}.</Text>}
      {form.isSent && (
        <Banner tone="success" live="status">
          Your message is with the placement team.
        </Banner>
      )}
    </FormFrame>
  );
}
