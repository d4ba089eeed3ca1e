/**
 * Every JSON answer of the API is `{ success: true, data }`: controllers return the data, an `Answer` where headers go
 * with it, or what is `told` in a sentence, and this puts it in. Refusals are the error filter's.
 */
import { Injectable, SetMetadata, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { languageAsked } from '#texts/languages.js';
import { Told } from './told.js';

const BARE = 'recto:bare';
/** What this answers goes out as it is. */
export const Bare = () => SetMetadata(BARE, true);

export class Answer<T extends object> {
  constructor(
    readonly data: T,
    readonly headers: Readonly<Record<string, string>>,
  ) {}
}

@Injectable()
export class Envelope implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const bare = this.reflector.getAllAndOverride<boolean>(BARE, [context.getHandler(), context.getClass()]);
    if (bare) return next.handle();
    return next.handle().pipe(
      map((answer) => {
        const http = context.switchToHttp();
        const response = http.getResponse<Response>();
        if (answer instanceof Told) {
          const language = languageAsked(http.getRequest<Request>().headers['accept-language']);
          response.vary('Accept-Language').set('Content-Language', language);
          return { success: true, data: answer.in(language) };
        }
        if (!(answer instanceof Answer)) return { success: true, data: answer };
        response.set(answer.headers);
        return { success: true, data: answer.data };
      }),
    );
  }
}
