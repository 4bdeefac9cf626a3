import { Stack } from '../Stack/Stack.tsx';
import { Annotation } from './Annotation.tsx';

export const states = {
  'values, labels, tones': (
    <Stack gap="s" align="start">
      <Annotation label>Next session</Annotation>
      <Annotation dateTime="2026-11-26T13:30:00Z" tone="ink">
        Thu 26 Nov 2026, 19:00 IST
      </Annotation>
      <Annotation>24 credits · 6 h 30 min · ₹24,000</Annotation>
      <Annotation tone="signal">due in 3 days</Annotation>
      <Annotation tone="error">12 days late</Annotation>
    </Stack>
  ),
};
