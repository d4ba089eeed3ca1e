/** Agents: the API as tools and resources of the Model Context Protocol. */
import type { Context } from '#platform/context.js';
import { McpController } from './http/mcp.controller.js';
import { PublicOrigin } from './http/public-origin.js';

export const agents: Context = {
  name: 'agents',
  providers: ({ config }) => [{ provide: PublicOrigin, useValue: new PublicOrigin(config.publicUrl) }],
  controllers: [McpController],
};
