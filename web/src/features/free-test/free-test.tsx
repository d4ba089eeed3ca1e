/** The anonymous free test on the landing page. Not wired to the server yet: it shows where the file goes. */
export function FreeTest() {
  return (
    <div className="rounded-lg border border-dashed border-line-strong bg-sheet px-6 py-16 text-center">
      <p className="font-medium">Drop an image of a document here</p>
      <p className="mt-1 text-sm text-ink-faint">PNG, JPG, GIF or JPEG, at most 2 MB</p>
    </div>
  );
}
