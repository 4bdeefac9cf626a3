import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import * as css from './Earnings.css.ts';

/** The rules for counting work. */
export const EarningRules = () => (
  <section aria-labelledby="earning-rules">
    <Heading level={2} size="s" id="earning-rules">
      How it counts
    </Heading>
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
  </section>
);
