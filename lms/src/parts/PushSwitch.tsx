import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type PushState, readPushState, turnPushOff, turnPushOn } from '../data/browser-push.ts';
import * as css from './PushSwitch.css.ts';
import { showToast } from './show-toast.ts';

const KEY = ['push', 'state'];

const WORDS: Record<Exclude<PushState, 'impossible'>, string> = {
  on: 'This device shows notices, even while no page of the school is open.',
  off: 'This device can show notices while no page of the school is open.',
  forbidden: 'This browser does not let the school show notices. Its settings for this site can change that.',
};

/**
 * Turns notifications on this device on and off, if the browser can show them. It asks for permission only when
 * pressed.
 */
export function PushSwitch() {
  const client = useQueryClient();
  const state = useQuery({ queryKey: KEY, queryFn: readPushState, staleTime: 0, retry: false }).data;
  const turn = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnPushOff() : turnPushOn()),
    onSuccess: (next) => client.setQueryData(KEY, next),
    onError: (error) => void showToast('error', `Notices were not changed. ${error.message}`),
  });
  if (state === undefined || state === 'impossible') return null;
  return (
    <div className={css.row}>
      <Text secondary>{WORDS[state]}</Text>
      {state !== 'forbidden' && (
        <Button size="s" loading={turn.isPending} onClick={() => turn.mutate(state === 'on')}>
          {state === 'on' ? 'Stop notices here' : 'Show notices here'}
        </Button>
      )}
    </div>
  );
}
