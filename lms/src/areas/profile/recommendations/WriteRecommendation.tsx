import { TEXT_AREA_MAX } from '@plinth/domain/fields/text';
import { RECOMMENDATION_MAX, RecommendationText } from '@plinth/domain/recommendations/recommendation';
import { judged } from '@plinth/ui/forms/judged';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { recommendationStatusQuery, saveRecommendation } from '../../../data/recommendations.ts';
import { showToast } from '../../../parts/show-toast.ts';
import { useStoredForm } from '../../../parts/use-stored-form.ts';
import { DialogForm } from '../DialogForm.tsx';

type WriteRecommendationProps = { userHash: string; firstName: string; isOpenAtOnce: boolean };

const STANDS = {
  PENDING: 'You have written one; it is waiting to be accepted.',
  ACCEPTED: 'Your recommendation is accepted.',
  REJECTED: 'Your recommendation was declined. You can reword it.',
} as const;

/** The state of the reader's own recommendation, and the form to write or change it. */
export function WriteRecommendation({ userHash, firstName, isOpenAtOnce }: WriteRecommendationProps) {
  const status = useQuery(recommendationStatusQuery(userHash));
  if (!status.data) return null;
  const { canRecommend, hasRecommended, recommendationId, relationship, text } = status.data;
  if (!canRecommend && !hasRecommended) return null;
  return (
    <>
      {hasRecommended && status.data.status && <Text secondary>{STANDS[status.data.status]}</Text>}
      <RecommendationDialog
        key={recommendationId ?? 'new'}
        userHash={userHash}
        firstName={firstName}
        recommendationId={recommendationId}
        initial={{ relationship: relationship ?? '', text: text ?? '' }}
        isOpenAtOnce={isOpenAtOnce && canRecommend}
      />
    </>
  );
}

type RecommendationDialogProps = WriteRecommendationProps & {
  recommendationId: string | undefined;
  initial: { relationship: string; text: string };
};

const WORDS = RecommendationText.text;

function RecommendationDialog({
  userHash,
  firstName,
  recommendationId,
  initial,
  isOpenAtOnce,
}: RecommendationDialogProps) {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(isOpenAtOnce);
  const form = useStoredForm({
    key: `recommend:${userHash}:${recommendationId ?? 'new'}`,
    saved: initial,
    judge: ({ relationship, text }) => {
      const words = WORDS.safeParse(text);
      const isLong = [...relationship.trim()].length > TEXT_AREA_MAX;
      return judged(
        {
          relationship: isLong ? `Use at most ${TEXT_AREA_MAX} characters` : null,
          text: words.error?.issues[0]?.message,
        },
        { userHash, recommendationId, relationship, text: words.data ?? '' },
      );
    },
    send: saveRecommendation,
    onSent: async () => {
      setOpen(false);
      void showToast('success', `${firstName} gets your recommendation and decides whether to show it`);
      await queryClient.invalidateQueries({ queryKey: ['recommendations'] });
    },
  });
  return (
    <DialogForm
      size="l"
      title={`Recommend ${firstName}`}
      description={
        recommendationId
          ? `${firstName} has to accept new words before anyone else reads them.`
          : `Only ${firstName} reads it until it is accepted and shown.`
      }
      open={isOpen}
      onOpenChange={setOpen}
      trigger={recommendationId ? 'Reword it' : `Recommend ${firstName}`}
      action={recommendationId ? 'Save the new words' : 'Send'}
      form={form}
    >
      <TextInput
        label="How you know each other"
        hint="Such as: reviewed the same model for a year."
        {...form.text('relationship')}
      />
      <TextArea label="Your words" required rows={7} max={RECOMMENDATION_MAX} {...form.text('text')} />
    </DialogForm>
  );
}
