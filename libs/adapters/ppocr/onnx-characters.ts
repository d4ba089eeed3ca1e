/**
 * The characters a recogniser writes, out of the metadata of its ONNX file: an ONNX model is a protobuf message, whose
 * field 14 holds pairs of a key (field 1) and a value (field 2); ONNX Runtime for Node does not show them.
 */
const METADATA = 14;
const CHARACTERS = 'character';

/** @returns one text per column of the output after the blank; undefined when the model names none */
export function charactersOf(model: Uint8Array): string[] | undefined {
  for (const { field, bytes } of fieldsOf(model)) {
    if (field !== METADATA || !bytes) continue;
    const [key, value] = [1, 2].map((wanted) => [...fieldsOf(bytes)].find((part) => part.field === wanted)?.bytes);
    if (key && value && textOf(key) === CHARACTERS) return textOf(value).replace(/\n$/, '').split('\n');
  }
  return undefined;
}

interface Field {
  readonly field: number;
  /** Of a length-delimited field. */
  readonly bytes?: Uint8Array;
}

function* fieldsOf(message: Uint8Array): Generator<Field> {
  let at = 0;
  const varint = () => {
    let [value, factor, byte] = [0, 1, 0];
    do {
      byte = message[at++] ?? 0;
      value += (byte & 0x7f) * factor;
      factor *= 0x80;
    } while (byte & 0x80);
    return value;
  };
  while (at < message.length) {
    const tag = varint();
    const [field, wire] = [Math.floor(tag / 8), tag % 8];
    if (wire === 2) {
      const length = varint();
      yield { field, bytes: message.subarray(at, at + length) };
      at += length;
    } else if (wire === 0) {
      varint();
      yield { field };
    } else {
      at += wire === 1 ? 8 : 4;
      yield { field };
    }
  }
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
