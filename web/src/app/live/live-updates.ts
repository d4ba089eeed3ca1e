/**
 * Live changes → what is shown. A change only says what to ask for again; several in a short while are asked for
 * together. While there is no connection the queries of documents that are still being read ask by themselves.
 */
import { DOCUMENT, DOCUMENT_DELETED, DocumentDeletion, MEMBER, RESYNC, USAGE } from '#contracts/live.js';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { accountKey, memberKeys, workspacesKey } from '../../entities/account/keys.js';
import { creditKeys, subscriptionKeys } from '../../entities/billing/keys.js';
import { documentKeys } from '../../entities/documents/keys.js';
import { usageKeys } from '../../entities/usage/keys.js';
import { isLive, startLive, subscribeToLive, type LiveMessage } from '../../entities/live/live.js';
import { isUnsettled } from '../../entities/documents/polling.js';
import { documentsIn } from './settled-documents.js';

/** The first change of a while is shown at once, those after it together. */
const FIRST = 40;
const BETWEEN = 500;

/** @returns how to stop */
export function followLiveChanges(client: QueryClient): () => void {
  const gathered = gather(
    (keys) => {
      for (const queryKey of keys) void client.invalidateQueries({ queryKey });
    },
    // What a command of this tab shows in advance must not be taken back by an answer from before it.
    () => client.isMutating() > 0,
  );
  const stop = startLive((message) => gathered.add(staleAfter(message)));
  let wasLive = isLive();
  const unsubscribe = subscribeToLive(() => {
    // Asked once more, they go on asking.
    if (wasLive && !isLive())
      void client.invalidateQueries({ predicate: ({ state }) => documentsIn(state.data).some(isUnsettled) });
    wasLive = isLive();
  });
  return () => {
    unsubscribe();
    stop();
    gathered.stop();
  };
}

/** What may have changed with what the server said. */
export function staleAfter({ name, data }: LiveMessage): readonly QueryKey[] {
  const everything = [
    documentKeys.lists(),
    documentKeys.details(),
    usageKeys.all,
    creditKeys.all,
    subscriptionKeys.all,
    accountKey,
    workspacesKey,
    memberKeys.all,
  ];
  if (name === RESYNC) return everything;
  if (name === USAGE) return [usageKeys.all, creditKeys.all, subscriptionKeys.all];
  if (name === MEMBER) return [accountKey, workspacesKey, memberKeys.all];
  if (name !== DOCUMENT && name !== DOCUMENT_DELETED) return []; // of a newer server
  const place = DocumentDeletion.safeParse(data);
  if (!place.success) return everything;
  return [documentKeys.detail(place.data.documentId), documentKeys.lists(), usageKeys.history()];
}

function gather(flush: (keys: readonly QueryKey[]) => void, busy: () => boolean) {
  const waiting = new Map<string, QueryKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = -Infinity;
  const run = () => {
    timer = busy() ? setTimeout(run, BETWEEN) : undefined;
    if (timer) return;
    last = performance.now();
    const keys = [...waiting.values()];
    waiting.clear();
    flush(keys);
  };
  return {
    add: (keys: readonly QueryKey[]) => {
      for (const key of keys) waiting.set(JSON.stringify(key), key);
      if (keys.length > 0) timer ??= setTimeout(run, Math.max(FIRST, last + BETWEEN - performance.now()));
    },
    stop: () => clearTimeout(timer),
  };
}
