/** Name of the channel on which changes of a workspace and what it holds are announced. */
export const workspaceChannel = (workspaceId: string): string => `workspace/${workspaceId}`;
