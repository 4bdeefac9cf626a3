import { Section } from '@plinth/ui/Section';
import { Text } from '@plinth/ui/Text';
import * as css from './Earnings.css.ts';

/** The rules for counting work. */
export const EarningRules = () => (
  <Section size="s" title="How it counts">
    <Text as="div" measure secondary>
      <ol className={css.rules}>
        <li>A live session counts when it has ended, for the mentor named for it.</li>
        <li>A query counts once, for the mentor who answered it first.</li>
        <li>
          A hand-in counts with each verdict; a version that came back and was handed in again is new work.
        </li>
        <li>An interview counts when its feedback is closed.</li>
        <li>The rate is that of the day the work was done, and does not change afterwards.</li>
      </ol>
    </Text>
  </Section>
);
