import { TEXT_AREA_MAX } from '@plinth/domain/fields/text';
import { RECOMMENDATION_MAX, RecommendationText } from '@plinth/domain/recommendations/recommendation';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { recommendationStatusQuery, saveRecommendation } from '../../../data/recommendations.ts';
import { say } from '../../../parts/say.ts';
import { useDraft } from '../../../parts/use-draft.ts';
import { DialogForm } from '../DialogForm.tsx';

type WriteRecommendationProps = { userHash: string; firstName: string; isOpenAtOnce: boolean };

const STANDS = {
  PENDING: 'You have written one; it waits to be accepted.',
  ACCEPTED: 'Your recommendation is accepted.',
  REJECTED: 'Your recommendation was declined. You can reword it.',
} as const;

/** Where the reader's own recommendation stands, and writing or rewording it (API-039, API-040, API-045). */
export function WriteRecommendation({ userHash, firstName, isOpenAtOnce }: WriteRecommendationProps) {
  const status = useQuery(recommendationStatusQuery(userHash));
  if (!status.data) return null;
  const { canRecommend, hasRecommended, recommendationId, relationship, text } = status.data;
  if (!canRecommend && !hasRecommended) return null;
  return (
    <>
      {hasRecommended && status.data.status && (
        <Text size="s" tone="soft">
          {STANDS[status.data.status]}
        </Text>
      )}
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
  const [isTried, setTried] = useState(false);
  const { draft, change, forget } = useDraft(`recommend:${userHash}:${recommendationId ?? 'new'}`, initial);
  const judged = WORDS.safeParse(draft.text);
  const isRelationshipLong = [...draft.relationship.trim()].length > TEXT_AREA_MAX;
  const save = useMutation({
    mutationFn: saveRecommendation,
    onSuccess: async () => {
      forget();
      setOpen(false);
      void say('success', `${firstName} gets your recommendation and decides whether to show it`);
      await queryClient.invalidateQueries({ queryKey: ['recommendations'] });
    },
  });
  return (
    <DialogForm
      size="l"
      title={`Recommend ${firstName}`}
      description={
        recommendationId
          ? `New words wait for ${firstName} again before anyone else reads them.`
          : `Only ${firstName} reads it until it is accepted and shown.`
      }
      open={isOpen}
      onOpenChange={setOpen}
      trigger={recommendationId ? 'Reword it' : `Recommend ${firstName}`}
      action={recommendationId ? 'Save the new words' : 'Send'}
      typed={
        judged.success && !isRelationshipLong
          ? { userHash, recommendationId, relationship: draft.relationship, text: judged.data }
          : null
      }
      send={save}
      onTry={() => setTried(true)}
    >
      <TextInput
        label="How you know each other"
        hint="Such as: reviewed the same model for a year."
        error={isTried && isRelationshipLong ? `Use at most ${TEXT_AREA_MAX} characters` : null}
        value={draft.relationship}
        onChange={({ target }) => change('relationship', target.value)}
      />
      <TextArea
        label="Your words"
        required
        rows={7}
        max={RECOMMENDATION_MAX}
        error={isTried && !judged.success ? (judged.error.issues[0]?.message ?? null) : null}
        value={draft.text}
        onChange={({ target }) => change('text', target.value)}
      />
    </DialogForm>
  );
}
