import {
  AcceptanceMove,
  type OfficeApplicationDetail,
} from '@plinth/domain/course-applications/office-application';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { zoneText } from '@plinth/domain/dates/zone-text';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { moveAcceptance } from '../../../data/office-applications.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from '../list/list.css.ts';
import { useLookAgain } from '../list/use-look-again.ts';
import { useOfficeChanged } from '../list/use-office-changed.ts';

/** The form that moves the last day to accept an open offer, if it still is the one that was shown. */
export function AcceptanceForm({ application }: { application: OfficeApplicationDetail }) {
  const changed = useOfficeChanged();
  const held = useDraft({ until: '' });
  const form = useForm<typeof held.draft, AcceptanceMove>({
    held,
    judge: (draft) => AcceptanceMove.safeParse({ ...draft, seen: application.acceptUntil }),
    send: async (move) => {
      await moveAcceptance(application.applicationId, move);
      await changed('Deadline moved.');
      held.clear();
    },
    onFailure: useLookAgain(),
  });
  return (
    <FormFrame
      className={css.part}
      form={form}
      label="Move the last day"
      action={{ label: 'Move the last day', row: css.actions }}
    >
      <Heading level={3}>Move the last day</Heading>
      <Text secondary>
        The day counts in full, in {zoneText(DEFAULT_TIMEZONE)}; a day that has passed ends the offer. No
        email goes: the applicant sees it with the offer.
      </Text>
      <TextInput label="Can be accepted until" type="date" {...form.text('until')} />
    </FormFrame>
  );
}
