import {
  type OfficePlacementMessage,
  PlacementMessageAnswer,
} from '@plinth/domain/placement/office-placement';
import { PLACEMENT_MESSAGE_MAX } from '@plinth/domain/placement/placement-message';
import { Heading } from '@plinth/ui/Heading';
import { Link } from '@plinth/ui/Link';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { useQuery } from '@tanstack/react-query';
import { answerPlacementMessage, placementMessageQuery } from '../../../data/office-placement.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import * as own from '../jobs/jobs.css.ts';
import * as css from '../list/list.css.ts';
import { SheetSection } from '../list/SheetSection.tsx';
import { SideSheet } from '../list/SideSheet.tsx';
import { shortTime } from '../list/short-time.ts';
import { useOfficeForm } from '../list/use-office-form.ts';
import { ReopenForm } from './ReopenForm.tsx';

/** One message to the placement team and its answer; whoever missed the placement form gets it opened here. */
export function PlacementMessageSheet({ messageId, onClose }: { messageId: string; onClose: () => void }) {
  const found = useQuery(placementMessageQuery(messageId));
  const one = found.data?.message;
  return (
    <SideSheet
      title={one ? one.name || one.emailId : 'Message'}
      description={one && `${one.cohort}, written ${shortTime(one.createdAt)}`}
      onClose={onClose}
    >
      <LoadState query={found} what="The message">
        {({ message }) => (
          <div className={own.sections}>
            <section className={own.section} aria-label="What was written">
              <Link href={`mailto:${message.emailId}`}>{message.emailId}</Link>
              <Link href={`/office/people/${message.userId}`}>The page of this person</Link>
              {message.subject && <Heading level={3}>{message.subject}</Heading>}
              <p className={own.said}>{message.message}</p>
            </section>
            {message.settled ? <Settled settled={message.settled} /> : <AnswerForm message={message} />}
            <ReopenForm learner={message} reopenedUntil={null} />
          </div>
        )}
      </LoadState>
    </SideSheet>
  );
}

function Settled({
  settled: { answer, by, at },
}: {
  settled: NonNullable<OfficePlacementMessage['settled']>;
}) {
  return (
    <section className={own.section} aria-label="The answer">
      <Heading level={3}>{answer ? 'Answered' : 'Settled without an answer'}</Heading>
      {answer && <p className={own.said}>{answer}</p>}
      <Text secondary>{[by, shortTime(at)].filter(Boolean).join(', ')}</Text>
    </section>
  );
}

function AnswerForm({ message: { messageId, name, emailId } }: { message: OfficePlacementMessage }) {
  const form = useOfficeForm({
    key: `placement-answer:${messageId}`,
    saved: { answer: '' },
    judge: (draft) => PlacementMessageAnswer.safeParse(draft),
    send: ({ answer }) => answerPlacementMessage(messageId, answer),
    said: ({ answer }) => (answer ? `${name || emailId} was answered.` : 'Message settled.'),
  });
  const isEmpty = form.draft.answer.trim() === '';
  return (
    <SheetSection className={own.section} title="Answer">
      <FormFrame className={css.part} form={form} label="Answer">
        <TextArea
          label="Message to the learner"
          hint="Left empty, the message is settled without an answer, such as after a call."
          rows={5}
          max={PLACEMENT_MESSAGE_MAX}
          {...form.text('answer')}
        />
        <Text secondary>
          {isEmpty ? 'Nobody is notified.' : `${emailId} is notified in the app and by email.`}
        </Text>
        <div className={css.actions}>
          <SubmitButton
            form={form}
            variant={isEmpty ? 'secondary' : 'primary'}
            label={isEmpty ? 'Settle without an answer' : 'Send the answer'}
          />
        </div>
      </FormFrame>
    </SheetSection>
  );
}
