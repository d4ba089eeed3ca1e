/**
 * Every route of a running app, read from Nest itself, so that one added later is in each matrix without being named
 * there.
 */
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { FOR_KEYS } from '#contexts/identity/http/for-keys.js';
import type { KeyScope } from '#kernel/key-scopes.js';
import type { TestApp } from './app.js';

/** Routes that need no account, on purpose. */
export const OPEN = new Set([
  'GET /api/bot-check',
  'POST /api/auth/register',
  'POST /api/auth/accept-invitation',
  'POST /api/auth/login',
  'POST /api/auth/login-code',
  'POST /api/auth/login-passkey',
  'POST /api/auth/login-passkey/options',
  'POST /api/auth/provider/begin',
  'POST /api/auth/provider/finish',
  'POST /api/auth/provider/logout',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/auth/keep-address',
  'POST /api/payment/webhook',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /metrics',
  // With the operator's token, and none of a member's.
  'GET /api/operator',
  'GET /api/openapi.json',
  'GET /api/free-test/usage',
  'POST /api/free-test/upload',
  'POST /api/contact/submit',
  'POST /api/newsletter/subscribe',
  'POST /api/newsletter/confirm',
  'POST /api/newsletter/unsubscribe',
]);

export interface Route {
  readonly method: string;
  readonly path: string;
  /** What an API key must be allowed to reach it; undefined: no key does. */
  readonly scopes: readonly KeyScope[] | undefined;
}

export function routesOf(app: TestApp): Route[] {
  const modules = [...app.running.app.get(ModulesContainer).values()];
  return modules
    .flatMap((module) => [...module.controllers.values()])
    .flatMap(({ metatype }) => {
      const base = Reflect.getMetadata(PATH_METADATA, metatype!) as string;
      const names = Object.getOwnPropertyNames(metatype!.prototype).filter((name) => name !== 'constructor');
      const ofAll = Reflect.getMetadata(FOR_KEYS, metatype!) as Route['scopes'];
      return names.flatMap((name) => routeOf(base, metatype!.prototype[name] as unknown, ofAll));
    });
}

export const closedRoutesOf = (app: TestApp): Route[] =>
  routesOf(app).filter(({ method, path }) => !OPEN.has(`${method} ${path}`));

function routeOf(base: string, handler: unknown, ofAll: Route['scopes']): Route[] {
  const sub =
    typeof handler === 'function' ? (Reflect.getMetadata(PATH_METADATA, handler) as string | undefined) : undefined;
  if (sub === undefined) return [];
  const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler as object) as number]!;
  const parts = [base, sub].map((part) => part.replace(/^\/|\/$/g, '')).filter(Boolean);
  const path = `/${parts.join('/')}`;
  const scopes = (Reflect.getMetadata(FOR_KEYS, handler as object) as Route['scopes']) ?? ofAll;
  const isBeside = path === '/metrics' || path === '/mcp';
  return [{ method, path: isBeside ? path : `/api${path}`, scopes }];
}
