import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page of the built site. */
export type PublicPage = {
  /** Its address, e.g. /us/courses. */
  path: string;
  /** Its file in the build. */
  file: string;
  /** Whether it is a form page, which has looser bars. */
  isForm: boolean;
  /** Whether it opts out of search, in which case its search score is not judged. */
  isUnlisted: boolean;
};

const FORMS =
  /^(?:\/us|\/me)?\/(?:apply|teach|contact|career-builder(?:\/report)?|my-application|payment-plan|evaluation-report)$/;

/** Every page of a build. Those without a region stand first: in them every template has come by once. */
export function publicPages(dist: string): PublicPage[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const path = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
      const html = readFileSync(join(dist, file), 'utf8');
      return {
        path,
        file,
        isForm: FORMS.test(path),
        isUnlisted: /<meta name="robots" content="noindex/.test(html),
      };
    })
    .sort((a, b) => Number(isRegional(a)) - Number(isRegional(b)) || (a.path < b.path ? -1 : 1));
}

const isRegional = ({ path }: PublicPage) => /^\/(?:us|me)(?:\/|$)/.test(path);
