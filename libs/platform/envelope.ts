/**
 * Every JSON answer of the API is `{ success: true, data }`: controllers return the data, this puts it in. Refusals
 * are the error filter's.
 */
import { Injectable, SetMetadata, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { map, type Observable } from 'rxjs';

const BARE = 'recto:bare';
/** What this answers goes out as it is. */
export const Bare = () => SetMetadata(BARE, true);

@Injectable()
export class Envelope implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const bare = this.reflector.getAllAndOverride<boolean>(BARE, [context.getHandler(), context.getClass()]);
    return bare ? next.handle() : next.handle().pipe(map((data: unknown) => ({ success: true, data })));
  }
}
