/** Google's reCAPTCHA v3, loaded on the first use and only on servers that are set up for it. */
import { t } from '../../lib/texts.js';

interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const unreached = () => new Error(t('this browser could not load the script of www.google.com.'));

let loading: Promise<Recaptcha> | undefined;

export async function recaptchaToken(siteKey: string, action: string): Promise<string> {
  loading ??= load(siteKey).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const recaptcha = await loading;
  await new Promise<void>((ready) => recaptcha.ready(ready));
  return recaptcha.execute(siteKey, { action });
}

function load(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.async = true;
    script.onload = () => (window.grecaptcha ? resolve(window.grecaptcha) : reject(unreached()));
    script.onerror = () => reject(unreached());
    document.head.append(script);
  });
}
