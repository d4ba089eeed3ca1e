/**
 * Watches over a right that was checked once and may end: at a set moment, or when a check says so. Looks by itself
 * now and then, too.
 */
interface Admission {
  /** Called once, when the right has ended. */
  whenOver(over: () => void): void;
  /** Looks again now. */
  check(): void;
  stop(): void;
}

const LOOK_EVERY_MS = 15_000;

/** @param endsAt epoch milliseconds; undefined: no set end */
export function whileAdmitted(endsAt: number | undefined, mayStay: () => Promise<boolean>): Admission {
  let over: () => void = () => undefined;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const end = () => {
    if (ended) return;
    admission.stop();
    over();
  };
  const isPast = () => endsAt !== undefined && endsAt <= Date.now();
  const look = () => {
    clearTimeout(timer);
    if (ended) return;
    if (isPast()) return end();
    // In steps: a timer of months would fire at once.
    timer = setTimeout(
      admission.check,
      Math.min(LOOK_EVERY_MS, endsAt === undefined ? Infinity : endsAt - Date.now() + 1),
    );
  };
  const admission: Admission = {
    whenOver: (callback) => void (over = callback),
    check: () => {
      if (isPast()) return end();
      mayStay().then(
        (stays) => (stays ? look() : end()),
        look, // the store is away: whoever was admitted stays until it can be asked
      );
    },
    stop: () => {
      ended = true;
      clearTimeout(timer);
    },
  };
  look();
  return admission;
}
