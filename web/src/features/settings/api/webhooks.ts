/** Where messages about the workspace go, and what became of them. */
import {
  DeliveryStarted,
  RepeatedRange,
  WebhookAnswer,
  WebhookDeliveryDetail,
  WebhookDeliveryList,
  WebhookList,
  WebhookSecret,
  type AddWebhookBody,
  type ChangeWebhookBody,
} from '#contracts/webhooks.js';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPaths } from '../../../entities/api-paths.js';
import { read, remove, write } from '../../../lib/http.js';

const keys = {
  all: ['webhooks'] as const,
  list: () => [...keys.all, 'list'] as const,
  deliveries: (id: string, page: number) => [...keys.all, id, 'deliveries', page] as const,
  delivery: (id: string, delivery: string) => [...keys.all, id, 'delivery', delivery] as const,
};
/** While the list is looked at: nothing announces a delivery. */
const LOOK_AGAIN_MS = 3_000;

export const useWebhooks = () =>
  useQuery({
    queryKey: keys.list(),
    queryFn: async ({ signal }) => (await read(apiPaths.webhooks, WebhookList, { signal })).webhooks,
    staleTime: 0,
  });

export const useDeliveries = (id: string, page: number) =>
  useQuery({
    queryKey: keys.deliveries(id, page),
    queryFn: ({ signal }) => read(`${apiPaths.deliveries(id)}?page=${page}&limit=10`, WebhookDeliveryList, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  });

export const useDelivery = (id: string, delivery: string) =>
  useQuery({
    queryKey: keys.delivery(id, delivery),
    queryFn: ({ signal }) => read(apiPaths.delivery(id, delivery), WebhookDeliveryDetail, { signal }),
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  });

function useChange<Given, Answer>(mutationFn: (given: Given) => Promise<Answer>) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: keys.all });
  return useMutation({ mutationFn, onSuccess });
}

export const useAddWebhook = () =>
  useChange((body: AddWebhookBody) => write('POST', apiPaths.webhooks, WebhookSecret, { body }));
export const useChangeWebhook = () =>
  useChange(({ id, ...body }: ChangeWebhookBody & { id: string }) =>
    write('PUT', apiPaths.webhook(id), WebhookAnswer, { body }),
  );
export const useRemoveWebhook = () => useChange((id: string) => remove(apiPaths.webhook(id)));
export const useRotateSecret = () =>
  useChange(({ id, overlap, key }: { id: string; overlap: boolean; key: string }) =>
    write('POST', apiPaths.webhookSecret(id), WebhookSecret, {
      body: { overlap },
      headers: { 'Idempotency-Key': key },
    }),
  );
export const useTestWebhook = () =>
  useChange((id: string) => write('POST', apiPaths.webhookTest(id), DeliveryStarted, { body: {} }));
export const useRepeatDelivery = (id: string) =>
  useChange((delivery: string) => write('POST', apiPaths.repeatDelivery(id, delivery), DeliveryStarted, { body: {} }));
/** All that failed within the days that are kept. */
export const useRepeatFailed = (id: string) =>
  useChange((days: number) => {
    const now = Date.now();
    const body = { from: new Date(now - days * 24 * 60 * 60_000).toISOString(), to: new Date(now).toISOString() };
    return write('POST', apiPaths.repeatDeliveries(id), RepeatedRange, { body });
  });
