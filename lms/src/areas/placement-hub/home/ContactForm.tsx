import { PLACEMENT_MESSAGE_MAX, PlacementMessage } from '@plinth/domain/placement/placement-message';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { contactPlacementTeam } from '../../../data/placement.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { useDraft } from '../../../parts/use-draft.ts';
import { session } from '../../../stores/session.ts';
import * as css from '../placement.css.ts';

const EMPTY = { subject: '', message: '' };

/** A message to the placement team; the answer comes by mail (API-268). */
export function ContactForm({ cohortId }: { cohortId: string }) {
  const { profile } = useSnapshot(session);
  const [isTried, setTried] = useState(false);
  const { draft, change, forget } = useDraft(`placement-contact:${cohortId}`, EMPTY);
  const judged = PlacementMessage.safeParse({
    message: draft.message,
    ...(draft.subject.trim() ? { subject: draft.subject } : {}),
  });
  const send = useMutation({
    mutationFn: contactPlacementTeam,
    onSuccess: () => {
      change('subject', '');
      change('message', '');
      forget();
      setTried(false);
    },
  });
  const problemOf = (name: keyof typeof EMPTY) =>
    (isTried && !judged.success && judged.error.issues.find(({ path }) => path[0] === name)?.message) || null;
  return (
    <FormFrame
      className={css.body}
      label="Write to the placement team"
      typed={judged.success ? { cohortId, ...judged.data } : null}
      send={send}
      onTry={() => setTried(true)}
      foot={
        <div className={css.actions}>
          <Button type="submit" loading={send.isPending}>
            Send
          </Button>
        </div>
      }
    >
      <TextInput
        label="Subject"
        autoComplete="off"
        error={problemOf('subject')}
        value={draft.subject}
        onChange={({ target }) => change('subject', target.value)}
      />
      <TextArea
        label="Message"
        required
        max={PLACEMENT_MESSAGE_MAX}
        error={problemOf('message')}
        value={draft.message}
        onChange={({ target }) => change('message', target.value)}
      />
      {profile && (
        <Text size="s" tone="soft">
          The answer goes to {profile.userData.emailId}.
        </Text>
      )}
      {send.isSuccess && !isTried && (
        <Banner tone="success" live="status">
          Your message is with the placement team.
        </Banner>
      )}
    </FormFrame>
  );
}
