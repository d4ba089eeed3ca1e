/**
 * Prepared statements of one SQLite connection. SQLite knows no types of rows, so whoever asks says what the columns
 * are, in one type beside the text: this is the border where that is believed.
 */
import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { inTransaction } from './sqlite.js';

type Row = Record<string, SQLOutputValue>;

/** Texts come from a finite set of shapes; this only bounds a caller with ever new ones. */
const MOST_KEPT = 200;

/** Statements kept by their text. */
export class Statements {
  private readonly kept = new Map<string, StatementSync>();

  constructor(private readonly db: DatabaseSync) {}

  /** @returns how many rows it changed */
  run(text: string, ...values: readonly SQLInputValue[]): number {
    return Number(this.prepare(text).run(...values).changes);
  }

  one<R extends Row>(text: string, ...values: readonly SQLInputValue[]): R | undefined {
    return this.prepare(text).get(...values) as R | undefined;
  }

  all<R extends Row>(text: string, ...values: readonly SQLInputValue[]): R[] {
    return this.prepare(text).all(...values) as R[];
  }

  prepare(text: string): StatementSync {
    let statement = this.kept.get(text);
    if (statement === undefined) {
      if (this.kept.size >= MOST_KEPT) this.kept.clear();
      this.kept.set(text, (statement = this.db.prepare(text)));
    }
    return statement;
  }

  /** All of it is on disk when this returns, none of it when it throws. Takes the writer's lock at once. */
  transaction<T>(work: () => T): T {
    return inTransaction(this.db, work);
  }
}

/** A statement that gives its rows as arrays: building an object per row costs a third of the reading rate. */
export class ArrayStatement<R extends readonly SQLOutputValue[]> {
  /** As it really is once it returns arrays; the type of the class knows objects only. */
  readonly #statement: {
    get(...values: SQLInputValue[]): unknown;
    all(...values: SQLInputValue[]): unknown[];
    iterate(...values: SQLInputValue[]): Iterable<unknown>;
  };

  constructor(db: DatabaseSync, text: string) {
    const statement = db.prepare(text);
    statement.setReturnArrays(true);
    this.#statement = statement;
  }

  one(...values: SQLInputValue[]): R | undefined {
    return this.#statement.get(...values) as R | undefined;
  }

  all(...values: SQLInputValue[]): R[] {
    return this.#statement.all(...values) as R[];
  }

  each(...values: SQLInputValue[]): Iterable<R> {
    return this.#statement.iterate(...values) as Iterable<R>;
  }
}
