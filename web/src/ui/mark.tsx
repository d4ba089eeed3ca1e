import { installation } from '../lib/installation.js';

/** Recto's mark: a leaf, its margin rule, and one highlighted line. */
function Mark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" fill="none">
      <path d="M6 3h15l5 5v21H6z" fill="var(--raised)" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      <path d="M13.5 13.5h10v6h-10z" fill="var(--mark)" />
      <path d="M11 3v26" stroke="currentColor" strokeWidth="2" />
      <path d="M14.5 16.5h8M14.5 23h5" stroke="var(--on-mark)" strokeWidth="2" />
      <path d="M14.5 23h5" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

/** @param name that of the installation; the public pages are Recto's */
export function Wordmark({ className, name = installation.brand.name }: { className?: string; name?: string }) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className ?? ''}`}>
      <Mark />
      <span className="font-serif text-lg font-semibold tracking-tight text-ink">{name}</span>
    </span>
  );
}
