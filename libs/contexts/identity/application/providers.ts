/** What answers the commands and questions about accounts, as the app is given it. */
import { ChangePasswordHandler } from './change-password.js';
import { PasswordProof } from './password-proof.js';

export const identityProviders = [ChangePasswordHandler, PasswordProof];
