/** How long the queue of extractions is, in GET /metrics. */
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '#platform/metrics.js';
import { WorkQueue } from '#ports/work-queue.js';
import { EXTRACTION_QUEUE } from '../application/extraction-job.js';

@Injectable()
export class QueueMetrics {
  constructor({ registry }: Metrics, queue: WorkQueue) {
    new Gauge({
      name: 'recto_queue_jobs',
      help: 'Jobs of the extraction queue by state',
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        for (const [state, jobs] of Object.entries(await queue.depth(EXTRACTION_QUEUE)))
          this.set({ state }, jobs as number);
      },
    });
  }
}
