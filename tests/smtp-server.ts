/**
 * A mail server small enough to be read at a glance: speaks SMTP (RFC 5321) over a real socket, takes AUTH PLAIN, keeps
 * what it is given. Mail to `refused@…` is refused for good, to `later@…` for now; nothing is delivered.
 */
import { createServer, type Server, type Socket } from 'node:net';

export class SmtpServer {
  /** As received, dots unstuffed. */
  readonly mails: string[] = [];
  readonly logins: string[] = [];
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;

  static async start(): Promise<SmtpServer> {
    const smtp = new SmtpServer();
    smtp.#server = createServer((socket) => smtp.#talk(socket));
    await new Promise<void>((resolve) => smtp.#server!.listen(0, '127.0.0.1', resolve));
    return smtp;
  }

  get url(): string {
    const address = this.#server!.address();
    return `smtp://ada:secret@127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => this.#server!.close(() => resolve()));
  }

  #talk(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket)).on('error', () => undefined);
    const say = (line: string) => socket.write(`${line}\r\n`);
    let text = '';
    let data: string[] | undefined;
    const hear = (line: string) => {
      if (data) {
        if (line !== '.') return void data.push(line.replace(/^\./, ''));
        this.mails.push(data.join('\r\n'));
        data = undefined;
        return void say('250 taken');
      }
      const [verb = '', rest = ''] = line.split(/ (.*)/);
      switch (verb.toUpperCase()) {
        case 'EHLO':
          return void (say('250-double'), say('250-AUTH PLAIN'), say('250 8BITMIME'));
        case 'AUTH':
          this.logins.push(Buffer.from(rest.replace('PLAIN ', ''), 'base64').toString());
          return void say('235 welcome');
        case 'RCPT':
          if (rest.includes('refused@')) return void say('550 no such mailbox');
          return void say(rest.includes('later@') ? '451 come again' : '250 fine');
        case 'DATA':
          data = [];
          return void say('354 go on');
        case 'QUIT':
          return void (say('221 bye'), socket.end());
        default:
          return void say('250 fine');
      }
    };
    say('220 double ESMTP');
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        hear(line);
      }
    });
  }
}
