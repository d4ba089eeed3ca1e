/**
 * What somebody who signs in must be allowed to do to reach a route (kernel/roles.ts). A route that says nothing is
 * closed to all of them. Who obeys is the guard.
 */
import { SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Permission } from '#kernel/roles.js';

const MAY = 'recto:may';
export const May = (permission: Permission) => SetMetadata(MAY, permission);

export function permissionOf(reflector: Reflector, context: ExecutionContext): Permission | undefined {
  return reflector.getAllAndOverride<Permission | undefined>(MAY, [context.getHandler(), context.getClass()]);
}
