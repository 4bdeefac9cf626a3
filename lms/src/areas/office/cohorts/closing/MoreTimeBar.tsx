import { MoreTime } from '@plinth/domain/closing/cohort-closing';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useQueryClient } from '@tanstack/react-query';
import { giveMoreTime } from '../../../../data/office-closing.ts';
import { FormFrame } from '../../../../parts/FormFrame.tsx';
import { useOfficeChanged } from '../../list/use-office-changed.ts';
import * as css from './closing.css.ts';
import { learnersText } from './closing-texts.ts';

type MoreTimeBarProps = { cohortId: string; chosen: readonly string[]; onGiven: () => void };

/** Gives the chosen learners more time until a day; announces beforehand that they receive a mail. */
export function MoreTimeBar({ cohortId, chosen, onGiven }: MoreTimeBarProps) {
  const client = useQueryClient();
  const changed = useOfficeChanged();
  const held = useDraft({ until: '' });
  const form = useForm<{ until: string }, MoreTime>({
    held,
    judge: (draft) => MoreTime.safeParse({ userIds: chosen, until: draft.until }),
    send: async (body) => {
      const { told } = await giveMoreTime(cohortId, body);
      onGiven();
      await changed(`${learnersText(told)} told about the new day.`);
    },
    // Who has left or lacks nothing any more is shown so behind the message that says it.
    onFailure: () => void client.invalidateQueries({ queryKey: ['office', 'cohort-closing'] }),
  });
  return (
    <FormFrame className={css.part} form={form} label="More time">
      <div className={css.bar}>
        <TextInput
          label={`More time for ${learnersText(chosen.length)} until`}
          type="date"
          required
          {...form.text('until')}
        />
        <SubmitButton form={form} label="Give more time" />
      </div>
      <Text secondary>
        Each of them gets one email with the day. What is due earlier for them is due on that day instead.
      </Text>
    </FormFrame>
  );
}
