/** Names of the channels on which changes are announced: one per workspace, one per member. */
export const workspaceChannel = (workspaceId: string): string => `workspace/${workspaceId}`;
export const memberChannel = (userId: string): string => `member/${userId}`;
