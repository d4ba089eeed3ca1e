/** Names as a program writes them, and what they mean. */
export function Terms({ title, terms }: { title: string; terms: readonly (readonly [term: string, means: string])[] }) {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <dl className="mt-3 border-b">
        {terms.map(([term, means]) => (
          <div key={term} className="grid gap-x-6 border-t py-2.5 sm:grid-cols-[14rem_minmax(0,1fr)]">
            <dt className="font-mono text-sm">{term}</dt>
            <dd className="text-sm text-ink-soft">{means}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
