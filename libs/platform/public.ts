/** Routes are closed unless marked @Public(); who opens them is the guard's business. */
import { SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';

const PUBLIC = 'recto:public';
export const Public = () => SetMetadata(PUBLIC, true);

export function isPublic(reflector: Reflector, context: ExecutionContext): boolean {
  return reflector.getAllAndOverride<boolean>(PUBLIC, [context.getHandler(), context.getClass()]) === true;
}
