/** An event, appended before events had a bound, whose sealed fields nobody opens to fold them. */
export class TooLargeToOpen extends Error {
  override readonly name = 'TooLargeToOpen';
  /** @param size bytes, sealed @param largest of those that are opened */
  constructor(size: number, largest: number) {
    super(`its ${size.toLocaleString('en')} bytes are more than the ${largest.toLocaleString('en')} that are opened`);
  }
}
