import { correctionsByLayout } from '#projections/corrections-by-layout/projection.js';
import { correctedDocuments } from '#projections/corrections-by-layout/queries.js';
import { stepsInProcess } from '#adapters/mistral/testing/in-process.js';
import { asPdf, MADE_LAYOUTS, type MadeDocument } from '#extraction/testing/made-layouts.js';
import { Extractor, type ExtractionResult, type ExtractOptions } from '#ports/extractor.js';
import { Views } from '#read-side/views.js';
import { eventually } from '../eventually.js';
import { TestApp, type Answer, type Member } from './app.js';

/** The real engine in this process; text layers only. */
class InProcessExtractor extends Extractor {
  private readonly steps = stepsInProcess();
  override async extract(bytes: Uint8Array, options: ExtractOptions = {}): Promise<ExtractionResult> {
    return (await this.steps.read(bytes, { ...options, maxPages: 0 })).local;
  }
  override async close(): Promise<void> {}
}

const [layout, otherLayout] = [MADE_LAYOUTS[0]!, MADE_LAYOUTS[3]!];

describe('corrections', () => {
  let app: TestApp;
  let ada: Member;
  let bob: Member;
  let views: Views;
  beforeAll(async () => {
    app = await TestApp.start({}, { extractor: new InProcessExtractor() });
    [ada, bob] = [await app.register('ada@example.test'), await app.register('bob@example.test', 'Bob Ltd')];
    views = new Views(app.running.adapters.models);
  });
  afterAll(() => app.stop());

  const read = async ({ token }: Member, document: MadeDocument): Promise<Answer> => {
    const { body } = await app.upload(token, asPdf(document), 'invoice.pdf');
    return app.settled(token, body.data.document._id);
  };
  const taught = async ({ workspaceId }: Member, count: number) =>
    eventually(`${count} taught documents`, async () => {
      let found = 0;
      for await (const _view of correctedDocuments(views, workspaceId, 100)) found += 1;
      return found === count;
    });
  const correct = async (member: Member, document: Answer, values: object) => {
    const extraction = { ...document.extraction, ...values };
    const { status } = await app.json(
      'PUT',
      `/api/documents/${document._id}`,
      { extraction, changes: [] },
      member.token,
    );
    expect(status).toBe(200);
  };

  it('of a layout reach its next document, in this workspace and no other, until they are deleted', async () => {
    const untaught = await read(ada, layout.make(9));
    expect(untaught.extraction).not.toMatchObject(layout.make(9).truth);
    const lessons: Answer[] = [];
    for (const seed of [1, 2]) {
      const document = await read(ada, layout.make(seed));
      await correct(ada, document, layout.make(seed).truth);
      lessons.push(document);
      await taught(ada, seed);
    }

    const next = await read(ada, layout.make(9));
    expect(next.extraction).toMatchObject(layout.make(9).truth);
    expect(next.evidence.invoice_number).toMatchObject({ page: 0, source: 'learned', box: expect.any(Array) });
    expect(next.confidence.invoice_number).toBe(0.9);

    const other = await read(ada, otherLayout.make(9));
    expect(Object.values(other.evidence).map(({ source }: Answer) => source)).not.toContain('learned');
    expect((await read(bob, layout.make(9))).extraction).toEqual(untaught.extraction);

    for (const { _id } of lessons) await app.json('DELETE', `/api/documents/${_id}`, undefined, ada.token);
    await taught(ada, 0);
    expect((await read(ada, layout.make(9))).extraction).toEqual(untaught.extraction);
    expect(
      await views.count(correctionsByLayout.name, [{ field: 'documentId', in: lessons.map(({ _id }) => _id) }]),
    ).toBe(0);
  });
});
