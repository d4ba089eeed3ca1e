/**
 * A search that is told when the typing pauses, and that follows one that comes from elsewhere (the address, Clear
 * Filters).
 */
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Input } from './input.js';

const TYPING_PAUSE = 250;

interface SearchBoxProps {
  label: string;
  search: string;
  onSearch: (search: string) => void;
}

export function SearchBox({ label, search, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState(search);
  if (search !== seen) {
    setSeen(search);
    if (search !== sent) setText(search);
    setSent(search);
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === search) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      onSearch(wanted);
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text, search, onSearch]);
  return (
    <label className="relative min-w-0 grow sm:max-w-md">
      <span className="sr-only">{label}</span>
      <Search aria-hidden="true" className="pointer-events-none absolute top-3 left-3 size-4 text-ink-faint" />
      <Input
        type="search"
        value={text}
        maxLength={200}
        placeholder={label}
        className="pl-9.5"
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  );
}
