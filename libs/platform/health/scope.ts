import type { Role } from '../config.js';

/** What this process answers for. */
export class HealthScope {
  readonly servesLive: boolean;
  readonly projects: boolean;

  constructor(roles: readonly Role[]) {
    this.servesLive = roles.includes('api');
    this.projects = roles.includes('projector');
  }
}
