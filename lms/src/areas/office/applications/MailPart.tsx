import type { MailPreview } from '@plinth/domain/course-applications/application-question';
import { Text } from '@plinth/ui/Text';
import * as own from './applications.css.ts';

/** A mail before it is sent: recipient and text. */
export const MailPart = ({
  mail: { to, subject, paragraphs },
  lead,
}: {
  mail: MailPreview;
  lead?: string;
}) => (
  <>
    <Text size="s">
      {lead}
      This email goes to {to}:
    </Text>
    <div className={own.mail}>
      <strong>{subject}</strong>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={own.words}>
          {paragraph}
        </p>
      ))}
    </div>
  </>
);
