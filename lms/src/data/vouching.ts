import type { VouchReply } from '@plinth/domain/vouching/lead-connection';
import type { VouchRequest } from '@plinth/domain/vouching/vouch-request';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { nextPageOf } from './next-page-of.ts';

/** Leads who ask the caller to vouch for the course, longest waiting first, page by page. */
export const connectionsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['vouching', 'connections'],
    queryFn: ({ pageParam, signal }) =>
      api.vouching.listConnections({ query: { pageNo: String(pageParam) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextPageOf('connections'),
  });

/** A person's public answers about the course, page by page. */
export const shownVouchesQuery = (userHash: string) =>
  infiniteQueryOptions({
    queryKey: ['vouching', 'shown', userHash],
    queryFn: ({ pageParam, signal }) =>
      api.vouching.listShown({ query: { userHash, pageNo: String(pageParam) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextPageOf('vouches'),
  });

/** Asks a person about the course; only bots fill in `website`. */
export const askToVouch = (body: VouchRequest & { leaveEmpty: string; filledInMs: number }) =>
  api.vouching.ask({ body });

/** Answers a lead, or declines to. */
export const replyToLead = (body: VouchReply) => api.vouching.reply({ body });

/** Shows one of the user's answers on the profile, or hides it. */
export const showVouch = (body: { connectionId: string; isShown: boolean }) =>
  api.vouching.toggleVisibility({ body });

/** Sets whether leads may ask the caller. */
export const saveVouchSettings = (body: { takesQuestions: boolean }) => api.vouching.saveSettings({ body });
