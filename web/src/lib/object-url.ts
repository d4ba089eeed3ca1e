/** An address for a blob, valid while the component shows it and given back afterwards. */
import { useEffect, useState } from 'react';

export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return blob && url;
}

/** Hands a blob to the reader as a file. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has taken the address over by the next turn; before that, revoking it would stop the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
