/** The tesseract command of the system, one page at a time on one thread, as a peer to be measured against. */
import { spawn } from 'node:child_process';

/** Reads a picture in a file of any format and throws the text away; undefined where the command is missing. */
export async function plainTesseract(): Promise<((picture: Uint8Array) => Promise<void>) | undefined> {
  try {
    await run(['--version'], undefined);
  } catch {
    return undefined;
  }
  return (picture) => run(['stdin', 'stdout', '--psm', '6', '-l', 'eng'], picture);
}

function run(args: readonly string[], input: Uint8Array | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('tesseract', args, {
      stdio: ['pipe', 'ignore', 'ignore'],
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`tesseract ended with ${code}`))));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
