import type { ICredentialType } from 'n8n-workflow';

/** An API key of a workspace, and where Recto is. */
export class RectoApi implements ICredentialType {
  name = 'rectoApi';
  displayName = 'Recto API';
  icon = { light: 'file:../icons/recto.svg', dark: 'file:../icons/recto.dark.svg' } as const;
  documentationUrl = 'https://www.npmjs.com/package/n8n-nodes-recto';

  properties: ICredentialType['properties'] = [
    {
      displayName: 'Base URL',
      name: 'baseUrl',
      type: 'string',
      default: '',
      required: true,
      placeholder: 'https://recto.example',
      description: 'Where Recto runs, without /api',
    },
    {
      displayName: 'API Key',
      name: 'apiKey',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      required: true,
      placeholder: 'recto_live_…',
      description: 'The owner of the workspace makes it under Settings → Developers',
    },
  ];

  authenticate: ICredentialType['authenticate'] = {
    type: 'generic',
    properties: { headers: { Authorization: '=Bearer {{$credentials.apiKey}}' } },
  };

  test: ICredentialType['test'] = {
    request: { baseURL: '={{$credentials.baseUrl}}', url: '/api/documents', qs: { limit: 1 } },
  };
}
