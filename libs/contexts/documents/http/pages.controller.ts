/**
 * /documents/{id}/pages/{n}: a page as a picture, in one of a few widths so that few pictures of a page are ever
 * made.
 */
import { createHash } from 'node:crypto';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { PAGE_WIDTHS, PageQuery } from '#contracts/documents.js';
import { Account } from '#contexts/identity/http/bearer.js';
import { ForKeys } from '#contexts/identity/http/for-keys.js';
import type { AccountView } from '#projections/accounts/view.js';
import { GetPageImage } from '../application/page-images.js';
import { idOf, numberOf } from './addresses.js';

import { May } from '#platform/may.js';
@Controller('documents/:id/pages')
@May('view')
export class PagesController {
  constructor(private readonly queries: QueryBus) {}

  /** A browser may keep it, but asks each time whether it still may show it: the answer ends with the original. */
  @Get(':page')
  @ForKeys('documents:read')
  async page(
    @Account() account: AccountView,
    @Param('id') id: string,
    @Param('page') page: string,
    @Query() query: unknown,
    @Res() response: Response,
  ) {
    const { width } = PageQuery.parse(query);
    const drawn = PAGE_WIDTHS.find((made) => made >= width) ?? Math.max(...PAGE_WIDTHS);
    const bytes = await this.queries.execute(new GetPageImage(idOf(id), account.workspaceId, numberOf(page), drawn));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
    response.set({
      ETag: etag,
      'Cache-Control': 'private, no-cache',
      Vary: 'Authorization',
      'Content-Security-Policy': "sandbox; default-src 'none'",
    });
    const known = response.req.headers['if-none-match'];
    if (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) response.status(304).end();
    else response.type('image/webp').send(bytes);
  }
}
