/** /webhooks: where messages about the workspace go, and what became of them. All of it is the owners'. */
import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ForKeys } from '#contexts/identity/http/for-keys.js';
import { Account } from '#contexts/identity/http/bearer.js';
import {
  AddWebhookBody,
  ChangeWebhookBody,
  DeliveriesQuery,
  RepeatRangeBody,
  RotateSecretBody,
  type DeliveryStarted,
  type RepeatedRange,
  type WebhookAnswer,
  type WebhookDeliveryDetail,
  type WebhookDeliveryList,
  type WebhookList,
  type WebhookSecret,
} from '#contracts/webhooks.js';
import {
  DeliveryAttempted,
  deliveryDecider,
  deliveryNotFound,
  isKept,
  type Attempted,
} from '#domain/webhooks/delivery.js';
import { webhookNotFound } from '#domain/webhooks/endpoints.js';
import { messageIdOf } from '#domain/webhooks/message.js';
import { streamName } from '#kernel/decider.js';
import { idempotencyKey } from '#kernel/idempotency-key.js';
import { isUuid } from '#kernel/ids.js';
import { May } from '#platform/may.js';
import { pagination, partOf } from '#platform/pagination.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import { causeOf, type RectoRequest } from '#platform/request-context.js';
import { Clock } from '#ports/clock.js';
import type { AccountView } from '#projections/accounts/view.js';
import { countDeliveries, deliveriesOf } from '#projections/webhook-deliveries/queries.js';
import type { WebhookDeliveryView } from '#projections/webhook-deliveries/view.js';
import { paging, placeOfNext } from '#read-side/list-part.js';
import { Views } from '#read-side/views.js';
import { Decisions } from '#write-side/decisions.js';
import { told } from '#platform/told.js';
import { msg } from '#texts/msg.js';
import { ManageWebhooks } from '../application/manage-webhooks.js';
import { MessageContent } from '../application/message-content.js';
import { toDelivery, toWebhook } from './wire.js';

const DELIVERIES = ['webhook-deliveries'];

/** To keys that may read documents: what is told to a webhook is about them. */
@Controller('webhooks')
@May('webhooks')
@ForKeys('webhooks', 'documents:read')
export class WebhooksController {
  constructor(
    private readonly manage: ManageWebhooks,
    private readonly content: MessageContent,
    private readonly decisions: Decisions,
    private readonly views: Views,
    private readonly readYourWrites: ReadYourWrites,
    private readonly clock: Clock,
  ) {}

  @Get()
  async list(@Account() account: AccountView): Promise<WebhookList> {
    return {
      webhooks: (await this.manage.all(account.workspaceId)).map((endpoint) => toWebhook(endpoint, this.clock.iso())),
    };
  }

  @Post()
  async add(
    @Account() account: AccountView,
    @Headers('idempotency-key') key: string | undefined,
    @Body() body: unknown,
    @Req() request: RectoRequest,
  ): Promise<WebhookSecret> {
    const wanted = AddWebhookBody.parse(body ?? {});
    const cause = causeOf(request, account);
    const { endpoint } = await this.manage.add(account.workspaceId, wanted, idempotencyKey(key), cause);
    return { webhook: toWebhook(endpoint, this.clock.iso()), secret: endpoint.secret };
  }

  @Put(':id')
  async change(
    @Account() account: AccountView,
    @Param('id') id: string,
    @Body() body: unknown,
    @Req() request: RectoRequest,
  ): Promise<WebhookAnswer> {
    const place = placeOf(account, id);
    const wanted = ChangeWebhookBody.parse(body ?? {});
    const { endpoint } = await this.manage.change(place, wanted, causeOf(request, account));
    return { webhook: toWebhook(endpoint, this.clock.iso()) };
  }

  @Delete(':id')
  async remove(@Account() account: AccountView, @Param('id') id: string, @Req() request: RectoRequest) {
    await this.manage.remove(placeOf(account, id), causeOf(request, account));
    return told(msg('Webhook removed'));
  }

  @Post(':id/secret')
  @HttpCode(200)
  async rotate(
    @Account() account: AccountView,
    @Param('id') id: string,
    @Headers('idempotency-key') key: string | undefined,
    @Body() body: unknown,
    @Req() request: RectoRequest,
  ): Promise<WebhookSecret> {
    const place = placeOf(account, id);
    const { overlap } = RotateSecretBody.parse(body ?? {});
    const { endpoint } = await this.manage.rotate(place, overlap, idempotencyKey(key), causeOf(request, account));
    return { webhook: toWebhook(endpoint, this.clock.iso()), secret: endpoint.secret };
  }

