/** The form of a dialog, whose button stands in the footer and names it: `<Button type="submit" form={id}>`. */
import type { ReactNode } from 'react';

interface DialogFormProps {
  id: string;
  onSubmit: () => void;
  children: ReactNode;
}

export function DialogForm({ id, onSubmit, children }: DialogFormProps) {
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
