import { ObjectCorrupt, ObjectNotFound } from '#ports/object-store.js';
import { KeyShredded } from '#ports/key-vault.js';
import { openDocuments, type Documents } from '../../../../tests/documents.js';
import { tempFolder } from '../../../../tests/temp-folder.js';

describe('sealed objects', () => {
  const folder = tempFolder();
  let documents: Documents;
  const secret = Buffer.from('Ada Example owes nothing');
  beforeEach(async () => {
    documents = openDocuments(folder);
    await documents.objects.put('d1', 'originals/d1', secret);
  });

  it('give back what was put, and store none of it in the open', async () => {
    expect(await documents.objects.get('d1', 'originals/d1')).toEqual(secret);
    expect((await documents.store.get('originals/d1')).includes('Ada')).toBe(false);
  });

  it('are gone with the key, wherever a copy is kept', async () => {
    await documents.keys.shred('document:d1');
    await expect(documents.objects.get('d1', 'originals/d1')).rejects.toThrow(ObjectNotFound);
    await expect(documents.objects.put('d1', 'originals/d1', secret)).rejects.toThrow(KeyShredded);
  });

  it('open only as the object and the document they are', async () => {
    await documents.store.put('originals/d2', await documents.store.get('originals/d1'));
    await expect(documents.objects.get('d1', 'originals/d2')).rejects.toThrow(ObjectCorrupt);
    await documents.objects.put('d2', 'results/d2', secret);
    await expect(documents.objects.get('d2', 'originals/d1')).rejects.toThrow(ObjectCorrupt);
  });

  it('that are not there are not found', async () => {
    await expect(documents.objects.get('d1', 'originals/none')).rejects.toThrow(ObjectNotFound);
    await expect(documents.objects.get('d9', 'originals/d1')).rejects.toThrow(ObjectNotFound);
    await documents.objects.delete('originals/d1');
    await expect(documents.objects.get('d1', 'originals/d1')).rejects.toThrow(ObjectNotFound);
  });
});
