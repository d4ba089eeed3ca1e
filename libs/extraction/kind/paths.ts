/**
 * The dotted paths a schema allows: `total_amount`, `line_items.0.amount`, `fields.<label>`. A reader of a type emits
 * these and no others; anything else does not compile.
 */
import { type z } from 'zod';

export type PathOf<Schema extends z.ZodObject> = Paths<z.infer<Schema>>;

type Paths<Value> = { [Key in keyof Value & string]: `${Key}${Rest<NonNullable<Value[Key]>>}` }[keyof Value & string];

/** A list of rows and a list of pairs are emitted value by value, any other list whole. */
type Rest<Value> = Value extends readonly (infer Row)[]
  ? Row extends object
    ? `.${number}.${Paths<Row>}`
    : ''
  : Value extends object
    ? `.${string}`
    : '';
