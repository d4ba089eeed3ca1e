/**
 * /documents/{id}/pages/{n}: a page as a picture, in one of a few widths so that few pictures of a page are ever
 * made.
 */
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { PAGE_WIDTHS, PageQuery } from '#contracts/documents.js';
import { Account } from '#contexts/identity/http/bearer.js';
import { ForKeys } from '#contexts/identity/http/for-keys.js';
import { etagOf, isKnown } from '#platform/known.js';
import { May } from '#platform/may.js';
import type { AccountView } from '#projections/accounts/view.js';
import { GetPageImage } from '../application/page-images.js';
import { idOf, numberOf } from './addresses.js';

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
    const etag = etagOf(bytes);
    response.set({
      ETag: etag,
      'Cache-Control': 'private, no-cache',
      Vary: 'Authorization',
      'Content-Security-Policy': "sandbox; default-src 'none'",
    });
    if (isKnown(response.req, etag)) response.status(304).end();
    else response.type('image/webp').send(bytes);
  }
}
