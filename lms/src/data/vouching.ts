import type { VouchReply } from '@plinth/domain/vouching/lead-connection';
import type { VouchRequest } from '@plinth/domain/vouching/vouch-request';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { laterApi } from './later-api.ts';
import { nextPageOf } from './next-page-of.ts';

/** Leads who ask the caller to vouch for the course, who waits first, page by page (API-058). */
export const connectionsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['vouching', 'connections'],
    queryFn: ({ pageParam, signal }) =>
      laterApi.vouching.listConnections({ query: { pageNo: String(pageParam) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextPageOf('connections'),
  });

/** What a person answered about the course and shows to everyone, page by page (API-058). */
export const shownVouchesQuery = (userHash: string) =>
  infiniteQueryOptions({
    queryKey: ['vouching', 'shown', userHash],
    queryFn: ({ pageParam, signal }) =>
      laterApi.vouching.listShown({ query: { userHash, pageNo: String(pageParam) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextPageOf('vouches'),
  });

/** Asks a person about the course; `website` is filled in by machines alone (API-058). */
export const askToVouch = (body: VouchRequest & { website: string; filledInMs: number }) =>
  laterApi.vouching.ask({ body });

/** Answers a lead, or declines (API-058). */
export const replyToLead = (body: VouchReply) => laterApi.vouching.reply({ body });

/** Shows an own answer on the profile, or takes it off (API-058). */
export const showVouch = (body: { connectionId: string; isShown: boolean }) =>
  laterApi.vouching.toggleVisibility({ body });

/** Lets leads ask the caller, or not (API-058). */
export const saveVouchSettings = (body: { takesQuestions: boolean }) =>
  laterApi.vouching.saveSettings({ body });
