/**
 * The part of an ONNX file that computes one of its values, as a model of its own. Read and written in the wire format
 * of Protocol Buffers (https://protobuf.dev/programming-guides/encoding) by the field numbers of `onnx.proto`
 * (https://github.com/onnx/onnx/blob/main/onnx/onnx.proto).
 */

const modelGraph = 7;
const graphNode = 1;
const graphInitializer = 5;
const graphOutput = 12;
const nodeInput = 1;
const nodeOutput = 2;
const tensorName = 8;
const valueName = 1;
const valueType = 2;

/** The only wire type that holds a text or another message. */
const lengthDelimited = 2;
/** TypeProto { tensor_type { elem_type: FLOAT } } */
const floatTensor = Uint8Array.from([0x0a, 0x02, 0x08, 0x01]);

/** A field as it lies in the file: all its bytes, and those behind its key and length where it has one. */
interface Field {
  readonly number: number;
  readonly bytes: Uint8Array;
  readonly content: Uint8Array;
}

/**
 * @param model an ONNX file whose nodes stand in the order in which they are computed, as the format asks
 * @param value name of a float value that a node computes; it is the only output of what is returned
 * @throws Error when no node computes it
 */
export function keepFirstLayers(model: Uint8Array, value: string): Uint8Array {
  return write(
    [...readFields(model)].map((field) =>
      field.number === modelGraph ? message(modelGraph, keepUpTo(field.content, value)) : field.bytes,
    ),
  );
}

function keepUpTo(graph: Uint8Array, value: string): Uint8Array {
  const fields = [...readFields(graph)];
  const nodes = fields.filter(({ number }) => number === graphNode);
  const last = nodes.findIndex(({ content }) => textsOf(content, nodeOutput).includes(value));
  if (last < 0) throw new Error(`The model computes no ${value}`);
  const kept = new Set(nodes.slice(0, last + 1));
  const used = new Set([...kept].flatMap(({ content }) => textsOf(content, nodeInput)));
  const parts = fields
    .filter((field) => field.number !== graphOutput)
    .filter((field) => field.number !== graphNode || kept.has(field))
    .filter(
      ({ number, content }) => number !== graphInitializer || textsOf(content, tensorName).some((it) => used.has(it)),
    )
    .map(({ bytes }) => bytes);
  const output = write([message(valueName, new TextEncoder().encode(value)), message(valueType, floatTensor)]);
  return write([...parts, message(graphOutput, output)]);
}

const textsOf = (content: Uint8Array, number: number): readonly string[] =>
  [...readFields(content)]
    .filter((field) => field.number === number)
    .map((field) => new TextDecoder().decode(field.content));

function* readFields(bytes: Uint8Array): Generator<Field> {
  let at = 0;
  while (at < bytes.length) {
    const start = at;
    const key = readVarint(bytes, at);
    const wireType = key.value % 8;
    at = key.end;
    let from = at;
    if (wireType === lengthDelimited) {
      const length = readVarint(bytes, at);
      from = length.end;
      at = length.end + length.value;
    } else at += wireType === 1 ? 8 : wireType === 5 ? 4 : readVarint(bytes, at).end - at;
    if (at > bytes.length) throw new Error('The model ends within a field');
    yield { number: Math.floor(key.value / 8), bytes: bytes.subarray(start, at), content: bytes.subarray(from, at) };
  }
}

function readVarint(bytes: Uint8Array, from: number): { value: number; end: number } {
  let value = 0;
  for (let at = from, scale = 1; ; at += 1, scale *= 128) {
    const byte = bytes[at];
    if (byte === undefined) throw new Error('The model ends within a number');
    value += (byte % 128) * scale;
    if (byte < 128) return { value, end: at + 1 };
  }
}

const message = (number: number, content: Uint8Array): Uint8Array =>
  write([varint(number * 8 + lengthDelimited), varint(content.length), content]);

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Uint8Array.from([...bytes, rest]);
}

const write = (parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts);
