import { parseS3Url } from './s3-url.js';

describe('OBJECT_STORE_URL of S3', () => {
  it('is taken apart', () => {
    expect(parseS3Url('s3://key:se%2Fcret@store.example.test:9000/recto')).toEqual({
      endPoint: 'store.example.test',
      port: 9000,
      useSSL: false,
      accessKey: 'key',
      secretKey: 'se/cret',
      region: undefined,
      bucket: 'recto',
    });
    expect(parseS3Url('s3://k:s@s3.example.test/recto?tls=true&region=eu-central-1')).toMatchObject({
      port: undefined,
      useSSL: true,
      region: 'eu-central-1',
    });
  });

  it.each([
    '',
    'file:data',
    's3://',
    's3://host/bucket',
    's3://topsecret@host/bucket',
    's3://k:topsecret@host',
    's3://k:topsecret@host/a/b',
  ])('%j is refused without telling the secret', (url) => {
    expect(() => parseS3Url(url)).toThrow(/object store URL/);
    expect(() => parseS3Url(url)).not.toThrow(/topsecret/);
  });
});
