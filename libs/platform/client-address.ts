/**
 * Where a request came from, as far as it can be known: the peer's address, or the one that the trusted proxies
 * (TRUST_PROXY) forwarded. An IPv6 address stands for its /64, which is what one connection is given, so that nobody
 * has 2^64 addresses to try from.
 */
import type { Request } from 'express';

export function addressOf(request: Pick<Request, 'ip'>): string {
  return networkOf(request.ip ?? 'unknown');
}

export function networkOf(ip: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? [];
  if (mapped !== undefined) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.toLowerCase().replace(/%.*$/s, '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
