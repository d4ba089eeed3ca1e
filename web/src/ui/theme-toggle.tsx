/** Light, dark, or as the system has it. */
import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme, THEMES, useTheme } from '../lib/theme.js';
import { msg, t } from '../lib/texts.js';

const ICONS = { light: Sun, dark: Moon, system: Monitor } as const;
const NAMES = { light: msg('Light'), dark: msg('Dark'), system: msg('As the system') } as const;

export function ThemeToggle() {
  const theme = useTheme();
  return (
    <div role="radiogroup" aria-label={t('Theme')} className="inline-flex rounded-md border bg-raised p-0.5">
      {THEMES.map((option) => {
        const Icon = ICONS[option];
        return (
          <label
            key={option}
            title={t(NAMES[option])}
            className="relative grid size-7 place-items-center rounded-sm text-ink-faint hover:text-ink has-checked:bg-sunken has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="theme"
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
              aria-label={t(NAMES[option])}
              checked={theme === option}
              onChange={() => chooseTheme(option)}
            />
            <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
          </label>
        );
      })}
    </div>
  );
}
