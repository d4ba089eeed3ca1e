import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { credentials } from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams, { type AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { aStream } from '#ports/event-store-contract/samples.js';
import { StandIn } from './stand-in.js';

describe('the Streams API of the stand-in', () => {
  it.each([1, 2, 5, 20])(
    'stores nothing of an append that was given up halfway, %d turns after an event',
    async (turns) => {
      const standIn = await StandIn.start();
      const client = new streamsService.StreamsClient(
        standIn.url.slice('esdb://'.length).split('?')[0]!,
        credentials.createInsecure(),
      );
      try {
        const stream = aStream();
        // Both calls go over one connection, so the second is heard after the first was given up.
        await appending(stream, async (call) => {
          await call.send(anEvent());
          await pause(turns);
          call.cancel();
        });
        const answer = await appending(stream, async (call) => {
          await call.send(anEvent());
          call.end();
        });
        expect(answer?.getSuccess()?.getCurrentRevision()).toBe('0');
      } finally {
        client.close();
        standIn.down();
      }

      /** @returns undefined when the call failed */
      async function appending(
        stream: string,
        proceed: (call: Call) => Promise<void>,
      ): Promise<AppendResp | undefined> {
        const answered = Promise.withResolvers<AppendResp | undefined>();
        const call = client.append((_, answer) => answered.resolve(answer));
        const send = (message: InstanceType<typeof AppendReq>) =>
          new Promise<void>((sent) => void call.write(message, () => sent()));
        await send(toNew(stream));
        await proceed({ send, cancel: () => call.cancel(), end: () => call.end() });
        return answered.promise;
      }
    },
  );
});
const { AppendReq } = streams;

async function pause(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await setImmediate();
}

interface Call {
  send(message: InstanceType<typeof AppendReq>): Promise<void>;
  cancel(): void;
  end(): void;
}

/** The first message of an append: which stream, and that it is to be new. */
function toNew(stream: string) {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(stream, 'utf8').toString('base64'));
  const options = new AppendReq.Options();
  options.setStreamIdentifier(identifier);
  options.setNoStream(new shared.Empty());
  const message = new AppendReq();
  message.setOptions(options);
  return message;
}

function anEvent() {
  const id = new shared.UUID();
  id.setString(randomUUID());
  const proposed = new AppendReq.ProposedMessage();
  proposed.setId(id);
  proposed.getMetadataMap().set('type', 'something-happened');
  proposed.getMetadataMap().set('content-type', 'application/json');
  proposed.setData(Buffer.from('{}'));
  const message = new AppendReq();
  message.setProposedMessage(proposed);
  return message;
}
