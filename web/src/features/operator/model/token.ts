/** The operator's token: for this tab, until it is closed or left. */
const KEY = 'operator-token';

export const keptToken = (): string => sessionStorage.getItem(KEY) ?? '';

export function keepToken(token: string): void {
  sessionStorage.setItem(KEY, token);
}

export function forgetToken(): void {
  sessionStorage.removeItem(KEY);
}
