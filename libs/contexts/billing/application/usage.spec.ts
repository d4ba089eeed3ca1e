import { Grants } from '#domain/billing/grants.js';
import { subscriptions } from '#projections/subscriptions/projection.js';
import { usage } from '#projections/usage/projection.js';
import { buildReadModel } from '#read-side/build-read-model.js';
import { Views } from '#read-side/views.js';
import { openDocuments, workspaceId, type Documents } from '../../../../tests/documents.js';
import { byAda, openReadModels } from '../../../../tests/embedded-stores.js';
import { engineOver } from '../../../../tests/read-side.js';
import { gatewaySays } from '../../../../tests/subscriptions.js';
import { tempFolder } from '../../../../tests/temp-folder.js';
import { GetUsage, GetUsageHandler } from './usage.js';

describe('usage of credits', () => {
  const folder = tempFolder();
  let documents: Documents;
  beforeEach(() => {
    documents = openDocuments(folder);
  });
  const now = async () => {
    const models = openReadModels(folder);
    await buildReadModel(engineOver(documents, models), usage, new AbortController().signal);
    return new GetUsageHandler(new Views(models), documents.clock, new Grants()).execute(new GetUsage(workspaceId));
  };
  const reserve = async () => {
    const request = { workspaceId, requestId: documents.ids.fresh(), documentId: documents.ids.fresh() };
    return (await documents.credits.reserve(request, byAda)).reservation;
  };

  it('is none before the first document', async () => {
    expect(await now()).toEqual({
      plan: 'free',
      monthlyCredits: 50,
      usedCredits: 0,
      reservedCredits: 0,
      remainingCredits: 50,
      usagePercentage: 0,
      resetsAt: '2026-04-01T00:00:00.000Z',
    });
  });

  it('counts what is used and what is reserved, not what came back', async () => {
    await documents.credits.use(await reserve(), byAda);
    await documents.credits.release(await reserve(), 'failed', byAda);
    await reserve();
    expect(await now()).toMatchObject({ usedCredits: 2, reservedCredits: 1, remainingCredits: 48, usagePercentage: 4 });
  });

  it('starts again each month', async () => {
    await reserve();
    documents.clock.advance(31 * 24 * 60 * 60 * 1_000);
    expect(await now()).toMatchObject({ usedCredits: 0, remainingCredits: 50, resetsAt: '2026-05-01T00:00:00.000Z' });
  });
});

describe('usage of a subscription', () => {
  const folder = tempFolder();
  it('shows the larger plan at once, what was used counts on, and the next period from the day it started', async () => {
    const documents = openDocuments(folder);
    const now = async () => {
      const models = openReadModels(folder);
      for (const projection of [usage, subscriptions]) {
        await buildReadModel(engineOver(documents, models), projection, new AbortController().signal);
      }
      return new GetUsageHandler(new Views(models), documents.clock, new Grants()).execute(new GetUsage(workspaceId));
    };
    await gatewaySays(documents.decisions, workspaceId);
    await documents.credits.reserve(
      { workspaceId, requestId: documents.ids.fresh(), documentId: documents.ids.fresh() },
      byAda,
    );
    await gatewaySays(documents.decisions, workspaceId, { plan: 'professional' });
    expect(await now()).toMatchObject({
      plan: 'professional',
      monthlyCredits: 10_000,
      usedCredits: 1,
      remainingCredits: 9_999,
      resetsAt: '2026-04-01T09:00:00.000Z',
    });
    await gatewaySays(documents.decisions, workspaceId, { plan: 'professional', canceled: true });
    documents.clock.advance(31 * 24 * 60 * 60 * 1_000);
    expect(await now()).toMatchObject({ plan: 'free', monthlyCredits: 50, usedCredits: 0 });
  });
});
