/**
 * The plan of an export, made in a first pass over its documents: their order, where fields stand that some of them
 * lack, and for tables their columns. What it holds grows with the number of documents and columns, not with what
 * stands in them.
 */
import { DomainError } from '#kernel/domain-error.js';
import type { JsonObject } from '#kernel/json.js';
import { Columns, type Column } from './columns.js';
import type { Configuration } from './configuration.js';
import { dotted, isObject, isRecordList, placesOf, valueAt, type Path } from './field-path.js';
import { inOrder, sortCard, type SortCard } from './ordering.js';
import {
  extractionKey,
  NAME,
  OTHER_METADATA,
  outerPath,
  placeOf,
  recordOf,
  type ExportedDocument,
  type Place,
  type Shape,
} from './record.js';
import { recordRow, rowOf } from './row.js';

export interface Plan {
  readonly configuration: Configuration;
  readonly shape: Shape;
  readonly order: readonly SortCard[];
  /** Of the table with one row for each document; none when the format has no table. */
  readonly columns: readonly Column[];
  /** Lists of records, for tables of their own. */
  readonly lists: readonly ListTable[];
}

export interface ListTable extends Column {
  readonly columns: readonly Column[];
}

/** As many as a sheet of Excel has. */
const MOST_COLUMNS = 16_384;
const MOST_LISTS = 20;

export class Planning {
  readonly #cards: SortCard[] = [];
  readonly #places = new Map<string, Place>();
  /** One set for each field, so that columns follow the order in which fields were chosen. */
  readonly #byField: Map<string, Columns>;
  readonly #around = { before: new Columns(), after: new Columns() };
  readonly #lists = new Map<string, { path: Path; columns: Columns }>();
  readonly #shape: Shape;

  constructor(private readonly configuration: Configuration) {
    const { selectedFields, options } = configuration;
    this.#byField = new Map(selectedFields.map((field) => [field, new Columns()]));
    this.#shape = { selectedFields, options, places: this.#places };
  }

  add(document: ExportedDocument): void {
    this.#cards.push(sortCard(document, this.configuration.options));
    const table = this.configuration.format === 'csv' || this.configuration.format === 'excel';
    for (const [field, columns] of this.#byField) {
      const key = extractionKey(field);
      // Where there is no table, one document that has the field says where it stands.
      if (key === undefined || (!table && this.#places.has(field))) continue;
      const places = placesOf(document.extraction, key);
      if (places[0] && !this.#places.has(field)) this.#places.set(field, placeOf(places[0]));
      if (table) for (const place of places) this.#addPlace(columns, document.extraction, place);
    }
    if (!table) return;
    const { includeConfidence, includeOCR, includeRawData } = this.configuration.options;
    const excel = this.configuration.format === 'excel';
    const record = excel || includeConfidence || includeOCR || includeRawData ? recordOf(document, this.#shape) : {};
    this.#addAround(record);
    if (excel) this.#addLists(record, []);
  }

  #addPlace(columns: Columns, extraction: JsonObject, place: Path): void {
    const { path, list } = placeOf(place);
    const openLists = this.configuration.options.flattenNested;
    const closed = list && !openLists;
    columns.add(
      closed
        ? [{ path: outerPath(path), value: '' }]
        : rowOf(valueAt(extraction, place), { openLists }, outerPath(place)),
    );
    if (columns.size > MOST_COLUMNS) throw tooWide();
  }

  /** What the options put before and behind the chosen fields. */
  #addAround(record: JsonObject): void {
    const { includeMetadata, flattenNested } = this.configuration.options;
    if (includeMetadata) {
      this.#around.before.add([{ path: [NAME], value: '' }]);
      this.#around.after.add(OTHER_METADATA.map((name) => ({ path: [name], value: '' })));
    }
    const cells = recordRow(record, flattenNested);
    this.#around.after.add(cells.filter(({ path }) => ['confidence', 'ocrText', 'rawData'].includes(String(path[0]))));
  }

  #addLists(value: JsonObject, path: Path): void {
    for (const [name, inner] of Object.entries(value)) {
      const here = [...path, name];
      if (here.length === 1 && (name === 'rawData' || name === 'confidence')) continue;
      if (isObject(inner)) this.#addLists(inner, here);
      else if (isRecordList(inner)) {
        const list = this.#lists.get(dotted(here)) ?? { path: here, columns: new Columns() };
        if (this.#lists.size < MOST_LISTS) this.#lists.set(dotted(here), list);
        for (const item of inner) list.columns.add(rowOf(item, { openLists: true }));
        if (list.columns.size > MOST_COLUMNS - 3) throw tooWide();
      }
    }
  }

  finished(): Plan {
    const columns = this.#columns();
    if (columns.length > MOST_COLUMNS) throw tooWide();
    const lists = [...this.#lists].map(([key, { path, columns: own }]) => ({ key, path, columns: own.list() }));
    return {
      configuration: this.configuration,
      shape: this.#shape,
      order: inOrder(this.#cards, this.configuration.options),
      columns,
      lists,
    };
  }

  #columns(): Column[] {
    const all = [
      ...this.#around.before.list(),
      ...[...this.#byField].flatMap(([field, columns]) => (columns.size > 0 ? columns.list() : [blankColumn(field)])),
      ...this.#around.after.list(),
    ];
    return [...new Map(all.map((column) => [column.key, column])).values()];
  }
}

/** Of a field of the file, or one that no document has. */
function blankColumn(field: string): Column {
  const key = extractionKey(field);
  const path = key === undefined ? [field] : outerPath(key.split('.'));
  return { path, key: dotted(path) };
}

function tooWide(): DomainError {
  return new DomainError(
    'too_many_columns',
    'unprocessable',
    'These documents would need more than 16,384 columns. Please choose fewer fields, or leave nested data as it is.',
  );
}
