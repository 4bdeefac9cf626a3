import { REFER_BANNER, showsReferBanner } from '@plinth/domain/hubs/refer-banner';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { useNarrow } from '../../shell/use-narrow.ts';
import { trackButtonClick } from '../../stores/analytics.ts';

/** A banner for the referral program on narrow screens, if the school has one. */
export function ReferBanner({ isEnabled }: { isEnabled: boolean }) {
  const isNarrow = useNarrow();
  if (!showsReferBanner({ isEnabled, isNarrow })) return null;
  return (
    <Banner
      title={REFER_BANNER.title}
      action={
        <Button
          variant="secondary"
          href={REFER_BANNER.path}
          onClick={() => trackButtonClick(REFER_BANNER.button)}
        >
          {REFER_BANNER.button}
        </Button>
      }
    >
      {REFER_BANNER.text}
    </Banner>
  );
}
