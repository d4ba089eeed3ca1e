/** What answers the commands and questions of the contact form and the newsletter, as the app is given it. */
import { SubmitContactMessageHandler } from './contact.js';
import { FollowLinkHandler, SubscribeHandler } from './newsletter.js';

export const engagementProviders = [SubmitContactMessageHandler, FollowLinkHandler, SubscribeHandler];
