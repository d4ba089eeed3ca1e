/**
 * What the operator decided, as the server sets it at the head of each page. Pages that are drawn in advance are only
 * answered where the usual holds, so this is right from the first drawing on.
 */
import { USUAL_SWITCHES, type OperatorSwitches } from '#contracts/installation.js';

/** @param said the data- attributes of the page; undefined where there is none */
export function switchesOf(said: Readonly<Record<string, string | undefined>> | undefined): OperatorSwitches {
  const { registration, site, credits, passwordSignIn, provider, brandName, brandColor } = said ?? {};
  return {
    registration: registration === 'invited' || registration === 'closed' ? registration : USUAL_SWITCHES.registration,
    site: site === 'login' ? site : USUAL_SWITCHES.site,
    credits: credits === 'unlimited' ? credits : USUAL_SWITCHES.credits,
    passwordSignIn: passwordSignIn === 'owners' ? passwordSignIn : USUAL_SWITCHES.passwordSignIn,
    ...(provider && { provider }),
    brand: { name: brandName || USUAL_SWITCHES.brand.name, ...(brandColor && { color: brandColor }) },
  };
}

export const installation = switchesOf(typeof document === 'undefined' ? undefined : document.documentElement.dataset);

/** Of a screen, in the browser's tab. */
export const titled = (title: string): string => `${title} · ${installation.brand.name}`;
