import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

export const states = {
  tones: (
    <Stack gap="m">
      <Banner tone="info">Session 4 moves to Thursday, 26 November, 19:00 IST.</Banner>
      <Banner tone="success" title="Payment received">
        The receipt is in your email.
      </Banner>
      <Banner tone="warning" title="Two instalments are open" action={<Button size="s">Pay now</Button>}>
        The next is due on 1 December.
      </Banner>
      <Banner tone="error" title="Your access is blocked" action={<Button size="s">Write to support</Button>}>
        The second instalment is 12 days late.
      </Banner>
    </Stack>
  ),
};
