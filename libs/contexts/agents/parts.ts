import type { ContextParts } from '#platform/context.js';
import { McpController } from './http/mcp.controller.js';
import { PublicOrigin } from './http/public-origin.js';

export const parts: ContextParts = {
  providers: ({ config }) => [{ provide: PublicOrigin, useValue: new PublicOrigin(config.publicUrl) }],
  controllers: [McpController],
};
