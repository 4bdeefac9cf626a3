import { displayDate } from '@plinth/domain/dates/display-date';
import { Annotation } from '@plinth/ui/Annotation';
import { Text } from '@plinth/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { shownVouchesQuery } from '../../../data/vouching.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { ShowMore } from '../../../parts/ShowMore.tsx';
import { ProfileCard } from '../ProfileCard.tsx';
import * as css from '../profile.css.ts';
import { AskAboutCourse } from './AskAboutCourse.tsx';

type VouchesCardProps = { userHash: string; firstName: string };

/** A person's answers about the course, and a way to ask another question. Empty if there is neither. */
export function VouchesCard({ userHash, firstName }: VouchesCardProps) {
  const list = useInfiniteQuery(shownVouchesQuery(userHash));
  const all = list.data?.pages.flatMap(({ vouches }) => vouches) ?? [];
  const takesQuestions = list.data?.pages[0]?.takesQuestions ?? false;
  if (all.length === 0 && !takesQuestions) return null;
  return (
    <ProfileCard id="vouches" title="About the course">
      {all.length > 0 && (
        <ul className={css.list}>
          {all.map(({ connectionId, question, answer, answeredAt }) => (
            <li key={connectionId} className={css.entry}>
              <Text as="span" tone="soft">
                {question}
              </Text>
              <span className={css.prose}>{answer}</span>
              <Annotation>{displayDate(answeredAt, ownZone())}</Annotation>
            </li>
          ))}
        </ul>
      )}
      <div className={css.footer}>
        <ShowMore list={list} />
        {takesQuestions && <AskAboutCourse userHash={userHash} firstName={firstName} />}
      </div>
    </ProfileCard>
  );
}
