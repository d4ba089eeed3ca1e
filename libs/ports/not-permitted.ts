/**
 * What every adapter of an engine says when the engine is there and does not let Recto in, or not do this: nothing that
 * trying again changes. For operators; a member is told that Recto is not available.
 */
export class NotPermitted extends Error {
  override readonly name = 'NotPermitted';
  /**
   * @param engine such as "MongoDB at db:27017";
   * @param look what to look at, such as "user and password in READ_MODEL_URL"
   */
  constructor(engine: string, look: string, options?: ErrorOptions) {
    super(`${engine} does not permit this; look at ${look}`, options);
  }
}
