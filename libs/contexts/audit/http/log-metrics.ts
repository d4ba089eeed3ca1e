/** Whether the log is what was signed, in GET /metrics. */
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '#platform/metrics.js';
import { Clock } from '#ports/clock.js';
import { LogWatch } from '../application/log-watch.js';

@Injectable()
export class LogMetrics {
  constructor({ registry }: Metrics, log: LogWatch, clock: Clock) {
    new Gauge({
      name: 'recto_log_broken',
      help: '1 when the log is not what was signed',
      registers: [registry],
      async collect() {
        this.set((await log.state()).state === 'broken' ? 1 : 0);
      },
    });
    new Gauge({
      name: 'recto_log_signed_seconds',
      help: 'Age of the last signed head of the log',
      registers: [registry],
      async collect() {
        const { signedAt } = await log.state();
        // A log that was never signed has no age; 0 would be the best there is.
        if (signedAt === undefined) this.remove();
        else this.set((clock.now().getTime() - Date.parse(signedAt)) / 1000);
      },
    });
  }
}
