/** GET /workspaces/storage: how much a workspace's originals take, and how much they may. */
import { Controller, Get, Req } from '@nestjs/common';
import type { StorageAnswer } from '#contracts/workspaces.js';
import { Account } from '#contexts/identity/http/bearer.js';
import { May } from '#platform/may.js';
import { ReadYourWrites } from '#platform/read-your-writes.js';
import type { RectoRequest } from '#platform/request-context.js';
import type { AccountView } from '#projections/accounts/view.js';
import { StorageRoom } from '../application/storage-room.js';

@Controller('workspaces/storage')
@May('usage')
export class StorageController {
  constructor(
    private readonly room: StorageRoom,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Get()
  async storage(@Account() { workspaceId }: AccountView, @Req() request: RectoRequest): Promise<StorageAnswer> {
    await this.readYourWrites.beforeRead(request, ['kept-documents']);
    return { storage: await this.room.of(workspaceId) };
  }
}
