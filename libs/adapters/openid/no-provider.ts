/** NoIdentityProvider: where none is configured. */
import { IdentityProvider, ProviderFault } from '#ports/identity-provider.js';

export class NoIdentityProvider extends IdentityProvider {
  override readonly name = '';

  override async begin(): Promise<never> {
    throw new ProviderFault('off');
  }
  override async finish(): Promise<never> {
    throw new ProviderFault('off');
  }
  override async logoutNotice(): Promise<never> {
    throw new ProviderFault('off');
  }
}
