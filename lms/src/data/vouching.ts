import type { VouchReply } from '@plinth/domain/vouching/lead-connection';
import type { VouchRequest } from '@plinth/domain/vouching/vouch-request';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { nextPageOf } from './next-page-of.ts';

/** Leads who ask the caller to vouch for the course, who waits first, page by page. */
export const connectionsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['vouching', 'connections'],
    queryFn: ({ pageParam, signal }) =>
      api.vouching.listConnections({ query: { pageNo: String(pageParam) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextPageOf('connections'),
  });

/** What a person answered about the course and shows to everyone, page by page. */
export const shownVouchesQuery = (userHash: string) =>
  infiniteQueryOptions({
    queryKey: ['vouching', 'shown', userHash],
    queryFn: ({ pageParam, signal }) =>
      api.vouching.listShown({ query: { userHash, pageNo: String(pageParam) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextPageOf('vouches'),
  });

/** Asks a person about the course; `website` is filled in by machines alone. */
export const askToVouch = (body: VouchRequest & { leaveEmpty: string; filledInMs: number }) =>
  api.vouching.ask({ body });

/** Answers a lead, or declines. */
export const replyToLead = (body: VouchReply) => api.vouching.reply({ body });

/** Shows an own answer on the profile, or takes it off. */
export const showVouch = (body: { connectionId: string; isShown: boolean }) =>
  api.vouching.toggleVisibility({ body });

/** Lets leads ask the caller, or not. */
export const saveVouchSettings = (body: { takesQuestions: boolean }) => api.vouching.saveSettings({ body });