  @Post(':id/test')
  @HttpCode(202)
  async test(
    @Account() account: AccountView,
    @Param('id') id: string,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: RectoRequest,
  ): Promise<DeliveryStarted> {
    const cause = causeOf(request, account);
    const { deliveryId, position } = await this.manage.test(placeOf(account, id), idempotencyKey(key), cause);
    await this.readYourWrites.afterCommand(request, position, DELIVERIES);
    return { deliveryId };
  }

  @Get(':id/deliveries')
  async deliveries(
    @Account() account: AccountView,
    @Param('id') id: string,
    @Query() query: unknown,
    @Req() request: RectoRequest,
  ): Promise<WebhookDeliveryList> {
    const place = placeOf(account, id);
    const { status, ...asked } = DeliveriesQuery.parse(query);
    const part = partOf(query, asked);
    await this.manage.one(place);
    await this.readYourWrites.beforeRead(request, DELIVERIES);
    const wanted = { ...place, status };
    const [found, total] = await Promise.all([
      deliveriesOf(this.views, wanted, paging(part)),
      countDeliveries(this.views, wanted),
    ]);
    const next = placeOfNext(part, found, ({ plannedAt, deliveryId }) => ({ value: plannedAt, id: deliveryId }));
    return { deliveries: found.slice(0, part.limit).map(toDelivery), pagination: pagination(part, total, next) };
  }

  @Get(':id/deliveries/:delivery')
  async delivery(
    @Account() account: AccountView,
    @Param('id') id: string,
    @Param('delivery') deliveryId: string,
  ): Promise<WebhookDeliveryDetail> {
    const place = placeOf(account, id);
    const endpoint = await this.manage.one(place);
    if (!isUuid(deliveryId)) throw deliveryNotFound();
    const [state, view] = await Promise.all([
      this.decisions.state(deliveryDecider, deliveryId),
      this.views.get<WebhookDeliveryView>('webhook-deliveries', deliveryId),
    ]);
    const isItsOwn = view?.workspaceId === place.workspaceId && view.endpointId === place.endpointId;
    if (!isKept(state) || !isItsOwn) throw deliveryNotFound();
    const history = await this.decisions.read(streamName(deliveryDecider.category, deliveryId));
    const attempts = history
      .filter(({ type }) => type === DeliveryAttempted.name)
      .map(({ data, metadata }) => {
        const { outcome, status: code, tookMs, answer } = data as Attempted;
        return { at: metadata.occurredAt, outcome, code, tookMs, answer };
      });
    const body = await this.content.of(state.planned, endpoint);
    return { delivery: toDelivery(view), request: { id: messageIdOf(deliveryId), body }, attempts };
  }

  @Post(':id/deliveries/:delivery/repeat')
  @HttpCode(202)
  async repeat(
    @Account() account: AccountView,
    @Param('id') id: string,
    @Param('delivery') deliveryId: string,
    @Req() request: RectoRequest,
  ): Promise<DeliveryStarted> {
    const place = placeOf(account, id);
    if (!isUuid(deliveryId)) throw deliveryNotFound();
    const position = await this.manage.repeat(place, deliveryId, causeOf(request, account));
    await this.readYourWrites.afterCommand(request, position, DELIVERIES);
    return { deliveryId };
  }

  @Post(':id/repeat')
  @HttpCode(202)
  async repeatRange(
    @Account() account: AccountView,
    @Param('id') id: string,
    @Body() body: unknown,
    @Req() request: RectoRequest,
  ): Promise<RepeatedRange> {
    const place = placeOf(account, id);
    const range = RepeatRangeBody.parse(body ?? {});
    // As the log has its times: text of one form, so that it can be compared.
    const [from, to] = [range.from, range.to].map((moment) => new Date(moment).toISOString()) as [string, string];
    const { count, more, position } = await this.manage.repeatRange(
      place,
      { ...range, from, to },
      causeOf(request, account),
    );
    if (position !== undefined) await this.readYourWrites.afterCommand(request, position, DELIVERIES);
    return { count, more };
  }
}

function placeOf({ workspaceId }: AccountView, id: string) {
  if (!isUuid(id)) throw webhookNotFound();
  return { workspaceId, endpointId: id };
}
