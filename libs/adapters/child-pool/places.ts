/**
 * Who may work: as many at a time as there are places, first come first served. One that wants to be alone begins when
 * nobody works any more; until it has left nobody begins, not even who came while it waited.
 */
interface Waiting {
  readonly alone: boolean;
  begin(): void;
  refuse(error: Error): void;
}

export class Places {
  private readonly waiting: Waiting[] = [];
  private working = 0;
  private isAlone = false;

  constructor(private readonly count: number) {}

  /** Resolves once it may begin; `leave` must follow. @throws the signal's reason, and what `refuseAll` was given */
  async enter({ alone = false, signal }: { alone?: boolean; signal?: AbortSignal } = {}): Promise<void> {
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        alone,
        begin: () => (signal?.removeEventListener('abort', abort), resolve()),
        refuse: (error) => (signal?.removeEventListener('abort', abort), reject(error)),
      };
      const abort = () => {
        this.waiting.splice(this.waiting.indexOf(entry), 1);
        reject(signal?.reason as Error);
        this.beginNext();
      };
      signal?.addEventListener('abort', abort, { once: true });
      this.waiting.push(entry);
      this.beginNext();
    });
  }

  leave(): void {
    this.working -= 1;
    this.isAlone = false;
    this.beginNext();
  }

  refuseAll(error: Error): void {
    for (const each of this.waiting.splice(0)) each.refuse(error);
  }

  private beginNext(): void {
    for (let [first] = this.waiting; first && this.mayBegin(first); [first] = this.waiting) {
      this.waiting.shift();
      this.working += 1;
      this.isAlone = first.alone;
      first.begin();
    }
  }

  private mayBegin({ alone }: Waiting): boolean {
    return alone ? this.working === 0 : !this.isAlone && this.working < this.count;
  }
}
