/**
 * A new build takes files away under a running server: a real server on a real folder, asked for a file that was
 * there when it began.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { openReadModels, openWriteSide } from '../../tests/embedded-stores.js';
import { engineOver } from '../../tests/read-side.js';
import { tempFolder } from '../../tests/temp-folder.js';
import { loadConfig } from './config.js';
import { Draining } from './draining.js';
import { configureHttp } from './http.js';
import { createLogger } from './logging.js';
import { LoopWatch } from './loop-watch.js';
import { Metrics } from './metrics.js';
import { Runners } from './runners.js';

@Module({})
class OnlyHttp {}

describe('the files of the web client', () => {
  const folder = tempFolder();
  let app: NestExpressApplication;
  let web: string;
  beforeEach(async () => {
    web = folder.file('web');
    mkdirSync(join(web, 'assets'), { recursive: true });
    writeFileSync(join(web, 'app.html'), '<title>Recto</title>');
    writeFileSync(join(web, 'mark.svg'), '<svg/>');
    writeFileSync(join(web, 'assets/app-1.js'), 'export {};');
    const side = openWriteSide(folder, []);
    const models = openReadModels(folder);
    const metrics = new Metrics(side.events, models, new Runners(engineOver(side, models), []));
    const watch = new LoopWatch(metrics, createLogger('silent'));
    const providers = [
      { provide: Metrics, useValue: metrics },
      { provide: LoopWatch, useValue: watch },
    ];
    const module = { module: OnlyHttp, providers };
    app = await NestFactory.create<NestExpressApplication>(module, { logger: false, abortOnError: false });
    const config = loadConfig({ DATA_DIR: folder.file('data'), BOT_CHECK: 'off' }, ['api', 'projector', 'worker'], 1);
    configureHttp(app, config, { draining: new Draining(), web });
    await app.listen(0, '127.0.0.1');
  });
  afterEach(() => app.close());

  const get = async (path: string) => {
    const response = await fetch(`${await app.getUrl()}${path}`);
    return { status: response.status, kept: response.headers.get('cache-control'), text: await response.text() };
  };

  it('are served, those with a hash in their name for ever', async () => {
    expect(await get('/assets/app-1.js')).toEqual({
      status: 200,
      kept: 'public, max-age=31536000, immutable',
      text: 'export {};',
    });
    expect(await get('/mark.svg')).toEqual({ status: 200, kept: 'no-cache', text: '<svg/>' });
  });

  it('that a new build took away are not found, and the server goes on', async () => {
    rmSync(join(web, 'assets/app-1.js'));
    rmSync(join(web, 'mark.svg'));
    expect((await get('/assets/app-1.js')).status).toBe(404);
    expect(await get('/mark.svg')).toMatchObject({ status: 200, text: '<title>Recto</title>' });
    writeFileSync(join(web, 'assets/app-2.js'), 'export default 2;');
    expect(await get('/assets/app-2.js')).toMatchObject({ status: 200, text: 'export default 2;' });
    expect((await get('/app')).status).toBe(200);
  });
});
