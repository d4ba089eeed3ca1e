/**
 * Bodies are read here, after the guards: nothing of a body is read for whom a route is closed, and nothing where there
 * is no route. JSON becomes `request.body`; a form is admitted and watched while its route reads it.
 */
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { Observable } from 'rxjs';
import { DomainError } from '#kernel/domain-error.js';
import { inexactIn, refusalOf } from '#kernel/exact-json.js';
import { addressOf } from '../client-address.js';
import { isPublic } from '../public.js';
import type { RectoRequest } from '../request-context.js';
import {
  AROUND_FILE_BYTES,
  FILE_PACE,
  JSON_PACE,
  MEMBERS_JSON_BYTES,
  SIGNED_BYTES,
  STRANGERS_JSON_BYTES,
  type Pace,
} from './bounds.js';
import { collect, tooLarge } from './collect.js';
import { watchPace } from './pace.js';
import { FILE, LONG_JSON, SIGNED, type FileTaken } from './takes.js';
import { BodiesUnderWay, type Sender } from './under-way.js';

/** How fast bodies must come in. */
export class BodyPaces {
  readonly json: Pace = JSON_PACE;
  readonly file: Pace = FILE_PACE;
}

@Injectable()
export class ReadBodies implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly underWay: BodiesUnderWay,
    private readonly paces: BodyPaces,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<RectoRequest>();
    if (!hasBody(request)) return next.handle();
    const about = <T>(key: string) =>
      this.reflector.getAllAndOverride<T | undefined>(key, [context.getHandler(), context.getClass()]);
    const file = about<FileTaken>(FILE);
    if (file && request.is('multipart/form-data')) {
      this.#admit(context, file.bytes + AROUND_FILE_BYTES, file.tooLarge);
      return whileInPace(context, this.paces.file, next);
    }
    const signed = about<boolean>(SIGNED);
    if (!signed && !request.is('application/json')) return next.handle();
    const long = about<number>(LONG_JSON);
    const usual = isPublic(this.reflector, context) ? STRANGERS_JSON_BYTES : MEMBERS_JSON_BYTES;
    const most = signed ? SIGNED_BYTES : (long ?? usual);
    this.#admit(context, most, () => tooLarge(most));
    const pace = long === undefined ? this.paces.json : this.paces.file;
    const bytes = await collect(request, most, pace).catch((error: unknown) => {
      throw closing(context, error);
    });
    request.body = signed ? bytes : parsed(bytes);
    return next.handle();
  }

  /** Held until the answer is out, because so long the route may hold it, unless it lets go of it. */
  #admit(context: ExecutionContext, most: number, refusal: () => DomainError): void {
    const http = context.switchToHttp();
    const request = http.getRequest<RectoRequest>();
    const { 'content-length': length, 'content-encoding': encoding = 'identity' } = request.headers;
    if (encoding !== 'identity')
      throw new DomainError('compressed_body', 'unsupported-type', 'Please send the request uncompressed.');
    const bytes = length === undefined ? most : Number(length);
    if (bytes > most) throw refusal();
    const release = this.underWay.admit(senderOf(request), bytes);
    held.set(request, release);
    http.getResponse<Response>().once('close', () => letGoOfBody(request));
  }
}

const held = new WeakMap<RectoRequest, () => void>();

/** For a route that goes on for long after it is done with the body. */
export function letGoOfBody(request: RectoRequest): void {
  held.get(request)?.();
  held.delete(request);
}

function hasBody({ headers }: RectoRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function senderOf(request: RectoRequest): Sender {
  const { userId } = (request.user ?? {}) as { userId?: string };
  return userId === undefined ? { name: addressOf(request), member: false } : { name: userId, member: true };
}

/** @throws invalid_json · inexact_json */
function parsed(bytes: Buffer): object {
  const { text, value } = jsonOf(bytes);
  if (typeof value !== 'object' || value === null)
    throw new DomainError('invalid_json', 'invalid', 'The request body is not valid JSON.');
  const inexact = inexactIn(text);
  if (inexact) throw new DomainError('inexact_json', 'invalid', refusalOf(inexact));
  return value;
}

function jsonOf(bytes: Buffer): { text: string; value?: unknown } {
  let text = '';
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, value: JSON.parse(text) };
  } catch {
    return { text };
  }
}

/** The route reads the body itself; when it comes too slowly, the route is not waited for. */
function whileInPace(context: ExecutionContext, pace: Pace, next: CallHandler<unknown>): Observable<unknown> {
  return new Observable((subscriber) => {
    const request = context.switchToHttp().getRequest<RectoRequest>();
    const stop = watchPace(request, pace, (refusal) => subscriber.error(closing(context, refusal)));
    const answering = next.handle().subscribe(subscriber);
    return () => {
      stop();
      answering.unsubscribe();
    };
  });
}

/** Whoever was too slow once is not waited for again over the same connection. */
function closing(context: ExecutionContext, error: unknown): unknown {
  if (error instanceof DomainError && error.kind === 'timed-out')
    context.switchToHttp().getResponse<Response>().setHeader('Connection', 'close');
  return error;
}
