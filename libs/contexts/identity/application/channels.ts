/** Name of the channel on which changes of a member's account are announced. */
export const memberChannel = (userId: string): string => `member/${userId}`;
/** The same of an API key. */
export const keyChannel = (keyId: string): string => `api-key/${keyId}`;
