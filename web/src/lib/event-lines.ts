/**
 * text/event-stream as it arrives, in pieces cut anywhere → whole messages. Comments and fields nobody uses are
 * dropped; a message without data is none; the id stays until another one comes, as the format says.
 */
interface ServerMessage {
  readonly name: string;
  readonly id: string;
  readonly data: string;
}

export class EventLines {
  #rest = '';
  #name = '';
  #id = '';
  #data: string[] = [];

  push(text: string): ServerMessage[] {
    const messages: ServerMessage[] = [];
    // A carriage return at the very end may be the first half of a line break.
    const lines = (this.#rest + text).split(/\r\n|\n|\r(?!$)/);
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      const message = line === '' ? this.#end() : this.#field(line);
      if (message) messages.push(message);
    }
    return messages;
  }

  #field(line: string): undefined {
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'event') this.#name = value;
    else if (name === 'data') this.#data.push(value);
    else if (name === 'id' && !value.includes('\0')) this.#id = value;
  }

  #end(): ServerMessage | undefined {
    const message = { name: this.#name || 'message', id: this.#id, data: this.#data.join('\n') };
    const empty = this.#data.length === 0;
    this.#name = '';
    this.#data = [];
    return empty ? undefined : message;
  }
}
