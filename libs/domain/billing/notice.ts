/**
 * A message of the payment gateway that was dealt with (stream `notice-<id derived from the gateway's own>`), so that each leads to one question
 * and not to ten when it is sent ten times. It is written last: a message whose handling was cut off is handled again.
 */
import { z } from 'zod';
import type { Decider } from '#kernel/decider.js';
import { defineEvent, type EventOf } from '#kernel/event.js';

export const NoticeHandled = defineEvent({
  name: 'NoticeHandled',
  version: 1,
  schema: z.strictObject({ gateway: z.string(), eventId: z.string(), type: z.string() }),
});
export const noticeEvents = [NoticeHandled] as const;

export interface NoticeCommand {
  readonly type: 'RecordNotice';
  readonly gateway: string;
  readonly eventId: string;
  readonly noticeType: string;
}

export const noticeDecider: Decider<NoticeCommand, EventOf<typeof NoticeHandled>, { readonly handled: boolean }> = {
  category: 'notice',
  initial: { handled: false },
  evolve: () => ({ handled: true }),
  decide: ({ gateway, eventId, noticeType }, { handled }) =>
    handled ? [] : [NoticeHandled({ gateway, eventId, type: noticeType })],
};
