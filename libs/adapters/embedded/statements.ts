/** Prepared statements of one SQLite connection, kept by their text, and transactions that take the writer's lock at once. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';

type Bound = string | number;
type Row = Record<string, unknown>;

/** Texts come from a finite set of shapes; this only bounds a caller with ever new ones. */
const MOST_KEPT = 200;

export class Statements {
  private readonly kept = new Map<string, StatementSync>();

  constructor(private readonly db: DatabaseSync) {}

  run(text: string, ...values: readonly Bound[]): void {
    this.prepare(text).run(...values);
  }

  one(text: string, ...values: readonly Bound[]): Row | undefined {
    return this.prepare(text).get(...values);
  }

  all(text: string, ...values: readonly Bound[]): Row[] {
    return this.prepare(text).all(...values);
  }

  prepare(text: string): StatementSync {
    let statement = this.kept.get(text);
    if (statement === undefined) {
      if (this.kept.size >= MOST_KEPT) this.kept.clear();
      this.kept.set(text, (statement = this.db.prepare(text)));
    }
    return statement;
  }

  transaction<T>(work: () => T): T {
    this.db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.db.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      throw error;
    }
  }
}
