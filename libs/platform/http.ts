/** HTTP as the whole server speaks it: limits, security headers, the API under /api, the web client beside it. */
import { setMaxIdleHTTPParsers } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Response } from 'express';
import helmet from 'helmet';
import sirv from 'sirv';
import type { Tracing } from '#ports/tracing.js';
import { AFewInATurn } from './a-few-in-a-turn.js';
import type { Config } from './config.js';
import type { Draining } from './draining.js';
import { LoopWatch } from './loop-watch.js';
import { lingering } from './linger.js';
import { countRequests, Metrics } from './metrics.js';
import { PublicPages } from './public-pages.js';
import { correlationOf, type RectoRequest } from './request-context.js';
import { traceRequests } from './trace-requests.js';

/**
 * Longer than proxies keep a connection that nothing goes over (60 s by custom), so that it is they who close it,
 * never we just as they use it.
 */
const KEEP_ALIVE_MS = 75_000;

/** Of 10 KB each. Node keeps a thousand of them after a thousand connections, with gaps between them. */
const IDLE_PARSERS = 50;

interface HttpParts {
  readonly draining: Draining;
  readonly tracing?: Tracing;
  /** Folder of the built client; absent where only the API answers. */
  readonly web?: string;
}

export function configureHttp(
  app: NestExpressApplication,
  config: Config,
  { draining, tracing, web }: HttpParts,
): void {
  app.getHttpServer().keepAliveTimeout = KEEP_ALIVE_MS;
  setMaxIdleHTTPParsers(IDLE_PARSERS);
  app.use(draining.count, draining.sayGoodbye, lingering(), new AFewInATurn().begin);
  app.set('trust proxy', config.trustProxy);
  exactAddresses(app);
  app.disable('x-powered-by');
  app.set('etag', false); // documents carry their version as ETag
  app.use((request: RectoRequest, response: Response, next: NextFunction) => {
    response.setHeader('X-Correlation-Id', correlationOf(request));
    next();
  });
  app.use(countRequests(app.get(Metrics)));
  app.use(app.get(LoopWatch).watch);
  if (tracing) app.use(traceRequests(tracing));
  // Nothing of the API is kept by a browser unless a route says so; and a document's ETag is its version, for
  // If-Match alone: its status or its confirmations change under the same one, so it must never be answered with "not
  // modified".
  app.use(['/api', '/mcp'], (request: RectoRequest, response: Response, next: NextFunction) => {
    response.setHeader('Cache-Control', 'no-store');
    Object.defineProperty(request, 'fresh', { value: false });
    next();
  });
  app.use(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: [
            "'self'",
            ...(config.botCheck.kind === 'recaptcha' ? ['https://www.google.com', 'https://www.gstatic.com'] : []),
          ],
          styleSrc: ["'self'"],
          imgSrc: ["'self'", 'blob:', 'data:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'"],
          workerSrc: ["'self'"],
          manifestSrc: ["'self'"],
          frameSrc: config.botCheck.kind === 'recaptcha' ? ['https://www.google.com'] : ["'none'"],
          frameAncestors: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
        },
      },
      strictTransportSecurity: config.publicUrl.startsWith('https:'),
      crossOriginEmbedderPolicy: false,
    }),
  );
  app.setGlobalPrefix('api', { exclude: ['metrics', 'mcp'] });
  if (web) serveWebClient(app, web, config);
}

/**
 * A route answers as it is written, and no other case and no slash more: what a proxy's rule closes is closed. Of the
 * router itself, because Nest made it before any setting could be heard.
 */
function exactAddresses(app: NestExpressApplication): void {
  Object.assign(app.getHttpAdapter().getInstance().router, { strict: true, caseSensitive: true });
}

/**
 * Drawn pages, then files: hashed assets for ever, everything else asked for again; any other path is the workspace's
 * shell.
 */
function serveWebClient(app: NestExpressApplication, web: string, config: Config): void {
  const pages = new PublicPages(web, config);
  const files = sirv(web, {
    // Looks whether the file is there when it is asked for: one that a new build took away would otherwise end the
    // whole process.
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    extensions: [],
    setHeaders: (response, path) =>
      response.setHeader(
        'Cache-Control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  app.use((request: RectoRequest, response: Response, next: NextFunction) => {
    if (pages.answer(request, response)) return;
    if (isServer(request.path) || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    files(request, response, () =>
      request.path.startsWith('/assets/') ? next() : pages.answerWithShell(request, response),
    );
  });
}

function isServer(path: string): boolean {
  return path === '/api' || path.startsWith('/api/') || path === '/metrics' || path === '/mcp';
}
