import { deviceName } from './device-name.js';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

describe('the name of a device', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [`${WINDOWS} ${CHROME}`, 'Chrome on Windows'],
    [`${WINDOWS} ${CHROME} Edg/140.0.0.0`, 'Microsoft Edge on Windows'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['curl/8.14.1', 'curl'],
    ['python-httpx/0.28.1', 'python-httpx'],
    ['', 'Unknown device'],
    [undefined, 'Unknown device'],
    ['<script>alert(1)</script>', 'Unknown device'],
  ])('of %j is %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));

  it('is never long', () => expect(deviceName('x'.repeat(10_000)).length).toBe(80));
});
