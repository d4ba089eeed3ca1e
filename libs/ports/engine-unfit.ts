/**
 * What an adapter says when its engine answers and cannot serve as it is, or as its URL asks: too old, too few servers.
 * Nothing that trying again changes; for operators, as NotPermitted is.
 */
export class EngineUnfit extends Error {
  override readonly name = 'EngineUnfit';
}
