/** The routes of the product. Each screen is its own chunk; guards decide who sees which. */
import type { RouteObject } from 'react-router-dom';
import { paths } from '../entities/paths.js';
import { siteRoutes } from '../site/routes.js';
import { FullScreenSpinner } from '../ui/spinner.js';
import { UploadersOnly, GuestsOnly, MembersOnly, UnknownPath } from './guards.js';
import { RouteError } from './route-error.js';

const signedIn: RouteObject = {
  element: <MembersOnly />,
  children: [
    {
      path: paths.testCheckout,
      lazy: async () => ({ Component: (await import('../features/payment/test-checkout-page.js')).TestCheckoutPage }),
    },
    {
      lazy: async () => ({ Component: (await import('./shell/shell.js')).Shell }),
      children: [
        {
          errorElement: <RouteError />,
          children: [
            {
              path: paths.dashboard,
              lazy: async () => ({
                Component: (await import('../features/dashboard/dashboard-page.js')).DashboardPage,
              }),
            },
            {
              element: <UploadersOnly />,
              children: [
                {
                  path: paths.upload,
                  lazy: async () => ({ Component: (await import('../features/upload/upload-page.js')).UploadPage }),
                },
              ],
            },
            {
              path: paths.documents,
              lazy: async () => ({
                Component: (await import('../features/document-list/documents-page.js')).DocumentsPage,
              }),
            },
            {
              path: paths.settings,
              lazy: async () => ({
                Component: (await import('../features/settings/settings-page.js')).SettingsPage,
              }),
            },
            {
              path: paths.tryApi,
              lazy: async () => ({ Component: (await import('../features/try-api/try-api-page.js')).TryApiPage }),
            },
            {
              path: paths.document(':id'),
              lazy: async () => ({ Component: (await import('./document/document-page.js')).DocumentPage }),
            },
            {
              path: paths.history(':id'),
              lazy: async () => ({
                Component: (await import('../features/document-history/history-page.js')).HistoryPage,
              }),
            },
            {
              path: paths.export,
              lazy: async () => ({ Component: (await import('../features/export/export-page.js')).ExportPage }),
            },
          ],
        },
      ],
    },
  ],
};

export const routes: RouteObject[] = [
  {
    errorElement: <RouteError />,
    hydrateFallbackElement: <FullScreenSpinner />,
    children: [
      ...siteRoutes,
      {
        path: paths.confirmNewsletter,
        lazy: async () => ({ Component: (await import('../features/newsletter/link-page.js')).ConfirmPage }),
      },
      {
        path: paths.unsubscribeNewsletter,
        lazy: async () => ({ Component: (await import('../features/newsletter/link-page.js')).UnsubscribePage }),
      },
      {
        lazy: async () => ({ Component: (await import('./with-queries.js')).WithQueries }),
        children: [
          {
            element: <GuestsOnly />,
            children: [
              {
                path: paths.login,
                lazy: async () => ({ Component: (await import('../features/auth/login-page.js')).LoginPage }),
              },
              {
                path: paths.register,
                lazy: async () => ({ Component: (await import('../features/auth/register-page.js')).RegisterPage }),
              },
            ],
          },
          {
            path: paths.loginCallback,
            lazy: async () => ({
              Component: (await import('../features/auth/login-callback-page.js')).LoginCallbackPage,
            }),
          },
          {
            path: paths.invitation,
            lazy: async () => ({ Component: (await import('../features/auth/invitation-page.js')).InvitationPage }),
          },
          {
            path: paths.confirmAddress,
            lazy: async () => ({
              Component: (await import('../features/auth/confirm-address-page.js')).ConfirmAddressPage,
            }),
          },
          {
            path: paths.forgotPassword,
            lazy: async () => ({
              Component: (await import('../features/auth/forgot-password-page.js')).ForgotPasswordPage,
            }),
          },
          {
            path: paths.resetPassword,
            lazy: async () => ({
              Component: (await import('../features/auth/reset-password-page.js')).ResetPasswordPage,
            }),
          },
          {
            path: paths.newAddress,
            lazy: async () => ({ Component: (await import('../features/auth/new-address-page.js')).NewAddressPage }),
          },
          {
            path: paths.keepAddress,
            lazy: async () => ({ Component: (await import('../features/auth/keep-address-page.js')).KeepAddressPage }),
          },
          {
            path: paths.thankYou,
            lazy: async () => ({ Component: (await import('../features/payment/thank-you-page.js')).ThankYouPage }),
          },
          {
            path: paths.operator,
            lazy: async () => ({ Component: (await import('../features/operator/operator-page.js')).OperatorPage }),
          },
          signedIn,
        ],
      },
      { path: '*', element: <UnknownPath /> },
    ],
  },
];
