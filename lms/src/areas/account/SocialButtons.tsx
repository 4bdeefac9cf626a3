import { Button } from '@plinth/ui/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SocialStart, socialMethodsQuery, startSocialSignIn } from '../../data/social.ts';
import { ErrorBanner } from '../../parts/ErrorBanner.tsx';
import * as css from './EntryFrame.css.ts';

/** The providers this school offers, below a form that works without them; nothing while none is known. */
export function SocialButtons({ start }: { start: SocialStart }) {
  const { data } = useQuery(socialMethodsQuery());
  const begin = useMutation({
    mutationFn: (method: string) => startSocialSignIn(method, start, location.search),
    onSuccess: (address) => location.assign(address),
  });
  if (!data || data.methods.length === 0) return null;
  return (
    <div className={css.social}>
      <p className={css.or}>or</p>
      <ErrorBanner error={begin.error} />
      {data.methods.map(({ method, label }) => (
        <Button
          key={method}
          loading={begin.isPending && begin.variables === method}
          onClick={() => begin.mutate(method)}
        >
          Continue with {label}
        </Button>
      ))}
    </div>
  );
}
